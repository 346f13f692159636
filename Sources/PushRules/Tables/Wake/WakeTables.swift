import DecisionTables

extension DecisionTable {
  /// Decides whether PushKit gives the app time for the push.
  static let callTime = DecisionTable(.wake, gate: .callTime) {
    Case("call-time.not-voip")
      .when(!.recipient(.pushKit))
      .because("The push is not for PushKit.")
      .documented("A-200")
    Case("call-time.no-voip-mode")
      .when(.pushType(.voip), .voipMode(.absent))
      .because("UIBackgroundModes lacks voip.")
      .documented("R-34")
    Case("call-time.never-launched")
      .when(.neverLaunched)
      .because("The app was never opened, so it has no PushKit token.")
      .inferred("R-28 A-124")
    Case("call-time.complication-after-force-quit")
      .when(.pushType(.complication), .killedByUser)
      .because(
        "Whether a complication push launches an app that the user quit is not known; of pushes "
          + "for PushKit only a VoIP push is known to do it."
      )
      .contested(
        "R-56 A-201 A-500",
        otherSide: "Apple says that pushes for PushKit launch the app, without an exception.",
        settle: "On iOS 12 or older quit the app in the switcher and send a complication push."
      )
    Case("call-time.complication-before-unlock")
      .when(.pushType(.complication), .firstUnlock(.pending))
      .because("Between the start of the device and its first unlock no push launches an app.")
      .inferred("R-56 A-123")
    Case("call-time.first-unlock")
      .when(.pushType(.voip), .firstUnlock(.pending))
      .because("Between the start of the device and its first unlock no call reaches the app.")
      .contested(
        "R-73 R-26 R-53 A-123 A-535",
        otherSide: "An engineer of Apple counts VoIP among the few cases in which the system may "
          + "launch an app before the first unlock, not always.",
        settle: "Restart the device, leave it locked, and send a VoIP push."
      )
    Case("call-time.blocked")
      .when(.pushType(.voip), .voipPushes(.blocked), .since(13))
      .because("The system delivers no VoIP pushes to an app that left too many calls unreported.")
      .documented("R-57 A-202 A-511")
    Case("call-time.simulator")
      .when(.byFile)
      .because("A push for PushKit cannot be sent to the simulator.")
      .observed("R-43 A-387 A-432")
    Case("call-time.simulator-by-apns")
      .when(.environment(.simulatorByApns))
      .because("That a simulator gets pushes for PushKit from APNs is not known.")
      .inferred("R-79 A-387")
  } open: {
    Case("call-time.voip")
      .because("A push for PushKit gives the app time in every state.")
      .documented("R-34 R-56 A-200 A-201")
  }

  /// Decides whether ActivityKit or Push to Talk gives the app time for the push.
  static let frameworkTime = DecisionTable(.wake, gate: .frameworkTime) {
    Case("framework-time.other-push")
      .when(!.recipient(.activityKit, .pushToTalk))
      .because("The push neither starts a Live Activity nor is for Push to Talk.")
      .documented("A-205 A-207")
    Case("framework-time.no-push-to-talk-mode")
      .when(.recipient(.pushToTalk), .pushToTalkMode(.absent))
      .because("UIBackgroundModes lacks push-to-talk.")
      .documented("R-40 A-205")
    Case("framework-time.no-channel")
      .when(.recipient(.pushToTalk), .pushToTalkChannel(.absent))
      .because("The app has joined no channel of Push to Talk.")
      .documented("R-61 A-205 A-506")
    Case("framework-time.never-launched")
      .when(.neverLaunched)
      .because("The app was never opened, so it has no token for such a push.")
      .inferred("R-28 A-124")
    Case("framework-time.first-unlock")
      .when(.firstUnlock(.pending))
      .because("Between the start of the device and its first unlock no push launches an app.")
      .inferred("R-26 A-123")
    Case("framework-time.start-after-force-quit")
      .when(.recipient(.activityKit), .killedByUser)
      .because(
        "The start of a Live Activity does not start an app that the user quit, reports say."
      )
      .contested(
        "R-60 R-39 A-208 A-505",
        otherSide: "Apple says that the start gives the app time, and makes no exception for a "
          + "force quit.",
        settle: "Quit the app in the switcher, send event start, and log the process start."
      )
    Case("framework-time.talk-after-force-quit")
      .when(.recipient(.pushToTalk), .killedByUser)
      .because("A Push to Talk push for an app that the user quit is discarded.")
      .contested(
        "R-61 R-40 A-506",
        otherSide: "Apple says that the push launches the app, and makes no exception for a force "
          + "quit.",
        settle: "Join a channel, quit the app in the switcher, and send a Push to Talk push."
      )
  } open: {
    Case("framework-time.granted")
      .because("The start of a Live Activity, or a Push to Talk push, gives the app time.")
      .documented("R-60 R-61 A-205 A-207 A-504")
  }

  /// Names the reason of the push to give time to an app in the background.
  static let backgroundWork = DecisionTable(.wake, decides: .backgroundWork) {
    Case("background-work.call", .backgroundWork(.pushKit))
      .when(.callTime(.open))
      .because("The push is for PushKit.")
      .documented("A-200")
    Case("background-work.framework", .backgroundWork(.framework))
      .when(.callTime(.closed), .frameworkTime(.open))
      .because("The push is for ActivityKit or Push to Talk, which gives the app time.")
      .documented("R-39 R-40 A-205 A-207")
    Case("background-work.background", .backgroundWork(.silentPush))
      .when(.callTime(.closed), .frameworkTime(.closed), .backgroundTime(.open))
      .and(.contentAvailable(.present))
      .because("The push gives the fetchCompletionHandler variant background time.")
      .documented("A-026")
    Case("background-work.nothing", .backgroundWork(.nothing))
      .when(.callTime(.closed), .frameworkTime(.closed), .backgroundTime(.closed))
      .because("The push gives the app no background time.")
      .documented("A-025")
  }

  /// Decides what the push does to the process of the app.
  static let wake = DecisionTable(.wake, decides: .wake) {
    Case("wake.foreground", .wake(.running))
      .when(.place(.foreground))
      .because("The app runs in the foreground.")
      .documented("A-020 R-15")
    Case("wake.none", .wake(.nothing))
      .when(!.place(.foreground), .backgroundWork(.nothing))
      .because("Outside the foreground this push gives the app no time.")
      .documented("A-025 S4-28")
    Case("wake.background", .wake(.running))
      .when(.state(.background), !.backgroundWork(.nothing))
      .because("The app runs in the background already.")
      .documented("A-026 S4-26")
    Case("wake.resumed", .wake(.resumed))
      .when(.state(.suspended), !.backgroundWork(.nothing))
      .because("A suspended app is resumed in the background.")
      .documented("A-026 S4-26")
    Case("wake.launched", .wake(.launched))
      .when(.state(.notRunning(.system)), !.backgroundWork(.nothing), .launchability(.launches))
      .because("An app that the system ended is launched in the background.")
      .documented("R-14 A-026 A-122")
    Case("wake.launched-after-reboot-before-12", .wake(.launched))
      .when(.state(.notRunning(.reboot)), .before(12), .backgroundWork(.silentPush))
      .because("A restart clears the force quit: the push launches the app in the background.")
      .documented("R-27 A-121")
    Case("wake.launched-after-crash", .wake(.launched))
      .when(.state(.notRunning(.crash)), !.backgroundWork(.nothing), .launchability(.launches))
      .because("An app that crashed is launched in the background like one that the system ended.")
      .inferred("R-38 A-122")
    Case("wake.launched-after-reboot", .wake(.launched))
      .when(.state(.notRunning(.reboot)), .since(12), .backgroundWork(.silentPush))
      .and(.launchability(.launches))
      .because("A restart clears the force quit: the push launches the app in the background.")
      .contested(
        "R-27 A-121",
        otherSide: "Some report that after a restart nothing runs until the user has opened the "
          + "app.",
        settle: "Restart and unlock the device, leave the app closed, and send content-available.",
        otherwise: .wake(.nothing)
      )
    Case("wake.call-after-reboot", .wake(.launched))
      .when(.state(.notRunning(.reboot)), .backgroundWork(.pushKit), .launchability(.launches))
      .because("A push for PushKit launches the app after a restart, too.")
      .documented("R-34 A-200")
    Case("wake.framework-launch", .wake(.launched))
      .when(.state(.notRunning(.reboot), .notRunning(.user)), .backgroundWork(.framework))
      .and(.launchability(.launches))
      .because("A Live Activity start or Push to Talk push launches the app after a restart, too.")
      .inferred("R-39 R-40")
    Case("wake.call-after-force-quit", .wake(.launched))
      .when(.killedByUser, .backgroundWork(.pushKit), .before(13))
      .because("A VoIP push launches even an app that the user quit.")
      .documented("R-34 A-201")
    Case("wake.call-after-force-quit-since-13", .wake(.launched))
      .when(.killedByUser, .backgroundWork(.pushKit), .since(13), .launchability(.launches))
      .because("From iOS 13, too, a VoIP push launches an app that the user quit.")
      .observed("R-72 R-34 A-201 A-534")
    Case("wake.launch-fails", .wake(.nothing))
      .when(.place(.notRunning), !.backgroundWork(.nothing), .launchability(.fails))
      .because(
        "Built with the iOS 27 SDK and without scenes, the app cannot be launched on iOS 27."
      )
      .documented("R-31 A-013")
  }

  /// Names where the app is when the user acts.
  static let placeAtResponse = DecisionTable(.wake, names: .placeAtResponse) {
    Case("place-at-response.foreground", .placeAtResponse(.foreground))
      .when(.place(.foreground))
      .because("The app is in the foreground already.")
      .documented("A-001")
    Case("place-at-response.background", .placeAtResponse(.background))
      .when(.place(.background))
      .because("The app is in memory already.")
      .documented("A-002")
    Case("place-at-response.launched", .placeAtResponse(.launchedByPush))
      .when(.place(.notRunning), .wake(.launched))
      .because("The push has launched the app in the background.")
      .documented("R-14 A-026")
    Case("place-at-response.gone", .placeAtResponse(.gone))
      .when(.place(.notRunning), .wake(.nothing), .firstUnlock(.done))
      .because("The app is not running.")
      .documented("A-025")
    Case("place-at-response.unlocked-since", .placeAtResponse(.gone))
      .when(.place(.notRunning), .wake(.nothing), .firstUnlock(.pending))
      .because("The app is not running; the user unlocks the device before acting.")
      .inferred("R-26")
  }

  /// Names whether a scene is connected when the user acts.
  static let sceneAtResponse = DecisionTable(.wake, decides: .sceneAtResponse) {
    Case("scene-at-response.no-scenes", .sceneAtResponse(.connected))
      .when(.lifecycleInEffect(.app))
      .because("The app has no scenes that could be missing.")
      .documented("A-105")
    Case("scene-at-response.connected", .sceneAtResponse(.connected))
      .when(.lifecycleInEffect(.scene), .placeAtResponse(.foreground, .background))
      .and(.scene(.connected))
      .because("The scene is connected already.")
      .documented("A-105")
    Case("scene-at-response.taken-away", .sceneAtResponse(.disconnected))
      .when(.lifecycleInEffect(.scene), .placeAtResponse(.foreground, .background))
      .and(.scene(.disconnected))
      .because("The system took the scene away: it connects again when the app comes forward.")
      .observed("R-55 A-103")
    Case("scene-at-response.after-background-launch", .sceneAtResponse(.connected))
      .when(.lifecycleInEffect(.scene), .placeAtResponse(.launchedByPush))
      .because("After a background launch the scene connects without a notification response.")
      .contested(
        "R-18 R-48 A-104 A-393 T-S10",
        otherSide: "A migration report of 2026 saw no scene connected in a background launch, and "
          + "about ten code bases guard against it; then the scene connects when the app comes "
          + "forward.",
        settle: "Log scene willConnectTo in a scene app that content-available launches.",
        otherwise: .sceneAtResponse(.disconnected)
      )
    Case("scene-at-response.not-running", .sceneAtResponse(.disconnected))
      .when(.lifecycleInEffect(.scene), .placeAtResponse(.gone))
      .because("The app is not running, so no scene is connected.")
      .documented("A-105")
  }
}
