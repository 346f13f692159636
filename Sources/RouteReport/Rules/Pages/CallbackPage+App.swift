extension CallbackPage {
  static let app = """
    will-finish-launching
      The first callback of a launch, before any saved state is restored.
      within  5 s: is the aim for a whole launch (T-B1)
      within  20 s: for a whole launch, or the watchdog ends the app (T-B1)
      reads   inactive: a launch to the foreground; background: a launch in the background
      do      Set up what the restoration of state needs, such as the window.
      do      Set the delegate of the notification center, here or in didFinishLaunching.
      know    A scene app gets nil as options: look at the options of the scene's connection.
      cites   T-L1 T-L5 T-S11 A-012 T-B1

    did-finish-launching
      Tells the app that it has been launched, and why.
      within  5 s: is the aim for a whole launch (T-B1)
      within  20 s: for a whole launch, or the watchdog ends the app (T-B1)
      reads   inactive: a launch to the foreground; background: a launch in the background
      do      Create the root view controller and its window, unless the app has scenes.
      do      Set the delegate of the notification center before it returns: later is too late for
              the tap that launched the app.
      do      Look into the options for the URL, push or location that launched the app.
      do      Return true, unless the URL of the launch cannot be handled.
      know    Keep it short: load what can wait later.
      know    The state in a scene app is not confirmed; Apple's text implies background.
      know    A launch in the background calls it, too: no user arrives. [launch-behind.did-finish]
      know    A scene app gets nil as options, and makes its windows in
              scene:willConnectToSession:options:.
      know    Apple's template has the delegate as a UIResponder since iOS 5.
      claims  S0-10 S1-11 S2-29 S3-12 S4-09
      cites   T-L1 T-L5 T-S1 A-012 A-102 T-B1

    did-become-active
      Tells the app that it is in the foreground and handles events.
      scenes  notification-only scene-did-become-active
      reads   active
      do      Restore the state of the user interface, such as that of a game, and refresh it.
      do      Start again what willResignActive paused.
      know    It also runs at the first launch, after didFinishLaunching: it does not prove a
              return. [tap-icon.launch]
      know    Between two of its calls there is always a willResignActive. [will-resign-active.app]
      know    A launch in the background does not call it. [launch-behind.did-finish]
      claims  S0-13 S1-12 S3-20 S4-13
      cites   T-L1 T-R1 T-L5 L-14

    will-resign-active
      Tells the app that it is about to lose the focus, for a moment or for good.
      scenes  notification-only scene-will-resign-active
      reads   active
      do      Pause a game, timers and what draws without pause.
      do      Save the state of the user interface.
      know    It does not say where the app goes: a call or the switcher may end with
              didBecomeActive.
      know    The app is inactive after it, not suspended: code goes on running.
      know    Home, a lock, a call, an alert, the switcher, Notification and Control Center call it.
              [leave.active lock.active call-incoming.active open-switcher.active]
      claims  S0-16 S3-14 S4-10
      cites   T-H1 T-A1 T-I1 T-N4 X-07

    did-enter-background
      Tells the app that it has left the foreground: the last moment that is sure to come.
      within  5 s: to return, or the system kills the app (T-K11)
      scenes  notification-only scene-did-enter-background
      reads   background; inactive: a lock on iOS 5 and 6
      do      Save user data, and enough state to restore the app after it was terminated.
      do      Free shared resources, such as a database, and stop timers.
      do      Hide what the picture in the switcher must not show: it is taken after the return.
      know    No callback follows: suspension and a purge are silent, and willTerminate seldom
              comes. [after.suspend memory-purge.suspended]
      know    Begin a background task before the work that needs it, not at the end of this method.
      know    A launch or a wake in the background does not call it. [push.launches push.resumes]
      know    One edition of Apple's page has it deprecated, another has not.
      claims  S0-19 S2-11 S3-16 S4-11
      cites   L-01 L-08 T-H1 T-LK2 T-K11

    will-enter-foreground
      Tells the app that it is on its way back from the background.
      scenes  notification-only scene-will-enter-foreground
      reads   background; inactive: an unlock on iOS 5 and 6
      do      Restore user data, and undo what didEnterBackground did.
      know    A cold launch of an app without scenes does not call it. [tap-icon.launch]
      know    In a scene app a cold launch posts its notification, too. [launch.app-foreground]
      know    didBecomeActive always follows. [tap-icon.return]
      know    Apple's pages disagree on the place of its notification.
      claims  S0-22 S4-12
      cites   T-R1 T-L1 T-S1 T-LK2 L-09

    will-terminate
      Tells an app whose process still runs that it is about to end.
      within  5 s: to return, or the system kills the app (T-K11)
      do      Free resources, close connections and save what is not saved yet.
      know    Do not rely on it: suspended apps, crashes and the watchdog skip it. [crash.foreground]
      know    A kill for memory skips it, in the background, too. [memory-purge.background]
      know    Do the work when the app enters the background; what is left here is often never done.
      know    Without the background (until iPhone OS 3, or with UIApplicationExitsOnSuspend) Home
              calls it. [leave.before-4 leave.exits-on-suspend]
      claims  S0-25 S3-24 S3-25 S4-08 S4-14
      cites   L-03 T-K2 T-K3 T-K7 T-K11 X-09

    did-receive-memory-warning
      Asks a running app to free memory before the system ends it.
      do      Empty caches, and let go of what can be made again.
      know    A suspended app gets no warning: it is purged before. [memory-warning.suspended]
      know    View controllers get the warning as well; the order is not promised.
      cites   T-M1 L-07

    protected-data-will-become-unavailable
      Tells the app that the device was locked and that protected files are about to close.
      do      Close protected files, and drop what was read from them.
      know    It needs a passcode and files under data protection, and waits some seconds after the
              lock.
      know    Its place among the other callbacks of a lock is not confirmed.
      cites   T-LK5

    protected-data-did-become-available
      Tells the app that the device was unlocked and that protected files can be read.
      do      Open protected files again.
      know    After a restart protected files stay closed until the first unlock.
      cites   T-LK5 T-L12

    should-restore-state
      Asks the app whether to restore the state that it saved.
      scenes  not-called scene-restore-interaction-state
      reads   inactive
      do      Refuse what an older version of the app saved and this one cannot read.
      know    It runs between the launch methods, if there is an archive. [launch.should-restore]
      know    From iOS 13.2 application:shouldRestoreSecureApplicationState: takes its place.
      cites   T-L1 T-L13

    did-decode-state
      Tells the app that its saved state has been decoded, and hands over the decoder.
      scenes  not-called scene-restore-interaction-state
      reads   inactive
      do      Read the values that willEncodeState wrote.
      know    It runs before didFinishLaunching. [launch.did-decode]
      cites   T-L1

    should-save-state
      Asks the app whether its state is to be saved.
      scenes  not-called state-restoration-activity
      reads   background
      do      Answer true to opt in to state restoration.
      know    It runs after didEnterBackground. [save-state.asks]
      know    From iOS 13.2 application:shouldSaveSecureApplicationState: takes its place.
      cites   T-H1

    will-encode-state
      Tells the app that its state is about to be saved, and hands over the encoder.
      scenes  not-called state-restoration-activity
      reads   background
      do      Write the values that belong to no view controller, such as the version of the app.
      know    The saved state is for the place in the user interface, not for user data.
      cites   T-H1

    perform-fetch
      Gives the app time in the background to fetch something new.
      within  30 s: to call the completion handler (T-B1)
      reads   background
      do      Fetch, and call the completion handler with what came of it as soon as it is known.
      know    It takes fetch in UIBackgroundModes. [background-fetch.without-mode]
      know    Nothing comes after a force quit. [background-fetch.force-quit-since-18-3]
      know    Apple deprecates it with iOS 13 in favour of background tasks for app refresh.
      know    The methods of a launch run before it, with nil options. [launch-behind.did-finish]
      know    No method for background or foreground runs around it. [background-fetch.launches]
      cites   L-19 T-L5 T-B1

    expiration-handler
      Tells the app that the time of its background task is about to end.
      within  endBackgroundTask: must have run before the block returns (L-11)
      within  600 s: is about the time of the task on iOS 4 to 6 (L-10)
      within  180 s: is about the time of the task on iOS 7 to 12 (L-10)
      within  30 s: is about the time of the task from iOS 13 (L-10)
      reads   background
      do      Stop the work at once, and call endBackgroundTask: before the block returns.
      do      Set the identifier to UIBackgroundTaskIdentifier.invalid.
      know    Do not end the task asynchronously: the block is synchronous, on the main thread, and
              what follows its return may come too late.
      know    Of several tasks each has its own block, all share the time, and each is ended alone.
      know    A task that is not ended costs the app its life, without willTerminate.
      know    It comes shortly before the time of the task ends. [background-task-expire.background]
      claims  S3-31
      cites   T-K9 T-K10 L-10 L-11 L-17 X-22

    handle-events-for-background-url-session
      Tells an app that did not run that transfers of a background session have finished.
      reads   background
      do      Make the session with this identifier, keep the completion handler, and call it when
              urlSessionDidFinishEvents has run.
      know    An app that runs is not told: the delegate of the session gets the events.
      know    A force quit cancels the transfers.
      cites   L-24

    processing-task-handler
      Gives the app time for a processing task on an idle device, and from 26 for a continued one.
      reads   background
      reads   active: a continued task that the user begins in front
      do      Register the block before the launch is finished, and call setTaskCompleted at its
              end.
      do      Set an expirationHandler: the system ends the work when the user takes the device.
      know    A processing task takes processing in UIBackgroundModes.
      know    Until iOS 18.2 it does not run after a force quit. [background-processing.force-quit]
      know    Nor does it run then from 18.3. [background-processing.force-quit-since-18-3]
      cites   L-24 L-45 L-46 T-B1

    timer
      Runs when a timer of the app is due.
      reads   active: in front; inactive: covered
      reads   background: while something keeps the app running
      do      Stop timers in didEnterBackground, unless a background task needs them.
      know    It goes on firing in the background while a background task runs, and stops with
              suspension. [timer-fire.background]
      know    Due during suspension, it waits until the app runs again. [timer-fire.suspended]
      cites   L-17 S3-32

    location-manager-did-update-locations
      Hands over new positions.
      reads   active: in front; inactive: covered; background: in the background
      do      Make the location manager at every launch: without one the event is lost.
      know    Region events have methods of their own, didEnterRegion and didExitRegion, visits
              didVisit.
      know    From iOS 8 region events and significant changes launch the app even after a force
              quit. [location-wake.force-quit]
      cites   L-24

    location-manager-did-update-to-location
      Hands over a new position, in the form of the first versions.
      reads   active: in front; inactive: covered; background: in the background
      do      Make the location manager at every launch: without one the event is lost.
      know    From iOS 6 locationManager:didUpdateLocations: takes its place.
      cites   L-24
    """
}
