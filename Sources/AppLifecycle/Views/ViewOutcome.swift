import DecisionTables
import PushRules

/// What an event runs in view controllers.
enum ViewOutcome: LifecycleOutcome {
  case runs([ViewStep])
  /// The event cannot happen; its clause may begin with the name of the visible view controller.
  case cannotHappen(namesController: Bool)

  static var schema: Schema { .views }
  static let events = ViewEvent.allCases.map { $0.rawValue }
  var subject: String? { nil }
  var refuses: Bool { if case .cannotHappen = self { true } else { false } }
  var words: String {
    guard case .runs(let steps) = self else { return "it cannot happen" }
    return steps.map { $0.words }.joined(separator: ", ")
  }
}

extension When {
  func runs(_ steps: ViewStep...) -> Conclusion<ViewOutcome> { follows(.runs(steps)) }

  /// States why the event cannot happen to view controllers, as a clause.
  func refuses(_ clause: String) -> ViewRule {
    refused(.cannotHappen(namesController: false), because: clause)
  }

  /// States why the event cannot happen, as a clause that begins with the visible view controller.
  func refuses(theVisible clause: String) -> ViewRule {
    refused(.cannotHappen(namesController: true), because: clause)
  }
}

extension ViewRule {
  var steps: [ViewStep] {
    if case .runs(let steps) = outcome { steps } else { [] }
  }

  /// Why the event cannot happen, as a clause, or nil if it can.
  func obstacle(naming controller: String) -> String? {
    guard case .cannotHappen(let namesController) = outcome else { return nil }
    return namesController ? controller + " " + rule.statement : rule.statement
  }
}
