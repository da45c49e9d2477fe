# A pair's system on the pages.

web-system-title = System and convention card
web-system-hand-in = Hand in a system
web-system-shipped = One of the program’s
web-system-file = A file of rules (TOML)
web-system-filed = The system is on file.
web-system-take-back = Take it back
web-system-taken-back = The system was taken back.
web-system-none = No system is on file.
web-system-policy = What the event allows
web-system-allowed = Nothing in it is forbidden in any category of events.
web-system-open = Still to be answered
web-system-before-play = Before play
web-system-read = What does a call show?
web-system-read-how = Click the auction, or a call in the list below it.
web-system-nothing-agreed = Nothing is agreed here.
web-system-card = Convention card
web-system-print-card = Print the card
web-system-print-forms = Print the Brown Sticker forms
web-desk-on-file = The system on file
web-desk-questioned-explained = What was said of the call
web-desk-questioned-held = The hand of the player who called, AQ32.K84.Q73.K92
web-desk-questioned-auction = The auction up to the call, N: 1C P 1H
web-table-alert-due = By your system { $call } is alerted.
web-table-offered = { $seat } asks about { $call }. Your system says:
web-table-send-offered = Send this answer
web-table-change-offered = Say it otherwise
