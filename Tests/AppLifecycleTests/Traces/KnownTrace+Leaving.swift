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
