import PushRules
import PushTestSupport

extension PushStory {
  static let receivers = [
    PushStory(
      "R-25: the extension runs beside an app that is not woken, after a force quit too",
      .app(
        .since(10),
        from: .quit,
        in: .launching(.extended),
        "push:alert+mutable -> service-extension = not-running"
      ),
      shows: .shown
    ),
    PushStory(
      "R-25: the extension runs before the app is woken",
      .app(
        .since(10),
        from: .suspended,
        in: .launching(.extended),
        "push:alert+ca+mutable -> service-extension did-receive-fetch@b = suspended"
      ),
      shows: .shown
    ),
    PushStory(
      "R-25: and before willPresent",
      .app(
        .since(10),
        from: .active,
        in: .launching(.extended),
        "push:alert+mutable -> service-extension will-present@a = active"
      ),
      shows: .appDecides
    ),
    PushStory(
      "R-34: a call of PushKit launches the app, after a force quit too",
      .app(
        .since(8),
        from: .quit,
        in: .launching(.pushKit),
        """
        push:alert -> will-finish-launching@b? did-finish-launching@b?
          did-receive-incoming-push@b = suspended
        push:alert -> did-receive-incoming-push@b = suspended
        """
      ).with(\.situation.pushType, .voip).with(\.situation.backgroundModes, [.voip]),
      shows: .nothing,
      .nothing
    ),
    PushStory(
      "R-35: the old method alone is not woken for",
      .app(.since(7), from: .suspended, in: .launching(.old), "push:alert+ca = suspended"),
      shows: .shown
    ),
    PushStory(
      "R-24: a provisional push is in the history and wakes as usual",
      .app(.since(12), from: .suspended, "push:alert+ca -> did-receive-fetch@b = suspended")
        .with(\.situation.authorization, .provisional),
      shows: .historyOnly
    ),
    PushStory(
      "R-37: a badge is shown, content-available comes through",
      .app(.since(7), from: .suspended, "push:badge+ca -> did-receive-fetch@b = suspended"),
      shows: .shown
    ),
  ]

  static let actions = [
    PushStory(
      "R-30: on iOS 8 the method without typed text takes the action",
      .app(
        .majors(8...8),
        from: .suspended,
        in: .launching(.buttons),
        """
        push:alert+category = suspended
        tap-action -> handle-action@b = suspended
        """
      ),
      shows: .shown
    ),
    PushStory(
      "R-30: on iOS 9 the method with typed text takes the action",
      .app(
        .majors(9...9),
        from: .ended,
        in: .launching(.buttons),
        """
        push:alert+category = not-running
        tap-action -> will-finish-launching@b? did-finish-launching@b?
          handle-action-response@b = suspended
        """
      ),
      shows: .shown
    ),
    PushStory(
      "R-30: from iOS 10 the old methods take it where the delegate lacks the response",
      .app(
        .since(10),
        from: .suspended,
        in: .launching(.buttons),
        """
        push:alert+category = suspended
        tap-action -> handle-action-response@b = suspended
        """
      ),
      shows: .shown
    ),
    PushStory(
      "R-18: an action launches a scene app, whether with the response is not known",
      .scene(
        from: .ended,
        in: .launching(.sceneCenter),
        """
        push:alert+category = not-running
        tap-action -> will-finish-launching@b did-finish-launching@b scene-will-connect?
          did-receive-response@b = suspended
        """
      ),
      shows: .shown
    ),
    PushStory(
      "R-19: a late delegate on 10.0 is as the defect of that release",
      .app(
        [.iOS(10, 0)],
        from: .ended,
        in: .launching(.center),
        """
        push:alert = not-running
        tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-receive@i
          did-become-active@a = active
        """
      ).with(\.situation.notificationCenterDelegate, .late),
      shows: .shown
    ),
    PushStory(
      "R-05: a tap falls back where the delegate lacks the response",
      .app(
        .since(10, 1),
        from: .suspended,
        in: .launching(.centerWithoutResponse),
        """
        push:alert = suspended
        tap-notification -> will-enter-foreground@b did-receive-fetch@i did-become-active@a = active
        """
      ),
      shows: .shown
    ),
  ]
}
