# Members, entries, sections, and who bears which number.

problem-no-header = The first line does not name the columns; it is like { $expected }.
problem-no-entries = There is not a single entry in it.
problem-member-no-name = The member has no name.
problem-member-number-twice = Two members have the number { $found }.
problem-member-twice = { $found } is there twice; give the members numbers to tell them apart.
problem-member-sex = “{ $found }” is not one of { $expected }.
problem-member-born = “{ $found }” is not a year of birth; it is { $expected }.
problem-member-ambiguous = Several members are called { $found }; use the number ({ $expected }).
problem-unknown-member = { $found } is not in the register of members.
problem-entry-no-id = The entry has no number or name of its own.
problem-entry-no-player = A player is missing.
problem-entry-twice = The entry { $found } is there twice.
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
problem-entry-kinds = Not all entries are of one kind ({ $found }).
problem-entry-same-player = { $found } is there twice in the same entry.
problem-player-in-two = { $found } is also in the entry { $expected }.
problem-team-size = A team of { $found } players; it has { $expected }.
problem-team-no-name = The team has no name.
problem-team-name-twice = Another team is called { $found } as well.
problem-entry-category = “{ $found }” is not one of the categories ({ $expected }).
problem-entry-categories-crossed = The strongest category admitted ({ $found }) is weaker than the weakest ({ $expected }).
problem-entry-years-crossed = Nobody is born in { $found } or later and in { $expected } or before.
problem-entry-not-woman = { $found } cannot enter: the event is for women.
problem-entry-sex-unknown = The register does not say whether { $found } is a woman or a man.
problem-entry-born-unknown = The register does not say when { $found } was born.
problem-entry-too-young = { $found } is too young: born in { $expected } or before.
problem-entry-too-old = { $found } is too old: born in { $expected } or later.
problem-entry-category-barred = { $found } is not of a category that is admitted ({ $expected }).
problem-entry-category-unknown = The register has no known category for { $found }; those admitted are { $expected }.
problem-entry-club = { $found } is not a member of { $expected }.
problem-entry-no-number = { $found } has no number of the federation.
problem-entry-pair-not-mixed = { $found } are not a mixed pair.
problem-entry-team-not-mixed = The team is not mixed: { $expected } women and { $expected } men are needed ({ $found }).
problem-entry-not-of = { $found } is not in the entry { $expected }.
problem-section-not-told = { $found } has no section.
problem-unknown-section = There is no section { $found }; they are { $expected }.
problem-section-twice = The section { $found } is there twice.
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
