extension KnownTrace {
  /// The rulings L-01 to L-14 on leaving, removal, interruptions and pushes.
  static let rulingsOnLeaving = read(
    """
    L-01 | 4- | active | after background-task-begin home | sure documented
      background-task-end = suspended
    L-01 | 4- | suspended | sure documented | after:600 = suspended
    L-02 | 4-12 | active exits | sure contested
      open-other-app -> will-resign-active@a did-enter-background will-terminate = not-running
    L-02 | 4-12 | active exits
      call-incoming -> will-resign-active@a = inactive
      call-accept -> did-enter-background will-terminate = not-running
    L-03 | 8- | active | sure observed
      open-switcher -> will-resign-active@a = inactive
      remove-in-switcher -> did-enter-background@b will-terminate = not-running
    L-04 | 7 | active | sure observed
      remove-in-switcher -> will-resign-active did-enter-background did-enter-background
        will-terminate = not-running
    L-04 | 7 | active exits | sure observed
      remove-in-switcher -> will-resign-active did-enter-background will-terminate = not-running
    L-04 | 4-6 | active | sure observed
      remove-in-switcher -> will-resign-active did-enter-background will-terminate = not-running
    L-04 | 8- | active | sure observed
      remove-in-switcher -> will-resign-active did-enter-background will-terminate = not-running
    L-05 | 3-13 | active | sure documented
      call-incoming -> will-resign-active@a = inactive
      call-decline -> did-become-active@a = active
    L-05 | 4-13 | active | sure documented
      call-incoming -> will-resign-active@a = inactive
      call-accept -> did-enter-background@b = suspended
    L-06 | 3-4 | active | sure observed | lock -> will-resign-active@a = inactive
    L-06 | 7- | active | sure observed
      lock -> will-resign-active@a did-enter-background@b = suspended
    L-14 | 5-10 | active | sure observed
      notification-center-open -> will-resign-active@a = inactive
      notification-center-close -> did-become-active@a = active
    L-07 | all | active | sure documented | memory-warning -> did-receive-memory-warning = active
    L-08 | 7- | ended | sure contested
      push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b = suspended
    L-08 | 13- | scene suspended | sure contested | push:ca -> did-receive-fetch@b = suspended
    L-08 | 7-12 | suspended with:fetch | sure contested
      background-fetch -> perform-fetch@b = suspended
    L-08 | 10- | ended in:center | after push:alert+category | sure contested
      tap-action -> will-finish-launching@b? did-finish-launching@b? did-receive-response@b
        = suspended
    L-08 | 10- | suspended in:center | after push:alert+category | sure contested
      tap-action -> did-receive-response@b = suspended
    L-10 | 4-6 | active | after background-task-begin home | sure observed
      > background-task-expire -> expiration-handler@b = background
      after:600 = background
      > background-task-overrun = not-running
    L-10 | 7-12 | active | after background-task-begin home | sure observed
      > background-task-expire -> expiration-handler@b = background
      after:180 = background
      > background-task-overrun = not-running
    L-10 | 13- | active | after background-task-begin home | sure observed
      > background-task-expire -> expiration-handler@b = background
      after:30 = background
      > background-task-overrun = not-running
    L-11 | 13- | active | after background-task-begin home
      > background-task-expire -> expiration-handler@b = background
      after:30 = background
      background-task-end = suspended
    L-11 | 13- | active | after background-task-begin home
      > background-task-expire -> expiration-handler@b = background
      > background-task-overrun = not-running
      after:31 = not-running
    L-13 | 7-9 10.1- | suspended | after push:alert | sure observed
      tap-notification -> will-enter-foreground@b did-receive-fetch@i did-become-active@a
    L-13 | 7-9 10.1- | ended | after push:alert | sure observed
      tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-receive-fetch@i
        did-become-active@a
    L-13 | 10- | suspended in:center | after push:alert | sure observed
      tap-notification -> will-enter-foreground@b did-receive-response@i did-become-active@a
    L-13 | 10- | ended in:center | after push:alert | sure observed
      tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-receive-response@i
        did-become-active@a
    L-13 | 13- | scene suspended in:scene-center | after push:alert | sure observed
      tap-notification -> scene-will-enter-foreground did-receive-response@i scene-did-become-active
    L-13 | 13- | scene ended in:scene-center | after push:alert | sure observed
      tap-notification -> will-finish-launching did-finish-launching scene-will-connect+
        [scene-will-enter-foreground] did-receive-response@i [scene-will-enter-foreground]
        scene-did-become-active
    """
  )
}
