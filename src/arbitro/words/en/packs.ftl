# `arbitro regulations`: packs, what they set, and what carries out each paragraph.

problem-regulation-unit = { $found } has the wrong unit; write it like { $expected }.
problem-unknown-article = There is no paragraph “{ $found }”; nearest: { $expected }.

regulations-pack = { $title } ({ $name }; { $count ->
    [one] one setting
   *[other] { $count } settings
   })
regulations-rests-on = Based on { $packs }.
regulations-note = Read as: { $note }
regulations-in-order = { $file } is in order: { $changed ->
    [0] it changes nothing
    [one] it changes one setting
   *[other] it changes { $changed } settings
   }.
regulations-same = The two packs have the same settings.
regulations-counts = { $done } carried out, { $not } not executable, { $missing } missing
regulations-missing = nothing carries it out

coverage-reason-conduct = is about behaviour, which cannot be computed
coverage-reason-organisation = is for the organisers, away from the table

# The paragraphs of the supplementary regulations (FIGB 2017).

paragraph-preface = Preface: what changed in this edition
paragraph-definitions = Pre-alert
paragraph-art-3 = Places in mixed events
paragraph-art-4-1 = Home and visiting teams
paragraph-art-4-1-b = Leaving the room during a match
paragraph-art-4-2 = Substitutes
paragraph-art-4-2-a = Events of one session
paragraph-art-4-2-b = Several sessions without qualifying
paragraph-art-4-2-c = Admission to the final
paragraph-art-4-2-d = Qualifying sessions
paragraph-art-4-2-e = Who may be a substitute
paragraph-art-4-3 = Withdrawal of a pair
paragraph-art-4-3-a = Withdrawal of a pair, Mitchell or Howell
paragraph-art-4-3-b = Withdrawal of a pair, other movements
paragraph-art-4-4 = Withdrawal of a team
paragraph-art-4-4-a = Withdrawal of a team, Swiss or Danish
paragraph-art-4-4-b = Withdrawal of a team, round robin
paragraph-art-4-5 = Withdrawal in an individual
paragraph-art-5-1 = Disabilities
paragraph-art-5-2 = Wrong seats in team matches
paragraph-art-5-2-a-1 = Wrong seats, match of one stanza
paragraph-art-5-2-a-2 = Wrong seats, match of several stanzas
paragraph-art-5-2-b = Wrong seats, knock-out
paragraph-art-5-2-b-3 = Wrong seats, extra boards
paragraph-art-8 = Who may change a penalty
paragraph-art-8-1-a = Time without screens
paragraph-art-8-1-a-1 = Time, pairs without screens
paragraph-art-8-1-a-2 = Time, teams without screens
paragraph-art-8-1-b-1 = Time, pairs with screens
paragraph-art-8-1-b-2 = Time, teams with screens
paragraph-art-8-2 = Slow play
paragraph-art-8-2-a = Slow play, pairs
paragraph-art-8-2-b = Slow play, teams
paragraph-art-8-3 = Late arrival and forfeit
paragraph-art-8-3-a-1 = Late arrival, pairs
paragraph-art-8-3-a-2 = Forfeit, pairs
paragraph-art-8-3-b-1 = Late arrival, teams
paragraph-art-8-3-b-2 = Forfeit, teams
paragraph-art-8-3-c = Individuals
paragraph-art-8-4 = Hand record
paragraph-art-8-5 = Record of the opening lead
paragraph-art-12-1 = Artificial scores, pairs
paragraph-art-12-2 = Artificial scores, board-a-match
paragraph-art-12-3 = Self-inflicted damage
paragraph-art-13 = Surplus card
paragraph-art-16-1 = Use of information
paragraph-art-16-2 = Score sheet opened early
paragraph-art-18 = When a call is made
paragraph-art-18-1 = Bidding boxes
paragraph-art-18-2 = Calls with screens
paragraph-art-18-3 = Jump bids
paragraph-art-20 = Explanations
paragraph-art-25-1 = How an unintended call was noticed
paragraph-art-25-2 = The call that was replaced
paragraph-art-25-3 = What is unintended
paragraph-art-27 = Insufficient bid
paragraph-art-43 = Dummy and the score sheet
paragraph-art-64 = Several revokes
paragraph-art-70 = Contested claims
paragraph-art-74 = The director’s report
paragraph-art-76-1 = Spectators
paragraph-art-76-2 = Non-playing captain
paragraph-art-76-3 = Spectators of a team match
paragraph-art-78-1 = Victory points
paragraph-art-78-2 = Winning margins
paragraph-art-78-3 = Bye for a team
paragraph-art-78-4 = Bye for a pair
paragraph-art-78-5 = Ties in individuals
paragraph-art-78-6 = Ties of pairs
paragraph-art-78-7 = Ties of teams
paragraph-art-78-7-a-1 = Ties of teams, round robin
paragraph-art-78-7-a-2 = Ties of teams, Swiss or Danish
paragraph-art-78-7-b = Extra boards in a knock-out
paragraph-art-78-8 = Ties in board-a-match
paragraph-art-79-1 = Who records the result
paragraph-art-79-2 = Record that contradicts itself
paragraph-art-80-1 = Directors of the event
paragraph-art-80-2 = The playing area
paragraph-art-81-1 = What the director checks
paragraph-art-81-2 = Technical procedures
paragraph-art-87-1 = Cards in the wrong pocket
paragraph-art-87-2 = Scores on a fouled board
paragraph-art-92-93-1 = Right to a review
paragraph-art-92-93-2 = Time for the request
paragraph-art-92-93-3 = How a review is asked for
paragraph-art-92-93-4 = Further appeal to the federal court
paragraph-art-92-93-5 = Technical error
paragraph-art-92-93-6 = Technical committee
paragraph-art-92-93-7 = Acceptance of the decision
paragraph-appendix-1-1 = Systems policy: aims
paragraph-appendix-1-2-1 = General definitions
paragraph-appendix-1-2-2 = Highly unusual methods
paragraph-appendix-1-2-3 = Colours of systems
paragraph-appendix-1-2-4 = Brown Sticker methods
paragraph-appendix-1-2-5 = Encrypted signals
paragraph-appendix-1-2-6 = Random openings
paragraph-appendix-1-3 = Systems allowed in each event
paragraph-appendix-1-4 = Documents
paragraph-appendix-1-5 = Convention card and sheets
paragraph-appendix-1-6 = Defences to Brown Sticker methods
paragraph-appendix-1-7 = Number of systems
paragraph-appendix-2-1 = Psychic calls and agreements
paragraph-appendix-2-2 = Restrictions on psychic calls
paragraph-appendix-3-1 = Alerts: preamble
paragraph-appendix-3-2 = What is alerted
paragraph-appendix-3-3 = Pre-alert
paragraph-appendix-3-4 = How the alert is given
paragraph-appendix-4-1 = Screens: what is done
paragraph-appendix-4-2 = Screens: calls changed
paragraph-appendix-4-3 = Screens: alerts and explanations
paragraph-appendix-4-4 = Screens: rectifications changed
paragraph-appendix-5-1 = Line-up, Swiss or Danish
paragraph-appendix-5-2 = Line-up, round robin
paragraph-appendix-5-3 = Line-up, knock-out
paragraph-appendix-5-4 = Line-up, ties
paragraph-appendix-5-5 = Line-up with Brown Sticker pairs
paragraph-appendix-6 = Brown Sticker form
paragraph-appendix-7 = Tables of victory points
