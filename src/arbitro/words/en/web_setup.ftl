# From nothing to a running event: the organiser's pages.

web-setup-event-name = Name of the event
web-setup-date = Date
web-setup-time = Time
web-setup-weekly = Every week
web-setup-series = Weekly series
web-setup-no-series = none
web-setup-series-hint = Events with the same series belong together; you create the next one with one tap.
web-setup-form = Who plays
web-setup-form-pairs = Pairs
web-setup-form-teams = Teams
web-setup-form-individual = Individuals
web-setup-play = How it is played
web-setup-phase = Phase { $number }
web-setup-phase-name = Name of the phase
web-setup-phase-add = Add a phase
web-setup-phase-remove = Remove phase { $number }
web-setup-qualifying = Qualifying
web-setup-final = Final
web-setup-system = System
web-setup-system-movement = Movement (Mitchell …)
web-setup-system-swiss = Swiss
web-setup-system-danish = Danish
web-setup-system-round_robin = Round robin
web-setup-system-knockout = Knock-out
web-setup-scoring = Scoring
web-setup-scoring-matchpoints = Matchpoints (%)
web-setup-scoring-butler = Butler (IMPs against the datum)
web-setup-scoring-cross_imps = Cross-IMPs
web-setup-scoring-total_points = Total points
web-setup-scoring-victory_points = Victory points
web-setup-scoring-imps = IMPs
web-setup-scoring-board_a_match = Board-a-match
web-setup-rounds = Rounds
web-setup-boards-round = Boards in a round
web-setup-boards-match = Boards in a match
web-setup-boards-sum =
    { $boards ->
        [one] 1 board in all.
       *[other] { $boards } boards in all.
    }
web-setup-movement-later = You choose the movement when the entries are in; it may change the number of rounds.
web-setup-qualify = How many qualify
web-setup-qualify-hint = From each group; 0: all.
web-setup-carry = Carry-over
web-setup-carry-none = None
web-setup-carry-full = Everything
web-setup-carry-share = A share
web-setup-carry-between_qualified = Only matches between those who qualify
web-setup-share = Share in per cent
web-setup-more = More settings
web-setup-sessions = Sessions
web-setup-stanzas = Stanzas of a match
web-setup-groups = Groups
web-setup-groups-hint = Ranked separately. Names with a space between them; leave empty for a single group.
web-setup-screens = Screens
web-setup-rules = Rules
web-setup-pack = Regulations
web-setup-edition = Edition of the Laws
web-setup-publicity = Results are public
web-setup-publicity-live = At once
web-setup-publicity-after_round = After each round
web-setup-publicity-after_session = After the session
web-setup-played = Where it is played
web-setup-played-room = In the room
web-setup-played-online = Online
web-setup-played-mixed = Some tables online
web-setup-played-tables = Tables that play online
web-setup-played-tables-hint = Numbers with commas between them, with the section first where there are several: 2, 5 or A 2, B 5
web-setup-played-save = Use these tables
web-setup-played-about = At a live table everybody plays on a phone or computer. The table opens when the round begins, and records its results itself. Deal its boards beforehand.
web-setup-mode = What the Laws forbid
web-setup-mode-strict = Cannot happen
web-setup-mode-permissive = Can happen, as at a club
web-setup-create = Create the event
web-setup-next = Next: { $page }
web-setup-or-file = Or a file
web-setup-look = Check it first
web-setup-preview = This is what will be entered
web-setup-problems =
    { $count ->
        [one] There is one problem. Correct it and check again; nothing has been changed.
       *[other] There are { $count } problems. Correct them and check again; nothing has been changed.
    }
web-setup-which-phase = Phase
web-setup-which-session = Session
web-setup-number = No.
web-setup-who = Who
web-setup-new = new
web-setup-new-member = Not in the register: a new member.
web-setup-search-members = Search by name or number
web-setup-members-found =
    { $count ->
        [one] 1 member
       *[other] { $count } members
    }
web-setup-no-members = There are no members yet. Add them here, paste a list, or they are added with the entries.
web-setup-nobody-called-so = No member has that name.
web-setup-add-member = Add a member
web-setup-change-member = Change a member
web-setup-change = Change
web-setup-change-who = Change { $name }
web-setup-import-members = Paste a list
web-setup-download-csv = Download CSV
web-setup-member-number = Number
web-setup-contacts = Contacts
web-setup-contacts-hint = Visible to organisers only.
web-setup-member-saved = { $name } has been saved.
web-setup-forget = Delete for good …
web-setup-forget-means = The name, number and contacts of { $name } are deleted everywhere, including past events. This cannot be undone.
web-setup-forget-yes = Delete for good
web-forget-found =
    { $count ->
        [one] The name also appears in one other place and is removed there:
       *[other] The name also appears in { $count } other places and is removed there:
    }
web-forget-more = … and { $count } more
web-forget-nowhere = The name appears nowhere else in the records.
web-forget-word =
    { $count ->
        [one] Also remove “{ $word }”: it appears in one place
       *[other] Also remove “{ $word }”: it appears in { $count } places
    }
web-forget-also = Other words that identify this person, separated by commas
web-forgotten =
    { $facts ->
        [0] Deleted. The name appeared nowhere else.
        [one] Deleted. The name was removed from one record; the journal is still complete and verifiable.
       *[other] Deleted. The name was removed from { $facts } records; the journal is still complete and verifiable.
    }
web-forgotten-left = The name is still in the address of { $places }, which cannot be changed.
web-forgotten-copies = These older copies still contain everything: { $files }. Delete them, or wait: the oldest is removed each evening. Downloads, printed sheets and phones cannot be changed from here.
web-forgotten-no-copies = There is no older copy on this computer. Downloads, printed sheets and phones cannot be changed from here.
web-setup-paste-members = Members, one per line
web-setup-paste-members-hint = Name; number. With a header in any order: name;number;category;sex;born;club;e-mail.
web-setup-left-out = Ignored columns: { $columns }.
web-setup-state = What happens
web-setup-state-new = new
web-setup-state-changed = changed
web-setup-state-same = as before
web-setup-take-members =
    { $count ->
        [one] Add 1 member
       *[other] Add { $count } members
    }
web-setup-members-taken =
    { $count ->
        [one] 1 member added.
       *[other] { $count } members added.
    }
web-setup-add-pairs = Add a pair
web-setup-add-teams = Add a team
web-setup-add-individual = Add a player
web-setup-player = Player
web-setup-player-number = Player { $number }
web-setup-one-more-player = Add a player
web-setup-team-name = Name of the team
web-setup-captain = Captain (if not the first player)
web-setup-captain-of = { $name } (captain)
web-setup-section = Section
web-setup-section-hint = Kept for the next entries; leave empty if there is only one.
web-setup-entered = Entered: { $name }
web-setup-entered-many =
    { $count ->
        [one] 1 entry made.
       *[other] { $count } entries made.
    }
web-setup-import-entries = Paste a list
web-setup-paste-entries = Entries, one per line
web-setup-paste-hint-pairs = North – South, or North; South. By name or number; anyone not in the register is added as a member.
web-setup-paste-hint-teams = Team; player 1; player 2; … By name or number; anyone not in the register is added as a member.
web-setup-paste-hint-individual = A name or a number; anyone not in the register is added as a member.
web-setup-enter-all =
    { $count ->
        [one] Enter it
       *[other] Enter all { $count }
    }
web-setup-no-entries = Nobody has entered yet.
web-setup-count-pairs =
    { $count ->
        [one] 1 pair
       *[other] { $count } pairs
    }
web-setup-count-teams =
    { $count ->
        [one] 1 team
       *[other] { $count } teams
    }
web-setup-count-individual =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-setup-late-entry = Play has begun: late entries are seated on the Seating page.
web-setup-withdraw = Withdraw
web-setup-withdraw-who = Withdraw { $name }
web-setup-withdrawn = withdrawn
web-setup-withdrawn-said = { $name }: withdrawn.
web-setup-substitute = Substitute
web-setup-substitute-in = Substitute in { $name }
web-setup-goes-out = Player who leaves
web-setup-takes-over = Player who comes in
web-setup-from-round = From round
web-setup-only-members = Choose somebody from the register; an organiser can add new members.
web-setup-substituted = { $name } plays from now on.
web-setup-too-few = At least two are needed. Make the entries first.
web-setup-boards-all = Boards in total
web-setup-minutes = Playing time in minutes
web-setup-any = any
web-setup-one-winner = One ranking for all
web-setup-movements = Suitable movements, the best first
web-setup-best = best
web-setup-usual = As last time
web-setup-option =
    { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } of { $boards ->
        [one] 1 board
       *[other] { $boards } boards
    }, { $all } in total
web-setup-verdict-perfect = Fair: everyone meets everyone equally often.
web-setup-verdict-complete = Checked: nobody plays a board twice and everyone plays every board.
web-setup-verdict-defects = Checked: it has the shortcomings listed below.
web-setup-balance = Each pair is compared with each other pair in { $least }% to { $most }% of its comparisons (perfectly fair: { $even }%)
web-setup-faults =
    { $count ->
        [one] 1 shortcoming
       *[other] { $count } shortcomings
    }
web-setup-the-room = The room
web-setup-room-picture =
    { $tables ->
        [one] The room in round { $round }: 1 table
       *[other] The room in round { $round }: { $tables } tables
    }
web-setup-round-of = Round { $round } of { $rounds }
web-setup-round-before = Previous round
web-setup-round-after = Next round
web-setup-follow = Follow
web-setup-nobody-yet = nobody yet
web-setup-goes-out-next = → sits out
web-setup-stays = stays
web-setup-stand = On the side table: boards { $boards }
web-setup-share-boards = Tables { $tables } share boards { $boards }
web-setup-sits-out = Sits out: { $number } { $name }
web-setup-as-list = As a list
web-setup-table = Table
web-setup-home = Home
web-setup-away = Visitors
web-setup-bearers = Who has which number
web-setup-bearers-why = By order of entry. Drag a name, type another number, or draw lots.
web-setup-shuffle = Draw lots
web-setup-shuffled = Lots have been drawn.
web-setup-now-bears = { $name } now has number { $number }.
web-setup-number-of = Number of { $name }
web-setup-place = Table { $table } { $side }
web-setup-out-first = sits out in round 1
web-setup-fixed = Who must stay at one table
web-setup-fixed-why = They get a stationary seat.
web-setup-seat = Use this seating
web-setup-seated = The seating is saved.
web-setup-seat-again = Change the seating
web-setup-is-seated = Seating done: { $count } contestants, { $tables } tables, { $rounds } rounds.
web-setup-section-named = Section { $section }
web-setup-print-cards = Print the table cards
web-setup-begin = Begin round 1
web-setup-begin-round = Begin round { $round }
web-setup-begun = Round { $round } has begun.
web-setup-round-on = round { $round }
web-setup-unseated = Entered later, not seated yet:
web-setup-into-half-table = Fill the half table from round { $round }
web-setup-seated-late = { $name } now has a seat.
web-setup-group-named = Group { $group }
web-setup-field = { $count } in the draw, { $rounds } rounds
web-setup-draw = Draw round { $round }
web-setup-draw-again = Draw again
web-setup-drawn = Round { $round } is drawn.
web-setup-round-first = End round { $round } first.
web-setup-round-still-on = Round { $round } is still being played; the draw would ignore its results.
web-setup-home-first = The home team is named first.
web-setup-ns-first = North-South is named first.
web-setup-minded = Please note
web-setup-bye = { $name } sits out.
web-setup-by-hand = Change by hand
web-setup-by-hand-how = Moving someone swaps them with the person who sat there.
web-setup-out = Sits out
web-setup-keep-by-hand = Save this round
web-setup-changed-by-hand = Round { $round } is changed by hand.
web-setup-which-boards = { $given } of { $all } boards have deals
web-setup-source-dealt = { $boards }: made here
web-setup-source-committed = { $boards }: made here, with a public check code
web-setup-source-uploaded = { $boards }: from a file
web-setup-source-entered = { $boards }: entered by hand
web-setup-source-none = { $boards }: none
web-setup-download-pbn = PBN for the dealing machine
web-setup-make =
    { $count ->
        [one] Make 1 deal
       *[other] Make { $count } deals
    }
web-setup-make-committed = Make them with a public check code
web-setup-commit-hint = Publish the check code now and the secret after the session: then anyone can verify that the deals were not chosen.
web-setup-deals-ask = Where do the deals come from?
web-setup-deals-by-hand = Do you shuffle at the tables? Then there is nothing to do here.
web-setup-deals-made = The deals are made.
web-setup-commitments = Check codes
web-setup-commitment = { $boards } boards, { $label }:
web-setup-upload = From a file
web-setup-paste-deals = PBN or LIN
web-setup-paste-deals-hint = Give a deal for every board that has none yet. If one of them is wrong, none is used.
web-setup-format = Format
web-setup-for-round = For round
web-setup-take-deals = Use these deals
web-setup-deals-taken = The deals are saved.
web-setup-deals-other = Replace these deals
web-setup-deals-back = Remove these deals
web-setup-deals-back-hint = Boards that nobody has played yet lose their deals. Then you can supply others, or none if you shuffle at the tables.
web-setup-deals-taken-back = The deals have been removed.
web-setup-single = Enter one deal after play
web-setup-board = Board
web-setup-board-of = Round { $round }, board { $board }
web-setup-hand-hint = Spades.hearts.diamonds.clubs, like AKQ.J109.876.5432. Three hands are enough.
web-setup-take-deal = Save this deal
web-setup-deal-taken = { $board }: deal saved.
web-setup-appointed = Appointed staff
web-setup-plays = Plays
web-setup-plays-as = No. { $contestant }; deputy: { $deputy }
web-setup-dismiss = Dismiss
web-setup-dismiss-who = Dismiss { $name } as { $role }
web-setup-dismissed = { $name } is no longer { $role }.
web-setup-direct-myself = I direct this event myself
web-setup-direct-myself-why = Then you can use the director’s desk too.
web-setup-you-direct = You are now a director.
web-setup-invite = Invite
web-setup-invite-why = Send the link, or show the code to be scanned. Whoever opens it gives a name and is appointed.
web-setup-invite-as = Invite: { $role }
web-setup-invite-qr = Code of the invitation: { $role }
web-setup-invite-link = Link for: { $role }
web-setup-invite-once = It works once.
web-setup-copy = Copy the link
web-setup-copied = Copied.
web-setup-playing-staff = Staff who play too
web-setup-playing-staff-why = Staff who play see nothing of boards they have not played, and a deputy gives rulings at their table.
web-setup-no-playing-staff = None of the staff has entered.
web-setup-who-plays = Who plays
web-setup-deputy = Deputy at that table
web-setup-no-deputy = none yet
web-setup-plays-too = Record that this person plays
web-setup-plays-said = { $name } also plays.
web-field-title = Who plays
web-field-about = { $phase }: remove those who do not play, and set seeds, groups and carry-over.
web-field-no-phase = There is no such phase.
web-field-plays = Plays
web-field-plays-who = { $who } plays
web-field-seed = Seed
web-field-seed-of = Seed of { $who }
web-field-group = Group
web-field-group-of = Group of { $who }
web-field-carried-of = Carry-over of { $who }
web-field-open = Open the phase with these contestants
