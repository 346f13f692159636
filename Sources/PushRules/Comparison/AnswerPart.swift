/// A part of an answer that a comparison looks at.
package enum AnswerPart: String, CaseIterable, Hashable, Sendable {
  /// The callbacks that run on arrival.
  case arrival
  /// The callbacks that run when the user acts.
  case response = "user-action"
  /// What the push does to the process of the app.
  case wake
  /// What the user gets to see or hear.
  case presentation
  /// The state that the app reads inside a callback that runs on both sides.
  case applicationState = "application-state"
  /// Whether the user can act.
  case opportunity
  /// What the launch options carry.
  case launchOptions = "launch-options"
  /// What the connection options of a scene carry.
  case sceneConnection = "scene-connection"
  /// The state of the app when all handlers have returned.
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
  /// A table gives another answer.
  case answer(AnswerPart, from: String, to: String)
  /// The app reads another state inside a callback.
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
