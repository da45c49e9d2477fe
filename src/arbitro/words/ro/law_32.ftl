# Legea 32: contra sau recontra peste rând.

event-double_out_of_rotation = O contra sau o recontra peste rând nu a fost acceptată
instruction-if_rho_acts_partner_silenced = Dacă adversarul din dreapta anunță, contrează sau recontrează, { $seat } poate face orice declarație legală, dar partenerul trebuie să paseze în tot restul licitației și pot urma restricții de atac.

decision-32-double_after_own_call = Textul nu spune nimic despre rândul adversarului din stânga: este o schimbare de declarație, ca la 31B.
