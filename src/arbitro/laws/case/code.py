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
from arbitro.laws import law_12_adjusted_score as law_12
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
from arbitro.laws import law_41_start_of_play as law_41
from arbitro.laws import law_42_dummys_rights as law_42
from arbitro.laws import law_43_dummys_limits as law_43
from arbitro.laws import law_44_sequence_of_play as law_44
from arbitro.laws import law_45_card_played as law_45
from arbitro.laws import law_45_dummys_cards as law_45_dummy
from arbitro.laws import law_46_incomplete_designation as law_46
from arbitro.laws import law_47_card_retracted as law_47
from arbitro.laws import law_48_declarer_exposes_cards as law_48
from arbitro.laws import law_49_defender_exposes_card as law_49
from arbitro.laws import law_50_penalty_card as law_50
from arbitro.laws import law_51_several_penalty_cards as law_51
from arbitro.laws import law_52_penalty_card_not_played as law_52
from arbitro.laws import law_53_lead_out_of_turn as law_53
from arbitro.laws import law_54_opening_lead_out_of_turn as law_54
from arbitro.laws import law_55_declarer_leads_out_of_turn as law_55
from arbitro.laws import law_56_defender_leads_out_of_turn as law_56
from arbitro.laws import law_57_premature_play as law_57
from arbitro.laws import law_58_simultaneous_plays as law_58
from arbitro.laws import law_59_inability as law_59
from arbitro.laws import law_60_play_after_illegal_play as law_60
from arbitro.laws import law_61_failure_to_follow_suit as law_61
from arbitro.laws import law_62_correction_of_a_revoke as law_62
from arbitro.laws import law_63_establishment_of_a_revoke as law_63
from arbitro.laws import law_64_established_revoke as law_64
from arbitro.laws import law_65_arrangement_of_tricks as law_65
from arbitro.laws import law_66_inspection_of_tricks as law_66
from arbitro.laws import law_67_defective_trick as law_67
from arbitro.laws import law_68_claim_or_concession as law_68
from arbitro.laws import law_69_agreed_claim as law_69
from arbitro.laws import law_70_contested_claim as law_70
from arbitro.laws import law_71_concession_cancelled as law_71
from arbitro.laws import law_72_general_principles as law_72
from arbitro.laws import law_73_communication as law_73
from arbitro.laws import law_74_conduct as law_74
from arbitro.laws import law_75_mistaken_explanation_or_call as law_75
from arbitro.laws import law_76_spectators as law_76
from arbitro.laws import law_77_scoring_table as law_77
from arbitro.laws import law_78_methods_of_scoring as law_78
from arbitro.laws import law_79_tricks_won as law_79
from arbitro.laws import law_80_organisation as law_80
from arbitro.laws import law_81_director as law_81
from arbitro.laws import law_82_errors_of_procedure as law_82
from arbitro.laws import law_83_notification_of_appeal as law_83
from arbitro.laws import law_84_agreed_facts as law_84
from arbitro.laws import law_85_disputed_facts as law_85
from arbitro.laws import law_86_team_play as law_86
from arbitro.laws import law_87_fouled_board as law_87
from arbitro.laws import law_88_indemnity as law_88
from arbitro.laws import law_89_individual_events as law_89
from arbitro.laws import law_90_procedural_penalties as law_90
from arbitro.laws import law_91_penalise_or_suspend as law_91
from arbitro.laws import law_92_right_to_appeal as law_92
from arbitro.laws import law_93_procedures_of_appeal as law_93

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
    law_12,
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
    law_41,
    law_42,
    law_43,
    law_44,
    law_45,
    law_45_dummy,
    law_46,
    law_47,
    law_48,
    law_49,
    law_50,
    law_51,
    law_52,
    law_53,
    law_54,
    law_55,
    law_56,
    law_57,
    law_58,
    law_59,
    law_60,
    law_61,
    law_62,
    law_63,
    law_64,
    law_65,
    law_66,
    law_67,
    law_68,
    law_69,
    law_70,
    law_71,
    law_72,
    law_73,
    law_74,
    law_75,
    law_76,
    law_77,
    law_78,
    law_79,
    law_80,
    law_81,
    law_82,
    law_83,
    law_84,
    law_85,
    law_86,
    law_87,
    law_88,
    law_89,
    law_90,
    law_91,
    law_92,
    law_93,
)
