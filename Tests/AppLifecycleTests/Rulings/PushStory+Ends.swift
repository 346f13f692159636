import PushRules
import PushTestSupport

extension PushStory {
  static let endToEnd = [
    PushStory(
      "a suspended app is purged, then its notification is tapped",
      .app(
        .since(7).withoutTapDefect,
        from: .suspended,
        """
        push:alert = suspended
        memory-purge = not-running
        tap-notification -> will-finish-launching@i+ did-finish-launching@i+
          did-receive-fetch@i did-become-active@a = active
        """
      ),
      shows: .shown
    ),
    PushStory(
      "content-available runs the fetch variant on arrival, and again on the tap",
      .app(
        .since(7).withoutTapDefect,
        from: .suspended,
        """
        push:alert+ca -> did-receive-fetch@b = suspended
        memory-purge = not-running
        tap-notification -> will-finish-launching@i+ did-finish-launching@i+
          did-receive-fetch@i did-become-active@a = active
        """
      ),
      shows: .shown
    ),
    PushStory(
      "R-12: the icon instead of the notification calls nothing for the push",
      .app(
        .since(6),
        from: .ended,
        """
        push:alert = not-running
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
        """
      ),
      shows: .shown
    ),
    PushStory(
      "R-12: the same in an app that is suspended",
      .app(
        .since(4),
        from: .suspended,
        """
        push:alert = suspended
        tap-icon -> will-enter-foreground@b did-become-active@a = active
        """
      ),
      shows: .shown
    ),
    PushStory(
      "R-02: the old method alone runs on the tap, not on arrival",
      .app(
        .since(4),
        from: .suspended,
        in: .launching(.old),
        """
        push:alert = suspended
        tap-notification -> will-enter-foreground@b did-receive@i did-become-active@a = active
        """
      ),
      shows: .shown
    ),
  ]

  static let forceQuits = [
    PushStory(
      "R-13: after a force quit the alert is shown and wakes nothing; a tap lifts the mark",
      .app(
        .since(7).withoutTapDefect,
        from: .active,
        """
        remove-in-switcher -> will-resign-active did-enter-background [did-enter-background]
          will-terminate = not-running
        push:alert+ca = not-running
        tap-notification -> will-finish-launching@i+ did-finish-launching@i+
          did-receive-fetch@i did-become-active@a = active
        home -> will-resign-active@a did-enter-background@b = suspended
        push:ca -> did-receive-fetch@b = suspended
        """
      ),
      shows: .shown,
      .nothing
    ),
    PushStory(
      "R-13: the mark goes with a launch by icon, a purge later does not set it",
      .app(
        .since(7),
        from: .quit,
        """
        push:ca = not-running
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
        home -> will-resign-active@a did-enter-background@b = suspended
        memory-purge = not-running
        push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b = suspended
        """
      ),
      shows: .nothing,
      .nothing
    ),
    PushStory(
      "R-38: a crash sets no mark",
      .app(
        .since(7),
        from: .active,
        """
        crash = not-running
        push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b = suspended
        """
      ),
      shows: .nothing
    ),
    PushStory(
      "A-041: a force quit discards a held push",
      .app(.since(7), from: .quit, "push:ca = not-running"),
      shows: .nothing,
      notes: "held-push-discarded"
    ),
    PushStory(
      "R-12: a held push is a note where the app is opened by its icon",
      .app(
        .since(9),
        from: .suspended,
        """
        push:ca = suspended
        tap-icon -> will-enter-foreground@b did-become-active@a = active
        """
      ).with(\.situation.lowPowerMode, .on),
      shows: .nothing,
      notes: "held-push"
    ),
  ]

  static let reboots = [
    PushStory(
      "R-26: before the first unlock no launch, afterwards as usual",
      .app(
        .since(7),
        from: .suspended,
        """
        reboot = not-running
        push:ca = not-running
        unlock = not-running
        push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b = suspended
        """
      ),
      shows: .nothing,
      .nothing
    ),
    PushStory(
      "R-26: the alert is shown before the first unlock",
      .app(
        .since(10, 1),
        from: .active,
        """
        reboot -> [will-terminate] = not-running
        push:alert+ca = not-running
        unlock = not-running
        tap-notification -> will-finish-launching@i+ did-finish-launching@i+
          did-receive-fetch@i did-become-active@a = active
        """
      ),
      shows: .shown
    ),
    PushStory(
      "R-27: a restart clears the mark of a force quit",
      .app(
        .since(7),
        from: .quit,
        """
        push:ca = not-running
        reboot = not-running
        unlock = not-running
        push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b = suspended
        """
      ),
      shows: .nothing,
      .nothing
    ),
  ]

  static let exits = [
    PushStory(
      "an app that exits on suspend is launched by each push, and is never suspended",
      .app(
        .majors(7...12),
        from: .active,
        """
        home -> will-resign-active@a did-enter-background will-terminate = not-running
        push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b
          [will-terminate] = not-running
        push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b
          [will-terminate] = not-running
        tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
        """
      ).exiting,
      shows: .nothing,
      .nothing
    )
  ]
}
