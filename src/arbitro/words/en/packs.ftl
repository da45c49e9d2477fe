# `arbitro regulations`: packs, what they set, and what carries out each paragraph.

problem-regulation-unit = { $found } has the wrong unit; write it like { $expected }.
problem-unknown-article = There is no paragraph “{ $found }”; the nearest are { $expected }.

regulations-pack = { $title } ({ $name }; { $count ->
    [one] one setting
   *[other] { $count } settings
   })
regulations-rests-on = Rests on { $packs }.
regulations-note = Read as: { $note }
regulations-in-order = { $file } is in order: { $changed ->
    [0] it changes nothing
    [one] it changes one setting
   *[other] it changes { $changed } settings
   }.
regulations-same = The two packs set the same.
regulations-counts = { $done } carried out, { $not } not executable, { $missing } missing
regulations-missing = nothing carries it out

coverage-reason-conduct = asks for a conduct that nobody can compute
coverage-reason-organisation = is for those who organise the event, away from the table
coverage-reason-contest = belongs to the running of a whole contest, which the program does not do yet

# The paragraphs of the supplementary regulations (FIGB 2017).

preface = Preface: what changed in this edition
definitions = Pre-alert
article-3 = Places in mixed events
article-4-1 = Home and visiting teams
article-4-2 = Substitutes
article-4-2-a = Events of one session
article-4-2-b = Several sessions without qualifying
article-4-2-c = Admission to the final
article-4-2-d = Qualifying sessions
article-4-2-e = Who may be a substitute
article-4-3 = Withdrawal of a pair
article-4-3-a = Withdrawal of a pair, Mitchell or Howell
article-4-3-b = Withdrawal of a pair, other movements
article-4-4 = Withdrawal of a team
article-4-4-a = Withdrawal of a team, Swiss or Danish
article-4-4-b = Withdrawal of a team, round robin
article-4-5 = Withdrawal in an individual
article-5-1 = Disabilities
article-5-2 = Wrong seats in team matches
article-5-2-a-1 = Wrong seats, match of one stanza
article-5-2-a-2 = Wrong seats, match of several stanzas
article-5-2-b = Wrong seats, knock-out
article-5-2-b-3 = Wrong seats, extra boards
article-8 = Who may change a penalty
article-8-1-a = Time without screens
article-8-1-a-1 = Time, pairs without screens
article-8-1-a-2 = Time, teams without screens
article-8-1-b-1 = Time, pairs with screens
article-8-1-b-2 = Time, teams with screens
article-8-2 = Slow play
article-8-2-a = Slow play, pairs
article-8-2-b = Slow play, teams
article-8-3 = Late arrival and forfeit
article-8-3-a-1 = Late arrival, pairs
article-8-3-a-2 = Forfeit, pairs
article-8-3-b-1 = Late arrival, teams
article-8-3-b-2 = Forfeit, teams
article-8-3-c = Individuals
article-8-4 = Hand record
article-8-5 = Record of the opening lead
article-12-1 = Artificial scores, pairs
article-12-2 = Artificial scores, board-a-match
article-12-3 = Self-inflicted damage
article-13 = Surplus card
article-16-1 = Use of information
article-16-2 = Score sheet opened early
article-18 = When a call is made
article-18-1 = Bidding boxes
article-18-2 = Calls with screens
article-18-3 = Jump bids
article-20 = Explanations
article-25-1 = How an unintended call was noticed
article-25-2 = The call that was replaced
article-25-3 = What is unintended
article-27 = Insufficient bid
article-43 = Dummy and the score sheet
article-64 = Several revokes
article-70 = Contested claims
article-74 = The director’s report
article-76-1 = Spectators
article-76-2 = Non-playing captain
article-76-3 = Spectators of a team match
article-78-1 = Victory points
article-78-2 = Winning margins
article-78-3 = Bye for a team
article-78-4 = Bye for a pair
article-78-5 = Ties in individuals
article-78-6 = Ties of pairs
article-78-7 = Ties of teams
article-78-7-a-1 = Ties of teams, round robin
article-78-7-a-2 = Ties of teams, Swiss or Danish
article-78-7-b = Extra boards in a knock-out
article-78-8 = Ties in board-a-match
article-79-1 = Who records the result
article-79-2 = Record that contradicts itself
article-80-1 = Directors of the event
article-80-2 = The playing area
article-81-1 = What the director checks
article-81-2 = Technical procedures
article-87-1 = Cards in the wrong pocket
article-87-2 = Scores on a fouled board
article-92-93-1 = Right to a review
article-92-93-2 = Time for the request
article-92-93-3 = How a review is asked for
article-92-93-4 = Recourse to the federal court
article-92-93-5 = Technical error
article-92-93-6 = Technical committee
article-92-93-7 = Acceptance of the decision
appendix-1-1 = Systems policy: aims
appendix-1-2-1 = General definitions
appendix-1-2-2 = Highly unusual methods
appendix-1-2-3 = Colours of systems
appendix-1-2-4 = Brown Sticker methods
appendix-1-2-5 = Encrypted signals
appendix-1-2-6 = Random openings
appendix-1-3 = Systems allowed in each event
appendix-1-4 = Documents
appendix-1-5 = Convention card and sheets
appendix-1-6 = Defences to Brown Sticker methods
appendix-1-7 = Number of systems
appendix-2-1 = Psychic calls and agreements
appendix-2-2 = Restrictions on psychic calls
appendix-3-1 = Alerts: preamble
appendix-3-2 = What is alerted
appendix-3-3 = Pre-alert
appendix-3-4 = How the alert is given
appendix-4-1 = Screens: what is done
appendix-4-2 = Screens: calls changed
appendix-4-3 = Screens: alerts and explanations
appendix-4-4 = Screens: rectifications changed
appendix-5-1 = Line-up, Swiss or Danish
appendix-5-2 = Line-up, round robin
appendix-5-3 = Line-up, knock-out
appendix-5-4 = Line-up, ties
appendix-5-5 = Line-up with Brown Sticker pairs
appendix-6 = Brown Sticker form
appendix-7 = Tables of victory points
