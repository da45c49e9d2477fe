# Problems of questions and rulings.

problem-answer-form = “{ $found }” is not an answer to this question; write it like { $expected }.
problem-answer-impossible = “{ $found }” is not possible here; the answers are { $expected }.
problem-unknown-event = There is no law for “{ $found }”; the events are { $expected }.
problem-no-call = The auction has no call yet; write it like { $expected }.
