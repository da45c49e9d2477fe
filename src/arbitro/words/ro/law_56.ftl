# Legea 56: un apărător atacă peste rând.

event-defender_led_out_of_turn = Un apărător a atacat peste rând, nu la prima levată
