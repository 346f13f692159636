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
}
