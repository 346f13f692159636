extension KnownTrace {
  /// Scenes, the service extension, PushKit and action buttons.
  static let receivers = read(
    """
    R-16: a cold start by tap hands the response to the scene, and to the delegate too
      | 13- | scene ended in:scene-center | shows shown | notes same-response-twice
      push:alert = not-running
      tap-notification -> will-finish-launching did-finish-launching scene-will-connect+
        [scene-will-enter-foreground] did-receive-response [scene-will-enter-foreground]
        scene-did-become-active = active
    R-19: with scenes a late delegate leaves the response to the scene
      | 13- | scene ended in:scene-center delegate:late | shows shown
      push:alert = not-running
      tap-notification -> will-finish-launching did-finish-launching scene-will-connect+
        scene-will-enter-foreground scene-did-become-active = active
    R-17: with scenes and without a delegate a tap calls no method for pushes
      | 13- | scene suspended | shows shown, none, none
      push:alert = suspended
      tap-notification -> scene-will-enter-foreground scene-did-become-active = active
      push:alert = active
      push:ca -> did-receive-fetch@a = active
    R-18: launched by a push, then tapped: the delegate's response alone
      | 13- | scene ended in:scene-center | shows shown
      push:alert+ca -> will-finish-launching@b did-finish-launching@b scene-will-connect
        did-receive-fetch@b = suspended
      tap-notification -> scene-will-enter-foreground did-receive-response@i scene-did-become-active
        = active
    R-12: the icon of an app with scenes: no response in the scene's options
      | 13- | scene ended | shows shown
      push:alert = not-running
      tap-icon -> will-finish-launching did-finish-launching scene-will-connect
        scene-will-enter-foreground scene-did-become-active = active
    R-25: the extension runs beside an app that is not woken, after a force quit too
      | 10- | quit in:extended | shows shown
      push:alert+mutable -> service-extension = not-running
    R-25: the extension runs before the app is woken | 10- | suspended in:extended | shows shown
      push:alert+ca+mutable -> service-extension did-receive-fetch@b = suspended
    R-25: and before willPresent | 10- | active in:extended | shows will-present
      push:alert+mutable -> service-extension will-present@a = active
    R-34: a call of PushKit launches the app, after a force quit too
      | 8- | quit in:push-kit modes:voip push-type:voip | shows none, none
      push:alert -> will-finish-launching@b? did-finish-launching@b? did-receive-incoming-push@b
        = suspended
      push:alert -> did-receive-incoming-push@b = suspended
    R-35: the old method alone is not woken for | 7- | suspended in:old | shows shown
      push:alert+ca = suspended
    R-24: a provisional push is in the history and wakes as usual
      | 12- | suspended provisional | shows history-only
      push:alert+ca -> did-receive-fetch@b = suspended
    R-37: a badge is set, content-available comes through | 7- | suspended | shows badge
      push:badge+ca -> did-receive-fetch@b = suspended
    R-30: on iOS 8 the method without typed text takes the action
      | 8 | suspended in:buttons | shows shown
      push:alert+category = suspended
      tap-action -> handle-action@b = suspended
    R-30: on iOS 9 the method with typed text takes the action | 9 | ended in:buttons | shows shown
      push:alert+category = not-running
      tap-action -> will-finish-launching@b? did-finish-launching@b? handle-action-response@b
        = suspended
    R-30: from iOS 10 the old methods take it where the delegate lacks the response
      | 10- | suspended in:buttons | shows shown
      push:alert+category = suspended
      tap-action -> handle-action-response@b = suspended
    R-18: an action launches a scene app, whether with the response is not known
      | 13- | scene ended in:scene-center | shows shown
      push:alert+category = not-running
      tap-action -> will-finish-launching@b did-finish-launching@b scene-will-connect?
        did-receive-response@b = suspended
    R-19: a late delegate on 10.0 is as the defect of that release
      | 10.0 | ended in:center delegate:late | shows shown
      push:alert = not-running
      tap-notification -> will-finish-launching@i+ did-finish-launching@i+ did-receive@i
        did-become-active@a = active
    R-05: a tap falls back where the delegate lacks the response
      | 10.1- | suspended in:center-without-response | shows shown
      push:alert = suspended
      tap-notification -> will-enter-foreground@b did-receive-fetch@i did-become-active@a = active
    """
  )

  /// Settings, permission and headers, and the oldest versions.
  static let settings = read(
    """
    R-20: without Background App Refresh nothing is woken, the alert is shown
      | 7- | suspended refresh-off | shows shown
      push:alert+ca = suspended
    R-20: the foreground is not affected | 7- | active refresh-off | shows none
      push:ca -> did-receive-fetch@a = active
    R-21: Low Power Mode wakes nothing | 9- | ended low-power | shows none | push:ca = not-running
    R-23: denied notifications show nothing, content-available comes through
      | 8- | suspended denied | shows none, none
      push:alert = suspended
      push:alert+ca -> did-receive-fetch@b = suspended
    R-23: up to iOS 7 nothing arrives without permission | 4-7 | active denied | shows none, none
      push:alert = active
      home -> will-resign-active did-enter-background = suspended
      push:alert+ca = suspended
    without the background mode nothing is woken | 7- | suspended modes:none | shows shown
      push:alert+ca = suspended
    R-22: content-available alone, sent as an alert, is handed over in no state
      | 13- | active push-type:alert | shows none, none
      push:ca = active
      home -> will-resign-active did-enter-background = suspended
      push:ca = suspended
    R-22: content-available alone with priority 10 wakes nothing
      | 13- | active priority:10 | shows none, none
      push:ca -> did-receive-fetch@a = active
      home -> will-resign-active did-enter-background = suspended
      push:ca = suspended
    R-22: an alert of type background shows nothing, content-available comes through
      | 13- | suspended push-type:background | shows none, none
      push:alert = suspended
      push:alert+ca -> did-receive-fetch@b = suspended
    R-33: iOS 3 hands over in the foreground and at a launch by tap | 3 | active | shows none, shown
      push:alert -> did-receive@a = active
      home -> [will-resign-active@a] will-terminate = not-running
      push:alert+ca = not-running
      tap-notification -> did-finish-launching@i+ did-become-active@a = active
    R-33: iOS 4 to 6 do not wake for content-available | 4-6 | suspended | shows shown
      push:alert+ca = suspended
      tap-notification -> will-enter-foreground@b did-receive@i did-become-active@a = active
    R-28: an app that was never opened gets nothing | 7- | never-launched | shows none
      push:alert+ca = not-running
    R-31: built with the iOS 27 SDK and without scenes the app does not launch
      | 27- | ended sdk:27 | shows shown
      push:alert = not-running
      tap-notification = not-running
      tap-icon = not-running
    a prewarmed app is launched by a push | 15- | ended | shows none
      prewarm = prewarmed
      push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b = suspended
    an app that exits on suspend is launched by each push, and is never suspended
      | 7-12 | active exits | shows none, none
      home -> will-resign-active@a did-enter-background will-terminate = not-running
      push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b
        [will-terminate] = not-running
      push:ca -> will-finish-launching@b+ did-finish-launching@b+ did-receive-fetch@b
        [will-terminate] = not-running
      tap-icon -> will-finish-launching@i did-finish-launching@i did-become-active@a = active
    R-55: a tap after the scene was taken away reaches both delegates
      | 13- | scene suspended in:scene-center | after push:alert | notes same-response-twice
      scene-disconnect -> scene-did-disconnect@b = suspended
      tap-notification -> scene-will-connect@b+ scene-will-enter-foreground@b
        did-receive-response@i scene-did-become-active@a = active
    """
  )

  /// Taps where nothing can be tapped.
  static let nothingToTap = read(
    """
    a badge alone cannot be tapped | 7- | suspended | after push:badge
      tap-notification cannot: no notification of the app is there to act on
    a sound alone cannot be tapped | 7- | suspended | after push:sound
      tap-notification cannot: no notification of the app is there to act on
    a silent push cannot be tapped | 7- | suspended | after push:ca
      tap-notification cannot: no notification of the app is there to act on
    nothing arrived | 4- | suspended
      tap-notification cannot: no notification of the app is there to act on
    without a delegate nothing shows in the foreground | all | active | after push:alert
      tap-notification cannot: no notification of the app is there to act on
    without willPresent nothing shows in the foreground
      | 10- | active in:center-without-present | after push:alert
      tap-notification cannot: no notification of the app is there to act on
    denied notifications are not shown | 8- | suspended denied | after push:alert
      tap-notification cannot: no notification of the app is there to act on
    a notification is tapped once | 7- | suspended | after push:alert tap-notification home
      tap-notification cannot: no notification of the app is there to act on
    an alert of type background is not shown
      | 13- | suspended push-type:background | after push:alert
      tap-notification cannot: no notification of the app is there to act on
    L-26: a reinstalled app has lost what it kept | 12 | suspended | after push:alert reinstall
      tap-notification cannot: no notification of the app is there to act on
    """
  )
}
