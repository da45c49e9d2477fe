web-season = The season
web-season-ladders = Ladders
web-season-mine = My results
web-season-of = Results of { $name }
web-season-all = All events
web-season-event = Event
web-season-with = With
web-season-result = Result
web-season-master-points = Master points
web-season-master-points-sum = { $points } master points
web-season-average = { $percent }% on average
web-season-events = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
web-season-place = Rank { $rank } of { $of }
web-season-too-few = Too few results to be ranked
web-season-nothing = There are no results yet.
web-season-sign-in = Sign in at a table or with your account to see your results.
web-door-ladders = How the season stands, by the rules of the club
web-door-results = Your events, one after the other
web-door-fees = Who owes what, and what was paid
web-door-site = All public results as pages without a server, in a zip file
web-ladder-none = There are no ladders yet.
web-ladder-new = New ladder
web-ladder-change = Change the rules
web-ladder-remove = Remove this ladder
web-ladder-remove-yes = Yes, remove it; the events are kept
web-ladder-nobody = No event with an official score counts yet.
web-ladder-events = { $count ->
    [one] { $count } event counts so far.
   *[other] { $count } events count so far.
}
web-ladder-results = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
web-ladder-counts-percent = The percentage of each event counts.
web-ladder-counts-points = The points of each event count.
web-ladder-counts-master_points = The master points of each event count.
web-ladder-all-average = The average of all results.
web-ladder-all-sum = The sum of all results.
web-ladder-best-average = { $best ->
    [one] The best result.
   *[other] The average of the best { $best } results.
}
web-ladder-best-sum = { $best ->
    [one] The best result.
   *[other] The sum of the best { $best } results.
}
web-ladder-from =
    { $least ->
        [one] Ranked after one result.
       *[other] Ranked after { $least } results.
    }
web-ladder-of-partnership = Ranks partnerships: the same players each time.
web-ladder-formula = { $after ->
    [one] Handicap of a player: { $share } × ({ $par } − average of the last { $last } results before the event), between 0 and { $most }. A pair or team gets the average of its players’ handicaps.
   *[other] Handicap of a player: { $share } × ({ $par } − average of the last { $last } results before the event), after { $after } results, between 0 and { $most }. A pair or team gets the average of its players’ handicaps.
}
web-ladder-left-out = does not count
web-ladder-no-handicap = { $name }: no results before, no handicap
web-ladder-handicap-of = { $count ->
    [one] { $name }: { $mean } in { $count } result before, handicap { $handicap }
   *[other] { $name }: on average { $mean } in { $count } results before, handicap { $handicap }
}
web-ladder-average-of = ({ $sum }) : { $count } = { $total }
web-ladder-sum-of = { $sum } = { $total }
web-ladder-unranked =
    { $least ->
        [one] Ranked after one result.
       *[other] Ranked after { $least } results.
    }
web-ladder-tied = Rank { $rank } is shared.
web-ladder-ranked = Who is ranked
web-ladder-players = Players
web-ladder-partnerships = Partnerships
web-ladder-figure = What counts
web-ladder-figure-percent = Percentage
web-ladder-figure-points = Points
web-ladder-figure-master_points = Master points
web-ladder-taken = How results are combined
web-ladder-taken-average = Average
web-ladder-taken-sum = Sum
web-ladder-best = Best results that count
web-ladder-best-hint = Empty: all of them
web-ladder-least = Results needed for a rank
web-ladder-least-hint = Anyone with fewer is listed without a rank
web-ladder-which-events = Which events
web-ladder-named = Name begins with
web-ladder-named-hint = For example Tuesday pairs
web-ladder-since = From
web-ladder-until = Until
web-ladder-pick = { $count ->
    [0] Choose single events
    [one] { $count } event chosen
   *[other] { $count } events chosen
}
web-ladder-handicap = Handicap
web-ladder-with-handicap = With a handicap
web-ladder-handicap-means = Share × (par − average of the last results before the event), not below 0 and not above the maximum. A pair or team gets the average of its players’ handicaps.
web-ladder-par = Par
web-ladder-share = Share
web-ladder-most = Maximum
web-ladder-last = Number of recent results
web-ladder-after = Number of results needed
web-fees = Fees
web-fees-none = No event has a fee yet.
web-fees-not-set = This event has no fee yet.
web-fees-only-owing = Only those who owe
web-fees-paid-of = { $paid } of { $due } { $currency } paid
web-fees-each = Fee of each player
web-fees-currency = Currency
web-fees-set = Save
web-fees-is-set = The fee is { $amount } { $currency }.
web-fees-sums = Fee { $fee } { $currency } · paid { $paid } · owed { $owed }
web-fees-owes = owes { $amount }
web-fees-settled = settled
web-fees-take = Record a payment
web-fees-take-all = Paid { $amount }
web-fees-taken = { $name } paid { $amount }.
web-fees-amount-of = What { $name } paid
web-fees-own = Individual fee
web-fees-own-of = Fee of { $name } only
web-fees-own-set = { $name } pays { $amount }.
web-history-fact-fee_set = { $who } set the fee: { $amount }.
web-history-fact-fee_set_own = { $who } set the fee of { $person }: { $amount }.
web-history-fact-fee_paid = { $who } recorded that { $person } paid { $amount }.
web-mail = Results by e-mail
web-mail-how = This server does not send e-mail. Start it with --mail-host and --mail-from.
web-mail-counts = { $sent } sent, { $ready } ready to send, { $failed } failed
web-mail-send = { $count ->
    [one] Send to { $count } player
   *[other] Send to { $count } players
}
web-mail-again-all = { $count ->
    [one] Send { $count } failed message again
   *[other] Send { $count } failed messages again
}
web-mail-each = Each player
web-mail-again = Send again
web-mail-one = Send
web-mail-send-to = Send to { $name }
web-mail-no_address = no address
web-mail-not_wanted = does not want results
web-mail-not_sent = not sent yet
web-mail-waiting = waiting
web-mail-sending = being sent
web-mail-unsure = uncertain: the server stopped while sending
web-mail-sent = sent, { $time }
web-mail-trouble-unreachable = failed: the mail server was not reached.
web-mail-trouble-tls = failed: no secure connection to the mail server.
web-mail-trouble-login = failed: the mail server did not accept the user name or password.
web-mail-trouble-refused = failed: the mail server refused it.
web-mail-trouble-lost = failed: the connection was lost; the message may have arrived.
web-mail-trouble-no_address = failed: the address was removed.
web-publish-site = Pages for your site
web-publish-site-what = A zip with ranking, boards and score cards as plain pages; no server needed
web-publish-calendar = Calendar
web-publish-calendar-what = The day of the event for calendars (.ics)
web-setup-email = E-mail
web-setup-email-language = Language of messages
web-setup-email-language-club = Same as the club
web-setup-wants-results = Wants results by e-mail
web-setup-gets-results = gets results
web-history-fact-system_filed = { $who } filed the system of { $contestant }: { $name }.
web-history-fact-system_taken_back = { $who } took back the system of { $contestant }.
