import PushPayload
import PushRules
import Questions
import RouteReport

/// The expectations of a case; only stated members are checked.
struct CaseExpectation: Sendable {
  struct Value<Subject>: Sendable {
    let member: ExpectedMember<Subject>
    let value: JSONTree
    let position: SourcePosition
  }

  /// An expected call, or a method that must not be called, with expected values.
  struct Item<Subject>: Sendable {
    let method: DelegateMethod
    let values: [Value<Subject>]
    let position: SourcePosition
  }

  /// The calls of a phase and their position; nil means null.
  typealias Calls = (elements: [Item<Call>]?, position: SourcePosition)

  private(set) var calls: [Phase: Calls] = [:]
  private(set) var notCalled: [Item<NotCalled>] = []
  /// The remarks that the answer must have, and those that it must not have.
  private(set) var remarks: [(id: String, isWanted: Bool, position: SourcePosition)] = []
  /// Whether the situation must be impossible.
  private(set) var impossible: (value: Bool, position: SourcePosition)?
  private(set) var values: [Value<Route>] = []

  private static let known =
    Phase.allCases.map(\.jsonName) + ExpectedMember<Route>.all.map(\.name)
    + ["notCalled", "remarks", "withoutRemarks", "impossible"]

  init() {}

  /// Reads the object, which must not be empty; notes mistakes and returns nil.
  init?(_ node: JSONNode, in file: inout CheckedFile) {
    let count = file.mistakes.count
    guard let members = file.members(of: node, known: Self.known, expected: "an object") else {
      return nil
    }
    if members.isEmpty, file.mistakes.count == count {
      let known = ArgumentError.list(Self.known)
      file.note("found no expectation, expected \(known)", at: node.offset)
    }
    for member in members { read(member, in: &file) }
    if impossible?.value == true, let other = members.first(where: { $0.key != "impossible" }) {
      let found = "found `\(other.key)` beside `impossible`, expected nothing else of a situation"
      file.note(found + " that cannot exist", at: other.keyOffset)
    }
    if file.mistakes.count > count { return nil }
  }

  private mutating func read(_ member: JSONMember, in file: inout CheckedFile) {
    let (json, node) = (file.json, member.node)
    let position = json.position(of: node.offset)
    switch member.key {
    case "notCalled":
      notCalled = Self.read(node, in: &file, expected: "methods") { node throws(FileMessage) in
        try Item(node, in: json, ExpectedMember.all)
      }
    case "remarks", "withoutRemarks":
      remarks += Self.read(node, in: &file, expected: "ids of remarks") {
        node throws(FileMessage) in
        let id = try ExpectedValues.remark.value(node, of: "a remark", in: json).string ?? ""
        return (id, member.key == "remarks", json.position(of: node.offset))
      }
    case "impossible":
      guard case .boolean(let value) = node.value else {
        return file.note(json.unexpected(node, expected: "`true` or `false`"))
      }
      impossible = (value, position)
    default:
      if let phase = Phase.allCases.first(where: { $0.jsonName == member.key }) {
        let isNull = phase == .response && node.value == .null
        let items = isNull ? nil : Self.calls(node, in: &file)
        calls[phase] = (items, position)
      } else if let known = ExpectedMember<Route>.all.first(where: { $0.name == member.key }) {
        values += [file.noting(try Value(known, node, in: json))].compactMap { $0 }
      }
    }
  }

  private static func calls(_ node: JSONNode, in file: inout CheckedFile) -> [Item<Call>] {
    let json = file.json
    return read(node, in: &file, expected: "calls") { node throws(FileMessage) in
      try Item(node, in: json, ExpectedMember<Call>.all)
    }
  }

  /// Reads the elements of an array, and notes the mistakes in all of them.
  private static func read<Element>(
    _ node: JSONNode,
    in file: inout CheckedFile,
    expected: String,
    _ read: (JSONNode) throws(FileMessage) -> Element
  ) -> [Element] {
    let json = file.json
    var result: [Element] = []
    for node in file.noting(try json.elements(of: node, expected: expected)) ?? [] {
      if let element = file.noting(try read(node)) { result.append(element) }
    }
    return result
  }
}

extension CaseExpectation.Value {
  fileprivate init(
    _ member: ExpectedMember<Subject>,
    _ node: JSONNode,
    in file: JSONFile
  ) throws(FileMessage) {
    self.init(
      member: member,
      value: try member.values.value(node, of: "`\(member.name)`", in: file),
      position: file.position(of: node.offset)
    )
  }
}

extension CaseExpectation.Item {
  /// Reads the id of a method, or an object that names it.
  fileprivate init(
    _ node: JSONNode,
    in file: JSONFile,
    _ all: [ExpectedMember<Subject>]
  ) throws(FileMessage) {
    let position = file.position(of: node.offset)
    let isObject = node.members != nil
    let members =
      isObject ? try file.members(of: node, known: all.map(\.name), expected: "a call") : []
    guard let method = isObject ? node["method"] : node else {
      throw file.error("found no member `method`, expected the id of a method", at: node.offset)
    }
    let id = try ExpectedValues.method.value(method, of: "a call", in: file).string
    guard let found = id.flatMap({ DelegateMethod($0) }) else {
      throw file.unexpected(method, expected: "the id of a method")
    }
    var values: [CaseExpectation.Value<Subject>] = []
    for member in members where member.key != "method" {
      guard let known = all.first(where: { $0.name == member.key }) else { continue }
      values.append(try CaseExpectation.Value(known, member.node, in: file))
    }
    self.init(method: found, values: values, position: position)
  }
}

extension JSONTree {
  fileprivate var string: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
