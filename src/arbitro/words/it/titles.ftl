# I titoli degli articoli.

law-title-1 = Il mazzo di carte - Rango dei semi e delle carte
law-title-2 = I board da gara
law-title-3 = Sistemazione ai tavoli
law-title-4 = Accoppiamenti
law-title-5 = Assegnazione dei posti
law-title-6 = Mescolatura e distribuzione
law-title-7 = Controllo dei board e delle carte
law-title-8 = Sequenza dei round
law-title-9 = Procedura a seguito di un’irregolarità
law-title-10 = Irrogazione di rettifiche
law-title-11 = Perdita del diritto a una rettifica
law-title-12 = Poteri discrezionali dell’arbitro
law-title-13 = Numero errato di carte
law-title-14 = Carta mancante
law-title-15 =
    { $edition ->
        [1997] Gioco di un board sbagliato
        [2007] Gioco di un board sbagliato
       *[2017] Board o mano sbagliati
    }
law-title-16 =
    { $edition ->
        [1997] Informazioni non autorizzate
       *[2017] Informazioni autorizzate e non autorizzate
    }
law-title-17 = Il periodo licitativo
law-title-18 = Licite
law-title-19 = I contro ed i surcontro
law-title-20 = Ricapitolazione e spiegazione delle chiamate
law-title-21 =
    { $edition ->
        [1997] Chiamata basata su un’informazione errata
        [2007] Chiamata basata su un’informazione errata
       *[2017] Informazione errata
    }
law-title-22 =
    { $edition ->
        [1997] Procedura dopo la fine della licitazione
        [2007] Procedura dopo la fine della licitazione
       *[2017] Fine della licitazione
    }
law-title-23 =
    { $edition ->
        [1997] Passo obbligato che danneggia l’altra linea
        [2007] Consapevolezza di un potenziale danneggiamento
       *[2017] Chiamata comparabile
    }
law-title-24 = Carta esposta o d’attacco durante la licitazione
law-title-25 = Cambi di chiamata legali e illegali
law-title-26 = Chiamata ritirata, restrizioni d’attacco
law-title-27 = Licita insufficiente
law-title-28 = Chiamate considerate in rotazione
law-title-29 = Procedura dopo una chiamata fuori turno
law-title-30 = Passo fuori turno
law-title-31 = Licita fuori turno
law-title-32 = Contro o surcontro fuori turno
law-title-33 = Chiamate simultanee
law-title-34 = Conservazione del diritto a chiamare
law-title-35 =
    { $edition ->
        [1997] Chiamata inammissibile condonata
       *[2017] Chiamate inammissibili
    }
law-title-36 = Contro e surcontro inammissibili
law-title-37 = Condotta che viola l’obbligo a passare
law-title-38 = Licita di più di sette
law-title-39 = Chiamata dopo il passo finale
law-title-40 = Accordi di coppia
law-title-41 = Inizio del gioco
law-title-42 = Diritti del morto
law-title-43 = Limitazioni del morto
law-title-44 = Sequenza e procedura di gioco
law-title-45 = Carta giocata
law-title-46 = Incompleta o erronea chiamata di una carta dal morto
law-title-47 = Ritiro di una carta giocata
law-title-48 = Esposizione delle carte del dichiarante
law-title-49 = Esposizione delle carte di un difensore
law-title-50 = Disposizioni per una carta penalizzata
law-title-51 = Due o più carte penalizzate
law-title-52 = Mancato attacco o gioco di una carta penalizzata
law-title-53 = Attacco fuori turno accettato
law-title-54 = Attacco iniziale a carta scoperta fuori turno
law-title-55 = Attacco fuori turno del dichiarante
law-title-56 = Attacco fuori turno di un difensore
law-title-57 =
    { $edition ->
        [1997] Attacco o giocata prematura di un difensore
       *[2017] Attacco o giocata prematura
    }
law-title-58 = Attacchi o giocate simultanei
law-title-59 = Impossibilità di attaccare o giocare come richiesto
law-title-60 = Gioco dopo una giocata irregolare
law-title-61 = Il mancare di rispondere a colore - Indagini relative ad una renonce
law-title-62 = Correzione della renonce
law-title-63 = Consumazione della renonce
law-title-64 = Procedura dopo la consumazione di una renonce
law-title-65 = Sistemazione delle prese
law-title-66 = Ispezione delle prese
law-title-67 = Presa difettosa
law-title-68 = Richiesta o concessione di prese
law-title-69 = Accordo in merito alla richiesta o alla concessione
law-title-70 = Richieste e concessioni contestate
law-title-71 = Concessione cancellata
law-title-72 = Principi generali
law-title-73 =
    { $edition ->
        [1997] Comunicazione
        [2007] Comunicazione
       *[2017] Comunicazione, tempo e inganno
    }
law-title-74 = Condotta ed etichetta
law-title-75 =
    { $edition ->
        [1997] Accordi di coppia
       *[2017] Spiegazione sbagliata o chiamata sbagliata
    }
law-title-76 = Spettatori
law-title-77 = Tabella dei punteggi del bridge
law-title-78 =
    { $edition ->
        [1997] Metodi di calcolo del punteggio
        [2007] Metodi di calcolo del punteggio
       *[2017] Metodi di calcolo del punteggio e regolamento della gara
    }
law-title-79 = Prese vinte
law-title-80 = Regolamenti e organizzazione
law-title-81 = L’arbitro
law-title-82 = Rettifica di errori di procedura
law-title-83 = Notifica del diritto di appello
law-title-84 = Decisioni su fatti concordati
law-title-85 = Decisioni relative a fatti contestati
law-title-86 = Nei tornei a squadre o simili
law-title-87 = Board non conforme
law-title-88 = Assegnare punti di indennizzo
law-title-89 = Rettifiche in competizioni individuali
law-title-90 = Penalità procedurali
law-title-91 = Penalizzare o sospendere
law-title-92 = Diritto di appellarsi
law-title-93 = Procedura per il reclamo
