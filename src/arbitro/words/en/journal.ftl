# The journal: facts in streams, their chain, and the register of persons.

problem-journal-conflict = Somebody else has written here meanwhile: { $found } facts instead of { $expected }. Look again and decide anew.
problem-journal-key-reused = The key “{ $found }” was used for another command.
problem-journal-no-facts = There is no fact to keep.
problem-journal-text = A text holds characters that cannot be kept ({ $found }).
problem-journal-text-empty = A name is empty.
problem-journal-text-length = A text of { $found } bytes is too long; it may have { $expected }.
problem-journal-version = { $found } is not a version; they begin with { $expected }.
problem-journal-time = The time { $found } does not say its zone.
problem-journal-schema-number = { $found } is not the number of a schema; they run { $expected }.
problem-journal-payload-size = { $found } bytes are too many; there may be { $expected }.

problem-journal-address = “{ $found }” is not where a journal can be; write it like { $expected }.
problem-journal-bad-head = “{ $found }” is not the head of a journal; write it like { $expected }.
problem-journal-closed = The journal is closed.
problem-journal-busy = Another program is writing for too long ({ $found }).
problem-journal-replaced = The file of the database was deleted or replaced while it was open. Nothing is recorded until the server is started again.
problem-journal-read-only = The journal can be read but not written ({ $found }).
problem-journal-not-permitted = The database does not permit it ({ $found }).
problem-journal-unreachable = The database cannot be reached ({ $found }). Nothing was written.
problem-journal-unsure = The connection was lost while writing. Whether it was written is not known: send it again with the same key.
problem-journal-trouble = The database refuses ({ $found }). Nothing was written.
problem-journal-newer = The tables are of version { $found }; this program knows { $expected }.
problem-not-a-journal = This is not a journal.
problem-package-missing = The package { $found } is missing. Install it with: { $expected }.
problem-unknown-stream = There is no stream “{ $found }”.

problem-journal-damaged = The file is damaged ({ $found }).
problem-journal-gap = Facts are missing: after no. { $expected } was expected, there is no. { $found }.
problem-journal-changed = The fact is not what it was when it was written (stream “{ $found }”), or another one before it is.
problem-journal-version-gap = It has the version { $found } instead of { $expected }.
problem-journal-rewritten = The chain is not the one that was published: { $found } instead of { $expected }.
problem-journal-cut = The end is missing: there are { $found } facts, there were { $expected }.
problem-journal-beyond-head = There are { $found } facts, but only { $expected } were written by a program like this.
problem-journal-key-damaged = The key of a command is damaged: it stands for facts { $found }.
problem-fact-unreadable = “{ $found }” cannot be read: its fact no. { $expected } is damaged, or of another program. Everything else works. `arbitro journal verify` tells more, `arbitro journal restore` brings back a copy.

problem-not-an-export = This is not the export of a journal.
problem-export-line = This line does not belong in an export ({ $found }).
problem-export-changed = The file was changed here, or before.
problem-export-cut = The end of the file is missing.
problem-export-newer = The file was written by { $found }; this is { $expected }.

problem-person-unknown = There is no person { $found } in the register.
problem-person-erased = The person { $found } asked to be forgotten; the id stays empty.
problem-forget-word = “{ $found }” is too short to be looked for: it needs { $expected } letters at least.
problem-unknown-fact = There is no fact { $expected } in “{ $found }”.
problem-person-differs = The person { $found } is another one in this register.

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
        [one] Of one fact something was taken out at a person’s request; what is left of it is proved.
       *[other] Of { $facts } facts something was taken out at a person’s request; what is left of them is proved.
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
journal-way-back = The way back: stop the server, restore a copy into a new file (`arbitro journal restore COPY NEW.db`), and serve that one (`arbitro serve --database NEW.db`). `arbitro journal verify` tells everything that is wrong; keep the damaged file.
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
