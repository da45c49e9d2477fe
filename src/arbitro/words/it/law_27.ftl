# Articolo 27: una licita insufficiente.

event-insufficient_bid = Una licita era troppo bassa
field-premature = Sostituita, prima che parlasse l’arbitro, da
question-accepted = { $seat }, accetti { $about }? È accettata anche se hai già chiamato o giocato dopo.
question-replacement = { $seat }, quale chiamata legale fai al posto di { $about }?
tell-lowest_bid = Se liciti la stessa denominazione al livello sufficiente più basso, e nessuna delle due licite è artificiale, non c’è altro.
tell-comparable_call = Se la tua chiamata è comparabile con { $about } – lo stesso significato, o uno contenuto in esso – non c’è altro.
tell-same_meaning = Se la tua chiamata ha lo stesso significato di { $about }, o uno più preciso, non c’è altro.
tell-other_call = Con qualunque altra licita, o con un passo, il tuo compagno deve passare per tutto il resto della licitazione, e se la tua linea difende possono seguire restrizioni d’attacco.
tell-no_double = Non puoi contrare né surcontrare.
tell-no_double_unless_comparable = Non puoi contrare né surcontrare, se non è comparabile.
question-artificial = { $about }, o la chiamata che la sostituisce, è artificiale, o potrebbe esserlo?
weigh-meaning_of_insufficient_bid = che cosa significava la licita insufficiente, o avrebbe significato nella situazione in cui il giocatore credeva di essere
weigh-meaning_of_replacement = che cosa significa la chiamata sostitutiva; solo se non c’è alcun dubbio nessuna delle due è artificiale
question-same_denominations = { $about } è la più bassa licita sufficiente che specifica la stessa denominazione, o le stesse, della licita ritirata?
weigh-denominations_specified = le denominazioni che ciascuna licita specifica, non quelle che nomina
weigh-lowest_that_specifies_them = se una licita sufficiente più bassa le avrebbe specificate
question-same_or_more_precise = { $about } ha lo stesso significato della licita insufficiente, o uno più preciso interamente contenuto in esso?
weigh-meaning_contained = se ogni mano adatta alla nuova chiamata sarebbe stata adatta alla prima
weigh-what_call_excludes = ciò che una chiamata esclude fa parte del suo significato quanto ciò che mostra
question-same_or_more_precise_shape = { $about } ha lo stesso significato distribuzionale della licita insufficiente, o uno più preciso contenuto in esso?
weigh-shape_contained = se ogni distribuzione adatta alla nuova chiamata sarebbe stata adatta alla prima
weigh-strength_left_out = la forza qui non conta
question-no_lasting_harm = Con { $about } al suo posto, la licitazione può seguire il suo corso normale, senza che la linea colpevole ne abbia ricavato qualcosa che la guasta senza rimedio?
weigh-information_gained = che cosa la linea sa grazie all’irregolarità e non dalle chiamate legali
weigh-auction_beyond_repair = se la licitazione può ancora seguire il suo corso normale
question-damaging_information = La licita insufficiente ha fornito informazioni che hanno danneggiato la linea innocente?

decision-27-letters_2007 = Il testo italiano chiama D ed E ciò che altre versioni chiamano C (sostituzione prematura) e D (danno). Qui si usano le lettere C e D.
decision-27-premature_1997 = Non c’è un comma sulla sostituzione prematura. È nulla (9C), e il colpevole sceglie dopo aver sentito tutto (10C1); un contro costa comunque secondo B3.
decision-27-inadmissible_double = B3 parla di qualsiasi contro o surcontro, quindi anche di uno contrario all’articolo 19: è nullo e costa lo stesso.
decision-27-second_insufficient_bid_1997 = Non c’è un comma su una seconda licita insufficiente. È nulla (9C) e si applica B2.
decision-27-information_2007 = B1(b), a differenza di B1(a), non esclude 16D: la linea colpevole non può usare la licita ritirata.
