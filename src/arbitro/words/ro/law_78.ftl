# Legea 78: metode de scor, condiții de concurs.

event-conditions_questioned = Cineva pune la îndoială felul în care se calculează sau se câștigă concursul
question-method_of_the_laws = Se calculează concursul în puncte de meci, IMP-uri sau puncte totale, ca în Legi?
question-authority_approved = A aprobat autoritatea metoda de scor?
question-published_before = Au fost publicate condițiile înaintea concursului?
question-conditions_in_conflict = Este vreo condiție în conflict cu Legile sau cu regulamentul autorității?
instruction-method_not_approved = Fără acordul autorității această metodă de scor nu poate fi folosită.
instruction-laws_prevail = O condiție în conflict cu Legile sau cu regulamentul autorității nu are efect.
instruction-publish_conditions = Organizatorul ar fi trebuit să publice condițiile în avans: înscriere, metodă de scor, câștigători, departajare. Ele se pun acum la dispoziție, iar de rest răspunde organizatorul.
