internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

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

  /// A list and its position; nil means null.
  struct List<Element: Sendable>: Sendable {
    let elements: [Element]?
    let position: SourcePosition
  }

  private(set) var calls: [Phase: List<Item<Call>>] = [:]
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
  init?(_ node: JSONNode, in file: JSONFile, noting mistakes: inout FileMistakes) {
    let count = mistakes.messages.count
    let members = file.members(
      of: node,
      known: Self.known,
      expected: "an object",
      noting: &mistakes
    )
    guard let members else { return nil }
    if members.isEmpty, mistakes.messages.count == count {
      let known = ArgumentError.list(Self.known)
      mistakes.add(file.error("found no expectation, expected \(known)", at: node.offset))
    }
    for member in members { read(member, in: file, noting: &mistakes) }
    if impossible?.value == true, let other = members.first(where: { $0.key != "impossible" }) {
      let found = "found `\(other.key)` beside `impossible`, expected nothing else of a situation"
      mistakes.add(file.error(found + " that cannot exist", at: other.keyOffset))
    }
    if mistakes.messages.count > count { return nil }
  }

  private mutating func read(
    _ member: JSONMember,
    in file: JSONFile,
    noting mistakes: inout FileMistakes
  ) {
    let (node, position) = (member.node, file.position(of: member.node.offset))
    switch member.key {
    case "notCalled":
      notCalled = Self.read(node, file, expected: "methods", noting: &mistakes) {
        node throws(FileMessage) in
        try Item(node, in: file, ExpectedMember.all)
      }
    case "remarks", "withoutRemarks":
      remarks += Self.read(node, file, expected: "ids of remarks", noting: &mistakes) {
        node throws(FileMessage) in
        let id = try ExpectedValues.remark.value(node, of: "a remark", in: file).string ?? ""
        return (id, member.key == "remarks", file.position(of: node.offset))
      }
    case "impossible":
      guard case .boolean(let value) = node.value else {
        return mistakes.add(file.unexpected(node, expected: "`true` or `false`"))
      }
      impossible = (value, position)
    default:
      if let phase = Phase.allCases.first(where: { $0.jsonName == member.key }) {
        calls[phase] = Self.calls(node, in: phase, position, file, noting: &mistakes)
      } else if let known = ExpectedMember<Route>.all.first(where: { $0.name == member.key }) {
        values += [mistakes.noting(try Value(known, node, in: file))].compactMap { $0 }
      }
    }
  }

  private static func calls(
    _ node: JSONNode,
    in phase: Phase,
    _ position: SourcePosition,
    _ file: JSONFile,
    noting mistakes: inout FileMistakes
  ) -> List<Item<Call>> {
    if phase == .response, node.value == .null { return List(elements: nil, position: position) }
    let items = read(node, file, expected: "calls", noting: &mistakes) {
      node throws(FileMessage) in
      try Item(node, in: file, ExpectedMember<Call>.all)
    }
    return List(elements: items, position: position)
  }

  /// Reads the elements of an array, and notes the mistakes in all of them.
  private static func read<Element>(
    _ node: JSONNode,
    _ file: JSONFile,
    expected: String,
    noting mistakes: inout FileMistakes,
    _ read: (JSONNode) throws(FileMessage) -> Element
  ) -> [Element] {
    var result: [Element] = []
    for node in mistakes.noting(try file.elements(of: node, expected: expected)) ?? [] {
      if let element = mistakes.noting(try read(node)) { result.append(element) }
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
