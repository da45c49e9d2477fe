# Law 6: the shuffle and the deal.

event-board_misdealt = A board was not dealt correctly
event-card_seen_before_auction = A player may have seen a card of another hand
event-deal_not_valid = A board was not shuffled, or comes from another session
event-new_deal_wanted = Somebody wants a new deal
field-seen_by = Seen by
field-owner = Whose cards were seen
field-origin = Where the deal comes from
option-origin-not_shuffled = Dealt without being shuffled
option-origin-imported = From another session
question-side_looked = Has a player of { $about } looked at his cards?
question-begun_elsewhere = Has the auction on this board begun at any other table?
question-seen_while_dealing = Was the card visible during the shuffle and deal?
question-card_seen = Which card of { $about } was visible?
question-replays_old_deals = Is the purpose of the event to replay earlier deals?
question-played_in_other_session = Had the deal been played in another session?
question-exchanged_between_tables = Did the board come from another table in a planned exchange?
question-new_deal_possible = Can the board still be dealt again for those without a valid result?
weigh-nobody_to_compare_with = whether others have a result on the board that must be compared with theirs
question-match_result_known = Could a player know the result of the match without this board?
weigh-scores_without_board = the score of the match as it stands without the board
weigh-who_could_know = whether anybody could know it; nobody need actually know
question-reason_compatible = Is there a reason for a new deal that is compatible with the Laws?
weigh-reason_in_laws = a law that provides for it, or normal play having become impossible
weigh-copies_of_board = if copies of the board were made, there is normally no new deal (6F since 2007)
weigh-no_one_gains = being unhappy with the cards is not a reason
why-passed_out = all four have passed
instruction-hands_back_no_new_deal = The hands go back into the board without play. There is no new deal.
instruction-settle_as_exposed_card = The card of { $seat } is treated as a card exposed during the auction (Law 24): enter the auction so far to continue the ruling.

decision-6-auction_first_begins = “Before the auction first begins” applies to all tables: once anybody has called on the board, it is too late everywhere.
decision-6-misdeal_found_late = When it is too late for a new deal, a misdealt board with thirteen cards in each hand is played as it is.
decision-6-after_no_result = 6D2 says only that no result stands. The board is dealt again if the director can still order it; otherwise the score is artificial.
