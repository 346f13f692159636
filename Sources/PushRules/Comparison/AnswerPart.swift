/// A part of an answer that a comparison looks at.
package enum AnswerPart: String, CaseIterable, Hashable, Sendable {
  case arrival
  case response = "user-action"
  case wake, presentation
  /// The state that the app reads inside a callback that runs on both sides.
  case applicationState = "application-state"
  case opportunity
  case launchOptions = "launch-options"
  case sceneConnection = "scene-connection"
  case finalState = "final-state"

  /// The parts that are compared by default.
  package static let usual: Set<AnswerPart> = [.arrival, .response, .wake, .presentation]

  /// The answer whose values are compared, or nil for callbacks.
  var answer: Answer? {
    switch self {
    case .arrival, .response, .applicationState: nil
    case .wake: .wake
    case .presentation: .presentation
    case .opportunity: .opportunity
    case .launchOptions: .launchOptions
    case .sceneConnection: .sceneConnection
    case .finalState: .finalState
    }
  }
}

/// One difference between the answers of two sides.
package enum AnswerChange: Hashable, Sendable {
  /// A callback runs on the right side only.
  case gained(DelegateMethod, Phase)
  /// A callback runs on the left side only.
  case lost(DelegateMethod, Phase)
  case answer(AnswerPart, from: String, to: String)
  case state(DelegateMethod, Phase, from: ApplicationState, to: ApplicationState)

  /// Whether a callback runs on one side only.
  var isOfCallback: Bool { part == .arrival || part == .response }

  package var part: AnswerPart {
    switch self {
    case .gained(_, let phase), .lost(_, let phase): phase == .arrival ? .arrival : .response
    case .answer(let part, _, _): part
    case .state: .applicationState
    }
  }
}
