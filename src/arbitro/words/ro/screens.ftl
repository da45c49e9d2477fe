# Paravane: întrebări și instrucțiuni când autoritatea schimbă rectificările.
question-passed_the_screen = Anunțul lui { $about } trecuse de cealaltă parte a paravanului?
question-passed_by_screenmate = { $about }, de aceeași parte a paravanului, a fost cel care a împins tăvița cu anunțul?
question-passed_inadvertently = { $about } a împins-o fără să observe neregularitatea?
question-screen_opened = Paravanul era deschis când s-a atras atenția asupra atacului?
question-screen_opened_by = Cine a deschis paravanul?
option-screen_opened_by-declaring_side = linia declarantului
option-screen_opened_by-others = altcineva, sau nu din vina liniei nevinovate
question-two_leads_faced = Și { $about }, care trebuia să atace, atacase cu cartea pe față?
question-from_tempo = Informația vine din timpul luat pentru un anunț?
question-tray_delay = Cu câte secunde a întârziat tăvița?
instruction-other_side_of_screen_not_told = Anunțul este corectat înainte ca tăvița să treacă; nimeni de cealaltă parte a paravanului nu este informat.
instruction-right_lead_stands = Atacul lui { $seat } rămâne valabil.
instruction-tray_delay_not_significant = O întârziere a tăviței până la această limită nu spune nimic: nu a fost o variație de tempo perceptibilă.
problem-tray-not-due = Tăvița nu trece acum.
problem-tray-elsewhere = { $found } nu se poate anunța: tăvița este de cealaltă parte a paravanului.
problem-screen-stays-closed = Paravanul rămâne închis până când atacul inițial este pe față.
