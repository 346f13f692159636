extension DecisionTable {
  /// Decides whether the launch options carry the remote-notification key.
  static var launchOptions: DecisionTable {
    DecisionTable(
      "launch options",
      .launchInformation,
      decides: .launchOptions,
      [
        .notLaunched, .sceneOptionsAreNil, .pushCarriesKey, .callKeyUnknown, .iconCarriesNoKey,
        .tapCarriesKey, .actionKeyUnknown,
      ]
    )
  }
}

extension Rule {
  static var notLaunched: Rule {
    Rule(
      "launch-information.not-launched",
      .launchOptions(.notLaunched),
      when: .launcher(.nobody),
      because: "The app is not launched, so there are no launch options.",
      .documented,
      "A-060"
    )
  }

  static var sceneOptionsAreNil: Rule {
    Rule(
      "launch-information.scene",
      .launchOptions(.noKey),
      when: !.launcher(.nobody),
      .interface(.scene),
      because: "In a scene app the launch options are nil.",
      .documented,
      "R-16 A-102"
    )
  }

  static var pushCarriesKey: Rule {
    Rule(
      "launch-information.push",
      .launchOptions(.key),
      when: .launcher(.push),
      .interface(.app),
      because: "A background launch by a push carries the remote-notification key.",
      .observed,
      "R-14 A-108 U-03"
    )
  }

  static var callKeyUnknown: Rule {
    Rule(
      "launch-information.voip",
      .launchOptions(.unknown),
      when: .launcher(.call),
      .interface(.app),
      because: "Whether a launch for PushKit carries the remote-notification key is not known.",
      .inferred,
      "A-200"
    )
  }

  static var iconCarriesNoKey: Rule {
    Rule(
      "launch-information.icon",
      .launchOptions(.noKey),
      when: .launcher(.icon),
      .interface(.app),
      because: "A start by the icon carries no remote-notification key.",
      .documented,
      "R-12 A-060 S4-18 S4-19"
    )
  }

  static var tapCarriesKey: Rule {
    Rule(
      "launch-information.tap",
      .launchOptions(.key),
      when: .launcher(.tap),
      .interface(.app),
      because: "A start by a tap carries the payload under the remote-notification key.",
      .documented,
      "R-03 A-062 A-100 S4-20"
    )
  }

  static var actionKeyUnknown: Rule {
    Rule(
      "launch-information.action",
      .launchOptions(.unknown),
      when: .launcher(.action, .foregroundAction, .dismissal),
      .interface(.app),
      because: "Whether a start by an action carries the remote-notification key is not known.",
      .inferred,
      "R-30 U-15"
    )
  }
}
