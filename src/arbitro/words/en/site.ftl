site-events = Results
site-event = Event
site-date = Date
site-no-events = No results yet.
site-no-ranking = There is no ranking to show yet.
site-files = Files
site-name = Name
site-carried = Carried over
site-penalty = Penalty
site-opponents = Opponents
site-place = Rank { $rank }, { $points }
site-calendar-about = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
site-day = { $day } { $month } { $year }
site-month-1 = January
site-month-2 = February
site-month-3 = March
site-month-4 = April
site-month-5 = May
site-month-6 = June
site-month-7 = July
site-month-8 = August
site-month-9 = September
site-month-10 = October
site-month-11 = November
site-month-12 = December
publish-done = { $name }: { $files ->
    [one] { $files } file
   *[other] { $files } files
} in { $folder }
publish-index = List of events: { $file }
problem-event-without-plan = { $found } has no format yet, so there is nothing to publish.
