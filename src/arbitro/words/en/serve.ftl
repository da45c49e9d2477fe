# The server at the terminal: serve, doctor, account.

serve-database = Kept in { $database }
serve-address = Players type { $address }
serve-also = or { $address }
serve-first-organiser = Nobody has an account yet. The first organiser makes one here, once: { $link }
serve-demo = Demo event: { $event }
serve-demo-people = There players type 101, 102 (pair 1), 201, 202 (pair 2) … and T101 to T105 (team 1) … What you do is kept; --demo --fresh begins again.
serve-stop = Ctrl-C stops the server.

account-password = Password
account-again = Once more
account-made = { $login } can sign in now.
account-removed = The account of { $login } is removed; nobody is signed in with it any more.
account-changed = The password of { $login } has been changed; anyone signed in with the old one has been signed out.

doctor-port = Port { $found } is free.
doctor-disk = { $found } of disk are free.
doctor-clock = The clock runs: { $found }.
doctor-journal = The record is in order: { $found } facts.
doctor-database = The database opens and writes: { $found }.
doctor-fsync = Whatever is confirmed is on disk after { $found }.

problem-port-taken = Port { $found } is taken by another program ({ $expected }). Choose another with --port.
problem-port-not-permitted = Port { $found } is not permitted; take one of { $expected } with --port.
problem-address-not-here = Nothing can listen at { $found }: it is not an address of this machine.
problem-certificate-and-key = A certificate and its key belong together; only the { $found ->
    [key] key
   *[other] certificate
} is given.
problem-bad-certificate = The certificate and its key cannot be used ({ $found }).
problem-passwords-differ = The two passwords are not the same.
problem-doctor-disk = Only { $found } of disk are free; there should be { $expected }.
problem-doctor-clock = The clock does not run as it should: { $found }.
problem-doctor-future = The last fact is of { $found } (UTC), but the clock says { $expected }: the clock was set back, or was wrong.
problem-doctor-fsync = The disk takes { $found } to keep what was confirmed; with more than { $expected } players wait.
problem-demonstration-elsewhere = There are other events or members here ({ $found }), and a demonstration would stay among them for good. Leave out --database, or name a new file.
problem-demonstration-not-alone = Nothing was removed: there is more here than the demonstration ({ $found }). To go on with it, leave out --fresh. For a new demonstration beside it: arbitro serve --demo --database another.db. To lose all of it, delete this file yourself.
problem-fresh-without-demo = --fresh is for the demonstration: write --demo --fresh.
problem-journal-not-a-file = Only a file can be put back to its start: name one with --database, or empty the PostgreSQL database yourself.
problem-journal-open-elsewhere = Another program has this file open. Stop it first.

# The demonstration: what its events are called, and what its players call the director for.
demonstration-last-week = Club pairs, last week (demo)
demonstration-pairs = Club pairs (demo)
demonstration-teams = Club teams (demo)
demonstration-lead-out-of-turn = lead out of turn
demonstration-slow-raise = slow raise to 3, then game
