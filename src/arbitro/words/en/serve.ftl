# The server at the terminal: serve, doctor, account.

serve-database = Kept in { $database }
serve-address = Players type { $address }
serve-also = or { $address }
serve-first-organiser = Nobody has an account yet. The first organiser makes one here, once: { $link }
serve-demo = Demo event: { $event }
serve-stop = Ctrl-C stops the server.

account-password = Password
account-again = Once more
account-made = { $login } can sign in now.
account-changed = The password of { $login } is another now; who was signed in with the old one is not any more.

doctor-port = Port { $found } is free.
doctor-disk = { $found } of disk are free.
doctor-clock = The clock runs: { $found }.
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
