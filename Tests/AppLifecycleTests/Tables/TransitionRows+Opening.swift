extension RuleRow {
  /// The user opens the app.
  static let opening = read(
    """
    open.locked | 12 | active | after lock | tap-icon cannot: the device is locked
    open.active | 12 | active | tap-icon cannot: the app is in the foreground already
    open.covered | 12 | active | after open-switcher | tap-icon cannot: something covers the screen
    tap-icon.launch | 12 | ended
      tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    open.fails | 27 | ended sdk:27 | tap-icon = not-running
    tap-icon.return | 12 | suspended
      tap-icon -> will-enter-foreground@b did-become-active@a = active
    tap-icon.reactivate | 12 | inactive | tap-icon -> did-become-active@a = active
    open-url.launch | 12 | ended
      open-url -> will-finish-launching@i did-finish-launching@i open-url@i did-become-active@a
        = active
    open-url.return | 12 | suspended
      open-url -> will-enter-foreground@b open-url@i did-become-active@a = active
    open-url.reactivate | 12 | inactive | open-url -> open-url@i did-become-active@a = active
    open-url.active | 12 | active | open-url -> open-url@a = active
    open-universal-link.before-8 | 7 | active
      open-universal-link cannot: user activities exist from iOS 8
    open-universal-link.locked | 12 | active | after lock
      open-universal-link cannot: the device is locked
    open-universal-link.active | 12 | active
      open-universal-link -> will-continue-user-activity@a continue-user-activity@a = active
    open-universal-link.covered | 12 | active | after open-switcher
      open-universal-link cannot: something covers the screen
    open-universal-link.launch | 12 | ended
      open-universal-link -> will-finish-launching@i did-finish-launching@i
        will-continue-user-activity@i continue-user-activity@i did-become-active@a = active
    open-universal-link.return | 12 | suspended
      open-universal-link -> will-enter-foreground@b will-continue-user-activity@i
        continue-user-activity@i did-become-active@a = active
    open-universal-link.reactivate | 12 | inactive
      open-universal-link -> will-continue-user-activity@i continue-user-activity@i
        did-become-active@a = active
    open-quick-action.before-9 | 8 | active
      open-quick-action cannot: quick actions exist from iOS 9
    open-quick-action.locked | 12 | active | after lock
      open-quick-action cannot: the device is locked
    open-quick-action.active | 12 | active
      open-quick-action cannot: the app is in the foreground already
    open-quick-action.covered | 12 | active | after open-switcher
      open-quick-action cannot: something covers the screen
    open-quick-action.launch | 12 | ended
      open-quick-action -> will-finish-launching@i did-finish-launching@i
        perform-action-for-shortcut-item@i did-become-active@a = active
    open-quick-action.return | 12 | suspended
      open-quick-action -> will-enter-foreground@b perform-action-for-shortcut-item@i
        did-become-active@a = active
    open-quick-action.reactivate | 12 | inactive
      open-quick-action -> perform-action-for-shortcut-item@i did-become-active@a = active
    tap-notification.nothing | 12 | active
      tap-notification cannot: no notification of the app is there to act on
    tap-notification.covered | 12 | suspended | after open-switcher push:alert
      tap-notification cannot: something covers the notification
    tap-notification.earlier | 12 | suspended | after push:alert tap-icon
      tap-notification cannot: the notification came before the app was opened: Notification Center
        still has it
    tap-notification.active | 12 | active in:center | after push:alert
      tap-notification -> did-receive-response@a = active
    tap-notification.inactive | 12 | active in:center | after notification-center-open push:alert
      tap-notification -> did-receive-response@i did-become-active@a = active
    tap-notification.inactive-locked | 4 | suspended | after push:alert tap-icon lock
      tap-notification -> did-receive@i did-become-active@a = active
    tap-notification.return | 12 | suspended | after push:alert
      tap-notification -> will-enter-foreground@b did-receive-fetch@i did-become-active@a = active
    tap-notification.return-locked | 12 | active | after lock push:alert
      tap-notification -> will-enter-foreground@b did-receive-fetch@i did-become-active@a = active
    tap-notification.launch | 12 | ended | after push:alert
      tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-receive-fetch@i
        did-become-active@a = active
    tap-notification.fails | 27 | ended sdk:27 | after push:alert | tap-notification = not-running
    tap-action.before-8 | 7 | active | tap-action cannot: notifications have buttons from iOS 8
    tap-action.nothing | 12 | active
      tap-action cannot: no notification of the app is there to act on
    tap-action.covered | 12 | suspended | after open-switcher push:alert
      tap-action cannot: something covers the notification
    tap-action.earlier | 12 | suspended | after push:alert tap-icon
      tap-action cannot: the notification came before the app was opened: Notification Center still
        has it
    tap-action.before-unlock | 12 | active | after reboot push:alert
      tap-action cannot: the device must be unlocked first
    tap-action.active | 12 | active in:center | after push:alert+category
      tap-action -> did-receive-response@a = active
    tap-action.inactive | 12 | inactive in:center | after push:alert+category
      tap-action -> did-receive-response@i = inactive
    tap-action.background | 12 | background in:center | after push:alert+category
      tap-action -> did-receive-response@b = background
    tap-action.resumes | 12 | suspended in:center | after push:alert+category
      tap-action -> did-receive-response@b = suspended
    tap-action.launch | 12 | ended in:center | after push:alert+category
      tap-action -> will-finish-launching@b? did-finish-launching@b? did-receive-response@b
        = suspended
    tap-action.launch-exits-on-suspend | 12 | ended in:center exits | after push:alert+category
      tap-action -> will-finish-launching@b? did-finish-launching@b? did-receive-response@b
        will-terminate = not-running
    tap-action.fails | 27 | ended in:center sdk:27 | after push:alert+category
      tap-action = not-running
    """
  )
}
