extension KnownTrace {
  /// Apps with scenes.
  static let scenes = read(
    """
    T-S1 | 13- | scene ended
      tap-icon -> will-finish-launching@b did-finish-launching@b scene-will-connect
        scene-will-enter-foreground scene-did-become-active = active
    T-S1 | 13- | scene never-launched
      tap-icon -> will-finish-launching@b did-finish-launching@b configuration-for-connecting-scene
        scene-will-connect scene-will-enter-foreground scene-did-become-active = active
    T-S1 | 13- | scene ended
      tap-icon -> will-finish-launching did-finish-launching scene-will-connect
        scene-will-enter-foreground (WillEnterForeground) scene-did-become-active (DidBecomeActive)
        = active
    T-S1 | 13-16 | scene ended
      tap-icon -> will-finish-launching did-finish-launching scene-will-connect A.load-view
        A.view-did-load A.view-will-appear [A.view-is-appearing] A.view-will-layout-subviews
        A.view-did-layout-subviews scene-will-enter-foreground scene-did-become-active
        A.view-did-appear = active
    T-S2 | 13- | scene active
      home -> scene-will-resign-active (WillResignActive) scene-did-enter-background
        (DidEnterBackground) = suspended
    T-S2 | 13- | scene active
      open-other-app -> scene-will-resign-active scene-did-enter-background = suspended
    T-S3 | 13- | scene active | after home
      tap-icon -> scene-will-enter-foreground (WillEnterForeground) scene-did-become-active
        (DidBecomeActive) = active
    T-S4 | 13- | scene active
      open-switcher -> scene-will-resign-active (WillResignActive) = inactive
      return-from-switcher -> scene-did-become-active (DidBecomeActive) = active
    T-S4 | 13- | scene active
      call-incoming -> scene-will-resign-active = inactive
      call-decline -> scene-did-become-active = active
    T-S9 | 13- | scene suspended
      scene-disconnect -> scene-did-disconnect
      tap-icon -> scene-will-connect scene-will-enter-foreground scene-did-become-active = active
    T-S10 | 13- | scene ended in:fetch
      push:ca -> will-finish-launching@b did-finish-launching@b did-receive-fetch@b = suspended
    T-S11 | 13- | scene ended
      push:alert = not-running
      tap-notification -> will-finish-launching did-finish-launching scene-will-connect+
        scene-will-enter-foreground scene-did-become-active = active
    T-S12 | 13- | scene active restores
      home -> scene-will-resign-active scene-did-enter-background state-restoration-activity
        = suspended
      memory-purge = not-running
      tap-icon -> will-finish-launching did-finish-launching scene-will-connect
        scene-restore-interaction-state scene-will-enter-foreground scene-did-become-active = active
    T-S13 | 18.4- | ended
      tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    T-S5 | 13- | scene active
      remove-in-switcher -> scene-will-resign-active scene-did-disconnect did-discard-scene-sessions
        will-terminate = not-running
    T-S6 | 13- | scene active ipad
      remove-in-switcher -> [scene-will-resign-active] scene-did-disconnect
        did-discard-scene-sessions will-terminate = not-running
      tap-icon -> will-finish-launching did-finish-launching configuration-for-connecting-scene
        scene-will-connect scene-will-enter-foreground scene-did-become-active = active
    T-S6 | 13- | scene active ipad
      open-switcher -> scene-will-resign-active = inactive
      remove-in-switcher -> scene-did-disconnect did-discard-scene-sessions will-terminate
        = not-running
    T-S7 L-15 | 13- | scene active ipad-with-windows | sure contested
      remove-in-switcher -> [scene-will-resign-active] scene-did-enter-background [will-terminate]
        = not-running
    T-S8 | 13- | scene suspended
      remove-in-switcher = not-running
      tap-icon -> will-finish-launching did-finish-launching did-discard-scene-sessions
        configuration-for-connecting-scene scene-will-connect scene-will-enter-foreground
        scene-did-become-active = active
    T-S1 | 13- | scene ended
      tap-icon -> will-finish-launching did-finish-launching [configuration-for-connecting-scene]
        scene-will-connect scene-will-enter-foreground scene-did-become-active = active
    T-S2 | 13- | scene active
      home -> scene-will-resign-active scene-did-enter-background = suspended
    T-S3 | 13- | scene suspended
      tap-icon -> scene-will-enter-foreground scene-did-become-active = active
    T-S5 | 13- | scene active
      remove-in-switcher -> [scene-will-resign-active] scene-did-disconnect
        did-discard-scene-sessions will-terminate = not-running
    T-S10 | 13- | scene ended
      push:ca -> will-finish-launching@b did-finish-launching@b [configuration-for-connecting-scene]
        scene-will-connect did-receive-fetch@b = suspended
    """
  )
}
