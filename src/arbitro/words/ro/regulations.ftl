# Probleme ale pachetelor de regulamente.

problem-unknown-pack = Nu există pachetul de regulamente „{ $found }”; există { $expected }.
problem-pack-cycle = Pachetele se extind unul pe altul în cerc: { $found }.
problem-unknown-regulation = „{ $found }” nu este un regulament; cele mai apropiate sunt { $expected }.
problem-regulation-missing = Regulamentul lipsește; îl cere { $expected }.
problem-regulation-no-source = Regulamentul nu își numește sursa.
problem-regulation-type = { $found } nu este ceea ce primește acest regulament; se scrie ca { $expected }.
problem-regulation-range = { $found } este în afara limitelor; trebuie să fie { $expected }.
problem-regulation-conflict = { $found } nu se potrivește cu alt regulament al pachetului, care cere { $expected }.
