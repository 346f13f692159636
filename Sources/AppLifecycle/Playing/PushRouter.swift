internal import PushRules

/// What a script changes of the situation that the push rules look at.
struct PushQuestion: Hashable, Sendable {
  /// The payload.
  var traits = PayloadTraits()
  /// The push type of the request, or nil if it is that of the scenario.
  var pushType: PushType?
  /// The priority of the request, or nil if it is that of the scenario.
  var priority: Priority?
  /// The state of the app.
  var state: AppState
  /// Whether the device was unlocked since its start.
  var firstUnlock = FirstUnlock.done
  /// Whether the scene of an app in memory is connected.
  var scene = AppScene.connected
  /// What became of the app since the push arrived.
  var meanwhile = Meanwhile.nothing
  /// What the user does, or nil for nothing.
  var action: UserAction?
}

/// The answer of the push rules to a question.
final class PushAnswer: Sendable {
  /// The way of the push.
  let route: Route
  /// What to know beside it.
  let caveats: [Caveat]

  fileprivate init(_ route: Route) {
    self.route = route
    caveats = route.caveats
  }
}

/// Asks the push rules about one app on one device, each question once: scripts repeat themselves.
struct PushRouter: Sendable {
  private let situation: Situation
  private var answers: [PushQuestion: PushAnswer] = [:]

  /// Prepares to ask about an app and a device; the rest of the situation comes with a question.
  init(_ situation: Situation) { self.situation = situation }

  /// Returns the answer to a question.
  ///
  /// - Throws: `Refusal` if the situation cannot exist.
  mutating func answer(to question: PushQuestion) throws(Refusal) -> PushAnswer {
    if let known = answers[question] { return known }
    var asked = situation
    asked.payload = question.traits
    asked.pushType = question.pushType ?? asked.pushType
    asked.priority = question.priority ?? asked.priority
    asked.state = question.state
    asked.firstUnlock = question.firstUnlock
    asked.scene = question.scene
    asked.meanwhile = question.meanwhile
    asked.userAction = question.action
    do {
      let answer = PushAnswer(try Route(asked))
      answers[question] = answer
      return answer
    } catch {
      let reasons = error.rules.map { Refusal(because: $0).reason }
      throw Refusal(reason: reasons.joined(separator: "; "))
    }
  }
}
