"""One competition: who takes part, who meets whom at which table with which boards, and who has won."""
