extension DecisionTable {
  /// Decides which of the old methods takes an action button.
  static var actionHandler: DecisionTable {
    DecisionTable(
      "action handler",
      .launch,
      decides: .actionHandler,
      naming: true,
      [
        .noButtonsAtAll, .plainInEight, .nobodyInEight, .responseInfo, .responseInfoOverPlain,
        .plainAlone, .noActionMethod,
      ]
    )
  }
}

extension Rule {
  static var noButtonsAtAll: Rule {
    Rule(
      "launch.handle-action-before-8",
      .actionHandler(.nobody),
      when: .before(8),
      because: "Action buttons exist from iOS 8.",
      .documented,
      "A-068"
    )
  }

  static var plainInEight: Rule {
    Rule(
      "launch.handle-action-8",
      .actionHandler(.plain),
      when: .since(8),
      .before(9),
      .implements(.handleAction),
      because: "handleActionWithIdentifier takes the button.",
      .documented,
      "A-068"
    )
  }

  static var nobodyInEight: Rule {
    Rule(
      "launch.no-handle-action-8",
      .actionHandler(.nobody),
      when: .since(8),
      .before(9),
      .lacks(.handleAction),
      because: "The app does not implement handleActionWithIdentifier.",
      .documented,
      "A-068"
    )
  }

  static var responseInfo: Rule {
    Rule(
      "launch.handle-action-response",
      .actionHandler(.withResponse),
      when: .since(9),
      .implements(.handleActionResponse),
      .lacks(.handleAction),
      because: "handleActionWithIdentifier…withResponseInfo takes the button.",
      .documented,
      "R-30 A-070"
    )
  }

  static var responseInfoOverPlain: Rule {
    Rule(
      "launch.handle-action-both",
      .actionHandler(.withResponse),
      when: .since(9),
      .implements(.handleActionResponse),
      .implements(.handleAction),
      because: "Of the two methods for action buttons the one with response info is called.",
      .inferred,
      "R-30 U-15"
    )
  }

  static var plainAlone: Rule {
    Rule(
      "launch.handle-action",
      .actionHandler(.plain),
      when: .since(9),
      .lacks(.handleActionResponse),
      .implements(.handleAction),
      because: "handleActionWithIdentifier takes the button.",
      .documented,
      "R-30 A-068"
    )
  }

  static var noActionMethod: Rule {
    Rule(
      "launch.no-handle-action",
      .actionHandler(.nobody),
      when: .since(9),
      .lacks(.handleActionResponse),
      .lacks(.handleAction),
      because: "The app implements no handleActionWithIdentifier method.",
      .documented,
      "R-30"
    )
  }
}
