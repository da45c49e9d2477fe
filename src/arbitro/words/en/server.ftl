# The server: signing in, what is refused at the door.

problem-login-empty = A name has to be given.
problem-login-taken = There is an account “{ $found }” already.
problem-login-unknown = There is no account “{ $found }”.
problem-password-short = A password has { $expected } characters or more, not { $found }.
problem-sign-in-refused = Name or password are not right.
problem-invitation-unknown = This invitation is not valid: it was used, or its time is over.
problem-role-not-invited = Nobody is invited as { $found }; possible are { $expected }.
problem-table-code-unknown = There is no table with the code “{ $found }”.
problem-player-unknown = “{ $found }” does not play in this event.
problem-player-ambiguous = More than one player is called “{ $found }”; the member number tells them apart.
problem-token-unknown = There is no such sign-in.
problem-csrf = The request did not come from one of our own pages.
problem-too-many-requests = Too many requests: { $expected } a minute are allowed. Try again in a moment.
problem-create-elsewhere = An event is created with { $expected }.
problem-no-such-contestant = There is no contestant { $found } in this event.
problem-no-such-board = Board { $found } is not played in this session.
problem-not-shown = Not everything that was asked for may be seen yet.
problem-http-400 = The request cannot be read.
problem-http-404 = There is nothing at this address.
problem-http-405 = This cannot be done at this address.
problem-http-413 = The request is too long.
problem-http-500 = Something went wrong in the program. It has been noted in the log.
problem-http-other = The request was refused ({ $found }).
server-no-pages = The server is running, but its pages have not been built. In the folder with the source, “make run” builds them and starts the server; or install Node, run “python web/build.py” and install Arbitro again. The interface for programs is here:
problem-role-not-held = Nobody acts as { $found }: { $expected }.
