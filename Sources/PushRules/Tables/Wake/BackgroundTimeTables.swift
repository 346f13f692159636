import DecisionTables

extension DecisionTable {
  /// Decides whether the system may hand the push to the app delegate at all.
  static let admission = DecisionTable(.wake, gate: .admission) {
    Case("admission.other-receiver")
      .when(!.recipient(.app))
      .because("This push type does not go to the app delegate.")
      .documented("R-34 A-200")
    Case("admission.never-launched")
      .when(.neverLaunched)
      .because("The app was never opened, so it has no device token.")
      .inferred("R-28 A-124")
    Case("admission.not-registered-before-8")
      .when(.permission(.refused), .before(8))
      .because("Before iOS 8 an app without permission is not registered for pushes.")
      .documented("R-23 A-129")
    Case("admission.denied-in-foreground")
      .when(.permission(.refused), .since(10, 0), .place(.foreground), .contentAvailable(.absent))
      .because("Without permission only content-available reaches the app in the foreground.")
      .inferred("R-23 A-131 U-08")
    Case("admission.denied-without-mode")
      .when(.permission(.refused), .since(8), .remoteNotificationMode(.absent))
      .because("Without permission and without the background mode the app gets no push at all.")
      .inferred("R-23 A-010")
    Case("admission.denied-without-refresh")
      .when(.permission(.refused), .since(8), .backgroundAppRefresh(.off))
      .because(
        "Without permission and with Background App Refresh off the app gets no push at all."
      )
      .inferred("R-23 A-010")
    Case("admission.alert-styles-off")
      .when(.alertStyles(.off), .since(10, 0))
      .because("With all alert styles of the app off a push is dropped, in the foreground too.")
      .contested(
        "R-63 A-128 A-396 A-508",
        otherSide: "From iOS 8, Apple said on stage, a silent push needs no permission.",
        settle: "Switch all alert styles of the app off, and send content-available with an alert."
      )
    Case("admission.silent-typed-alert")
      .when(.since(13), .pushType(.alert), .nothingVisible, .contentAvailable(.present))
      .and(!.place(.foreground))
      .because(
        "From iOS 13 a push that shows nothing is not handed over with apns-push-type alert."
      )
      .observed("R-71 R-22 A-302 A-533")
    Case("admission.silent-typed-alert-in-foreground")
      .when(.since(13), .pushType(.alert), .nothingVisible, .contentAvailable(.present))
      .and(.place(.foreground))
      .because("A push that shows nothing is not handed over with apns-push-type alert.")
      .inferred("R-22 A-302")
    Case("admission.background-typed-visible")
      .when(.since(13), .pushType(.background), .visible, .contentAvailable(.absent))
      .because("A push of type background without content-available is not handed over.")
      .inferred("R-71 R-22 A-533")
    Case("admission.background-typed-empty")
      .when(.since(13), .pushType(.background), .nothingVisible, .contentAvailable(.absent))
      .because("A push of type background without content-available has nothing to hand over.")
      .inferred("R-22 A-312")
    Case("admission.silent-in-simulator")
      .when(.byFile, .nothingVisible, .contentAvailable(.present))
      .because("A push with content-available alone is not delivered in the simulator.")
      .contested(
        "R-43 A-384 A-386",
        otherSide: "Apple's release notes of Xcode 11.4 say that the simulator takes background "
          + "content fetch notifications.",
        settle: "Send {\"aps\":{\"content-available\":1}} with xcrun simctl push."
      )
  } open: {
    Case("admission.admitted")
      .because("The system may hand the push to the app.")
      .documented("A-020 A-026")
  }

  /// Decides whether the sender asks for background time: payload and headers.
  static let request = DecisionTable(.wake, gate: .request) {
    Case("request.no-content-available")
      .when(.contentAvailableValue(.absent))
      .because("Without content-available nothing runs until the user acts.")
      .documented("A-025 C-02 S4-28")
    Case("request.content-available-0")
      .when(.contentAvailableValue(.zero))
      .because("content-available is 0, which does not ask for background time.")
      .documented("A-295")
    Case("request.content-available-unreadable")
      .when(.contentAvailableValue(.unreadable))
      .because("content-available is neither a number nor a Boolean, so it does not count as set.")
      .graded(.unreadableContentAvailable, "A-295 A-297")
    Case("request.beside-in-simulator")
      .when(.contentAvailableCounts, .byFile, .visible)
      .because("The simulator hands over what a push shows, but not its content-available.")
      .graded(.visiblePushInSimulator, "R-58 A-503")
    Case("request.content-available-misplaced")
      .when(.contentAvailableValue(.misplaced))
      .because("content-available is misspelt or outside aps, where iOS does not read it.")
      .documented("A-254 A-272")
    Case("request.priority-10")
      .when(.since(13), .nothingVisible, .priority(.ten))
      .because("From iOS 13 a push that shows nothing and has apns-priority 10 wakes no app.")
      .graded(.silentPriority10, "R-70 R-22 A-136 A-312 A-532")
    Case("request.background-typed-priority-10")
      .when(.since(13), .visible, .pushType(.background), .priority(.ten))
      .because("From iOS 13 a push of type background and apns-priority 10 wakes no app.")
      .graded(.silentPriority10, "R-70 R-22 A-312 A-532")
  } open: {
    Case("request.requested")
      .because("content-available asks for background time.")
      .documented("A-026")
  }

  /// Decides whether the app is built to take background time.
  static let configuration = DecisionTable(.wake, gate: .configuration) {
    Case("configuration.before-7")
      .when(.before(7))
      .because("Before iOS 7 a push never runs an app in the background.")
      .documented("R-33 A-007 A-011")
    Case("configuration.did-receive-only")
      .when(.since(7), .remoteNotificationMethod(.didReceive))
      .because(
        "Background delivery needs the fetchCompletionHandler variant; the old method has none."
      )
      .contested(
        "R-35 R-49 A-027 A-137 A-394",
        otherSide: "Two projects report that the old method runs in the background; or the process "
          + "may be resumed or launched without the old method being called.",
        settle: "Implement only the old method, send content-available, and log the process start."
      )
    Case("configuration.no-method")
      .when(.since(7), .remoteNotificationMethod(.nobody))
      .because("Background delivery needs the fetchCompletionHandler variant.")
      .documented("A-137")
    Case("configuration.no-background-mode")
      .when(.remoteNotificationMode(.absent), .since(7))
      .because("UIBackgroundModes lacks remote-notification.")
      .documented("A-120")
  } open: {
    Case("configuration.complete")
      .because("The app is set up for background pushes.")
      .documented("A-120 A-137")
  }

  /// Decides whether the device and its user let the app run in the background.
  static let device = DecisionTable(.wake, gate: .device) {
    Case("device.refresh-off")
      .when(.backgroundAppRefresh(.off), !(.since(8) & .before(13)), .since(7))
      .because("Background App Refresh is off, so no push wakes the app.")
      .documented("R-20 A-125")
    Case("device.refresh-off-8-to-12")
      .when(.backgroundAppRefresh(.off), .since(8), .before(13))
      .because("Background App Refresh is off, so no push wakes the app.")
      .contested(
        "R-20 R-50 A-125",
        otherSide: "One measured table says that the method still ran on iOS 8 to 10.",
        settle: "Switch it off on iOS 8 to 12 and send content-available to a suspended app."
      )
    Case("device.low-power")
      .when(.lowPowerMode(.on), .since(9))
      .because("Low Power Mode switches Background App Refresh off.")
      .inferred("R-21 A-126 A-127")
    Case("device.budget-spent")
      .when(.budget(.spent), .environment(.device), .since(7))
      .because("The budget of silent pushes is spent: the system holds this one back.")
      .documented("R-85 A-134")
    Case("device.first-unlock")
      .when(.firstUnlock(.pending))
      .because("Between the start of the device and its first unlock no push launches an app.")
      .documented("R-26 A-123")
    Case("device.force-quit")
      .when(.killedByUser)
      .because(
        "The user removed the app in the switcher: no push wakes it until it is opened again."
      )
      .documented("R-13 A-121 S4-27")
  } open: {
    Case("device.allows")
      .because("The device lets the app run in the background.")
      .documented("A-122 A-125")
  }

  /// Decides whether `content-available` gets the app background time.
  static let backgroundTime = DecisionTable(.wake, gate: .backgroundTime) {
    Case("background-time.not-admitted")
      .when(.admission(.closed))
      .because("The push is not handed to the app.")
      .documented("R-22 R-23")
    Case("background-time.not-requested")
      .when(.request(.closed))
      .because("The push does not ask for background time.")
      .documented("A-025")
    Case("background-time.not-configured")
      .when(.configuration(.closed))
      .because("The app is not set up for background pushes.")
      .documented("A-120 A-137")
    Case("background-time.device-refuses")
      .when(.device(.closed))
      .because("The device does not let the app run in the background.")
      .documented("A-121 A-125")
  } open: {
    Case("background-time.granted")
      .because("content-available asks for background time, and nothing is against it.")
      .documented("A-026 S4-26")
  }
}

extension EvidenceGrade {
  static let silentPriority10 = contested(
    "A developer's table of 12 measured pushes has the app woken with priority 10, with and "
      + "without an alert.",
    settle: "Send the push to a suspended app twice, with priority 5 and with 10."
  )
}
