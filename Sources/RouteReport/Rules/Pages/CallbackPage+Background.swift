extension CallbackPage {
  static let background = """
    perform-fetch
      Gives the app time in the background to fetch something new.
      within  30 s: to call the completion handler (T-B1)
      reads   background
      do      Fetch, and call the completion handler with what came of it as soon as it is known.
      know    It takes fetch in UIBackgroundModes, and nothing comes after a force quit.
      know    Apple deprecates it with iOS 13 in favour of background tasks for app refresh.
      know    It may launch the app: the launch methods run before it, with nil options.
      know    No method for the background or the foreground runs around it.
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
              what runs after it has returned may come too late.
      know    Of several tasks each has its own block, all share the time, and each is ended alone.
      know    A task that is not ended costs the app its life, without willTerminate.
      know    It comes shortly before the time of the task is up, which Apple does not promise.
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
      Gives the app minutes in the background for long work, while the device is idle.
      reads   background
      do      Register the block before the launch is finished, and call setTaskCompleted at its
              end.
      do      Set an expirationHandler: the system ends the work when the user takes the device.
      know    It takes processing in UIBackgroundModes, and nothing of it runs after a force quit.
      cites   L-24 T-B1

    timer
      Runs when a timer of the app is due.
      reads   active: in front; inactive: covered
      reads   background: while something keeps the app running
      do      Stop timers in didEnterBackground, unless a background task needs them.
      know    It goes on firing in the background while a background task runs, and stops with
              suspension.
      know    A timer that was due during suspension fires no earlier than the app runs again.
      cites   L-17 S3-32

    location-manager-did-update-locations
      Hands over new positions.
      reads   active: in front; inactive: covered; background: in the background
      do      Make the location manager at every launch: without one the event is lost.
      know    Region events have methods of their own, didEnterRegion and didExitRegion, visits
              didVisit.
      know    From iOS 8 region events and significant changes launch the app even after a force
              quit.
      cites   L-24

    location-manager-did-update-to-location
      Hands over a new position, in the form of the first versions.
      reads   active: in front; inactive: covered; background: in the background
      do      Make the location manager at every launch: without one the event is lost.
      know    From iOS 6 locationManager:didUpdateLocations: runs in its place.
      cites   L-24
    """
}
