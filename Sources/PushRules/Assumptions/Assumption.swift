import DecisionTables

/// An unstated part of a situation, and what another value would change.
package struct Assumption: Sendable {
  package let member: SituationMember
  /// The assumed input: the only one of the member, or one element of its list.
  package let input: Input
  /// The index of the assumed value.
  package let value: Int
  package let alternatives: [Alternative]

  package struct Alternative: Sendable {
    /// The index of the value.
    package let value: Int
    package let memberValue: MemberValue
    package let outcome: Consequence
    /// What stating the value gives.
    fileprivate let situation: Situation

    /// The route in that situation, with what is sure about it.
    package var route: Route { Route(known: situation) }
  }

  package var matters: Bool { !alternatives.isEmpty }

  package var isPresence: Bool {
    input.description.column.values == Presence.allCases.map { $0.name }
  }

  /// The input in words, such as `implements will-present`, or nil if it is the whole member.
  package var clause: String? {
    member.inputs.count > 1 ? input.description.clause([value]) : nil
  }
}

/// The main parts of an answer: what the push does, what the user sees, and what runs.
package struct Consequence: Hashable, Sendable {
  package let wake: Wake
  package let presentation: Presentation
  /// The methods that run when the push arrives, in order.
  package let arrival: [DelegateMethod]
  /// The methods that run when the user acts, in order; nil if the user does nothing.
  package let response: [DelegateMethod]?

  init(_ decided: Region, acts: Bool) {
    wake = Wake(place: decided.value(of: Column(.wake)))
    presentation = Presentation(place: decided.value(of: Column(.presentation)))
    arrival = PossibleCall.methods(in: .arrival, of: decided)
    response = acts ? PossibleCall.methods(in: .response, of: decided) : nil
  }
}

extension Route {
  package var consequence: Consequence { Consequence(decided, acts: response != nil) }

  /// The assumptions about unstated members, found by trying each other value alone.
  ///
  /// Another version of iOS or action of the user would be another question, and is no assumption.
  package func assumptions(about names: [String]) -> [Assumption] {
    let found = consequence
    return SituationMember.inOrderOfAssumptions.filter { names.contains($0.name) }
      .flatMap { member in
        member.inputs.filter { $0 != .system && $0 != .userAction }.map { input in
          Assumption(
            member: member,
            input: input,
            value: input.description.read(situation),
            alternatives: alternatives(of: input, member, unlike: found, names)
          )
        }
      }
  }

  private func alternatives(
    of input: Input,
    _ member: SituationMember,
    unlike found: Consequence,
    _ names: [String]
  ) -> [Assumption.Alternative] {
    let description = input.description
    let value = description.read(situation)
    let sharing = Situation.members.filter { $0 != member && $0.inputs.contains(input) }
    let graph = DecisionGraph.routing.graph
    return description.column.values.indices.compactMap { other in
      guard other != value, mayBeAssumed(other, of: input, sharing) else { return nil }
      let stated = stating(other, of: input, besides: names)
      var region = Schema.push.inputs(of: decided)
      if Self.leading.contains(input) {
        region = stated.region
      } else {
        region[Column(input)] = UInt64(bit: other)
      }
      let changed = graph.decide(region)
      guard graph.isFeasible(changed) else { return nil }
      if input.method == nil, Schema.push.haveSameAnswers(changed, decided) { return nil }
      let outcome = Consequence(changed, acts: response != nil)
      if outcome == found { return nil }
      return Assumption.Alternative(
        value: other,
        memberValue: member.value(stated),
        outcome: outcome,
        situation: stated
      )
    }
  }

  /// The inputs from which the defaults of other members follow.
  private static let leading: Set<Input> = [
    .lifecycle, .sceneWillConnect, .willPresent, .didReceiveResponse,
  ]

  /// The situation in which a value is stated: what else is assumed follows from it.
  private func stating(_ value: Int, of input: Input, besides names: [String]) -> Situation {
    var stated = situation
    input.description.write(&stated, value)
    guard Self.leading.contains(input) else { return stated }
    let isOfKind = input == .lifecycle
    let usual = Situation(
      system: stated.system,
      state: stated.state,
      payload: stated.payload,
      implements: isOfKind && names.contains("implements") ? nil : stated.implements,
      lifecycle: !isOfKind && names.contains("lifecycle") ? nil : stated.lifecycle,
      sdk: names.contains("sdk") ? nil : stated.sdk
    )
    stated.implements = usual.implements
    stated.lifecycle = usual.lifecycle
    stated.sdk = usual.sdk
    if names.contains("notificationCenterDelegate") {
      stated.notificationCenterDelegate = usual.notificationCenterDelegate
    }
    return stated
  }

  /// Whether a value leaves other members as they are, and the version of iOS supports it.
  private func mayBeAssumed(_ value: Int, of input: Input, _ sharing: [SituationMember]) -> Bool {
    if let method = input.method {
      return method != .didFinishLaunching && method.since <= situation.system
    }
    if sharing.isEmpty { return true }
    var other = situation
    input.description.write(&other, value)
    return sharing.allSatisfy { $0.value(other) == $0.value(situation) }
  }
}
