# Law 17: the auction period.

event-which_period = Which period of the board is it?
field-taken = Players who have taken their cards
field-looked = Players who have looked at their cards
question-hands_returned = Are all four hands back in the board?
question-board_left = Have cards been taken from the next board, or was this the last board of the round?
question-differs_significantly = Does the new call differ significantly from the cancelled one?
weigh-difference_for_lho = what the difference means for the player who called over it
question-differs_in_any_way = Does the new call differ from the cancelled one in any way?
effect-in_period =
    { $side ->
        [none] { $period ->
            [before] The auction period has not begun.
            [auction] It is the auction period.
            [clarification] It is the clarification period: the auction is over, the auction period is not.
            [play] It is the play period.
           *[over] The board is over.
        }
       *[other] { $period ->
            [before] For { $side } the auction period has not begun.
           *[auction] For { $side } the auction period has begun.
        }
    }

decision-17-later_calls_1997 = A new call that does not differ replaces the old one, and the later calls stand.
