internal import DecisionTables
internal import PushRules

/// A rule about an event that cannot happen to the view controllers of an app.
struct ViewObstacle: Sendable {
  /// When it stands, and why the event cannot happen, as a clause.
  let rule: Rule
  /// Whether the clause begins with the name of the visible view controller.
  private let namesController: Bool

  /// States a clause.
  private init(_ id: String, when entries: [Entry], because clause: String) {
    self.init(id, entries, clause, namesController: false)
  }

  /// States a clause that begins with the name of the visible view controller.
  private init(_ id: String, when entries: [Entry], becauseTheVisible clause: String) {
    self.init(id, entries, clause, namesController: true)
  }

  private init(_ id: String, _ entries: [Entry], _ clause: String, namesController: Bool) {
    let condition = Schema.views.any.keeping(entries)
    rule = Rule(id, nil, in: condition, because: clause, .inferred, "")
    self.namesController = namesController
  }

  /// The clause.
  func clause(naming controller: String) -> String {
    namesController ? controller + " " + rule.statement : rule.statement
  }
}

extension ViewObstacle {
  /// All of them; their order means nothing.
  static let all: [ViewObstacle] = [
    ViewObstacle(
      "view-obstacle.ending",
      when: [.on(.prepare), .at(.hidden)],
      because: "the app is about to end"
    ),
    ViewObstacle(
      "view-obstacle.nothing-to-show",
      when: [.on(.show), .at(.empty, .hidden)],
      because: "no view is about to appear"
    ),
    ViewObstacle(
      "view-obstacle.presented",
      when: [.on(.push, .pop), .at(.presented)],
      becauseTheVisible: "is presented: dismiss it first"
    ),
    ViewObstacle(
      "view-obstacle.root",
      when: [.on(.pop), .at(.root)],
      becauseTheVisible: "is the root view controller: nothing can be popped"
    ),
    ViewObstacle(
      "view-obstacle.nothing-presented",
      when: [.on(.dismiss), .at(.root, .pushed)],
      because: "no view controller is presented"
    ),
    ViewObstacle(
      "view-obstacle.nothing-to-hide",
      when: [.on(.hide), .at(.empty, .hidden), .iOS(before: 13)],
      because: "no view is visible"
    ),
    ViewObstacle(
      "view-obstacle.hidden-too-early",
      when: [.on(.hide), .at(.appearing), .iOS(before: 13)],
      becauseTheVisible: "has not appeared yet"
    ),
    ViewObstacle(
      "view-obstacle.never-hidden",
      when: [.on(.hide), .iOS(from: 13)],
      because: "from iOS 13 no app ends because it is left"
    ),
    ViewObstacle(
      "view-obstacle.not-visible",
      when: [.on(.push, .pop, .present, .dismiss), .at(.empty, .hidden)],
      because: "no view is visible"
    ),
    ViewObstacle(
      "view-obstacle.too-early",
      when: [.on(.push, .pop, .present, .dismiss), .at(.appearing)],
      becauseTheVisible: "has not appeared yet"
    ),
  ]
}
