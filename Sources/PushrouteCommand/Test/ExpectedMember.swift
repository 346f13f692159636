internal import PushPayload
internal import PushRules
internal import RouteReport

/// A member of an answer in JSON that a case can check.
struct ExpectedMember<Subject>: Sendable {
  /// The name, as eval prints it.
  let name: String
  /// The values that it can have.
  let values: ExpectedValues
  /// Returns the value of the answer, or nil if it has no such member.
  let answer: @Sendable (Subject) -> JSONTree?
  /// The rules that decide it.
  let rules: @Sendable (Subject) -> [Rule]

  /// Describes a member.
  init(
    _ name: String,
    _ values: ExpectedValues,
    _ answer: @escaping @Sendable (Subject) -> JSONTree?,
    by rules: @escaping @Sendable (Subject) -> [Rule]
  ) {
    self.name = name
    self.values = values
    self.answer = answer
    self.rules = rules
  }
}

/// The values that a member can have.
struct ExpectedValues: Sendable {
  /// A noun for the values in a message, or nil to list them.
  private let noun: String?
  /// The words; nil for true and false.
  private let words: (@Sendable () -> [String])?
  /// The meaning of `null`, or nil if the member is never null.
  private let absence: String?

  private init(_ noun: String?, _ words: (@Sendable () -> [String])?, or absence: String? = nil) {
    self.noun = noun
    self.words = words
    self.absence = absence
  }

  /// The names of an answer of the tables.
  static func names<Value: ColumnValue>(of _: Value.Type) -> ExpectedValues {
    ExpectedValues(nil) { Value.allCases.map(\.name) }
  }

  /// The words for how sure an answer is.
  static let confidence = ExpectedValues(nil) { Confidence.allCases.map(\.name) }
  /// True, false, or null.
  static func truth(or absence: String) -> ExpectedValues {
    ExpectedValues(nil, nil, or: absence)
  }
  /// The words for the state that an app reads, null in a process of its own.
  static let applicationState = ExpectedValues(
    nil,
    { ["active", "inactive", "background"] },
    or: "another process"
  )
  /// The words for the phases.
  static let phase = ExpectedValues(nil) { Phase.allCases.map(\.name) }
  /// The ids of the methods.
  static let method = ExpectedValues("the id of a method") { DelegateMethod.allCases.map(\.id) }
  /// The ids of the rules.
  static let rule = ExpectedValues("the id of a rule") {
    (DecisionGraph.routing.tables.flatMap(\.allRules) + [.comesOnArrivalOnly]).map(\.id)
  }
  /// The ids of the caveats.
  static let caveat = ExpectedValues("the id of a caveat") {
    Caveat.all.map(\.id) + ["payload-too-large"]
  }

  /// Reads a value.
  func value(
    _ node: JSONNode,
    of name: String,
    in file: JSONFile
  ) throws(FileMessage) -> JSONTree {
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
    let words = words?() ?? []
    if let word = Kebab.word(text, in: words) ?? DelegateMethod(text)?.id, words.contains(word) {
      return word
    }
    guard let noun else {
      let error = ArgumentError.unknownValue(name, text, expected: words)
      throw file.error(error.description, at: node.offset)
    }
    let found = "found \(ArgumentError.quoted(text)), expected \(noun)"
    throw file.error(found + NearestWord(to: text, in: words).question, at: node.offset)
  }
}
