// One citation a line: id | keys of sources < ids of citations that it rests on | statement
extension Citation {
  /// Facts about what keeps a silent push from waking the app.
  static let wakeGates = [
    "A-120 | W13-204 APG D-BG D-FETCH | UIBackgroundModes must contain remote-notification, otherwise no push wakes or launches the app; the foreground does not need it.",
    "A-121 | D-FETCH APG W13-204 F-TW | After a force quit nothing launches the app until the user launches it or restarts the device; one developer saw the opposite.",
    "A-122 | APG | An app that the system ended, for its memory say, can still be launched by a push.",
    "A-123 | APG | On a device with a passcode nothing launches in the background between boot and first unlock.",
    "A-124 | F-SPK | An app that was never launched since it was installed gets no push while it is not running.",
    "A-125 | W15-720 H-9 D-BRS | Silent pushes do not wake an app whose Background App Refresh is off, for the app or for the device.",
    "A-126 | D-BRS | Low Power Mode switches Background App Refresh off.",
    "A-127 | W23-10025 W20-10095 D-STAT | Low Power Mode can make APNs hold a push until it is switched off, and a low battery stops background updates.",
    "A-128 | W14-713 W15-720 | From iOS 8 silent pushes need no permission of the user.",
    "A-129 | W14-713 | Up to iOS 7 registering for remote notifications asked for permission, and refusing it meant no registration.",
    "A-130 | R-OLD | Without permission an alert, sound or badge is not shown, and on iOS 8 and 9 the push goes silently to the app.",
    "A-131 | D-STAT | When the user has turned notifications off, APNs discards pushes for that token.",
    "A-132 | D-ASK W18-710 | Provisional authorization delivers to the history of Notification Center only, without banner, sound or lock screen.",
    "A-134 | W13-204 R-PAY D-BG | Silent pushes have low priority and are limited in rate: two or three an hour at most, says the current page.",
    "A-135 | D-TRB F-DTS | Budgets for background pushes reset every day and do not count under a debugger; pushes also stop for an app long unused.",
    "A-136 | W19-707 D-SEND | From iOS 13 a background push must be sent with apns-priority 5 to launch the app, and should have the push type background.",
    "A-137 | W15-715 | The older method alone is not enough to wake the app; that needs didReceiveRemoteNotification:fetchCompletionHandler:.",
    "A-138 | W21-10091 H-UN | Focus, the summary and interruption levels change only how a notification is presented.",
    "A-139 | W16-206 | On tvOS content-available does not wake the app; the latest push is delivered when the user opens it.",
    "A-140 | W20-10095 | Whether an alert is shown does not depend on the state of the app; that this includes a force quit is inferred.",
  ]

  /// Facts about the notification service extension.
  static let serviceExtension = [
    "A-150 | D-NSE | The service extension runs only for remote pushes that will show an alert, not when alerts are off nor for sound or badge alone.",
    "A-151 | D-NSE | The service extension needs mutable-content set to 1 and an alert dictionary with a title, subtitle or body.",
    "A-152 | W17-708 | The service extension does not run for silent pushes and gives no general background time.",
    "A-153 | D-NSE H-UN | The service extension has about 30 seconds; if neither it nor serviceExtensionTimeWillExpire answers, the original content is shown.",
    "A-154 | W17-708 D-FILT | From iOS 13.3 the filtering entitlement lets the service extension drop a push of type alert; before that it could drop none.",
    "A-155 | D-NSE | The service extension runs before the notification is presented, so before willPresent and before a tap.",
    "A-156 | < A-140 A-150 U-05 | The service extension also runs for an app that is not running or was force-quit, for it is a process of its own.",
    "A-157 | H-UN | The content of a communication notification must be updated from an intent inside the service extension.",
  ]

  /// Facts about the order of callbacks.
  static let callbackOrder = [
    "A-170 | H-9 W14-713 < U-04 | On iOS 7 to 9 a tap that launches the app runs the launch methods first, then didReceiveRemoteNotification:fetchCompletionHandler:.",
    "A-171 | W10-129 D-FETCH | A tap that resumes the app enters the foreground, calls the method for remote notifications in state inactive, then becomes active.",
    "A-172 | W13-204 | After a silent wake by didReceiveRemoteNotification:fetchCompletionHandler: the system takes a snapshot and suspends the app.",
    "A-173 | W13-204 H-9 | A silent launch runs the launch methods in the background, then didReceiveRemoteNotification:fetchCompletionHandler:.",
    "A-174 | H-UN D-LOK < A-012 | From iOS 10 and without scenes a tap that launches the app runs didFinishLaunching with the key, then didReceive response.",
    "A-175 | D-DFL D-NR < U-02 | A tap that launches a scene app runs didFinishLaunching, then connects the scene with the response, then enters the foreground.",
    "A-176 | < A-031 A-155 | A foreground alert passes the service extension, then willPresent, then it is presented, then a tap calls didReceive response.",
    "A-177 | D-FETCH | An alert with content-available runs the fetchCompletionHandler variant on arrival, and a tap runs it again or, from iOS 10, didReceive response.",
    "A-178 | H-9 | The UIApplication notifications are posted after the delegate method that they belong to.",
  ]
}
