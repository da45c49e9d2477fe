# Sipari: domande e istruzioni quando l’autorità modifica le rettifiche.
question-passed_the_screen = La chiamata di { $about } era già passata dall’altra parte del sipario?
question-passed_by_screenmate = È stato { $about }, dalla stessa parte del sipario, a passare il carrello con la chiamata?
question-passed_inadvertently = { $about } l’ha passata senza accorgersi dell’irregolarità?
question-screen_opened = Il sipario era aperto quando è stata richiamata l’attenzione sull’attacco?
question-screen_opened_by = Chi ha aperto il sipario?
option-screen_opened_by-declaring_side = la linea del dichiarante
option-screen_opened_by-others = altri, o non per colpa della linea innocente
question-two_leads_faced = Anche { $about }, a cui toccava attaccare, aveva attaccato a carta scoperta?
question-from_tempo = L’informazione viene dal tempo impiegato per una chiamata?
question-tray_delay = Di quanti secondi ha tardato il carrello?
instruction-other_side_of_screen_not_told = La chiamata viene corretta prima che passi il carrello; nessuno dall’altra parte del sipario viene informato.
instruction-right_lead_stands = L’attacco di { $seat } resta valido.
instruction-tray_delay_not_significant = Un ritardo del carrello fino a questo limite non dice nulla: non c’è stata una percepibile variazione di tempo.
problem-tray-not-due = Il carrello ora non passa.
problem-tray-elsewhere = { $found } non si può chiamare: il carrello è dall’altra parte del sipario.
problem-screen-stays-closed = Il sipario resta chiuso finché l’attacco iniziale non è scoperto.
