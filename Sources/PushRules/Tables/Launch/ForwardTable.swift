extension DecisionTable {
  /// Decides whether the user's action brings the app to the foreground.
  static var forward: DecisionTable {
    gate(
      "forward",
      .launch,
      decides: .forward,
      obstacles: [.nobodyBringsItForward, .staysInBackground],
      open: .comesForward
    )
  }
}

extension Rule {
  static var nobodyBringsItForward: Rule {
    Rule(
      "launch.stays",
      .forward(.closed),
      when: .reach(.closed),
      because: "Nobody brings the app to the foreground.",
      .documented,
      "A-025"
    )
  }

  static var staysInBackground: Rule {
    Rule(
      "launch.stays-in-background",
      .forward(.closed),
      when: .launch(.action, .textAction, .dismiss),
      because: "A background action or a dismissal does not bring the app to the foreground.",
      .documented,
      "R-29 R-30 A-068 A-072"
    )
  }

  static var comesForward: Rule {
    Rule(
      "launch.comes-forward",
      .forward(.open),
      otherwise: "The app comes to the foreground.",
      .documented,
      "A-072 A-080"
    )
  }
}
