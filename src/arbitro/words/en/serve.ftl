# The server at the terminal: serve, doctor, account.

serve-database = Data in { $database }
serve-address = Address for players: { $address }
serve-also = or { $address }
serve-first-organiser = There are no accounts yet. The first organiser creates one here, once: { $link }
serve-demo = Demo event: { $event }
serve-demo-people = In it players type 101, 102 (pair 1), 201, 202 (pair 2) … and T101 to T105 (team 1) … What you do is kept; --demo --fresh starts again.
serve-stop = Ctrl-C stops the server.

account-password = Password
account-again = Repeat it
account-made = { $login } can now sign in.
account-removed = The account of { $login } has been removed; everyone signed in with it has been signed out.
account-changed = The password of { $login } has been changed; anyone signed in with the old one has been signed out.

doctor-port = Port { $found } is free.
doctor-disk = Free disk space: { $found }.
doctor-clock = The clock is running: { $found }.
doctor-journal = The record is in order: { $found } facts.
doctor-database = The database can be opened and written: { $found }.
doctor-fsync = Confirmed entries are on disk after { $found }.

problem-port-taken = Port { $found } is used by another program ({ $expected }). Choose another with --port.
problem-port-not-permitted = Port { $found } is not permitted. Choose one of { $expected } with --port.
problem-address-not-here = { $found } is not an address of this computer. Choose another with --address.
problem-certificate-and-key = A certificate and its key belong together; only the { $found ->
    [key] key
   *[other] certificate
} is given.
problem-bad-certificate = The certificate and its key cannot be used ({ $found }).
problem-passwords-differ = The two passwords are not the same.
problem-doctor-disk = There is only { $found } of free disk space; there should be { $expected }.
problem-doctor-clock = The clock does not run correctly: { $found }.
problem-doctor-future = The last fact is from { $found } (UTC), but the clock says { $expected }: the clock was set back or was wrong.
problem-doctor-fsync = The disk needs { $found } to store a confirmed entry; with more than { $expected } players have to wait.
problem-demonstration-elsewhere = There are other events or members here ({ $found }), and a demonstration would stay among them permanently. Leave out --database, or name a new file.
problem-demonstration-not-alone = Nothing was removed: there is more here than the demonstration ({ $found }). To continue with it, leave out --fresh. For a separate demonstration: arbitro serve --demo --database another.db. To lose everything, delete this file yourself.
problem-fresh-without-demo = --fresh is for the demonstration: write --demo --fresh.
problem-journal-not-a-file = Only a file can be reset: name one with --database, or empty the PostgreSQL database yourself.
problem-journal-open-elsewhere = Another program is using this file. Stop it first.

# The demonstration: what its events are called, and what its players call the director for.
demonstration-last-week = Club pairs, last week (demo)
demonstration-pairs = Club pairs (demo)
demonstration-teams = Club teams (demo)
demonstration-lead-out-of-turn = lead out of turn
demonstration-slow-raise = slow raise to 3, then game
