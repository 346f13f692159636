import DeviceLog
import PushPayload
package import PushRules
package import Questions

package struct RouteAnswer: Changeable, Hashable, Sendable {
  package let payload: PayloadSummary
  package let situation: Situation
  /// The members that the user did not state, and those that the user's action assumes.
  package let assumed: [String]
  /// Remarks: first the consequences of the payload, then the caveats.
  package private(set) var remarks: [Remark]
  /// The state before the user killed the app, if the question states it.
  package let stateBeforeKill: AppState?
  package let outcome: Outcome
  /// The inputs that come from the app or a configuration.
  package var configured: [ConfiguredInput] = []
  /// The handlers of the app's SDKs that run inside the callbacks.
  package var handlers: [HandlerCall] = []
  /// Who may change parts of the answer in a way that nobody has read.
  package internal(set) var doubts: [AnswerDoubt] = []
  /// The methods that the app may have, though nobody has read that it does.
  var open: Set<DelegateMethod> = []
  /// The findings about the payload and its headers that change this answer.
  package internal(set) var findings: FileFindings?
  /// The reason for which APNs refuses the push, or nil if no finding foretells it.
  var refusal: String?
  /// The methods that should run, in the order of the question; often empty.
  package var expected: [DelegateMethod] = []

  /// Answers a question.
  package init(
    to situation: Situation,
    payload: PayloadSummary,
    assumed: [String],
    stateBeforeKill: AppState? = nil
  ) {
    self.payload = payload
    self.situation = situation
    self.stateBeforeKill = stateBeforeKill
    var caveats: [Caveat] = []
    do {
      let route = try Route(situation)
      caveats = route.caveats
      self.assumed = assumed + route.assumed(by: caveats)
      outcome = .route(route)
    } catch {
      self.assumed = assumed
      outcome = .impossible(error)
    }
    let size = payload.sizeCaveat(pushType: situation.pushType).map { [$0] } ?? []
    remarks = size + caveats.map { Remark(id: $0.id, text: $0.text) }
  }

  /// The answer with the reason for which APNs refuses the push, if the check of an error names one.
  func refused(by findings: [Finding]) -> RouteAnswer {
    // To a wrong host nothing connects.
    let errors = findings.filter { finding in
      (finding.severity == .error || finding.code == "topic-team")
        && (finding.code != "request-address" || finding.message.hasPrefix("the token in :path "))
    }
    let checks = errors.flatMap { finding in LintCode.all.filter { $0.code == finding.code } }
    let names = checks.map { check in
      ServerAnswer.all(in: check.reason.utf8).filter { $0.sender.hasPrefix("APNs") }.map { $0.name }
    }.first { !$0.isEmpty }
    return changed { $0.refusal = names?.joined(separator: " or ") }
  }

  /// The answer with a remark on the number on the app's icon.
  var askedForBadge: RouteAnswer {
    changed { $0.remarks.insert(Remark(id: Remark.badgeID, text: badgeSentence), at: 0) }
  }

  /// The remark on the number on the icon, if the question is about it.
  var badgeRemark: Remark? { remarks.first { $0.id == Remark.badgeID } }

  /// The remarks on what a tap hands over twice, which belong to any answer about one.
  var tapRemarks: [Remark] {
    guard situation.userAction != nil else { return [] }
    let ids = ["same-response-twice", "same-push-twice", "will-present-and-fetch"]
    return remarks.filter { ids.contains($0.id) }
  }

  package var route: Route? {
    if case .route(let route) = outcome { route } else { nil }
  }

  var contradiction: Contradiction? {
    if case .impossible(let contradiction) = outcome { contradiction } else { nil }
  }

  /// What becomes of the number on the icon, and what to send if it stays.
  private var badgeSentence: String {
    guard payload.traits.badge == .present else {
      return "The icon keeps its number: the push has no badge. Fix: send badge, with the number."
    }
    guard let presentation = route?.arrival.presentation else {
      return "The icon keeps its number."
    }
    switch presentation.answer {
    case .shown, .badge: return "The icon shows the number in badge; 0 takes it away."
    case .willPresent:
      return "The icon shows the number in badge if willPresent returns .badge."
    case .unknown: return "Whether the icon shows the number is not known."
    default:
      return "The icon keeps its number. " + presentation.rule.statement
    }
  }
}

extension SituationArguments {
  package func answers(for payload: PayloadSummary) -> [RouteAnswer] {
    situations.map { situation, assumed in
      RouteAnswer(
        to: situation.changed { $0.payload = payload.traits },
        payload: payload,
        assumed: assumed,
        stateBeforeKill: stateBeforeKill
      )
      .changed { $0.configured = configured }
    }
  }
}

extension Route {
  /// What the user's action needs beyond the situation; empty without an action.
  var assumed: [String] { assumed(by: response == nil ? [] : caveats) }

  /// The same, from known caveats.
  fileprivate func assumed(by caveats: [Caveat]) -> [String] {
    guard response != nil else { return [] }
    return [
      ("category-registered", "categoryRegistered"),
      ("banner-from-will-present", "bannerFromWillPresent"),
    ].filter { id, _ in caveats.contains { $0.id == id } }.map { $0.1 }
  }
}

package indirect enum Outcome: Hashable, Sendable {
  case route(Route)
  case impossible(Contradiction)
}

/// A remark on an answer: a caveat of the rules, or a consequence of the payload.
package struct Remark: Hashable, Sendable, Identifiable {
  package let id: String
  package let text: String

  fileprivate static let badgeID = "badge"
}
