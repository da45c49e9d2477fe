"""Every law file: importing this module registers all procedures."""

from arbitro.laws import law_01_pack as law_01
from arbitro.laws import law_02_duplicate_boards as law_02
from arbitro.laws import law_03_tables as law_03
from arbitro.laws import law_04_partnerships as law_04
from arbitro.laws import law_05_seats as law_05
from arbitro.laws import law_06_shuffle_and_deal as law_06
from arbitro.laws import law_07_board_and_cards as law_07
from arbitro.laws import law_08_rounds as law_08
from arbitro.laws import law_09_after_an_irregularity as law_09
from arbitro.laws import law_10_rectification as law_10
from arbitro.laws import law_11_forfeiture as law_11
from arbitro.laws import law_13_incorrect_number_of_cards as law_13
from arbitro.laws import law_14_missing_card as law_14
from arbitro.laws import law_15_wrong_board_or_hand as law_15
from arbitro.laws import law_16_information as law_16
from arbitro.laws import law_17_auction_period as law_17
from arbitro.laws import law_18_bids as law_18
from arbitro.laws import law_19_doubles as law_19
from arbitro.laws import law_20_explanations as law_20
from arbitro.laws import law_21_misinformation as law_21
from arbitro.laws import law_22_end_of_auction as law_22
from arbitro.laws import law_23_comparable_call as law_23
from arbitro.laws import law_24_card_exposed_in_auction as law_24
from arbitro.laws import law_25_change_of_call as law_25
from arbitro.laws import law_26_lead_restrictions as law_26
from arbitro.laws import law_27_insufficient_bid as law_27
from arbitro.laws import law_28_calls_in_rotation as law_28
from arbitro.laws import law_29_call_out_of_rotation as law_29
from arbitro.laws import law_30_pass_out_of_rotation as law_30
from arbitro.laws import law_31_bid_out_of_rotation as law_31
from arbitro.laws import law_32_double_out_of_rotation as law_32
from arbitro.laws import law_33_simultaneous_calls as law_33
from arbitro.laws import law_34_right_to_call as law_34
from arbitro.laws import law_35_inadmissible_calls as law_35
from arbitro.laws import law_36_inadmissible_double as law_36
from arbitro.laws import law_37_call_by_player_who_must_pass as law_37
from arbitro.laws import law_38_bid_above_seven as law_38
from arbitro.laws import law_39_call_after_final_pass as law_39
from arbitro.laws import law_40_partnership_understandings as law_40

LAWS = (
    law_01,
    law_02,
    law_03,
    law_04,
    law_05,
    law_06,
    law_07,
    law_08,
    law_09,
    law_10,
    law_11,
    law_13,
    law_14,
    law_15,
    law_16,
    law_17,
    law_18,
    law_19,
    law_20,
    law_21,
    law_22,
    law_23,
    law_24,
    law_25,
    law_26,
    law_27,
    law_28,
    law_29,
    law_30,
    law_31,
    law_32,
    law_33,
    law_34,
    law_35,
    law_36,
    law_37,
    law_38,
    law_39,
    law_40,
)
