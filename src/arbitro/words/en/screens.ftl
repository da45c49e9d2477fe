# Screens: questions and instructions where an authority changes rectifications behind them.
question-passed_the_screen = Had the call of { $about } passed to the other side of the screen?
question-passed_by_screenmate = Was it { $about }, on the same side of the screen, who passed the tray with the call on it?
question-passed_inadvertently = Did { $about } pass it without noticing the irregularity?
question-screen_opened = Had the screen been opened when attention was drawn to the lead?
question-screen_opened_by = Who opened the screen?
option-screen_opened_by-declaring_side = the declaring side
option-screen_opened_by-others = somebody else, or it was not the innocent side’s fault
question-two_leads_faced = Had { $about }, whose lead it was, faced a lead as well?
question-from_tempo = Does the information come from the time that a call took?
question-tray_delay = By how many seconds was the tray late?
instruction-other_side_of_screen_not_told = The call is corrected before the tray passes; nobody on the other side of the screen is told anything.
instruction-right_lead_stands = The lead of { $seat } stands.
instruction-tray_delay_not_significant = A tray that is no later than that tells nothing: there was no noticeable break in tempo.
problem-tray-not-due = The tray does not pass now.
problem-tray-elsewhere = { $found } cannot be called: the tray is on the other side of the screen.
problem-screen-stays-closed = The screen stays closed until the opening lead is faced.
