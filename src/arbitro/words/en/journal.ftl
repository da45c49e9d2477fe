# The journal: facts in streams, their chain, and the register of persons.

problem-journal-conflict = Somebody else has recorded something in the meantime. Check the new state and decide again.
problem-journal-key-reused = The key “{ $found }” was used for another command.
problem-journal-no-facts = There is nothing to record.
problem-journal-text = A text contains characters that cannot be stored ({ $found }).
problem-journal-text-empty = A name is empty. Enter one.
problem-journal-text-length = A text of { $found } bytes is too long; the maximum is { $expected }.
problem-journal-version = { $found } is not a version; they begin with { $expected }.
problem-journal-time = The time { $found } has no time zone.
problem-journal-schema-number = { $found } is not a schema number; they are { $expected }.
problem-journal-payload-size = { $found } bytes are too many; the maximum is { $expected }.

problem-journal-address = “{ $found }” is not the address of a journal. Write it like { $expected }.
problem-journal-bad-head = “{ $found }” is not the head of a journal. Write it like { $expected }.
problem-journal-closed = The journal is closed.
problem-journal-busy = Another program has been writing for too long ({ $found }). Try again.
problem-journal-replaced = The database file was deleted or replaced while it was open. Nothing is recorded until the server is restarted.
problem-journal-read-only = The journal can be read but not written ({ $found }).
problem-journal-not-permitted = The database does not permit it ({ $found }).
problem-journal-unreachable = The database cannot be reached ({ $found }). Nothing was written.
problem-journal-unsure = The connection was lost while writing, and it is not known whether it was written. Send it again with the same key.
problem-journal-trouble = The database refused it ({ $found }). Nothing was written.
problem-journal-newer = The journal has version { $found }; this program can read { $expected }. Install a newer program.
problem-not-a-journal = This is not a journal.
problem-package-missing = The package { $found } is missing. Install it with: { $expected }.
problem-unknown-stream = There is no stream “{ $found }”.

problem-journal-damaged = The file is damaged ({ $found }).
problem-journal-gap = Facts are missing: no. { $expected } was expected, but no. { $found } follows.
problem-journal-changed = The fact differs from what was written (stream “{ $found }”), or an earlier one does.
problem-journal-version-gap = It has the version { $found } instead of { $expected }.
problem-journal-rewritten = The chain differs from the published one: { $found } instead of { $expected }.
problem-journal-cut = The end is missing: there are { $found } facts instead of { $expected }.
problem-journal-beyond-head = There are { $found } facts, but this program wrote only { $expected }.
problem-journal-key-damaged = The key of a command is damaged: it stands for facts { $found }.
problem-fact-unreadable = “{ $found }” cannot be read: fact no. { $expected } is damaged or comes from another program. Everything else works. `arbitro journal verify` says more, `arbitro journal restore` restores a copy.

problem-not-an-export = This is not the export of a journal.
problem-export-line = This line does not belong in an export ({ $found }).
problem-export-changed = The file was changed here or earlier.
problem-export-cut = The end of the file is missing.
problem-export-newer = The file was written by { $found }; this is { $expected }.

problem-person-unknown = There is no person { $found } in the register.
problem-person-erased = The data of person { $found } were deleted at that person’s request; the id stays empty.
problem-forget-word = “{ $found }” is too short to search for: use at least { $expected } letters.
problem-unknown-fact = There is no fact { $expected } in “{ $found }”.
problem-person-differs = Person { $found } is somebody else in this register.

journal-verified =
    { $facts ->
        [one] 1 fact
       *[other] { $facts } facts
    } in { $streams ->
        [one] 1 stream
       *[other] { $streams } streams
    }, all in order.
journal-redacted =
    { $facts ->
        [one] From one fact something was removed at a person’s request; the rest of it is verified.
       *[other] From { $facts } facts something was removed at a person’s request; the rest of them is verified.
    }
journal-head = Head { $head }
journal-exported =
    { $file }: { $facts ->
        [one] 1 fact
       *[other] { $facts } facts
    }, { $persons ->
        [one] 1 person
       *[other] { $persons } persons
    }.
journal-imported =
    Imported { $facts ->
        [one] 1 fact
       *[other] { $facts } facts
    } in { $streams ->
        [one] 1 stream
       *[other] { $streams } streams
    }, { $persons ->
        [one] 1 person
       *[other] { $persons } persons
    }.
journal-backed-up =
    { $file }: a copy of { $facts ->
        [one] 1 fact
       *[other] { $facts } facts
    } with the register.
journal-way-back = How to recover: stop the server, restore a copy into a new file (`arbitro journal restore COPY NEW.db`), and use that file (`arbitro serve --database NEW.db`). `arbitro journal verify` lists everything that is wrong; keep the damaged file.
journal-restored =
    { $journal }: restored with { $facts ->
        [one] 1 fact
       *[other] { $facts } facts
    }, all in order. Serve it with: arbitro serve --database { $journal }
journal-stream = stream
journal-facts = facts
journal-version = no.
journal-time = time (UTC)
journal-who = who
journal-authority = authority
journal-kind = kind
journal-payload = content
