# The player on a phone.

# At the table
web-play-who = Who are you?
web-play-somebody-else = Not you?
web-play-go-on-as = Continue as { $name }
web-play-or-number = Or enter your member number or name
web-play-number = Your member number or name
web-play-empty-table = Nobody is seated at this table now. You can sign in here when the next round is seated.
web-play-not-here = Not playing here?
web-play-watch = Watch the event
web-play-code-title = Table code
web-play-code-old = The code may be an old one, or from another club. Scan the code on your table again, or find the event here.
web-play-code = Code on the table card
web-play-sit-down = Take a seat
web-play-on-phone = signed in on a phone
web-play-second-phone = You are already signed in on another phone.
web-play-second-yes = Confirm number { $number } on that phone, or ask the director.
web-play-second-no = This phone was refused. Ask the director.
web-play-nobody = No player of this event is signed in here
web-play-kept = { $count ->
    [one] One entry is saved on this phone. It is sent as soon as you sign in again:
   *[other] { $count } entries are saved on this phone. They are sent as soon as you sign in again:
}
web-play-elsewhere = { $name } is signed in on this phone in another event.
web-play-other-event = Go to that event
web-play-no-player = { $name } is signed in as { $role } and does not play in this event.
web-play-sign-in = Sign in at the table
web-play-scan = Scan the code on your table.

# The round
web-play-you = you
web-play-phone-new = { $name } is signed in on another phone.
web-play-boards = Boards of this round
web-play-state-play = not played yet
web-play-state-unsent = saved on this phone
web-play-state-me = for you to confirm
web-play-state-opponents = waiting for confirmation
web-play-state-director = with the director
web-play-state-done = done
web-play-which-room = Which room are you in?
web-play-scan-room = In each match, scan the code on your table: then you can confirm results here.
web-play-room-open = open room
web-play-room-closed = closed room
web-play-sit-out = You sit out this round.
web-play-between = Between rounds
web-play-left = left
web-play-until = until { $time }
web-play-stopped = The clock is stopped
web-play-over-now = You have played all your rounds
web-play-not-seated = You are entered in this event
web-play-not-seated-yet = Your seat will be shown here as soon as the seating is done.
web-play-next = Next: round { $round }
web-play-boards-are = Boards { $boards }
web-play-against = Against { $names }
web-play-on-to = Continue with board { $board }
web-play-enter = Enter board { $board }

# A board
web-play-to-play = Enter the result when you have played the board.
web-play-they-enter = North-South enter the result. Then you confirm it here.
web-play-only-phone = North-South have no phone: they enter the result on yours, and you confirm it.
web-play-nothing-to-enter = There is nothing to enter on this board.
web-play-waits-unsent = Saved on this phone; it will be sent when the connection is back.
web-play-waits-sent = Sending …
web-play-waits-me = Waiting for you to confirm.
web-play-waits-opponents = Sent. Now one of your opponents must confirm it: { $names }
web-play-waits-director = The director will decide.
web-play-one-side = Entered and confirmed on phones of one side, by { $name }. If it is not right, call the director.
web-play-correct = Correct it
web-play-pass = Let them confirm on this phone
web-play-hand-over = Now hand the phone to { $names }:
web-play-to-confirm = Board { $board }: is this right?
web-play-confirm = Confirm
web-play-not-right = Not right
web-play-cancel-call = Cancel the call
web-play-call-cancelled = The call is cancelled.
web-play-differ = Tell North-South what is wrong. They correct it on their phone, and you confirm it here.
web-play-right-after-all = It is right after all
web-play-you-confirm = { $result }, confirmed
web-play-you-dispute = { $result }, not right
web-play-lead = Lead
web-play-others-later = You will see other tables’ results when that is allowed: after this board, or after the round.
web-play-first = You are the first to play it.
web-play-deal-later = { $left ->
    [one] You will see the hands when one more table has played them.
   *[other] You will see the hands when { $left } more tables have played them.
}

# Entry
web-play-so-far = So far
web-play-step-contract = Contract
web-play-step-declarer = Declarer
web-play-step-lead = Lead
web-play-step-tricks = Tricks
web-play-ask-contract = What is the contract?
web-play-ask-declarer = Who is declarer?
web-play-ask-lead = Which card was led?
web-play-ask-tricks = How did it end?
web-play-ask-check = Is it right?
web-play-level = Level
web-play-denomination = Denomination
web-play-doubled = Doubled or not
web-play-risk-none = Undoubled
web-play-risk-X = × doubled
web-play-risk-XX = ×× redoubled
web-play-declarer = Declarer
web-play-lead-suit = Suit of the lead
web-play-lead-card = Card led
web-play-no-lead = No lead
web-play-makes = Made
web-play-fails = Down
web-play-made = just made
web-play-over = { $tricks ->
    [one] one overtrick
   *[other] { $tricks } overtricks
}
web-play-down = { $tricks } down
web-play-not-passed-out = Not passed out
web-play-not-played = Board not played
web-play-send = Send
web-play-go-on = Continue
web-play-meanwhile = Somebody has entered a result in the meantime; sending yours replaces it:
web-play-meanwhile-done = This board has a result in the meantime. If it is wrong, call the director:

# Notices
web-play-unsent = { $count ->
    [one] Not sent yet, saved on this phone:
   *[other] Not sent yet, saved on this phone:
}
web-play-refused = Not accepted: { $what }
web-play-enter-again = Enter it again
web-play-put-away = OK
web-play-call = Call the director
web-play-call-board = Board
web-play-no-board = No board
web-play-call-usual = What is it about? One tap calls the director.
web-play-note = Note (optional)
web-play-ruled-board = There was a ruling on board { $board }, round { $round }.
web-play-ruled = There was a ruling at your table in round { $round }.
web-play-ruling = Ruling { $number }
web-play-call-aloud = There is no connection. Call the director aloud.
web-play-director-called = The director was called at { $time }.
web-play-director-comes = { $name } is coming to your table.

# The card
web-play-rank = Rank { $rank }
web-play-no-rank = The ranking is shown when a round is over, and not while you play a board.
web-play-no-results = No results yet.
web-play-live = Go to the table
web-play-live-here = This round is played online.
