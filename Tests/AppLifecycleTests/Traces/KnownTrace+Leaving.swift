extension KnownTrace {
  /// Home and back, and the switcher.
  static let leaving = read(
    """
    T-H0 | 3 | active
      home -> [will-resign-active@a] A.view-will-disappear A.view-did-disappear will-terminate
        = not-running
    T-H1 L-01 | 4- | active | sure documented
      home -> will-resign-active@a did-enter-background@b = suspended
    T-H1 | 4- | active | open-other-app -> will-resign-active@a did-enter-background@b = suspended
    T-H1 | 4- | active restores
      home -> will-resign-active@a did-enter-background@b should-save-state@b will-encode-state@b
        = suspended
    T-R1 | 4- | suspended | tap-icon -> will-enter-foreground@b did-become-active@a = active
    T-R1 | 4- | background | tap-icon -> will-enter-foreground@b did-become-active@a = active
    T-R1 | 4- | suspended
      open-switcher = suspended
      return-from-switcher -> will-enter-foreground@b did-become-active@a = active
    T-R2 | 9- | background
      open-url -> will-enter-foreground@b open-url@i did-become-active@a = active
    T-R2 | 8- | suspended
      open-universal-link -> will-enter-foreground@b will-continue-user-activity@i
        continue-user-activity@i did-become-active@a = active
    T-R3 | 7-9 10.1- | background
      push:alert
      tap-notification -> will-enter-foreground@b did-receive-fetch@i did-become-active@a = active
    T-R3 | 7-9 10.1- | background
      push:alert+ca -> did-receive-fetch@b
      tap-notification -> will-enter-foreground@b did-receive-fetch@i did-become-active@a = active
    T-A1 | 4- | active | open-switcher -> will-resign-active@a = inactive
    T-A2 | 4- | active | after open-switcher | return-from-switcher -> did-become-active@a = active
    T-A3 | 4- | active | after open-switcher | open-other-app -> did-enter-background@b = suspended
    T-A3 | 4- | active | after open-switcher | home -> did-enter-background@b = suspended
    T-A3 | 13- | scene active
      open-switcher -> scene-will-resign-active = inactive
      open-other-app -> scene-did-enter-background = suspended
    T-R3 | 7-9 10.1-12 | suspended in:fetch
      push:alert = suspended
      tap-notification -> will-enter-foreground@b did-receive-fetch@i did-become-active@a = active
    T-A2 | 4-12 | inactive | return-from-switcher -> did-become-active@a = active
    T-A3 | 4-12 | inactive | open-other-app -> did-enter-background@b = suspended
    """
  )
}

extension KnownTrace {
  /// Calls, the two centers and the lock.
  static let interruptions = read(
    """
    T-I1 | 4- | active
      call-incoming -> will-resign-active@a = inactive
      call-decline -> did-become-active@a = active
    T-I2 | 4- | active
      call-incoming -> will-resign-active@a = inactive
      call-accept -> did-enter-background@b = suspended
    T-I3 | 4- | active | after call-incoming call-accept
      tap-icon -> will-enter-foreground@b did-become-active@a = active
    T-I4 L-05 | 3 | active | sure documented
      call-incoming -> will-resign-active@a = inactive
      call-accept -> will-terminate = not-running
    T-I4 | 3 | active
      call-incoming -> will-resign-active@a = inactive
      call-decline -> did-become-active@a = active
    T-N1 | 5-10 | active
      notification-center-open -> will-resign-active@a = inactive
      notification-center-close -> did-become-active@a = active
    T-N2 | 11- | active
      notification-center-open -> will-resign-active@a did-become-active@a will-resign-active@a
        = inactive
      notification-center-close -> did-become-active@a = active
    T-N4 | 7-10 | active
      control-center-open -> will-resign-active@a = inactive
      control-center-close -> did-become-active@a = active
    T-N5 | 5-10 | active
      notification-center-open -> will-resign-active@a = inactive
      open-other-app -> did-enter-background@b = suspended
    T-LK1 | 4 | active
      lock -> will-resign-active@a = inactive
      unlock -> did-become-active@a = active
    T-LK2 L-06 | 5-6 | active | sure observed
      lock -> will-resign-active@a did-enter-background@i = suspended
      unlock -> will-enter-foreground@i did-become-active@a = active
    T-LK3 | 7- | active
      lock -> will-resign-active@a did-enter-background@b = suspended
      unlock -> will-enter-foreground@b did-become-active@a = active
    T-LK4 T-E5 | 4-5 | active exits
      lock -> will-resign-active@a = inactive
      unlock -> did-become-active@a = active
    T-LK3 | 13- | scene active
      lock -> scene-will-resign-active scene-did-enter-background = suspended
      unlock -> scene-will-enter-foreground scene-did-become-active = active
    T-N1 | 13- | scene active
      notification-center-open -> scene-will-resign-active scene-did-become-active
        scene-will-resign-active = inactive
      notification-center-close -> scene-did-become-active = active
    T-LK2 | 5-6 | active | lock -> will-resign-active@a did-enter-background@i = suspended
    T-LK2 | 5-6 | active | after lock
      unlock -> will-enter-foreground@i did-become-active@a = active
    T-I6 | 4- | active | after call-incoming
      lock = inactive
      call-decline -> did-become-active@a = active
    T-LK4 T-E5 | 4-5 | active exits | sure observed | lock -> will-resign-active@a
    T-LK4 T-E5 | 6-12 | active exits | sure inferred | lock -> will-resign-active@a
    T-R5 | 9- | suspended
      open-quick-action -> will-enter-foreground@b perform-action-for-shortcut-item@i
        did-become-active@a = active
    T-R5 | 13- | scene suspended
      open-quick-action -> scene-will-enter-foreground@b
        scene-perform-action-for-shortcut-item@i scene-did-become-active@a = active
    """
  )
}
