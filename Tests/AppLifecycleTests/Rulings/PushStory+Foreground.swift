import PushRules
import PushTestSupport

extension PushStory {
  static let delegates = [
    PushStory(
      "R-10: with a delegate the response alone comes with the tap",
      .app(
        .since(10),
        from: .ended,
        in: .launching(.center),
        """
        push:alert = not-running
        tap-notification -> will-finish-launching@i+ did-finish-launching@i+
          did-receive-response@i did-become-active@a = active
        """
      ),
      shows: .shown
    ),
    PushStory(
      "R-11: content-available on arrival, the response on the tap",
      .app(
        .since(10),
        from: .suspended,
        in: .launching(.center),
        """
        push:alert+ca -> did-receive-fetch@b = suspended
        tap-notification -> will-enter-foreground@b did-receive-response@i
          did-become-active@a = active
        """
      ),
      shows: .shown
    ),
    PushStory(
      "R-19: a late delegate misses the response of a cold start",
      .app(
        .since(10, 1),
        from: .ended,
        in: .launching(.center),
        """
        push:alert = not-running
        tap-notification -> will-finish-launching@i+ did-finish-launching@i+
          did-receive-fetch@i did-become-active@a = active
        """
      ).with(\.situation.notificationCenterDelegate, .late),
      shows: .shown
    ),
    PushStory(
      "R-19: in a process that ran already the late delegate counts as set",
      .app(
        .since(10),
        from: .suspended,
        in: .launching(.center),
        """
        push:alert = suspended
        tap-notification -> will-enter-foreground@b did-receive-response@i
          did-become-active@a = active
        """
      ).with(\.situation.notificationCenterDelegate, .late),
      shows: .shown
    ),
    PushStory(
      "R-19: a process that a push launched before counts as one that ran",
      .app(
        .since(10),
        from: .ended,
        in: .launching(.center),
        """
        push:alert+ca -> will-finish-launching@b+ did-finish-launching@b+
          did-receive-fetch@b = suspended
        tap-notification -> will-enter-foreground@b did-receive-response@i
          did-become-active@a = active
        """
      ).with(\.situation.notificationCenterDelegate, .late),
      shows: .shown
    ),
    PushStory(
      "R-04: on 10.0 a tap calls the old method, from the background",
      .app(
        [.iOS(10, 0)],
        from: .suspended,
        """
        push:alert+ca -> did-receive-fetch@b = suspended
        tap-notification -> will-enter-foreground@b did-receive@i did-become-active@a = active
        """
      ),
      shows: .shown
    ),
    PushStory(
      "R-04: and on a cold start",
      .app(
        [.iOS(10, 0)],
        from: .ended,
        """
        push:alert = not-running
        tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-receive@i
          did-become-active@a = active
        """
      ),
      shows: .shown
    ),
    PushStory(
      "R-04: with the fetch variant alone nothing follows",
      .app(
        [.iOS(10, 0)],
        from: .suspended,
        in: .launching(.fetch),
        """
        push:alert = suspended
        tap-notification -> will-enter-foreground@b did-become-active@a = active
        """
      ),
      shows: .shown
    ),
    PushStory(
      "R-30: an action launches the app in the background",
      .app(
        .since(10),
        from: .quit,
        in: .launching(.center),
        """
        push:alert+category = not-running
        tap-action -> will-finish-launching@b? did-finish-launching@b?
          did-receive-response@b = suspended
        """
      ),
      shows: .shown
    ),
  ]

  static let frontStories = [
    PushStory(
      "R-36: a banner of willPresent is tapped",
      .app(
        .since(10),
        from: .active,
        in: .launching(.center),
        """
        push:alert -> will-present@a = active
        tap-notification -> did-receive-response@a = active
        """
      ),
      shows: .appDecides
    ),
    PushStory(
      "R-07: content-available in the foreground calls both",
      .app(
        .since(10),
        from: .active,
        in: .launching(.center),
        "push:alert+ca -> will-present@a did-receive-fetch@a = active"
      ),
      shows: .appDecides
    ),
    PushStory(
      "R-15: under the switcher the app is in the foreground, and reads inactive",
      .app(
        .since(7),
        from: .active,
        """
        open-switcher -> will-resign-active@a = inactive
        push:alert -> did-receive-fetch@i = inactive
        return-from-switcher -> did-become-active@a = active
        """
      ),
      shows: .nothing
    ),
    PushStory(
      "R-15: under a call willPresent reads inactive",
      .app(
        .since(10),
        from: .active,
        in: .launching(.center),
        """
        call-incoming -> will-resign-active@a = inactive
        push:alert -> will-present@i = inactive
        call-decline -> did-become-active@a = active
        """
      ),
      shows: .appDecides
    ),
    PushStory(
      "what came in the foreground stays tappable in the background",
      .app(
        .since(10),
        from: .active,
        in: .launching(.center),
        """
        push:alert -> will-present@a = active
        home -> will-resign-active@a did-enter-background@b = suspended
        tap-notification -> will-enter-foreground@b did-receive-response@i
          did-become-active@a = active
        """
      ),
      shows: .appDecides
    ),
    PushStory(
      "a push to a locked device resumes the app behind it",
      .app(
        .since(7),
        from: .active,
        """
        lock -> will-resign-active@a did-enter-background@b = suspended
        push:ca -> did-receive-fetch@b = suspended
        unlock -> will-enter-foreground@b did-become-active@a = active
        """
      ),
      shows: .nothing
    ),
  ]
}
