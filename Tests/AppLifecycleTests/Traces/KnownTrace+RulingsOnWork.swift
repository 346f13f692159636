extension KnownTrace {
  /// The rulings L-15 to L-28, of the second round.
  static let rulingsOnWork = read(
    """
    L-15 | 13- | scene active ipad | sure contested
      remove-in-switcher -> [scene-will-resign-active] scene-did-disconnect
        did-discard-scene-sessions will-terminate = not-running
    L-16 | all | active | sure documented
      system-alert-open -> will-resign-active@a = inactive
      system-alert-close -> did-become-active@a = active
    L-16 | 13- | scene active | sure documented
      system-alert-open -> scene-will-resign-active@a = inactive
      system-alert-close -> scene-did-become-active@a = active
    L-16 | 4- | active | after system-alert-open | sure inferred
      home -> did-enter-background@b = suspended
    L-17 | 4- | active tasks:1 | sure documented
      home -> will-resign-active@a did-enter-background@b = background
      after:10 = background
      background-task-end = suspended
    L-17 | 13- | scene active tasks:3 | sure documented
      lock -> scene-will-resign-active@a scene-did-enter-background@b = background
      background-task-end = background
      background-task-end = background
      background-task-end = suspended
    L-17 | 4- | active | after background-task-begin background-task-begin | sure documented
      home -> will-resign-active@a did-enter-background@b = background
      background-task-end = background
      background-task-end = suspended
    L-17 | 13- | active | after background-task-begin home after:20 background-task-begin
      > background-task-expire -> expiration-handler@b expiration-handler@b = background
      after:10 = background
      background-task-end = background
      background-task-end = suspended
    L-17 | 13- | active tasks:2 | after home
      > background-task-expire -> expiration-handler@b expiration-handler@b = background
      after:30 = background
      background-task-end = background
      > background-task-overrun = not-running
    L-17 | 4- | active tasks:1 | after home | sure inferred
      timer-fire -> timer@b = background
      background-task-end = suspended
      timer-fire = suspended
    L-18 | 4- | background | sure contested | memory-purge = not-running
    L-18 | 13- | scene background | sure contested | memory-purge = not-running
    L-20 | 4- | suspended | sure inferred
      memory-warning = suspended
      memory-purge = not-running
    L-21 | 13- | scene ended | sure documented
      open-url -> will-finish-launching did-finish-launching scene-will-connect
        scene-will-enter-foreground scene-did-become-active = active
    L-21 | 13- | scene ended | sure documented
      open-universal-link -> will-finish-launching did-finish-launching scene-will-connect
        scene-will-enter-foreground scene-did-become-active = active
    L-21 | 13- | scene suspended | sure documented
      scene-disconnect -> scene-did-disconnect@b = suspended
      open-url -> scene-will-connect@b scene-will-enter-foreground scene-did-become-active = active
    L-22 | 9- | active | sure observed | open-url -> open-url@a = active
    L-22 | 8- | active | sure observed
      open-universal-link -> will-continue-user-activity@a continue-user-activity@a = active
    L-22 | 13- | scene active | sure observed | open-url -> scene-open-url-contexts@a = active
    L-23 | 13-18 | scene active ipad-with-windows
      new-window -> scene-will-resign-active#1@a scene-did-become-active#1@a
        scene-will-resign-active#1@a configuration-for-connecting-scene@i scene-will-connect#2@i
        scene-will-enter-foreground#2@i scene-did-become-active#1@a scene-did-become-active#2@a
        = active
      close-window -> scene-will-resign-active#2@a scene-will-resign-active#1@a
        scene-did-become-active#1@a scene-did-enter-background#2@a scene-did-disconnect#2@a
        did-discard-scene-sessions = active
    L-23 | 13- | scene active ipad-with-windows | after new-window
      home -> scene-will-resign-active#2@a scene-will-resign-active#1@a
        scene-did-enter-background#2@b scene-did-enter-background#1@b = suspended
    L-24 | 4- | active with:audio | sure documented
      audio-start = active
      home -> will-resign-active@a did-enter-background@b = background
      after:3600 = background
      timer-fire -> timer@b = background
      audio-stop = suspended
    L-24 | 4- | active with:location | sure documented
      location-start = active
      home -> will-resign-active@a did-enter-background@b = background
      after:3600 = background
      timer-fire -> timer@b = background
      location-stop = suspended
    L-24
      | 4- | active with:audio+location | after audio-start location-start background-task-begin | sure documented
      home -> will-resign-active@a did-enter-background@b = background
      audio-stop = background
      background-task-end = background
      location-stop = suspended
    L-24 | 4- | active | sure documented
      audio-start = active
      home -> will-resign-active@a did-enter-background@b = suspended
    L-19 | 7- | suspended | sure documented | background-fetch = suspended
    L-19 | 7-18.2 | quit with:fetch | sure documented | background-fetch = not-running
    L-24 | 13- | suspended | sure documented | background-processing = suspended
    L-24 | 13- | suspended with:processing | sure contested
      background-processing -> processing-task-handler@b = suspended
    L-24 | 13- | ended with:processing | sure contested
      background-processing -> will-finish-launching@b did-finish-launching@b
        processing-task-handler@b = suspended
    L-24 | 13-18.2 | quit with:processing | sure documented | background-processing = not-running
    L-24 | 7- | ended | sure contested
      background-session -> will-finish-launching@b did-finish-launching@b
        handle-events-for-background-url-session@b = suspended
    L-24 | 7- | suspended | sure contested
      background-session -> handle-events-for-background-url-session@b = suspended
    L-24 | 7- | active | sure documented | background-session = active
    L-24 | 7- | quit | sure documented | background-session = not-running
    L-24 | 6- | ended | sure contested
      location-wake -> will-finish-launching@b did-finish-launching@b
        location-manager-did-update-locations@b = suspended
    L-24 | 8- | quit | sure contested
      location-wake -> will-finish-launching@b did-finish-launching@b
        location-manager-did-update-locations@b = suspended
    L-24 | 7 | quit | sure documented | location-wake = not-running
    L-24 | 4-5 | active | sure documented
      location-wake -> location-manager-did-update-to-location@a = active
    L-25 | 4 | active single-tasking | sure documented
      home -> will-resign-active@a will-terminate = not-running
    L-25 | 4 | active single-tasking
      call-incoming -> will-resign-active@a = inactive
      call-accept -> will-terminate = not-running
    L-25 | 5- | active single-tasking
      home -> will-resign-active@a did-enter-background@b = suspended
    L-26 | all | active | sure contested | power-off = not-running
    L-26 | all | active | sure contested | hold-home = not-running
    L-26 | 7- | suspended | sure inferred
      reinstall = not-running
      push:alert+ca = not-running
    L-28 | 13- | scene active | sure contested
      remove-in-switcher -> scene-will-resign-active (WillResignActive) scene-did-disconnect
        did-discard-scene-sessions A.view-will-disappear A.view-did-disappear will-terminate
        = not-running
    L-28 | 13- | scene active | sure contested
      open-switcher -> scene-will-resign-active = inactive
      remove-in-switcher -> scene-did-disconnect did-discard-scene-sessions will-terminate
        = not-running
    L-26 | 13- | scene suspended | after reinstall
      tap-icon -> will-finish-launching did-finish-launching configuration-for-connecting-scene
        scene-will-connect scene-will-enter-foreground scene-did-become-active = active
    """
  )
}
