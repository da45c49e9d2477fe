# Law 59: unable to lead or play as required.

event-unable_to_comply = A player cannot lead or play as required
problem-no-restriction = Nothing is required or forbidden. Say which suit or card is.
problem-can-comply = { $found-seat } can play as required: { $expected-card }.
