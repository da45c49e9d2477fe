"""Law 23: three different laws: the damaging enforced pass (1997), awareness (2007), the comparable call (2017)."""

from arbitro.laws.question import judgment

# 23A (2017): the same or a similar meaning, a subset of the meanings, or the same purpose.
comparable = judgment("comparable", "weigh_similar_meaning", "weigh_subset_of_meanings", "weigh_same_purpose")
# 23C (2017): would the outcome have been another without the help of the infraction?
outcome_helped = judgment("outcome_helped", "weigh_result_without_infraction", "weigh_damage")
