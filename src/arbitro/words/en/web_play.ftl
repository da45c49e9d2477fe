# The player on a phone.

# At the table
web-play-who = Who are you?
web-play-somebody-else = Somebody else?
web-play-go-on-as = Go on as { $name }
web-play-or-number = Or your member number or name
web-play-number = Your member number or name
web-play-empty-table = Nobody is seated at this table now. You can sign in here as soon as a round is seated.
web-play-not-here = Not playing here?
web-play-watch = Watch the event
web-play-code-title = Table code
web-play-code-old = The code may be an old one, or of another club. Scan the code on your table again, or look for the event here.
web-play-code = Code on the table card
web-play-sit-down = Sit down
web-play-on-phone = signed in on a phone
web-play-second-phone = You are signed in on another phone already.
web-play-second-yes = Say yes to number { $number } on that phone, or ask the director.
web-play-second-no = This phone was not let in. Ask the director.
web-play-nobody = Nobody who plays here is signed in
web-play-kept = { $count ->
    [one] One entry waits on this phone. It is sent as soon as you have signed in again:
   *[other] { $count } entries wait on this phone. They are sent as soon as you have signed in again:
}
web-play-elsewhere = { $name } is signed in on this phone in another event.
web-play-other-event = To that event
web-play-no-player = { $name } is signed in as { $role }, and does not play in this event.
web-play-sign-in = Sign in at the table
web-play-scan = Scan the code on your table.

# The round
web-play-you = you
web-play-phone-new = { $name } is signed in on another phone.
web-play-boards = Boards of this round
web-play-state-play = to play
web-play-state-unsent = waits on this phone
web-play-state-me = to confirm
web-play-state-opponents = waits for confirmation
web-play-state-director = with the director
web-play-state-done = done
web-play-which-room = Which room are you in?
web-play-room-open = open room
web-play-room-closed = closed room
web-play-sit-out = You sit out this round.
web-play-between = Between two rounds
web-play-left = left
web-play-until = until { $time }
web-play-stopped = The clock is stopped
web-play-over-now = All your rounds are over
web-play-not-seated = You are entered
web-play-not-seated-yet = Your seat will be shown here as soon as the seating is done.
web-play-next = Next: round { $round }
web-play-boards-are = Boards { $boards }
web-play-against = Against { $names }
web-play-on-to = On to board { $board }
web-play-enter = Enter board { $board }

# A board
web-play-to-play = Enter the result when the board is played.
web-play-they-enter = North-South enter the result. You confirm it here.
web-play-only-phone = North-South have no phone here: they enter the result on yours, and you confirm it.
web-play-nothing-to-enter = There is nothing to enter on this board.
web-play-waits-unsent = Saved on this phone; it will be sent when the connection is back.
web-play-waits-sent = Sending …
web-play-waits-me = Waiting for you to confirm.
web-play-waits-opponents = Sent. Now one of your opponents must confirm it: { $names }
web-play-waits-director = With the director, who decides.
web-play-one-side = Entered and confirmed on phones of one side, by { $name }. If it is not right, call the director.
web-play-correct = Correct it
web-play-pass = Confirm on this phone
web-play-hand-over = Now { $names } have the phone:
web-play-to-confirm = Board { $board }: is this right?
web-play-confirm = Confirm
web-play-not-right = Not right
web-play-cancel-call = Cancel the call
web-play-call-cancelled = The call is cancelled.
web-play-differ = Say what is right: North-South correct it on their phone, and you confirm it here.
web-play-right-after-all = It is right after all
web-play-you-confirm = { $result }, confirmed
web-play-you-dispute = { $result }, not right
web-play-lead = Lead
web-play-others-later = You will see the other tables when it is allowed: after the board in progress, or after the round.
web-play-first = You are the first to have played it.
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
web-play-go-on = Go on
web-play-meanwhile = In the meantime somebody has entered this; what you send replaces it:
web-play-meanwhile-done = In the meantime this board has a result. If it is wrong, call the director:

# Notices
web-play-unsent = { $count ->
    [one] Not sent yet. It waits on this phone:
   *[other] Not sent yet. They wait on this phone:
}
web-play-refused = Not accepted: { $what }
web-play-enter-again = Enter it again
web-play-put-away = OK
web-play-call = Call the director
web-play-call-board = Board
web-play-no-board = No board
web-play-call-usual = What is it about? One tap calls.
web-play-note = Note (if you like)
web-play-ruled-board = Board { $board } of round { $round } was ruled on.
web-play-ruled = A ruling was given at your table in round { $round }.
web-play-ruling = Ruling { $number }
web-play-call-aloud = There is no connection. Call the director aloud.
web-play-director-called = The director was called at { $time }.
web-play-director-comes = { $name } is on the way to you.

# The card
web-play-rank = Rank { $rank }
web-play-no-rank = No ranking now: it is shown when a round is over, and not while you play a board.
web-play-no-results = No results yet.
web-play-live = Go to the table
web-play-live-here = This round is played online.
