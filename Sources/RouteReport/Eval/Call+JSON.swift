import PushPayload
package import PushRules

extension Call {
  /// The call with its rule, its other sides and what the launch hands over.
  static let form = JSONForm<Call>.object(
    [
      .init("method", .method) { $0.method },
      .init("name", .text) { $0.method.name },
      .init("selector", .text) { $0.method.selector },
    ] + decision + [
      .optional("confidenceRule", .rule) { $0.weakest.id == $0.rule.id ? nil : $0.weakest.id }
    ] + HandedOver.written.ofOptional { $0.handedOver } + [
      .init("statement", .text) { $0.rule.statement },
      .init("signature", .text) { $0.method.signature },
      .optional("otherSides", .list(Dispute.form)) {
        $0.contested.isEmpty ? nil : $0.contested.compactMap { $0.otherSide }
      },
    ]
  )

  /// The call without its reasons.
  static let brief = JSONForm<Call>.object(
    [
      .init("method", .method) { $0.method },
      .init("phase", .phase) { $0.phase },
    ] + decision
  )

  private static let decision: [JSONForm<Call>.Member] = [
    .init("applicationState", .orNull(.name)) { $0.applicationState },
    .optional("applicationStateConfidence", .confidence) { $0.ownStateConfidence },
    .optional("orderConfidence", .confidence) { $0.orderConfidence },
    .init("rule", .rule) { $0.rule.id },
    .init("confidence", .confidence) { $0.confidence },
  ]

  /// How sure the state is, if it is not as sure as the call.
  var ownStateConfidence: Confidence? { stateConfidence == confidence ? nil : stateConfidence }

  /// The state that the app reads, with its own doubt.
  var stateInWords: String? {
    applicationState.map { $0.name + (ownStateConfidence.map { " (" + $0.name + ")" } ?? "") }
  }
}

extension HandedOver {
  /// Whether the launch carries the push, under the name of the place for it.
  static let written =
    members(of: .remoteNotificationKey, "remoteNotificationKey")
    + members(of: .notificationResponse, "notificationResponse")

  private static func members(
    of carrier: Carrier,
    _ name: String
  ) -> [JSONForm<HandedOver>.Member] {
    [
      .optional(name, .orNull(.truth)) { $0.carrier == carrier ? .some($0.isPresent) : nil },
      .optional(name + "Rule", .rule) { $0.carrier == carrier ? $0.rule.id : nil },
      .optional(name + "Confidence", .confidence) {
        $0.carrier == carrier ? $0.confidence : nil
      },
    ]
  }

  private var isPresent: Bool? { status == .unknown ? nil : status == .present }
}

extension Dispute {
  /// The other side of a rule, and the experiment that would settle it.
  static let form = JSONForm<(rule: String, dispute: Dispute)>.object([
    .init("rule", .rule) { $0.rule },
    .init("says", .text) { $0.dispute.otherSide },
    .init("experiment", .text) { $0.dispute.experiment },
  ])
}

extension Rule {
  fileprivate var otherSide: (rule: String, dispute: Dispute)? { dispute.map { (id, $0) } }
}

extension NotCalled {
  /// The method with its causes and the smallest change that makes it run.
  static let form = JSONForm<(missing: NotCalled, change: MissingMethod?)>.object([
    .init("method", .method) { $0.missing.method },
    .init("phase", .phase) { $0.missing.phase },
    .init("because", .text) { $0.missing.reason },
    .init("rule", .orNull(.rule)) { ($0.change?.cause ?? $0.missing.causes.first)?.id },
    .init("confidence", .confidence) { $0.missing.confidence },
    .init("change", .orNull(.list(Remedy.Change.form))) { pair in
      pair.change.flatMap { $0.isOpen || $0.remedy == nil ? nil : $0.changes }
    },
    .optional("otherSides", .list(Dispute.form)) { pair in
      let missing = pair.missing
      guard missing.confidence == .contested else { return nil }
      return (missing.causes + missing.disputed).compactMap { $0.otherSide }
    },
  ])
}

extension Remedy {
  struct Change: Sendable {
    let member: String
    let value: MemberValue
    let text: String

    static let form = JSONForm<Change>.object([
      .init("member", .text) { $0.member },
      .init("value", .value) { $0.value },
      .init("text", .text) { $0.text },
    ])
  }

  func changes(in situation: Situation, sentBy sender: Provider?) -> [Change] {
    let after = situation.applying(self)
    let changes = parts.flatMap { part in
      part.change.input.description.changedMembers(situation, after).map {
        Change(member: $0.name, value: $0.value, text: part.clause(sentBy: sender))
      }
    }
    return changes.grouped { $0.member }.map { member, changes in
      let text = changes.map { $0.text }.joined(separator: " and ")
      return Change(member: member, value: changes[0].value, text: text)
    }
  }
}

extension Route {
  /// A short form of the route; another form writes each call.
  static func brief(calls call: JSONForm<Call>) -> [JSONForm<Route>.Member] {
    [
      .init("wake", .name) { $0.arrival.wake.answer },
      .init("presentation", .name) { $0.arrival.presentation.answer },
      .init("arrival", .list(call)) { $0.arrival.calls },
      .init(Phase.response.jsonName, .orNull(.list(call))) { $0.response?.calls },
      .init("finalState", .name) { $0.finalState },
    ]
  }

  /// An example: payload, situation and route.
  static let witness = JSONForm<Route>.object(
    [
      .init("payload", .text) { $0.situation.payload.sample },
      .init("situation", .situation) { $0.situation },
    ] + brief(calls: Call.brief)
  )
}

extension Decision {
  package var json: JSONTree {
    contradiction.map { .object(Self.impossible.values(of: $0)) }
      ?? .object(Self.possible.values(of: self))
  }

  private static let possible: [JSONForm<Decision>.Member] = [
    .init("wake", JSONForm(.names(of: Wake.self)) { .text($0?.name) }) { $0.wake },
    .init("arrival", .list(.method)) { $0.methods(in: .arrival) },
    .init(Phase.response.jsonName, .list(.method)) { $0.methods(in: .response) },
  ]

  private static let impossible: [JSONForm<Contradiction>.Member] =
    ["wake", "arrival", Phase.response.jsonName].map { .init($0, .null) { _ in } }
    + [.init("impossible", .impossible) { $0 }]

  /// The schema of ``json`` behind the number of a line.
  package static let schema = JSONSchema.either([
    .object(["line": .place] + possible.described(), optional: ["note": mistake, "key": key]),
    .object(
      ["line": .place] + impossible.described(),
      optional: ["note": mistake, "key": key]
    ), .object(["line": .place, "error": mistake], optional: ["key": key]),
  ])

  private static let key = JSONSchema.anything.about("The member that --key names.")

  private static let mistake = JSONSchema.object([
    "code": .text, "column": JSONSchema.place.orNull, "message": .text,
  ])
}
