# Law 6: the shuffle and the deal.

event-board_misdealt = A board was not dealt as it should be
event-card_seen_before_auction = A player may have seen a card of another hand
event-deal_not_valid = A board was not shuffled, or comes from another session
event-new_deal_wanted = Somebody wants a new deal
field-seen_by = Seen by
field-owner = Whose cards
field-origin = Where the deal comes from
option-origin-not_shuffled = Dealt without being shuffled
option-origin-imported = From another session
question-side_looked = Has a player of { $about } looked at his cards?
question-begun_elsewhere = Has the auction on this board begun at another table, now or before?
question-seen_while_dealing = Could the card be seen while the cards were shuffled and dealt?
question-card_seen = Which card of { $about } could be seen?
question-replays_old_deals = Is it the purpose of the event to play deals of the past?
question-played_in_other_session = Had the deal been played in another session?
question-exchanged_between_tables = Does the board come from another table by an arranged exchange?
question-new_deal_possible = Can the board still be dealt again for those who have no valid result?
weigh-nobody_to_compare_with = whether others have a result on it with which theirs has to be compared
question-match_result_known = Could a player know the result of the match without this board?
weigh-scores_without_board = the score of the match as it stands without the board
weigh-who_could_know = whether anybody could know it; nobody need actually know
question-reason_compatible = Is there a reason for a new deal that goes with the Laws?
weigh-reason_in_laws = a law that provides for it, or that normal play has become impossible
weigh-copies_of_board = where copies of the board were made there is normally no new deal (6F since 2007)
weigh-no_one_gains = dissatisfaction with the cards is no reason
why-passed_out = all four have passed
instruction-hands_back_no_new_deal = The hands go back into the board without play. There is no new deal.
instruction-settle_as_exposed_card = The card of { $seat } is dealt with as a card exposed in the auction (Law 24): give the auction so far, and the ruling goes on.

decision-6-auction_first_begins = “Before the auction first begins” looks at every table: once somebody has called on the board, it is too late at all of them.
decision-6-misdeal_found_late = When it is too late for a new deal, a misdealt board with thirteen cards in each hand is played as it is.
decision-6-after_no_result = 6D2 says only that no result stands. The board is dealt again if the director can still order it; otherwise the score is artificial.
