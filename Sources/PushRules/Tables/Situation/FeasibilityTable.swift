import DecisionTables

extension DecisionTable {
  /// Decides whether the situation can exist; the other tables decide only those that can.
  static let feasibility = DecisionTable(.situation, gate: .feasibility) {
    Case("feasibility.no-background-before-4")
      .when(.state(.background, .suspended), .before(4))
      .because("Before iOS 4 leaving an app ends it: there is no background.")
      .documented("A-001")
    Case("feasibility.locked-means-rebooted")
      .when(.firstUnlock(.pending), !.state(.notRunning(.reboot)))
      .because("Before the first unlock the app is not running, ended by the restart.")
      .documented("R-26 A-123")
    Case("feasibility.cannot-run")
      .when(.running, .launchability(.fails))
      .because("Built with the iOS 27 SDK and without scenes, the app cannot run on iOS 27.")
      .documented("R-31 A-013")
    Case("feasibility.no-scene-to-lose")
      .when(.scene(.disconnected), !.lifecycleInEffect(.scene))
      .because("Only an app with the scene life cycle, from iOS 13, has a scene to lose.")
      .documented("R-55 A-105")
    Case("feasibility.scene-lost-in-memory")
      .when(.scene(.disconnected), !.state(.background, .suspended))
      .because(
        "The system takes a scene away only while the app is in the background or suspended."
      )
      .documented("R-55 A-105")
    Case("feasibility.opened-from-the-background")
      .when(.meanwhile(.opened), !.state(.background, .suspended))
      .because("Only an app in the background can be opened between the push and the tap.")
      .documented("R-54")
    Case("feasibility.opened-before-a-tap")
      .when(.meanwhile(.opened), !.userAction(.notification))
      .because("What the user opens before a tap asks for a tap.")
      .documented("R-54")
    Case("feasibility.simulator-token")
      .when(.environment(.simulatorByApns), .before(16))
      .because("Simulators get pushes from APNs from iOS 16.")
      .documented("R-79 A-431")
    Case("feasibility.opened-with-its-scene")
      .when(.meanwhile(.opened), .scene(.disconnected))
      .because("An app that the user has opened has its scene.")
      .documented("R-55")
  } open: {
    Case("feasibility.possible")
      .because("The situation can exist.")
      .documented("A-002")
  }
}
