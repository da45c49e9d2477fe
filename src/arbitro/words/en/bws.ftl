# Files of table devices.
problem-bad-bws = This is not a file of table devices: it does not begin with “{ $expected }”.
problem-bws-broken = The file is damaged ({ $found }).
problem-bws-tables = The file has no movement or no results; it needs the tables { $expected }.
problem-bws-round = This row of the movement cannot be used (section, table, round: { $found }).
problem-bws-not-planned = Table { $found } does not play this board in round { $expected }.
problem-bws-other-pairs = The pairs entered are { $found }; the movement has { $expected }.
problem-bws-again = A second result from table { $found } in round { $expected }; the last one counts.
problem-bws-missing = No result yet from table { $found } in round { $expected }.
problem-bws-hands = These hands are not four times thirteen cards; they are left out.
problem-bws-remark = The remark “{ $found }” is not understood.
problem-bws-section = The event has no section { $found }; it has { $expected }.
problem-bws-for-director = The device has the remark “{ $found }” instead of a result: this is for the director.
problem-bws-differs = The device has { $found }, the event has { $expected }; nothing is changed.
problem-bws-from = Give either an event or movements: { $expected }.
problem-bws-not-seated = Nobody is seated yet in this session.
problem-bws-pairs-only = Devices are set up for sessions of pairs only.

bws-section = Section { $section }: tables { $tables }, rounds { $rounds }, pairs { $pairs }; results { $results } of { $expected }
bws-hands = Boards with hands: { $boards }
bws-written = Wrote { $file }; tables: { $tables }, boards with hands: { $boards }.
bws-entered = { $results ->
        [one] { $results } result entered
       *[other] { $results } results entered
    }
