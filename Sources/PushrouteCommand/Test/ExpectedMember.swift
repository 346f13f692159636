import PushPayload
import PushRules
import Questions
import RouteReport

/// A JSON member of an answer that a case can check.
struct ExpectedMember<Subject>: Sendable {
  let name: String
  let values: ExpectedValues
  private let read: @Sendable (Subject) -> (value: JSONTree?, by: [Rule])

  /// Describes a member by its value in an answer and the rules that decide it.
  init(
    _ name: String,
    _ values: ExpectedValues,
    _ read: @escaping @Sendable (Subject) -> (value: JSONTree?, by: [Rule])
  ) {
    self.name = name
    self.values = values
    self.read = read
  }

  func answer(_ subject: Subject) -> JSONTree? { read(subject).value }

  func rules(_ subject: Subject) -> [Rule] { read(subject).by }
}

struct ExpectedValues: Sendable {
  /// What messages call the values, or nil to list them.
  private let noun: String?
  /// The words; nil for true and false.
  private let words: [String]?
  /// The meaning of `null`, or nil if the member is never null.
  private let absence: String?

  private init(_ words: [String]?, called noun: String? = nil, or absence: String? = nil) {
    self.noun = noun
    self.words = words
    self.absence = absence
  }

  static func names<Value: ColumnValue>(of _: Value.Type) -> ExpectedValues {
    ExpectedValues(Value.allCases.map(\.name))
  }

  /// True, false, or null with a meaning.
  static func truth(or absence: String) -> ExpectedValues { ExpectedValues(nil, or: absence) }

  static let confidence = ExpectedValues(Confidence.allCases.map(\.name))
  /// The words for the state that an app reads, null in a process of its own.
  static let applicationState = ExpectedValues(
    ["active", "inactive", "background"],
    or: "another process"
  )
  static let phase = ExpectedValues(Phase.allCases.map(\.name))
  static let method = ExpectedValues(
    DelegateMethod.allCases.map(\.id),
    called: "the id of a method"
  )
  static let rule = ExpectedValues(
    DecisionGraph.routing.tables.flatMap(\.rules).map(\.id) + [Rule.comesOnArrivalOnly.id],
    called: "the id of a rule"
  )
  static let remark = ExpectedValues(
    (Caveat.all + [.newerSystem]).map(\.id) + ["payload-too-large"],
    called: "the id of a remark"
  )

  var schema: JSONSchema {
    let schema: JSONSchema = words.map { .words($0) } ?? .truth
    return absence.map { schema.orNull.about("null: " + $0 + ".") } ?? schema
  }

  func value(_ node: JSONNode, of name: String, in file: JSONFile) throws(FileMessage) -> JSONTree {
    switch node.value {
    case .null where absence != nil: return .null
    case .boolean(let isTrue) where words == nil: return .boolean(isTrue)
    case .string(let text) where words != nil:
      return .string(try word(text, at: node, of: name, in: file))
    default: throw file.unexpected(node, expected: "\(kind) for \(name)")
    }
  }

  private var kind: String {
    let kind = words == nil ? "`true` or `false`" : noun ?? "a string"
    return kind + (absence.map { ", or `null` (\($0))," } ?? "")
  }

  private func word(
    _ text: String,
    at node: JSONNode,
    of name: String,
    in file: JSONFile
  ) throws(FileMessage) -> String {
    let words = words ?? []
    if let word = Kebab.word(text, in: words) ?? DelegateMethod(text)?.id, words.contains(word) {
      return word
    }
    guard let noun else {
      let error = ArgumentError.unknownValue("\(name)", text, expected: words)
      throw file.error(error.description, at: node.offset)
    }
    let found = "found \(ArgumentError.quoted(text)), expected \(noun)"
    throw file.error(found + NearestWord(to: text, in: words).suggestion, at: node.offset)
  }
}

// The members of a whole answer, except its calls.
extension ExpectedMember<Route> {
  static let all: [ExpectedMember] =
    verdict("wake") { $0.arrival.wake } + verdict("presentation") { $0.arrival.presentation }
    + [recipient, possible, possibleConfidence, finalState, key, response]

  /// An answer with the rule that gives it and its confidence.
  private static func verdict<Answer: ColumnValue>(
    _ name: String,
    _ read: @escaping @Sendable (Route) -> Verdict<Answer>
  ) -> [ExpectedMember] {
    [
      ExpectedMember(name, .names(of: Answer.self)) {
        (.string(read($0).answer.name), by: [read($0).rule])
      },
      ExpectedMember(name + "Rule", .rule) { (.string(read($0).rule.id), by: [read($0).rule]) },
      ExpectedMember(name + "Confidence", .confidence) { read($0).confidenceOfCase },
    ]
  }

  private static let recipient = ExpectedMember("recipient", .names(of: Recipient.self)) {
    (.string($0.arrival.recipient.answer.name), by: [$0.arrival.recipient.rule])
  }

  private static let possible = ExpectedMember("possible", .truth(or: "the user does nothing")) {
    guard let opportunity = $0.response?.opportunity else { return (.null, by: []) }
    return (.boolean(opportunity.answer == .open), by: [opportunity.rule])
  }

  private static let possibleConfidence = ExpectedMember("possibleConfidence", .confidence) {
    $0.response?.opportunity.confidenceOfCase ?? (value: nil, by: [])
  }

  private static let finalState = ExpectedMember("finalState", .names(of: FinalState.self)) {
    (.string($0.finalState.name), by: [$0.ending.rule])
  }

  private static let key = handedOver("remoteNotificationKey", .remoteNotificationKey)
  private static let response = handedOver("notificationResponse", .notificationResponse)

  private static func handedOver(_ name: String, _ carrier: HandedOver.Carrier) -> ExpectedMember {
    ExpectedMember(name, .truth(or: "not known")) {
      let handedOver = $0.handedOver(by: carrier)
      return (handedOver?.json, by: handedOver.map { [$0.rule] } ?? [])
    }
  }
}

extension Verdict {
  fileprivate var confidenceOfCase: (value: JSONTree?, by: [Rule]) {
    (.string(confidence.name), by: [rule] + contested)
  }
}

// The members of a call.
extension ExpectedMember<Call> {
  static let all: [ExpectedMember] =
    [
      ExpectedMember("method", .method) { (.string($0.method.id), by: [$0.rule]) },
      ExpectedMember("applicationState", .applicationState) {
        (.text($0.applicationState?.name), by: [$0.rule])
      },
      ExpectedMember("applicationStateConfidence", .confidence) {
        (.text($0.stateConfidence?.name), by: [$0.rule])
      },
      ExpectedMember("orderConfidence", .confidence) {
        (.text($0.orderConfidence?.name), by: [$0.rule])
      },
      ExpectedMember("rule", .rule) { (.string($0.rule.id), by: [$0.rule]) },
      ExpectedMember("confidence", .confidence) {
        (.string($0.confidence.name), by: [$0.rule, $0.weakest])
      },
    ] + handedOver("remoteNotificationKey", .remoteNotificationKey)
    + handedOver("notificationResponse", .notificationResponse)

  private static func handedOver(
    _ name: String,
    _ carrier: HandedOver.Carrier
  ) -> [ExpectedMember] {
    func member(
      _ name: String,
      _ values: ExpectedValues,
      _ read: @escaping @Sendable (HandedOver) -> JSONTree
    ) -> ExpectedMember {
      ExpectedMember(name, values) { call in
        let handedOver = call.handedOver.flatMap { $0.carrier == carrier ? $0 : nil }
        return (handedOver.map(read), by: call.handedOver.map { [$0.rule] } ?? [])
      }
    }
    return [
      member(name, .truth(or: "not known")) { $0.json },
      member(name + "Confidence", .confidence) { .string($0.confidence.name) },
    ]
  }
}

extension Route {
  /// Whether a called method gets the push in a place.
  fileprivate func handedOver(by carrier: HandedOver.Carrier) -> HandedOver? {
    calls.lazy.compactMap(\.handedOver).first { $0.carrier == carrier }
  }
}

extension HandedOver {
  fileprivate var json: JSONTree {
    switch status {
    case .present: .boolean(true)
    case .absent: .boolean(false)
    case .unknown: .null
    }
  }
}

// The members of a method that is not called.
extension ExpectedMember<NotCalled> {
  static let all: [ExpectedMember] = [
    ExpectedMember("method", .method) { (.string($0.method.id), by: $0.causes) },
    ExpectedMember("phase", .phase) { (.string($0.phase.name), by: $0.causes) },
    ExpectedMember("rule", .rule) { (.text($0.causes.first?.id), by: $0.causes) },
    ExpectedMember("confidence", .confidence) { (.string($0.confidence.name), by: $0.causes) },
  ]
}
