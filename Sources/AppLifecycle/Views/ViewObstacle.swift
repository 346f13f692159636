internal import PushRules

/// Why an event cannot happen to the view controllers of an app.
struct ViewObstacle: Hashable, Sendable {
  let condition: ViewCondition
  private let subject: Subject
  private let words: String

  private enum Subject: Hashable, Sendable {
    case visibleController
    case unnamed
  }

  /// States a clause.
  private init(_ words: String, _ condition: ViewCondition) {
    self.condition = condition
    subject = .unnamed
    self.words = words
  }

  /// States a clause that begins with the name of the visible view controller.
  private init(theVisible words: String, _ condition: ViewCondition) {
    self.condition = condition
    subject = .visibleController
    self.words = words
  }

  /// The clause.
  func clause(naming controller: String) -> String {
    subject == .visibleController ? controller + " " + words : words
  }
}

extension ViewObstacle {
  /// The obstacle to an event, or nil if none stands.
  static func obstacle(
    to event: ViewEvent,
    at place: ViewPlace,
    on system: SystemVersion
  ) -> ViewObstacle? {
    all.first { $0.condition.event == event && $0.condition.holds(at: place, on: system) }
  }

  /// All of them; their order means nothing.
  static let all: [ViewObstacle] =
    [
      ViewObstacle("the app is about to end", .on(.prepare, at: .hidden)),
      ViewObstacle("no view is about to appear", .on(.show, at: .empty, .hidden)),
      ViewObstacle(
        theVisible: "is presented: dismiss it first",
        .on(.push, at: .presented)
      ),
      ViewObstacle(theVisible: "is presented: dismiss it first", .on(.pop, at: .presented)),
      ViewObstacle(
        theVisible: "is the root view controller: nothing can be popped",
        .on(.pop, at: .root)
      ),
      ViewObstacle("no view controller is presented", .on(.dismiss, at: .root, .pushed)),
    ] + hiding + [.push, .pop, .present, .dismiss].flatMap(withoutView)

  private static let hiding: [ViewObstacle] = [
    ViewObstacle("no view is visible", .on(.hide, at: .empty, .hidden, before: .iOS(13, 0))),
    ViewObstacle(
      theVisible: "has not appeared yet",
      .on(.hide, at: .appearing, before: .iOS(13, 0))
    ),
    ViewObstacle(
      "from iOS 13 no app ends because it is left",
      .anywhere(.hide, since: .iOS(13, 0))
    ),
  ]

  private static func withoutView(_ event: ViewEvent) -> [ViewObstacle] {
    [
      ViewObstacle("no view is visible", .on(event, at: .empty, .hidden)),
      ViewObstacle(theVisible: "has not appeared yet", .on(event, at: .appearing)),
    ]
  }
}
