# The front page, signing in, devices.

web-events = Events
web-new-event = New event
web-members = Members
web-go-on = Continue: { $event } ({ $role })
web-no-events = There are no events yet.
web-no-events-yet = There are no events yet. Create the first one.
web-unreadable = Its record is damaged
web-archive = Archive
web-archive-empty = The archive is empty. You put events there on their “Publish” page.
web-series = Every week
web-series-next = Create the next one: { $day }
web-series-saved = Series saved
web-afterwards = After the evening
web-copy = Copy this event …
web-copy-title = Copy of { $name }
web-copy-what = The copy has the same format, regulations, staff and movement. Results are not copied.
web-copy-entries = With the same entries
web-copy-make = Create the event
web-to-archive = Move to the archive
web-to-archive-means = It disappears from the front page; nothing in it changes.
web-from-archive = Move back to the front page
web-is-archived = This event is in the archive.
web-archived = The event is in the archive
web-unarchived = The event is back on the front page
web-delete = Delete …
web-delete-means = The event disappears from every page, download and search. The journal on the club’s computer keeps what happened, with persons by number only: anyone with access to that computer can still export it. The event cannot be brought back.
web-delete-yes = Delete { $name } for good
web-deleted = The event is deleted
web-keeping = The record
web-keeping-copies =
    { $copies ->
        [one] 1 evening copy is kept with the file; the last is from { $evening }.
       *[other] { $copies } evening copies are kept with the file; the last is from { $evening }.
    }
web-keeping-none = There is no copy yet. A copy is made every evening at 23:00, or at the next start.
web-keeping-off = No copies are made: the server was started with --backups 0.
web-keeping-server = The database is on a PostgreSQL server. Its own tools back it up; Arbitro does not.
web-keeping-checked = The newest entries have been checked too: everything is in order.
web-keeping-restore = arbitro journal restore { $file } NEW.db
web-without-event = Without an event
web-claim = Claims
web-door-rule = Describe what happened, answer the questions, read the ruling.
web-door-claim = Enter the remaining cards, answer the questions, see the award.
web-door-policy = Is this system allowed here? Is this call alerted?
web-door-book = Every law of 1997, 2007 and 2017 in our own words, with its flow chart.
web-sign-in-who = For organisers. Directors and scorers use their invitation, players the code on the table.
web-name = Name
web-password = Password
web-new-password = A new password
web-password-hint = At least ten characters; a few words are easy to remember.
web-invitation = Invitation
web-invited = You are invited as { $role }
web-accept = Accept
web-device = Device
web-device-out = { $name } has been signed out on that device.
web-phone-is-it-you = Somebody wants to sign in as you on another phone ({ $device }). It shows the number { $number }. Is it you?
web-phone-asks = { $name } wants to sign in on a second phone ({ $device }). It shows the number { $number }. Check who holds it before you say yes.
web-phone-no = No
web-phone-yes = Yes, it shows { $number }
web-phone-waiting = waiting for confirmation: { $number }
web-devices-why = Lost or lent a phone? Sign it out here.
web-role = Role
web-until = Until
web-this-device = this one
web-sign-out-who = Sign out { $name }
