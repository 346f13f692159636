extension RuleRow {
  /// What covers the app.
  static let interruptions = read(
    """
    call-incoming.ringing | 12 | active | after call-incoming
      call-incoming cannot: a call rings already
    call-incoming.active | 12 | active | call-incoming -> will-resign-active@a = inactive
    call-incoming.inactive | 12 | inactive | call-incoming = inactive
    call-incoming.elsewhere | 12 | suspended | call-incoming = suspended
    call.silent | 12 | active | call-accept cannot: no call rings
    call-accept.leave | 12 | inactive | call-accept -> did-enter-background@b = suspended
    call-accept.leave-locked | 4 | active | after lock call-incoming
      call-accept -> did-enter-background@b = suspended
    call-accept.exits-on-suspend | 12 | inactive exits
      call-accept -> did-enter-background@b will-terminate = not-running
    call-accept.before-4 | 3 | inactive | call-accept -> will-terminate = not-running
    call-accept.single-tasking | 4 | inactive single-tasking
      call-accept -> will-terminate = not-running
    call-decline.return | 12 | inactive | call-decline -> did-become-active@a = active
    call-decline.locked | 4 | active | after lock call-incoming | call-decline = inactive
    call.elsewhere | 12 | suspended | after call-incoming | call-accept = suspended
    system-alert-open.locked | 12 | active | after lock
      system-alert-open cannot: the device is locked
    system-alert-open.covered | 12 | active | after open-switcher
      system-alert-open cannot: something covers the screen
    system-alert-open.active | 12 | active | system-alert-open -> will-resign-active@a = inactive
    system-alert-open.inactive | 12 | inactive | system-alert-open = inactive
    system-alert-open.elsewhere | 12 | suspended | system-alert-open = suspended
    system-alert-close.closed | 12 | active | system-alert-close cannot: no system alert is open
    system-alert-close.return | 12 | inactive | system-alert-close -> did-become-active@a = active
    system-alert-close.elsewhere | 12 | suspended | after system-alert-open
      system-alert-close = suspended
    notification-center-open.before-5 | 4 | active
      notification-center-open cannot: Notification Center exists from iOS 5
    control-center-open.before-7 | 6 | active
      control-center-open cannot: Control Center exists from iOS 7
    notification-center-open.locked | 12 | active | after lock
      notification-center-open cannot: the device is locked
    control-center-open.locked | 12 | active | after lock
      control-center-open cannot: the device is locked
    notification-center-open.covered | 12 | active | after open-switcher
      notification-center-open cannot: something covers the screen
    control-center-open.covered | 12 | active | after open-switcher
      control-center-open cannot: something covers the screen
    notification-center-open.bounces | 12 | active
      notification-center-open -> will-resign-active@a did-become-active@a will-resign-active@a
        = inactive
    notification-center-open.active | 10 | active
      notification-center-open -> will-resign-active@a = inactive
    notification-center-open.inactive | 12 | inactive | notification-center-open = inactive
    notification-center-open.elsewhere | 12 | suspended | notification-center-open = suspended
    control-center-open.bounces | 12 | active
      control-center-open -> will-resign-active@a did-become-active@a will-resign-active@a
        = inactive
    control-center-open.active | 10 | active
      control-center-open -> will-resign-active@a = inactive
    control-center-open.inactive | 12 | inactive | control-center-open = inactive
    control-center-open.elsewhere | 12 | suspended | control-center-open = suspended
    notification-center-close.before-5 | 4 | inactive
      notification-center-close cannot: Notification Center exists from iOS 5
    control-center-close.before-7 | 6 | inactive
      control-center-close cannot: Control Center exists from iOS 7
    notification-center-close.closed | 12 | active
      notification-center-close cannot: Notification Center is not open
    notification-center-close.inactive | 12 | inactive
      notification-center-close -> did-become-active@a = active
    notification-center-close.elsewhere | 12 | suspended | after notification-center-open
      notification-center-close = suspended
    control-center-close.closed | 12 | active
      control-center-close cannot: Control Center is not open
    control-center-close.inactive | 12 | inactive
      control-center-close -> did-become-active@a = active
    control-center-close.elsewhere | 12 | suspended | after control-center-open
      control-center-close = suspended
    """
  )
}
