internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

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
