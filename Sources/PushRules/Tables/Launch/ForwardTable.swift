extension DecisionTable {
  /// Decides whether the user's action brings the app to the foreground.
  static let forward = gate(
    "forward",
    .launch,
    decides: .forward,
    obstacles: [.nobodyBringsItForward, .staysInBackground, .cannotComeForward],
    open: .comesForward
  )
}

extension Rule {
  static let nobodyBringsItForward = Rule(
    "launch.stays",
    .forward(.closed),
    when: .opportunity(.closed),
    because: "Nobody brings the app to the foreground.",
    .documented,
    "A-025"
  )

  static let staysInBackground = Rule(
    "launch.stays-in-background",
    .forward(.closed),
    when: .launch(.action, .textAction, .dismiss),
    because: "A background action or a dismissal does not bring the app to the foreground.",
    .documented,
    "R-29",
    "R-30",
    "A-068",
    "A-072"
  )

  static let cannotComeForward = Rule(
    "launch.cannot-come-forward",
    .forward(.closed),
    when: .interface(.failsToLaunch),
    because: "Built with the iOS 27 SDK and without scenes, the app fails to launch on iOS 27.",
    .documented,
    "R-31",
    "A-013"
  )

  static let comesForward = Rule(
    "launch.comes-forward",
    .forward(.open),
    otherwise: "The app comes to the foreground.",
    .documented,
    "A-072",
    "A-080"
  )
}
