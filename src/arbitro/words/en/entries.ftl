# Members, entries, sections, and who bears which number.

problem-no-header = The first line must name the columns, like { $expected }.
problem-no-entries = It contains no entries.
problem-member-no-name = The member has no name.
problem-member-number-twice = Two members have the number { $found }.
problem-member-twice = { $found } appears twice. Give the members numbers to distinguish them.
problem-member-sex = “{ $found }” is not one of { $expected }.
problem-member-born = “{ $found }” is not a year of birth. It must be { $expected }.
problem-member-ambiguous = Several members are called { $found }. Use the number ({ $expected }).
problem-unknown-member = { $found } is not in the register of members. Add the member first.
problem-entry-no-id = The entry needs its own number or name.
problem-entry-no-player = A player is missing.
problem-entry-twice = The entry { $found } appears twice.
problem-entry-kind =
    { $found ->
        [individual] A single player is entered
        [pair] A pair is entered
       *[team] A team is entered
    }, but this is an event for { $expected ->
        [individual] single players
        [pair] pairs
       *[team] teams
    }.
problem-entry-kinds = Single players, pairs and teams cannot be entered together: all entries must be of one kind.
problem-entry-same-player = { $found } appears twice in the same entry.
problem-player-in-two = { $found } is also in the entry { $expected }.
problem-team-size = A team of { $found } players is not possible here; it must have { $expected }.
problem-team-no-name = The team has no name.
problem-team-name-twice = Another team is already called { $found }.
problem-entry-category = “{ $found }” is not one of the categories ({ $expected }).
problem-entry-categories-crossed = The strongest category admitted ({ $found }) is weaker than the weakest ({ $expected }): swap them.
problem-entry-years-crossed = Nobody can be born in { $found } or later and in { $expected } or earlier: swap the years.
problem-entry-not-woman = { $found } cannot enter: the event is for women.
problem-entry-sex-unknown = The register does not say whether { $found } is a woman or a man. Add it there first.
problem-entry-born-unknown = The register does not say when { $found } was born. Add it there first.
problem-entry-too-young = { $found } is too young: players must be born in { $expected } or earlier.
problem-entry-too-old = { $found } is too old: players must be born in { $expected } or later.
problem-entry-category-barred = { $found } is not of a category that is admitted ({ $expected }).
problem-entry-category-unknown = The register has no known category for { $found }; those admitted are { $expected }.
problem-entry-club = { $found } does not belong to { $expected }.
problem-entry-no-number = { $found } has no federation number.
problem-entry-pair-not-mixed = { $found } are not a mixed pair.
problem-entry-team-not-mixed = The team is not mixed: { $expected } women and { $expected } men are needed ({ $found }).
problem-entry-not-of = { $found } is not in the entry { $expected }.
problem-section-not-told = Say in which section { $found } plays.
problem-unknown-section = There is no section { $found }; the sections are { $expected }.
problem-section-twice = The section { $found } appears twice.
problem-movement-numbers = There are { $found } contestants, but the movement has numbers for { $expected }.

entries-id = no.
entries-team = team
entries-players = players
entries-checked =
    { $kind ->
        [individual] { $count } players, all in order.
        [pair] { $count } pairs, { $players } players, all in order.
       *[team] { $count } teams, { $players } players, all in order.
    }
problem-unknown-entry = There is no entry { $found } in this event.
