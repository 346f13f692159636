extension RuleRow {
  /// Pushes, work in the background and what keeps an app running.
  static let inBackground = read(
    """
    push.without-time | 12 | suspended | push:alert = suspended
    push.running | 12 | active | push:alert -> did-receive-fetch@a = active
    push.resumes | 12 | suspended | push:ca -> did-receive-fetch@b = suspended
    push.launches | 12 | ended
      push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b = suspended
    push.launches-exits-on-suspend | 12 | ended exits
      push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b will-terminate
        = not-running
    background-fetch.refresh-off | 17 | suspended with:fetch refresh-off
      background-fetch = suspended
    background-fetch.never-launched | 17 | never-launched with:fetch
      background-fetch = not-running
    background-fetch.before-unlock | 17 | active with:fetch | after reboot
      background-fetch = not-running
    background-fetch.resumes | 17 | suspended with:fetch
      background-fetch -> perform-fetch@b = suspended
    background-fetch.background | 17 | background with:fetch
      background-fetch -> perform-fetch@b = background
    background-fetch.launches | 17 | ended with:fetch
      background-fetch -> will-finish-launching@b did-finish-launching@b perform-fetch@b = suspended
    background-fetch.fails | 27 | ended with:fetch sdk:27 | background-fetch = not-running
    background-fetch.launches-exits-on-suspend | 12 | ended exits with:fetch
      background-fetch -> will-finish-launching@b did-finish-launching@b perform-fetch@b
        will-terminate = not-running
    background-processing.refresh-off | 17 | suspended with:processing refresh-off
      background-processing = suspended
    background-processing.never-launched | 17 | never-launched with:processing
      background-processing = not-running
    background-processing.before-unlock | 17 | active with:processing | after reboot
      background-processing = not-running
    background-processing.resumes | 17 | suspended with:processing
      background-processing -> processing-task-handler@b = suspended
    background-processing.background | 17 | background with:processing
      background-processing -> processing-task-handler@b = background
    background-processing.launches | 17 | ended with:processing
      background-processing -> will-finish-launching@b did-finish-launching@b
        processing-task-handler@b = suspended
    background-processing.fails | 27 | ended with:processing sdk:27
      background-processing = not-running
    continued-processing.running | 27 | active
      continued-processing -> processing-task-handler@a = active
    continued-processing.resumes | 27 | suspended
      continued-processing -> processing-task-handler@b = suspended
    continued-processing.before-unlock | 26 | active | after reboot
      continued-processing = not-running
    continued-processing.launches-nothing | 26 | quit | continued-processing = not-running
    continued-processing.fails | 27 | ended sdk:27 | continued-processing = not-running
    continued-processing.launches | 26 | ended
      continued-processing -> will-finish-launching@b did-finish-launching@b
        processing-task-handler@b = suspended
    continued-processing.launches-without-scene | 26 | scene ended
      continued-processing -> will-finish-launching@b did-finish-launching@b
        processing-task-handler@b = suspended
    app-intent.running | 17 | active | app-intent = active
    app-intent.resumes | 17 | suspended | app-intent = suspended
    app-intent.before-unlock | 17 | active | after reboot | app-intent = not-running
    app-intent.launches-nothing | 17 | never-launched | app-intent = not-running
    app-intent.fails | 27 | ended sdk:27 | app-intent = not-running
    app-intent.launches | 17 | ended
      app-intent -> will-finish-launching@b did-finish-launching@b = suspended
    app-intent.launches-without-scene | 17 | scene quit
      app-intent -> will-finish-launching@b did-finish-launching@b = suspended
    background-session.refresh-off | 17 | suspended refresh-off | background-session = suspended
    background-session.never-launched | 12 | never-launched | background-session = not-running
    background-session.before-unlock | 12 | active | after reboot | background-session = not-running
    background-session.resumes | 12 | suspended
      background-session -> handle-events-for-background-url-session@b = suspended
    background-session.background | 12 | background | background-session = background
    background-session.launches | 12 | ended
      background-session -> will-finish-launching@b did-finish-launching@b
        handle-events-for-background-url-session@b = suspended
    background-session.fails | 27 | ended sdk:27 | background-session = not-running
    background-session.launches-exits-on-suspend | 12 | ended exits
      background-session -> will-finish-launching@b did-finish-launching@b
        handle-events-for-background-url-session@b will-terminate = not-running
    location-wake.refresh-off | 17 | suspended refresh-off | location-wake = suspended
    location-wake.never-launched | 12 | never-launched | location-wake = not-running
    location-wake.before-unlock | 12 | active | after reboot | location-wake = not-running
    location-wake.resumes | 12 | suspended
      location-wake -> location-manager-did-update-locations@b = suspended
    location-wake.background | 12 | background
      location-wake -> location-manager-did-update-locations@b = background
    location-wake.launches | 12 | ended
      location-wake -> will-finish-launching@b did-finish-launching@b
        location-manager-did-update-locations@b = suspended
    location-wake.fails | 27 | ended sdk:27 | location-wake = not-running
    location-wake.launches-exits-on-suspend | 12 | ended exits
      location-wake -> will-finish-launching@b did-finish-launching@b
        location-manager-did-update-locations@b will-terminate = not-running
    background-fetch.before-7 | 6 | active
      background-fetch cannot: background fetch exists from iOS 7
    background-fetch.foreground | 12 | active
      background-fetch cannot: the app is in the foreground
    background-fetch.without-mode | 12 | suspended | background-fetch = suspended
    background-fetch.force-quit | 17 | quit with:fetch | background-fetch = not-running
    background-fetch.force-quit-fails | 27 | quit with:fetch sdk:27 | background-fetch = not-running
    background-processing.force-quit-fails | 27 | quit with:processing sdk:27
      background-processing = not-running
    background-fetch.force-quit-since-18-3 | 26 | quit with:fetch | background-fetch = not-running
    background-processing.force-quit-since-18-3 | 26 | quit with:processing
      background-processing = not-running
    continued-processing.before-26 | 17 | active
      continued-processing cannot: such work exists from iOS 26
    app-intent.before-17 | 16 | active | app-intent cannot: such work exists from iOS 17
    background-processing.before-13 | 12 | active
      background-processing cannot: background processing exists from iOS 13
    background-processing.foreground | 17 | scene active
      background-processing cannot: the app is in the foreground
    background-processing.without-mode | 17 | scene suspended | background-processing = suspended
    background-processing.force-quit | 17 | quit with:processing
      background-processing = not-running
    background-session.before-7 | 6 | active
      background-session cannot: background sessions exist from iOS 7
    background-session.foreground | 12 | active | background-session = active
    background-session.force-quit | 12 | quit | background-session = not-running
    location-wake.single-tasking | 3 | active
      location-wake cannot: location events in the background need iOS 4, on a device with
        multitasking
    location-wake.foreground | 12 | active
      location-wake -> location-manager-did-update-locations@a = active
    location-wake.force-quit-before-8 | 7 | quit | location-wake = not-running
    location-wake.force-quit | 12 | quit
      location-wake -> will-finish-launching@b did-finish-launching@b
        location-manager-did-update-locations@b = suspended
    location-wake.force-quit-exits-on-suspend | 12 | quit exits
      location-wake -> will-finish-launching@b did-finish-launching@b
        location-manager-did-update-locations@b will-terminate = not-running
    location-wake.force-quit-fails | 27 | quit sdk:27 | location-wake = not-running
    prewarm.before-15 | 12 | active | prewarm cannot: iOS prewarms apps from iOS 15
    prewarm.in-memory | 17 | scene active | prewarm cannot: the app has a process already
    prewarm.start | 17 | scene ended | prewarm = prewarmed
    audio-start.no-code | 12 | suspended | audio-start cannot: no code of the app runs
    audio-start.again | 17 | active with:audio | after audio-start
      audio-start cannot: sound plays already
    audio-start.background-without-mode | 12 | background
      audio-start cannot: in the background that takes audio in UIBackgroundModes
    audio-start.without-mode | 12 | active | audio-start = active
    audio-start.starts | 17 | active with:audio | audio-start = active
    audio-stop.no-code | 12 | suspended | audio-stop cannot: no code of the app runs
    audio-stop.not-started | 17 | active with:audio | audio-stop cannot: audio-start must come first
    audio-stop.background-without-mode | 12 | background
      audio-stop cannot: in the background that takes audio in UIBackgroundModes
    audio-stop.foreground | 17 | active with:audio | after audio-start | audio-stop = active
    audio-stop.without-mode | 12 | active | audio-stop = active
    audio-stop.background | 17 | background with:audio | after audio-start | audio-stop = suspended
    location-start.no-code | 12 | suspended | location-start cannot: no code of the app runs
    location-start.again | 17 | active with:location | after location-start
      location-start cannot: its position is followed already
    location-start.background-without-mode | 12 | background
      location-start cannot: in the background that takes location in UIBackgroundModes
    location-start.without-mode | 12 | active | location-start = active
    location-start.starts | 17 | active with:location | location-start = active
    location-stop.no-code | 12 | suspended | location-stop cannot: no code of the app runs
    location-stop.not-started | 17 | active with:location
      location-stop cannot: location-start must come first
    location-stop.background-without-mode | 12 | background
      location-stop cannot: in the background that takes location in UIBackgroundModes
    location-stop.foreground | 17 | active with:location | after location-start
      location-stop = active
    location-stop.without-mode | 12 | active | location-stop = active
    location-stop.background | 17 | background with:location | after location-start
      location-stop = suspended
    """
  )
}
