package import AppLifecycle
package import Evidence
package import PushRules

/// What a callback is for, and what to know about it.
package struct CallbackPage: Hashable, Sendable {
  /// The callback.
  package let callback: Callback
  /// What it is for, in one sentence.
  package let purpose: String
  /// How long it may take; empty where no limit is stated.
  package let limits: [TimeLimit]
  /// What becomes of it in an app with scenes.
  package let sceneUse: SceneUse
  /// The states that the app reads inside it; empty where nobody has said.
  package let readings: [StateReading]
  /// What to do in it, in sentences.
  package let advice: [String]
  /// What not to do in it, and what to know about it, in sentences.
  package let remarks: [String]
  /// What the page rests on: ids of citations.
  package let citations: [String]
  private let claimIDs: [String]

  init(
    _ callback: Callback,
    _ purpose: String,
    within limits: TimeLimit...,
    inSceneApps sceneUse: SceneUse = .called,
    reads readings: StateReading...,
    do advice: [String] = [],
    know remarks: [String] = [],
    claims: [String] = [],
    citing citations: String...
  ) {
    self.callback = callback
    self.purpose = purpose
    self.limits = limits
    self.sceneUse = sceneUse
    self.readings = readings
    self.advice = advice
    self.remarks = remarks
    self.citations = citations
    claimIDs = claims
  }

  /// The claims of the first texts about what the callback is for, and about code in it.
  package var claims: [SeedClaim] { claimIDs.compactMap { SeedClaim($0) } }

  /// The pages of all callbacks.
  package static let all: [CallbackPage] = Callback.all.map { $0.page }
}

/// How long a callback may take.
package struct TimeLimit: Hashable, Sendable {
  /// The seconds, or nil where the limit is no number.
  package let seconds: Int?
  /// What the limit is about, as a clause.
  package let text: String
  /// The id of its citation.
  package let citation: String

  /// A limit in seconds, with what happens then.
  static func seconds(_ seconds: Int, _ text: String, _ citation: String) -> TimeLimit {
    TimeLimit(seconds: seconds, text: text, citation: citation)
  }

  /// A limit that is no number.
  static func until(_ text: String, _ citation: String) -> TimeLimit {
    TimeLimit(seconds: nil, text: text, citation: citation)
  }
}

/// A state that the app reads inside a callback.
package struct StateReading: Hashable, Sendable {
  /// The value of `applicationState`.
  package let state: ApplicationState
  /// When it reads so, as a clause, or nil for always.
  package let condition: String?

  /// The app is active.
  static let active = StateReading(state: .active, condition: nil)
  /// The app is inactive.
  static let inactive = StateReading(state: .inactive, condition: nil)
  /// The app is in the background.
  static let background = StateReading(state: .background, condition: nil)

  /// The same reading under a condition.
  func when(_ condition: String) -> StateReading {
    StateReading(state: state, condition: condition)
  }
}

/// What becomes of a callback in an app with scenes.
package enum SceneUse: Hashable, Sendable {
  /// It is called there, too.
  case called
  /// It is called there only.
  case only
  /// It is not called, its notification is posted, and a method of the scene is called.
  case notificationOnly(LifecycleMethod)
  /// Another method is called in its place.
  case replaced(by: LifecycleMethod)

  /// The word in JSON.
  package var name: String {
    switch self {
    case .called: "called"
    case .only: "only"
    case .notificationOnly: "notification-only"
    case .replaced: "not-called"
    }
  }

  /// The method that is called in its place, or nil if it is called itself.
  package var twin: LifecycleMethod? {
    switch self {
    case .called, .only: nil
    case .notificationOnly(let method), .replaced(let method): method
    }
  }
}
