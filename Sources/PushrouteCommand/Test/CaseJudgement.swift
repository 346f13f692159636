import PushPayload
import PushRules
import Questions
import RouteReport

struct CaseJudgement: Sendable {
  private(set) var misses: [CaseMiss] = []
  private let stated: StatedCase

  /// Answers the question of a case and compares.
  init(of stated: StatedCase) {
    self.stated = stated
    switch stated.question {
    case .contradiction(let sentence): judgeImpossible(because: [CaseReason(sentence)])
    case .script(let differences, _):
      for missed in differences {
        let (expected, got) = (JSONTree.texts(missed.expected), JSONTree.texts(missed.got))
        note("expect", missed.position, expected: expected, got: got, [])
      }
    case .answerable(let situation, let payload):
      let answer = RouteAnswer(to: situation, payload: payload, assumed: [])
      switch answer.outcome {
      case .impossible(let contradiction):
        judgeImpossible(because: contradiction.rules.map { CaseReason($0) })
      case .route(let route): judge(route, remarks: answer.remarks.map(\.id))
      }
    }
  }

  var result: CaseResult {
    let byPlace = misses.sorted { $0.position < $1.position }
    return CaseResult(name: stated.name, position: stated.position, misses: byPlace)
  }

  private var expectation: CaseExpectation { stated.expectation }

  private mutating func judgeImpossible(because reasons: [CaseReason]) {
    let expected = expectation.impossible
    guard expected?.value != true else { return }
    let position = expected?.position ?? stated.position
    note("impossible", position, expected: .boolean(false), got: .boolean(true), reasons)
  }

  private mutating func judge(_ route: Route, remarks: [String]) {
    if let expected = expectation.impossible, expected.value {
      note("impossible", expected.position, expected: .boolean(true), got: .boolean(false), [])
      return
    }
    for phase in Phase.allCases {
      if let list = expectation.calls[phase] { judge(list, in: phase, of: route) }
    }
    for value in expectation.values { judge(value, of: route) }
    for item in expectation.notCalled { judge(item, in: route) }
    for remark in expectation.remarks where remarks.contains(remark.id) != remark.isWanted {
      let (name, word) = remark.isWanted ? ("remarks", "") : ("withoutRemarks", "no ")
      note(name, remark.position, expected: .string(word + remark.id), got: .texts(remarks), [])
    }
  }

  private mutating func judge(_ expected: CaseExpectation.Value<Route>, of route: Route) {
    let got = expected.member.answer(route)
    guard got != expected.value else { return }
    var reasons = expected.member.rules(route).map { CaseReason($0) }
    if let method = expected.member.carrier, got == nil {
      let phase: Phase = route.response == nil ? .arrival : .response
      reasons = [CaseReason(route.whyNot(method, in: phase))]
    }
    note(expected.member.name, expected.position, expected: expected.value, got: got, reasons)
  }

  private mutating func judge(_ expected: CaseExpectation.Item<NotCalled>, in route: Route) {
    let calls = route.calls.filter { $0.method == expected.method }
    if expected.values.isEmpty, calls.isEmpty { return }
    let phases: [Phase] = route.response == nil ? [.arrival] : Phase.allCases
    let entries = phases.filter { phase in !calls.contains { $0.phase == phase } }
      .map { route.whyNot(expected.method, in: $0) }
    if !expected.values.isEmpty, entries.contains(where: expected.agrees(with:)) { return }
    let reasons =
      entries.map { CaseReason($0) } + calls.map { CaseReason($0) }
    let got = entries.map { expected.tree(of: $0) }
    note(
      "notCalled",
      expected.position,
      expected: expected.tree,
      got: got.isEmpty ? nil : .array(got),
      reasons
    )
  }

  private mutating func note(
    _ member: String,
    _ position: SourcePosition,
    expected: JSONTree,
    got: JSONTree?,
    _ reasons: [CaseReason]
  ) {
    let reasons = reasons.unique()
    misses.append(CaseMiss(member, at: position, expected: expected, got: got, because: reasons))
  }

  private mutating func judge(_ list: CaseExpectation.Calls, in phase: Phase, of route: Route) {
    guard let expected = list.elements else {
      guard let response = route.response else { return }
      let got = JSONTree.texts(response.calls.map(\.method.id))
      note(phase.jsonName, list.position, expected: .null, got: got, [])
      return
    }
    let calls = phase == .arrival ? route.arrival.calls : route.response?.calls ?? []
    guard expected.map(\.method) == calls.map(\.method) else {
      note(
        phase.jsonName,
        list.position,
        expected: .texts(expected.map(\.method.id)),
        got: .texts(calls.map(\.method.id)),
        Self.reasons(expected.map(\.method), calls, in: phase, of: route)
      )
      return
    }
    for (index, (item, call)) in zip(expected, calls).enumerated() {
      for value in item.values where value.member.answer(call) != value.value {
        note(
          "\(phase.jsonName)[\(index)].\(value.member.name)",
          value.position,
          expected: value.value,
          got: value.member.answer(call),
          value.member.rules(call).map { CaseReason($0, for: call.method.id) }
        )
      }
    }
  }

  /// Why expected methods do not run and others do; all calls if only the order differs.
  private static func reasons(
    _ expected: [DelegateMethod],
    _ calls: [Call],
    in phase: Phase,
    of route: Route
  ) -> [CaseReason] {
    let got = calls.map(\.method)
    let missing = expected.filter { !got.contains($0) }.unique()
    let surplus = calls.filter { !expected.contains($0.method) }
    let shown = missing.isEmpty && surplus.isEmpty ? calls : surplus
    var reasons = missing.map { CaseReason(route.whyNot($0, in: phase)) }
    if phase == .response, let opportunity = route.response?.opportunity,
      opportunity.answer == .closed
    {
      reasons.insert(CaseReason(opportunity.rule), at: 0)
    }
    reasons += shown.map { CaseReason($0) }
    return reasons
  }
}

extension ExpectedMember {
  /// The method that gets the object that the member is about.
  fileprivate var carrier: DelegateMethod? {
    switch name {
    case "remoteNotificationKey": .didFinishLaunching
    case "notificationResponse": .sceneWillConnect
    default: nil
    }
  }
}

extension CaseExpectation.Item {
  /// Whether all values are as expected.
  fileprivate func agrees(with subject: Subject) -> Bool {
    values.allSatisfy { $0.member.answer(subject) == $0.value }
  }

  fileprivate var tree: JSONTree { tree { $0.value } }

  fileprivate func tree(of subject: Subject) -> JSONTree {
    tree { $0.member.answer(subject) ?? .null }
  }

  private func tree(_ value: (CaseExpectation.Value<Subject>) -> JSONTree) -> JSONTree {
    guard !values.isEmpty else { return .string(method.id) }
    return .object(
      [JSONTree.Member("method", .string(method.id))]
        + values.map { JSONTree.Member($0.member.name, value($0)) }
    )
  }
}
