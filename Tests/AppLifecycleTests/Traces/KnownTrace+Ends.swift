extension KnownTrace {
  /// Removals, ends, background tasks and UIApplicationExitsOnSuspend.
  static let ends = read(
    """
    T-K1 | 7 | active
      remove-in-switcher -> will-resign-active@a did-enter-background did-enter-background
        will-terminate = not-running
    T-K1 | 7 | active
      open-switcher -> will-resign-active@a = inactive
      remove-in-switcher -> did-enter-background did-enter-background will-terminate = not-running
    T-K1b | 8- | active
      open-switcher -> will-resign-active@a = inactive
      remove-in-switcher -> did-enter-background will-terminate = not-running
    T-K1c | 4-12 | active exits
      remove-in-switcher -> will-resign-active@a did-enter-background will-terminate = not-running
    T-K2 L-03 | 4- | suspended | remove-in-switcher = not-running
    T-K2 | 4- | active | after home open-switcher | remove-in-switcher = not-running
    T-K5b L-03 | 8- | background | sure observed
      remove-in-switcher -> will-terminate = not-running
    T-K5b | 8- | active | after background-task-begin home
      remove-in-switcher -> will-terminate = not-running
    T-K6 | 7- | ended
      remove-in-switcher = not-running
      push:ca = not-running
    T-K3 L-07 | 4- | suspended | sure documented | memory-purge = not-running
    T-K7 | all | active | crash = not-running
    T-K7 | 4- | background | crash = not-running
    T-K7 | 4- | active | memory-purge = not-running
    T-K8 | 4 | suspended | reboot = not-running
    T-K8 | 4 | background | reboot = not-running
    T-M1 | 6- | active
      memory-warning -> did-receive-memory-warning A.view-did-receive-memory-warning@a = active
    T-M1 | 4- | background | memory-warning -> did-receive-memory-warning = background
    T-K9 | 13- | active | after background-task-begin
      home -> will-resign-active@a did-enter-background@b = background
      > background-task-expire -> expiration-handler@b = background
      after:30
      background-task-end = suspended
    T-K10 | 7-12 | active | after background-task-begin
      home -> will-resign-active@a did-enter-background@b = background
      > background-task-expire -> expiration-handler@b = background
      > background-task-overrun = not-running
      after:200 = not-running
    T-B1 | 4-6 | active
      background-task-begin = active
      home -> will-resign-active@a did-enter-background@b = background
      after:599 = background
      > background-task-expire -> expiration-handler@b = background
      after:1 = background
      > background-task-overrun = not-running
    T-B1 | 7-12 | active
      background-task-begin = active
      home -> will-resign-active@a did-enter-background@b = background
      after:179 = background
      > background-task-expire -> expiration-handler@b = background
      after:1 = background
      > background-task-overrun = not-running
    T-B1 | 13- | active
      background-task-begin = active
      home -> will-resign-active@a did-enter-background@b = background
      after:29 = background
      > background-task-expire -> expiration-handler@b = background
      after:1 = background
      > background-task-overrun = not-running
    T-E1 L-02 | 4-12 | active exits | sure contested
      home -> will-resign-active@a did-enter-background will-terminate = not-running
    T-E1 T-E4 | 4-12 | active exits
      home -> will-resign-active@a A.view-will-disappear A.view-did-disappear did-enter-background
        will-terminate = not-running
    T-E3 | 4-12 | active exits | after home
      tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
      home -> will-resign-active@a did-enter-background will-terminate = not-running
      tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    T-E6 L-02 | 13- | active exits | home -> will-resign-active@a did-enter-background@b = suspended
    T-E6 | 13- | scene active exits
      home -> scene-will-resign-active scene-did-enter-background = suspended
    T-K1b | 8-12 | active
      remove-in-switcher -> will-resign-active@a did-enter-background will-terminate = not-running
    T-K2 | 13- | scene suspended | remove-in-switcher = not-running
    T-K3 | 13- | scene suspended | memory-purge = not-running
    T-K7 | 13- | scene active | crash = not-running
    T-E1 | 4-12 | active exits
      home -> [will-resign-active@a] did-enter-background will-terminate = not-running
    """
  )
}
