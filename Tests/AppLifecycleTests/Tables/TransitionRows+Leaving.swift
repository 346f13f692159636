extension RuleRow {
  /// The user leaves or removes the app, and locks the device.
  static let leaving = read(
    """
    leave.locked | 12 | active | after lock | home cannot: the device is locked
    leave.call | 12 | active | after call-incoming
      home cannot: the call must be accepted or declined first
    leave.elsewhere | 12 | suspended | home = suspended
    home.closes-center | 12 | active | after notification-center-open
      home -> did-become-active@a = active
    leave.active | 12 | active | home -> will-resign-active@a did-enter-background@b = suspended
    leave.inactive | 12 | inactive | home -> did-enter-background@b = suspended
    leave.exits-on-suspend | 12 | active exits
      home -> will-resign-active@a did-enter-background@b will-terminate = not-running
    leave.inactive-exits-on-suspend | 12 | inactive exits
      home -> did-enter-background@b will-terminate = not-running
    open-other-app.from-center | 12 | active | after notification-center-open
      open-other-app -> did-enter-background@b = suspended
    open-other-app.from-center-exits-on-suspend | 12 | active exits | after notification-center-open
      open-other-app -> did-enter-background@b will-terminate = not-running
    leave.before-4 | 3 | active | home -> will-resign-active@a will-terminate = not-running
    leave.inactive-before-4 | 3 | inactive | home -> will-terminate = not-running
    leave.single-tasking | 4 | active single-tasking
      home -> will-resign-active@a will-terminate = not-running
    leave.inactive-single-tasking | 4 | inactive single-tasking
      home -> will-terminate = not-running
    switcher.before-4 | 3 | active
      open-switcher cannot: the switcher exists from iOS 4, on devices with multitasking
    switcher.locked | 12 | active | after lock | open-switcher cannot: the device is locked
    open-switcher.covered | 12 | active | after open-switcher
      open-switcher cannot: something covers the screen
    open-switcher.active | 12 | active | open-switcher -> will-resign-active@a = inactive
    open-switcher.inactive | 12 | inactive | open-switcher = inactive
    open-switcher.elsewhere | 12 | suspended | open-switcher = suspended
    return-from-switcher.before-4 | 3 | inactive
      return-from-switcher cannot: the switcher exists from iOS 4, on devices with multitasking
    return-from-switcher.closed | 12 | active
      return-from-switcher cannot: the switcher is not open
    return-from-switcher.no-card | 12 | quit | after open-switcher
      return-from-switcher cannot: the switcher has no card of the app
    return-from-switcher.inactive | 12 | inactive
      return-from-switcher -> did-become-active@a = active
    return-from-switcher.return | 12 | suspended | after open-switcher
      return-from-switcher -> will-enter-foreground@b did-become-active@a = active
    return-from-switcher.launch | 12 | ended | after open-switcher
      return-from-switcher -> will-finish-launching@i did-finish-launching@i did-become-active@a
        = active
    return-from-switcher.fails | 27 | ended sdk:27 | after open-switcher
      return-from-switcher = not-running
    remove-in-switcher.covered | 12 | active | after call-incoming
      remove-in-switcher cannot: something covers the switcher
    remove-in-switcher.no-card | 12 | quit
      remove-in-switcher cannot: the switcher has no card of the app
    remove-in-switcher.suspended | 12 | suspended | remove-in-switcher = not-running
    remove-in-switcher.not-running | 12 | ended | remove-in-switcher = not-running
    remove-in-switcher.active-windows | 17 | scene active ipad-with-windows
      remove-in-switcher -> scene-will-resign-active@a scene-did-enter-background@b will-terminate
        = not-running
    remove-in-switcher.inactive-windows | 17 | scene inactive ipad-with-windows
      remove-in-switcher -> scene-did-enter-background@b will-terminate = not-running
    remove-in-switcher.active-scene | 17 | scene active
      remove-in-switcher -> scene-will-resign-active@a scene-did-disconnect@b
        did-discard-scene-sessions will-terminate = not-running
    remove-in-switcher.inactive-scene | 17 | scene inactive
      remove-in-switcher -> scene-did-disconnect@b did-discard-scene-sessions will-terminate
        = not-running
    remove-in-switcher.active-scene-ipad | 17 | scene active ipad
      remove-in-switcher -> scene-will-resign-active@a scene-did-disconnect@b
        did-discard-scene-sessions will-terminate = not-running
    remove-in-switcher.inactive-scene-ipad | 17 | scene inactive ipad
      remove-in-switcher -> scene-did-disconnect@b did-discard-scene-sessions will-terminate
        = not-running
    remove-in-switcher.background-before-8 | 7 | background | remove-in-switcher = not-running
    remove-in-switcher.background-scene | 17 | scene background
      remove-in-switcher -> scene-did-disconnect@b did-discard-scene-sessions@b will-terminate@b
        = not-running
    remove-in-switcher.background-windows | 17 | scene background ipad-with-windows
      remove-in-switcher -> will-terminate@b = not-running
    remove-in-switcher.background | 12 | background
      remove-in-switcher -> will-terminate = not-running
    remove-in-switcher.active | 12 | active
      remove-in-switcher -> will-resign-active@a did-enter-background@b will-terminate = not-running
    remove-in-switcher.inactive | 12 | inactive
      remove-in-switcher -> did-enter-background@b will-terminate = not-running
    remove-in-switcher.active-7 | 7 | active
      remove-in-switcher -> will-resign-active@a did-enter-background@b did-enter-background@b
        will-terminate = not-running
    remove-in-switcher.inactive-7 | 7 | inactive
      remove-in-switcher -> did-enter-background@b did-enter-background@b will-terminate
        = not-running
    remove-in-switcher.active-exits-on-suspend | 12 | active exits
      remove-in-switcher -> will-resign-active@a did-enter-background@b will-terminate = not-running
    remove-in-switcher.inactive-exits-on-suspend | 12 | inactive exits
      remove-in-switcher -> did-enter-background@b will-terminate = not-running
    lock.locked | 12 | active | after lock | lock cannot: the device is locked already
    lock.call | 12 | active | after call-incoming | lock = inactive
    lock.before-5 | 4 | active | lock -> will-resign-active@a = inactive
    lock.always-on | 17 | active always-on:on
      lock -> will-resign-active@a did-become-active@a will-resign-active@a did-enter-background@b
        = suspended
    lock.under-alert | 17 | active | after system-alert-open
      lock -> did-enter-background@b = suspended
    lock.always-on-under-alert | 17 | active always-on:on | after system-alert-open
      lock -> did-become-active@a will-resign-active@a did-enter-background@b = suspended
    lock.active | 12 | active | lock -> will-resign-active@a did-enter-background@b = suspended
    lock.5-6 | 6 | active | lock -> will-resign-active@a did-enter-background@i = suspended
    lock.exits-on-suspend | 5 | active exits | lock -> will-resign-active@a = inactive
    lock.inactive-before-5 | 4 | inactive | lock = inactive
    lock.inactive | 12 | inactive | lock -> did-enter-background@b = suspended
    lock.inactive-5-6 | 6 | inactive | lock -> did-enter-background@i = suspended
    lock.inactive-exits-on-suspend | 12 | inactive exits | lock = inactive
    lock.elsewhere | 12 | suspended | lock = suspended
    unlock.unlocked | 12 | active | unlock cannot: the device is not locked
    unlock.call | 12 | active | after lock call-incoming
      unlock cannot: the call must be accepted or declined first
    unlock.inactive | 4 | active | after lock | unlock -> did-become-active@a = active
    unlock.5-6 | 6 | active | after lock
      unlock -> will-enter-foreground@i did-become-active@a = active
    unlock.return | 12 | active | after lock
      unlock -> will-enter-foreground@b did-become-active@a = active
    unlock.elsewhere | 12 | active | after reboot | unlock = not-running
    leave.under-alert | 12 | active | after system-alert-open
      home -> did-enter-background@b = suspended
    leave.under-alert-exits-on-suspend | 12 | active exits | after system-alert-open
      home -> did-enter-background@b will-terminate = not-running
    leave.under-alert-single-tasking | 3 | active | after system-alert-open
      home -> will-terminate = not-running
    """
  )
}
