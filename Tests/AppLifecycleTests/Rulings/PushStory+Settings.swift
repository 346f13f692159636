import PushRules
import PushTestSupport

extension PushStory {
  static let sceneStories = [
    PushStory(
      "R-16: a cold start by tap hands the response to the scene, and to the delegate too",
      .scene(
        from: .ended,
        in: .launching(.sceneCenter),
        """
        push:alert = not-running
        tap-notification -> will-finish-launching did-finish-launching scene-will-connect+
          [scene-will-enter-foreground] did-receive-response [scene-will-enter-foreground]
          scene-did-become-active = active
        """
      ),
      shows: .shown,
      notes: "same-response-twice"
    ),
    PushStory(
      "R-19: with scenes a late delegate leaves the response to the scene",
      .scene(
        from: .ended,
        in: .launching(.sceneCenter),
        """
        push:alert = not-running
        tap-notification -> will-finish-launching did-finish-launching scene-will-connect+
          scene-will-enter-foreground scene-did-become-active = active
        """
      ).with(\.situation.notificationCenterDelegate, .late),
      shows: .shown
    ),
    PushStory(
      "R-17: with scenes and without a delegate a tap calls no method for pushes",
      .scene(
        from: .suspended,
        """
        push:alert = suspended
        tap-notification -> scene-will-enter-foreground scene-did-become-active = active
        push:alert = active
        push:ca -> did-receive-fetch@a = active
        """
      ),
      shows: .shown,
      .nothing,
      .nothing
    ),
    PushStory(
      "R-18: launched by a push, then tapped: the delegate's response alone",
      .scene(
        from: .ended,
        in: .launching(.sceneCenter),
        """
        push:alert+ca -> will-finish-launching@b did-finish-launching@b scene-will-connect
          did-receive-fetch@b = suspended
        tap-notification -> scene-will-enter-foreground did-receive-response@i
          scene-did-become-active = active
        """
      ),
      shows: .shown
    ),
    PushStory(
      "R-12: the icon of an app with scenes: no response in the scene's options",
      .scene(
        from: .ended,
        """
        push:alert = not-running
        tap-icon -> will-finish-launching did-finish-launching scene-will-connect
          scene-will-enter-foreground scene-did-become-active = active
        """
      ),
      shows: .shown
    ),
  ]

  static let settings = [
    PushStory(
      "R-20: without Background App Refresh nothing is woken, the alert is shown",
      .app(.since(7), from: .suspended, "push:alert+ca = suspended")
        .with(\.situation.backgroundAppRefresh, .off),
      shows: .shown
    ),
    PushStory(
      "R-20: the foreground is not affected",
      .app(.since(7), from: .active, "push:ca -> did-receive-fetch@a = active")
        .with(\.situation.backgroundAppRefresh, .off),
      shows: .nothing
    ),
    PushStory(
      "R-21: Low Power Mode wakes nothing",
      .app(.since(9), from: .ended, "push:ca = not-running")
        .with(\.situation.lowPowerMode, .on),
      shows: .nothing
    ),
    PushStory(
      "R-23: denied notifications show nothing, content-available comes through",
      .app(
        .since(8),
        from: .suspended,
        """
        push:alert = suspended
        push:alert+ca -> did-receive-fetch@b = suspended
        """
      ).with(\.situation.authorization, .denied),
      shows: .nothing,
      .nothing
    ),
    PushStory(
      "R-23: up to iOS 7 nothing arrives without permission",
      .app(
        .majors(4...7),
        from: .active,
        """
        push:alert = active
        home -> will-resign-active did-enter-background = suspended
        push:alert+ca = suspended
        """
      ).with(\.situation.authorization, .denied),
      shows: .nothing,
      .nothing
    ),
    PushStory(
      "without the background mode nothing is woken",
      .app(.since(7), from: .suspended, "push:alert+ca = suspended")
        .with(\.situation.backgroundModes, []),
      shows: .shown
    ),
  ]

  static let requests = [
    PushStory(
      "R-22: content-available alone, sent as an alert, is handed over in no state",
      .app(
        .since(13),
        from: .active,
        """
        push:ca = active
        home -> will-resign-active did-enter-background = suspended
        push:ca = suspended
        """
      ).with(\.situation.pushType, .alert),
      shows: .nothing,
      .nothing
    ),
    PushStory(
      "R-22: content-available alone with priority 10 wakes nothing",
      .app(
        .since(13),
        from: .active,
        """
        push:ca -> did-receive-fetch@a = active
        home -> will-resign-active did-enter-background = suspended
        push:ca = suspended
        """
      ).with(\.situation.priority, .ten),
      shows: .nothing,
      .nothing
    ),
    PushStory(
      "R-22: an alert of type background shows nothing, content-available comes through",
      .app(
        .since(13),
        from: .suspended,
        """
        push:alert = suspended
        push:alert+ca -> did-receive-fetch@b = suspended
        """
      ).with(\.situation.pushType, .background),
      shows: .nothing,
      .nothing
    ),
  ]

  static let beginnings = [
    PushStory(
      "R-33: iOS 3 hands over in the foreground and at a launch by tap",
      .app(
        .majors(3...3),
        from: .active,
        """
        push:alert -> did-receive@a = active
        home -> [will-resign-active@a] will-terminate = not-running
        push:alert+ca = not-running
        tap-notification -> did-finish-launching@i+ did-become-active@a = active
        """
      ),
      shows: .nothing,
      .shown
    ),
    PushStory(
      "R-33: iOS 4 to 6 do not wake for content-available",
      .app(
        .majors(4...6),
        from: .suspended,
        """
        push:alert+ca = suspended
        tap-notification -> will-enter-foreground@b did-receive@i did-become-active@a = active
        """
      ),
      shows: .shown
    ),
    PushStory(
      "R-28: an app that was never opened gets nothing",
      .app(.since(7), from: .notRunning(.neverLaunched), "push:alert+ca = not-running"),
      shows: .nothing
    ),
    PushStory(
      "R-31: built with the iOS 27 SDK and without scenes the app does not launch",
      .app(
        .since(27),
        from: .ended,
        """
        push:alert = not-running
        tap-notification = not-running
        tap-icon = not-running
        """
      ).with(\.situation.sdk, .iOS(27)),
      shows: .shown
    ),
    PushStory(
      "a prewarmed app is launched by a push",
      .app(
        .since(15),
        from: .ended,
        """
        prewarm = prewarmed
        push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b = suspended
        """
      ),
      shows: .nothing
    ),
  ]
}
