internal import DecisionTables
internal import PushRules

/// A rule about an event that cannot happen to the view controllers of an app.
struct ViewObstacle: Sendable {
  /// When it stands, and why the event cannot happen, as a clause.
  let rule: Rule
  /// Whether the clause begins with the name of the visible view controller.
  private let namesController: Bool

  private init(_ id: String, _ entries: [Entry], _ clause: String, namesController: Bool = false) {
    let condition = Schema.views.any.keeping(entries)
    rule = Rule(id, nil, in: condition, because: clause, .inferred, "")
    self.namesController = namesController
  }

  /// States a clause.
  private static func never(_ id: String, _ entries: [Entry], _ clause: String) -> ViewObstacle {
    ViewObstacle(id, entries, clause)
  }

  /// States a clause that begins with the name of the visible view controller.
  private static func never(
    _ id: String,
    _ entries: [Entry],
    theVisible clause: String
  ) -> ViewObstacle {
    ViewObstacle(id, entries, clause, namesController: true)
  }

  /// The clause.
  func clause(naming controller: String) -> String {
    namesController ? controller + " " + rule.statement : rule.statement
  }
}

extension ViewObstacle {
  /// All of them; their order means nothing.
  static let all: [ViewObstacle] = [
    .never("view-obstacle.ending", [.on(.prepare), .at(.hidden)], "the app is about to end"),
    .never(
      "view-obstacle.nothing-to-show",
      [.on(.show), .at(.empty, .hidden)],
      "no view is about to appear"
    ),
    .never(
      "view-obstacle.presented",
      [.on(.pop), .at(.presented)],
      theVisible: "is presented: dismiss it instead"
    ),
    .never(
      "view-obstacle.root",
      [.on(.pop), .at(.root)],
      theVisible: "is the root view controller: nothing can be popped"
    ),
    .never(
      "view-obstacle.nothing-presented",
      [.on(.dismiss), .at(.root, .pushed)],
      "no view controller is presented"
    ),
    .never(
      "view-obstacle.nothing-to-hide",
      [.on(.hide), .at(.empty, .hidden)],
      "no view is visible"
    ),
    .never(
      "view-obstacle.hidden-too-early",
      [.on(.hide), .at(.appearing)],
      theVisible: "has not appeared yet"
    ),
    .never(
      "view-obstacle.not-visible",
      [.on(.push, .pop, .present, .dismiss), .at(.empty, .hidden)],
      "no view is visible"
    ),
    .never(
      "view-obstacle.too-early",
      [.on(.push, .pop, .present, .dismiss), .at(.appearing)],
      theVisible: "has not appeared yet"
    ),
  ]
}
