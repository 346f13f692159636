extension KnownTrace {
  /// The rulings L-29 to L-47.
  static let laterRulings = read(
    """
    L-29 | 4- | active debugger | sure contested
      home -> will-resign-active@a did-enter-background@b = background
      after:600 = background
    L-29 | 7- | ended debugger
      push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b = background
    L-29 | 13- | scene active debugger
      background-task-begin = active
      home -> scene-will-resign-active@a scene-did-enter-background@b = background
      background-task-end = background
    L-30 | 16- | active always-on:on | sure observed
      lock -> will-resign-active@a did-become-active@a will-resign-active@a did-enter-background@b
        = suspended
      unlock -> will-enter-foreground@b did-become-active@a = active
    L-30 | 16- | scene active always-on:on | sure observed
      lock -> scene-will-resign-active@a scene-did-become-active@a scene-will-resign-active@a
        scene-did-enter-background@b = suspended
    L-30 | 16- | active always-on:off
      lock -> will-resign-active@a did-enter-background@b = suspended
    L-30 | 15 | active always-on:on
      lock -> will-resign-active@a did-enter-background@b = suspended
    L-30 | 16- | active ipad always-on:on
      lock -> will-resign-active@a did-enter-background@b = suspended
    L-31 L-43 | 13- | scene background | sure observed
      remove-in-switcher -> scene-did-disconnect@b did-discard-scene-sessions@b
        A.view-will-disappear@b A.view-did-disappear@b will-terminate@b = not-running
    L-31 | 13- | scene background ipad | after background-task-begin | sure observed
      remove-in-switcher -> scene-did-disconnect@b did-discard-scene-sessions@b will-terminate@b
        = not-running
    L-31 | 13- | scene background | after background-task-begin scene-disconnect
      remove-in-switcher -> did-discard-scene-sessions@b will-terminate@b = not-running
    L-31 | 13- | scene active ipad-with-windows | after new-window open-switcher | sure inferred
      close-window -> scene-did-disconnect#2@i did-discard-scene-sessions@i = inactive
    L-32 | 6-12 | active restores | after home memory-purge | sure observed
      tap-icon -> will-finish-launching@i should-restore-state@i A.load-view@i A.view-did-load@i
        A.decode-restorable-state@i did-decode-state@i did-finish-launching@i
        A.view-will-appear@i A.view-will-layout-subviews@i A.view-did-layout-subviews@i
        did-become-active@a A.view-did-appear@a = active
    L-33 | 26- | scene active ipad-with-windows | sure contested
      new-window -> scene-will-resign-active#1@a scene-did-become-active#1@a
        scene-will-resign-active#1@a configuration-for-connecting-scene@i scene-will-connect#2@i
        scene-will-enter-foreground#2@i scene-did-become-active#1@a scene-did-become-active#2@a
        = active
    L-33 | 26- | scene active ipad-with-windows | after new-window | sure contested
      close-window -> scene-will-resign-active#2@a scene-will-resign-active#1@a
        scene-did-become-active#1@a scene-did-enter-background#2@a scene-did-disconnect#2@a
        did-discard-scene-sessions@a = active
    L-34 | 13- | scene suspended | after remove-in-switcher | sure inferred
      location-wake -> will-finish-launching@b did-finish-launching@b did-discard-scene-sessions@b
        configuration-for-connecting-scene@b scene-will-connect@b
        location-manager-did-update-locations@b = suspended
    L-34 | 17- | scene ended | after location-wake | sure contested
      tap-icon -> A.load-view@b A.view-did-load@b A.view-will-appear@b A.view-is-appearing@b
        A.view-will-layout-subviews@b A.view-did-layout-subviews@b scene-will-enter-foreground@b
        scene-did-become-active@a A.view-did-appear@a = active
    L-35 | 11- | active | sure contested
      control-center-open -> will-resign-active@a did-become-active@a will-resign-active@a = inactive
      control-center-close -> did-become-active@a = active
    L-35 | 13- | scene active | sure contested
      notification-center-open -> scene-will-resign-active@a scene-did-become-active@a
        scene-will-resign-active@a = inactive
      notification-center-close -> scene-did-become-active@a = active
    L-36 | 15- | ended | sure contested | prewarm = prewarmed
    L-37 | 9-12 | active | after view-push | sure observed
      view-pop -> B.view-will-disappear@a A.view-will-appear@a B.view-did-disappear@a
        A.view-did-appear@a
    L-38 | 7-12 | active | after view-push
      view-pop-cancel -> B.view-will-disappear@a A.view-will-appear@a A.view-will-disappear@a
        A.view-did-disappear@a B.view-will-appear@a B.view-did-appear@a
    L-38 | 9-12 | active
      tab-select -> B.load-view@a B.view-did-load@a B.view-will-appear@a A.view-will-disappear@a
        B.view-will-layout-subviews@a B.view-did-layout-subviews@a A.view-did-disappear@a
        B.view-did-appear@a
      view-push -> C.load-view@a C.view-did-load@a B.view-will-disappear@a C.view-will-appear@a
        C.view-will-layout-subviews@a C.view-did-layout-subviews@a B.view-did-disappear@a
        C.view-did-appear@a
      tab-select -> A.view-will-appear@a C.view-will-disappear@a A.view-will-layout-subviews@a
        A.view-did-layout-subviews@a C.view-did-disappear@a A.view-did-appear@a
      tab-select -> C.view-will-appear@a A.view-will-disappear@a C.view-will-layout-subviews@a
        C.view-did-layout-subviews@a A.view-did-disappear@a C.view-did-appear@a
    L-39 | 8- | active
      remove-in-switcher -> will-resign-active@a did-enter-background@b will-terminate@b
        = not-running
    L-40 | 13- | active | after background-task-begin home | sure inferred
      > background-task-expire -> expiration-handler@b = background
      after:30 = background
      background-task-return = background
      background-task-end = suspended
    L-40 | 13- | active | after background-task-begin home
      > background-task-expire -> expiration-handler@b = background
      after:30 = background
      background-task-return = background
      > background-task-overrun = not-running
      after:1 = not-running
    L-41 | 6-12 | active exits | sure inferred | lock -> will-resign-active@a = inactive
    L-45 | 18.4- | quit with:processing | sure contested | background-processing = not-running
    L-45 | 18.4- | quit with:fetch | sure contested | background-fetch = not-running
    L-46 | 26- | ended | sure contested
      continued-processing -> will-finish-launching@b did-finish-launching@b
        processing-task-handler@b = suspended
    L-46 | 26- | scene ended | sure inferred
      continued-processing -> will-finish-launching@b did-finish-launching@b
        processing-task-handler@b = suspended
    L-46 | 17- | scene quit | sure inferred
      app-intent -> will-finish-launching@b did-finish-launching@b = suspended
    L-46 | 17- | active | sure documented | app-intent = active
    L-47 | 16- | active always-on:on | after system-alert-open | sure observed
      lock -> did-become-active@a will-resign-active@a did-enter-background@b = suspended
    L-47 | 16- | scene active always-on:on | after system-alert-open | sure observed
      lock -> scene-did-become-active@a scene-will-resign-active@a scene-did-enter-background@b
        = suspended
    L-47 | 16- | active always-on:off | after system-alert-open | sure observed
      lock -> did-enter-background@b = suspended
    """
  )
}
