# The book of the Laws, and the policies of systems, alerts and psychic calls.

web-book-title = The Laws of Duplicate Bridge
web-book-edition = Edition
web-book-search = Search the Laws
web-book-search-how = Words, a clause like 27B1, or the number of a law. Enter opens the best match; the down arrow goes to the list.
web-book-found =
    { $count ->
        [0] Nothing found
        [one] 1 law found
       *[other] { $count } laws found
    }
web-book-results = Search results
web-book-nothing = Nothing found in the Laws for “{ $sought }”. Try another word, or fewer words.
web-book-contents = All the laws
web-book-part-preliminaries = Preliminaries
web-book-part-progress = Preparation and progress
web-book-part-irregularities = Irregularities in general
web-book-part-auction = The auction
web-book-part-play = The play
web-book-part-proprieties = Proprieties
web-book-part-score = The score
web-book-part-organiser = The organiser
web-book-part-director = The director
web-book-part-appeals = Appeals
web-book-law = Law { $law }
web-book-law-of = Law { $law }, { $edition } edition
web-book-event = case
web-book-neighbours = Other laws
web-book-rule = Give a ruling under this law
web-book-definitions = Definitions
web-book-clauses = Clauses
web-book-clause = Clause
web-book-asked-under = Asked under { $clause }
web-book-to-player = Asked of the player
web-book-weigh = Consider:
web-book-answers = Answers that make a difference
web-book-asks-nothing = The facts decide; there are no questions.
web-book-chart = Flow chart
web-book-changes = What changed between editions
web-book-compare = Compared with
web-book-against = With { $edition }
web-book-side-by-side = Clauses of { $first } and { $second }
web-book-change = Change
web-book-is-same = same
web-book-is-changed = changed
web-book-is-new = new
web-book-is-gone = removed
web-book-same-clauses = The clauses are the same in both.
web-book-same-too = Show unchanged clauses too
web-book-ruled-alike = The same facts lead to the same rulings in both.
web-book-only-questions = Asked only in { $edition }
web-book-only-effects = Only in { $edition }
web-book-only-clauses = Clauses that apply only in { $edition }
web-book-moved = Renumbered
web-book-examples = The same facts, ruled differently ({ $count })
web-book-examples-left = And { $count } more.

web-book-policy = Systems and alerts
web-book-regulations = Regulations
web-book-topics = What do you want to know?
web-book-told = What is known
web-book-where = Where, and what kind of system
web-book-auction = The auction, up to the call in question
web-book-asked = More questions
web-book-answer = Answer
web-book-why = Why
web-book-open =
    { $count ->
        [one] One question is open; the answer may change with it.
       *[other] { $count } questions are open; the answer may change with them.
    }
web-book-first-alert = Enter the auction up to the call in question.
web-book-first-psych = Say where it happened.
web-book-first-pre-alert = Say what the pair plays.
web-book-first-system = Enter a call with its meaning, or say what the system is based on.
web-book-rule-alert = Give a ruling on a missing or wrong alert
web-book-rule-psych = Give a ruling under the Laws
web-book-category = Category of the event (leave empty for all four)
web-book-category-of = Category of the event
web-book-owed = Other points, and documents the pair must hand in
web-book-category-1 = 1: first division, cup final
web-book-category-2 = 2: championship
web-book-category-3 = 3: tournament
web-book-category-4 = 4: club
web-book-the-system = The system
web-book-call = Call { $number }
web-book-add-call = Add another call
web-book-remove-call = Remove call { $number }
web-book-more = More details
web-book-anew = Start again
web-book-yes = Yes
web-book-no = No
web-book-meaning-keys = Add to the meaning
web-book-meaning-how = Points like 6-10 or 15+, lengths like 5+S or 0-1D, a shape, and a slash between alternatives.
web-book-meaning-or = / or
web-book-suit-letters = SHDC
web-book-shape-balanced = balanced
web-book-shape-one-suited = one-suited
web-book-shape-two-suited = two-suited
web-book-shape-three-suited = three-suited

web-book-reading = Our reading:
web-book-cited-by = Cited in
web-book-worked = Worked examples
web-book-worked-count =
    { $count ->
        [one] One case, told with its ruling
       *[other] { $count } cases, told with their rulings
    }
web-book-supplementary = Supplementary regulations
web-book-appendix = appendix { $number }
