# One message for each kind of problem. $found is what was there, $expected what would be right.

problem-without-words = { $kind } (found “{ $found }”, expected “{ $expected }”)

# Cards, hands and deals
problem-bad-card = “{ $found }” is not a card. Write it like { $expected }.
problem-bad-suit = “{ $found }” is not a suit; the suits are { $expected }.
problem-bad-rank = “{ $found }” is not a rank; the ranks are { $expected }.
problem-bad-denomination = “{ $found }” is not a denomination; they are { $expected }.
problem-bad-hand = “{ $found }” is not a hand. Write it like { $expected }.
problem-bad-holding = “{ $found }” is not a holding in a suit; the ranks are { $expected }.
problem-bad-deal = “{ $found }” is not a deal. Write it like { $expected }.
problem-card-twice = The card { $found-card } is given twice.
problem-card-held-twice = The card { $found-card } is in more than one hand.
problem-card-missing = Nobody has the card { $found-card }.
problem-hand-size = The hand has { $found } cards instead of { $expected }.
problem-deal-number = { $found } is not a deal number; they are { $expected }.
problem-draw-range = Cannot draw a number below { $found }; the range is { $expected }.

# Boards, seats and vulnerability
problem-board-number = { $found } is not a board number; boards are numbered { $expected }.
problem-bad-seat = “{ $found }” is not a seat; the seats are { $expected }.
problem-bad-vulnerability = “{ $found }” is not a vulnerability; it is one of { $expected }.

# Auction and play
problem-bad-call = “{ $found }” is not a call; the calls are { $expected }.
problem-auction-over = { $found-call } comes after the end of the auction.
problem-insufficient-bid = The bid { $found-call } is not higher than { $expected-call }.
problem-inadmissible-double = A double ({ $found-call }) is not allowed here: it needs an opponent’s bid not yet doubled.
problem-inadmissible-redouble = A redouble ({ $found-call }) is not allowed here: it needs an opponent’s double.
problem-play-over = { $found-card } comes after the end of the play.
problem-card-played-twice = The card { $found-card } has already been played.
problem-card-not-held =
    { $expected ->
        [none] The card { $found-card } is not in this hand.
       *[other] The card { $found-card } is not in this hand, which still has { $expected-hand }.
    }
problem-must-follow-suit = { $found-card } does not follow suit: the suit led is { $expected-suit } and the hand has cards of it.
problem-bad-claim =
    { $expected ->
        [none] A claim of { $found } tricks comes after the end of the play.
       *[other] A claim of { $found } tricks is not possible; declarer’s total can be { $expected }.
    }

# Contracts and results
problem-bad-level = “{ $found }” is not a level; the levels are { $expected }.
problem-bad-contract = “{ $found }” is not a contract. Write it like { $expected }.
problem-contract-without-declarer = “{ $found }” does not say who plays the contract; write it like { $expected }.
problem-bad-result = “{ $found }” is not a result. Write it like { $expected }, or PASS.
problem-result-without-tricks = “{ $found }” does not say how many tricks were made; write it like { $expected }.
problem-bad-tricks = { $found } tricks are not possible. The number must be { $expected }.
problem-impossible-tricks = “{ $found }” has an impossible number of tricks. For this contract it must be { $expected }.
problem-tricks-passed-out = A passed-out board has no tricks, not { $found }.

# Dealing
problem-bad-constraint = “{ $found }” is not a condition for a deal. Write it like { $expected }.
problem-impossible-constraint = No deal satisfies “{ $found }”.
problem-no-deal-found = No deal with “{ $expected }” was found in { $found } tries. Loosen the condition, or raise --tries.
problem-secret-length = The secret has { $found } bytes instead of { $expected }.

# Languages
problem-unknown-language = “{ $found }” is not a language of this program. Choose { $expected }.

# Files
problem-file-missing = This file does not exist.
problem-directory-missing = The directory does not exist.
problem-file-is-directory = This is a directory, not a file.
problem-file-not-permitted = The system does not permit it ({ $found }).
problem-file-exists = The file already exists and is not overwritten. Choose another name.
problem-file-trouble = The file cannot be read or written ({ $found }).
problem-disk-full = There is no space left to write.
problem-bad-encoding = A text that was given is not valid Unicode ({ $found }).
problem-output-ending = { $found } cannot be written here. Use a name that ends in { $expected }.
problem-unknown-format = “{ $found }” does not show the format. Use { $expected }, or name the format with an option.
problem-format-not-told = With standard input and output, give --from and --to (pbn, lin or json).
problem-no-boards = It contains no boards.
problem-board-not-there = It does not contain board { $found }.
problem-bad-json = This is not JSON of the form { $expected }: { $found }.
problem-bad-json-board = This board does not have the right form: { $found }.
problem-tricks-without-contract = { $found } tricks are given, but no contract.

# What a file says of a board, against itself
problem-contract-against-auction = The contract is given as { $found }, but the auction ends in { $expected }.
problem-result-against-play = The result is given as { $found }, but the play gives { $expected }.
problem-score-against-result = The score is given as { $found }, but the result scores { $expected }.
problem-declarer-against-auction = The declarer is given as { $found-seat }, but the auction makes it { $expected-seat }.
problem-declarer-passed-out = A declarer ({ $found-seat }) is given for a board that was passed out.
problem-dealer-against-auction = The auction begins with { $found-seat }, but the dealer is { $expected-seat }.
problem-wrong-leader = The play begins with { $found-seat }, but the opening lead is { $expected-seat }’s.
problem-tricks-not-thirteen = The tricks of “{ $found }” do not add up to thirteen; it should be { $expected }.
problem-auction-unfinished = The board was played, but its auction is not complete: { $expected }.
problem-auction-without-dealer = There is an auction, but neither a dealer nor a board number.
problem-play-without-contract = There is play, but no contract.
problem-play-without-deal = There is play, but not all four hands are known.
problem-explanation-without-call = The explanation “{ $found }” comes before any call.
problem-cards-without-contract = { $found } cards were played, but there is no contract to write them under.
problem-told-twice = { $found } is given, but { $expected } was given before. Give one.

# PBN
problem-bad-tag-pair = “{ $found }” is not a tag pair; write it like { $expected }.
problem-bad-tag-value = “{ $found }” is not a value for this tag; write it like { $expected }.
problem-tag-twice = { $found } is given twice in the same game.
problem-stray-text = “{ $found }” appears where “{ $expected }” should begin the next tag.
problem-unclosed-comment = A comment begins here but is not closed with { $expected }.
problem-game-too-long = A single game is longer than { $expected } characters.
problem-text-too-long = “{ $found }…” is too long. Use at most { $expected } characters.
problem-nothing-to-inherit = “{ $found }” refers to the value of the previous game, but there is none.
problem-reserved-text = “{ $found }” is reserved in PBN and cannot be written.
problem-bad-note = “{ $found }” is not a note; write it like { $expected }.
problem-note-misplaced = The note “{ $found }” does not follow an auction or a play.
problem-note-too-long = The notes on one call are longer than { $expected } characters.
problem-note-missing = There is a reference to note { $found }, but no such note.
problem-annotation-of-nothing = The mark “{ $found }” has nothing before it to refer to.
problem-after-end = “{ $found }” comes after the marked end of the section.
problem-not-insufficient = { $found-call } is marked as an insufficient bid, but it is sufficient.
problem-not-a-revoke = { $found } is marked as a revoke, but it is not a revoke.
problem-not-out-of-turn = { $found-seat } is marked as led out of turn, but it was in turn.
problem-bad-table-header = “{ $found }” is not a column of a table; write it like { $expected }.
problem-table-row-short = The last row of the table has { $found } values instead of { $expected }.

# LIN
problem-lin-command = “{ $found }” is not a command; they have the form { $expected }.
problem-lin-unclosed = “{ $found }” is not closed with { $expected }.
problem-lin-too-long = “{ $found }…” is longer than the maximum of { $expected }.
problem-lin-board-id = “{ $found }” does not name a room and a board; write it like { $expected }.
problem-lin-dealer = “{ $found }” does not name the dealer; it is one of { $expected } (South, West, North, East).
problem-lin-hands = There are { $found } hands instead of { $expected }.
problem-lin-link = “{ $found }” is not a link to the viewer; it begins with { $expected }.
problem-lin-names = There are { $found } names instead of { $expected }.
problem-lin-broadcast = “{ $found }” is not the title of a broadcast; it has the form { $expected }.

# The book of Laws
problem-bad-edition = “{ $found }” is not an edition of the Laws; they are { $expected }.
problem-bad-clause = “{ $found }” is not a clause; write it like { $expected }.
problem-unknown-clause = There is no clause { $found }; nearest: { $expected }.
problem-clause-without-text = The clause { $found } has no text.
problem-citation-not-found = The clause { $found } cannot be cited in the { $expected } edition. Write the text of that edition.
problem-unknown-term = “{ $found }” is not a defined term; they are { $expected }.
problem-bad-data-file = The file cannot be read as TOML: { $found }.
problem-contents-laws = The laws listed are { $found } instead of { $expected }.
problem-contents-clause-twice = The clause { $found } is listed twice.
problem-contents-kind = “{ $found }” does not have one of the kinds { $expected }.
problem-contents-order = The clause { $found } is out of order; it should be { $expected }.
problem-contents-orphan = The clause { $found } is listed without { $expected }, of which it is a part.
problem-concordance-unknown = The clause { $found } does not exist in that edition.
problem-concordance-twice = The clause { $found } has two entries.
problem-concordance-gap = The clause { $found } has no counterpart and no entry that says so.
problem-duty-twice = The clause { $found } has two duties.
problem-term-twice = The term { $found } is defined twice.

# Movements
problem-movement-size = { $found } contestants cannot play this movement. Possible: { $expected }.
problem-movement-rounds = The number of rounds cannot be { $found } here. It must be { $expected }.
problem-movement-boards = { $found } boards are not possible here. The number must be { $expected }.
problem-movement-form = The form “{ $found }” does not fit; possible are { $expected }.
problem-movement-kind = This cannot be done with this movement (“{ $found-kind }”); it works with: { $expected-kind }.
problem-movement-uneven = In round { $expected } the tables do not have the same number of boards: { $found }.
problem-movement-rover = No rover movement was found; rounds: { $found }. Try { $expected }.
problem-movement-lines = The movement “{ $found }” does not have two lines, each with its own ranking.

# Options
problem-options-together = { $found } cannot be given together with { $expected }.
problem-option-against-file = The file says “{ $found }”, the command line “{ $expected }”. Change one of them.
problem-option-needs = { $found } needs { $expected } as well.
problem-vulnerability-not-told = Say who is vulnerable: --vul none, ns, ew or both; or --board and its number.
problem-bad-secret = This file was not written by deal --commit: { $found }.
problem-commitment-differs = The check code of this secret is { $found }, not { $expected }.

# The program itself
problem-fault = An error in Arbitro itself: { $found }. Please report it and say what you were doing.
problem-lin-not-kept = LIN has no place for { $found ->
        [site] the place of the event
        [date] the date
        [event] this title of the event
        [scoring] this kind of scoring
        [home] this name of a team
        [visitors] this name of a team
        [contract] a contract without its auction and result
       *[result] a second result of the same board and room
    }; boards: { $expected }.
