package import PushRules

/// One question with its answer, ready to be printed.
package struct RouteAnswer: Hashable, Sendable {
  /// The payload.
  package let payload: PayloadSummary
  /// The situation that was asked about.
  package let situation: Situation
  private let unstated: [String]
  /// The state before the user killed the app, if the question states it.
  package let stateBeforeKill: AppState?
  /// The route, or why the situation cannot exist.
  package let outcome: Outcome
  /// The parts of the situation that neither flags nor files of the question state, but a
  /// configuration.
  package var configured: [ConfiguredInput] = []
  /// The findings about the payload and its headers that change this answer.
  package var findings: FileFindings?

  /// Answers a question.
  ///
  /// - Parameters:
  ///   - situation: The situation, the traits of the payload in it.
  ///   - payload: The payload.
  ///   - assumed: The members of the situation that the user did not state.
  ///   - stateBeforeKill: The state before the user killed the app, if the question states it.
  package init(
    to situation: Situation,
    payload: PayloadSummary,
    assumed: [String],
    stateBeforeKill: AppState? = nil
  ) {
    self.payload = payload
    self.situation = situation
    self.stateBeforeKill = stateBeforeKill
    unstated = assumed
    do {
      outcome = .route(try Route(situation))
    } catch {
      outcome = .impossible(error)
    }
  }

  /// The route, or nil if the situation cannot exist.
  package var route: Route? {
    if case .route(let route) = outcome { route } else { nil }
  }

  /// Why the situation cannot exist, or nil if it can.
  var contradiction: Contradiction? {
    if case .impossible(let contradiction) = outcome { contradiction } else { nil }
  }

  /// The members of the situation that the user did not state, and what the user's action needs.
  package var assumed: [String] { unstated + (route?.assumed ?? []) }

  /// What to know beside the answer: first what follows from the payload, then the caveats.
  package var remarks: [Remark] {
    let size = payload.sizeCaveat(pushType: situation.pushType).map { [$0] } ?? []
    return size + (route?.caveats ?? []).map { Remark(id: $0.id, text: $0.text) }
  }
}

extension Route {
  /// What the user's action needs that no part of the situation says; nothing if there is none.
  var assumed: [String] {
    guard response != nil else { return [] }
    let caveats = caveats.map { $0.id }
    return [
      ("category-registered", "categoryRegistered"),
      ("banner-from-will-present", "bannerFromWillPresent"),
    ].filter { caveats.contains($0.0) }.map { $0.1 }
  }
}

/// What came of a question.
package indirect enum Outcome: Hashable, Sendable {
  /// The push takes this route.
  case route(Route)
  /// The situation cannot exist.
  case impossible(Contradiction)
}
