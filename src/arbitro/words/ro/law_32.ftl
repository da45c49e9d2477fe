# Legea 32: contra sau recontra peste rând.

event-double_out_of_rotation = O contra sau o recontra peste rând nu a fost acceptată
instruction-if_rho_acts_partner_silenced = Dacă adversarul din dreapta anunță, contrează sau recontrează, { $seat } poate face orice declarație legală, dar partenerul trebuie să paseze în tot restul licitației și pot urma restricții de atac.
