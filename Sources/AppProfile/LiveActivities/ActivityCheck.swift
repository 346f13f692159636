internal import PushPayload

/// Holds a value of a push against the type that iOS decodes it to.
struct ActivityCheck: Sendable {
  /// Something odd about a value.
  struct Problem: Hashable, Sendable {
    let code: AppCode
    let message: String
    /// The bytes in the push.
    let range: Range<Int>
  }

  private let types: [String: DecodedType]
  /// Turns the path of a source into the one that people can open.
  private let path: @Sendable (String) -> String
  private(set) var problems: [Problem] = []

  init(_ types: [String: DecodedType], path: @escaping @Sendable (String) -> String) {
    self.types = types
    self.path = path
  }

  /// The number of values that iOS cannot decode.
  var mismatchCount: Int { problems.count { $0.code == .activityMismatch } }

  /// A property or the like that a value belongs to.
  private struct Target {
    /// The path of keys to the value, such as `driver.name`.
    let path: String
    /// What the value is declared as.
    let declaration: String
    let place: SourcePlace?

    func element(_ key: String) -> Target {
      Target(path: path + key, declaration: declaration, place: place)
    }
  }

  /// Checks a value.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - shape: What its type is decoded from.
  ///   - key: The key of `aps` that has the value.
  mutating func check(_ node: JSONNode, as shape: DecodedShape, for key: String) {
    check(node, as: shape, of: Target(path: key, declaration: key, place: nil))
  }

  private mutating func check(_ node: JSONNode, as shape: DecodedShape, of target: Target) {
    switch shape {
    case .unknown(let reason):
      report(
        .activityUnknown,
        "found `\(target.path)`, which reading cannot check: \(reason)",
        at: node
      )
    case .optional(let shape):
      if node.value != .null { check(node, as: shape, of: target) }
    case .list(let shape):
      guard let elements = node.elements else { return mismatch(node, "an array", of: target) }
      for (index, element) in elements.enumerated() {
        check(element, as: shape, of: target.element("[\(index)]"))
      }
    case .bounds(let shape):
      guard let elements = node.elements, elements.count == 2 else {
        return mismatch(node, "an array of two bounds", of: target)
      }
      for element in elements { check(element, as: shape, of: target) }
      if let lower = elements[0].number, let upper = elements[1].number, lower > upper {
        mismatch(node, "the lower bound first", of: target)
      }
    case .map(let shape, let hasNumbersAsKeys):
      guard let members = node.members else { return mismatch(node, "an object", of: target) }
      for member in members {
        if hasNumbersAsKeys, Int(member.key) == nil {
          mismatch(member.node, "whole numbers in quotes as keys", of: target)
        }
        check(member.node, as: shape, of: target.element("." + member.key))
      }
    case .type(let name): check(node, asTypeNamed: name, of: target)
    default: check(node, asSimple: shape, of: target)
    }
  }

  private mutating func check(_ node: JSONNode, asSimple shape: DecodedShape, of target: Target) {
    let expected = shape.expectation
    switch (shape, node.value) {
    case (.boolean, .boolean), (.text, .string): break
    case (.number(let type), .number(let number)):
      if number.double.magnitude > DecodedShape.greatest[type] ?? 0 {
        mismatch(node, "a number that fits into \(type)", of: target)
      }
    case (.integer(let type), .number(let number)):
      let value = number.double
      let limits = DecodedShape.limits[type] ?? 0...0
      if value.rounded() != value || !limits.contains(value) {
        mismatch(node, "a whole number that fits into \(type)", of: target)
      }
    case (.date, .number(let number)): checkDate(number.double, at: node, of: target)
    case (.url, .string(let text)): if text.isEmpty { mismatch(node, expected, of: target) }
    case (.uuid, .string(let text)): if !text.isUUID { mismatch(node, expected, of: target) }
    case (.data, .string(let text)): if !text.isBase64 { mismatch(node, expected, of: target) }
    default: mismatch(node, expected, of: target)
    }
  }

  private mutating func check(_ node: JSONNode, asTypeNamed name: String, of target: Target) {
    guard let type = types[name] else { return }
    switch type.form {
    case .unknown(let reason): check(node, as: .unknown(reason), of: target)
    case .object(let properties):
      guard let members = node.members else {
        return mismatch(node, "an object", of: target)
      }
      check(node, members, properties, of: type.name, target.path)
    case .values(let values): check(node, among: values, of: type, target)
    case .cases(let cases):
      let known = (node.members ?? []).filter { member in cases.contains { $0.key == member.key } }
      guard known.count == 1, let member = known.first,
        let one = cases.first(where: { $0.key == member.key })
      else {
        let names = cases.map { $0.key }
        return mismatch(node, "an object with one key of \(Self.list(names))", of: target)
      }
      guard let members = member.node.members else {
        return mismatch(member.node, "an object", of: target.element("." + one.key))
      }
      check(member.node, members, one.properties, of: type.name, target.path + "." + one.key)
    }
  }

  /// Checks the keys of an object against the properties of a structure.
  private mutating func check(
    _ node: JSONNode,
    _ members: [JSONMember],
    _ properties: [DecodedProperty],
    of type: String,
    _ path: String
  ) {
    var unread = members.map { $0.key }.filter { key in !properties.contains { $0.key == key } }
    for property in properties {
      if let value = node[property.key] {
        let path = path + "." + property.key
        check(
          value,
          as: property.shape,
          of: Target(path: path, declaration: property.declaration, place: property.place)
        )
      } else if !property.shape.isOptional {
        let similar = unread.first { $0.isNear(property.key) }
        let found = similar.map { "found `\($0)` and no" } ?? "found no"
        report(
          .activityMismatch,
          "\(found) `\(property.key)` in `\(path)`, expected it: `\(property.declaration)` "
            + "(\(inWords(property.place))) is not optional",
          at: similar.flatMap { node.member($0)?.node } ?? node
        )
        unread.removeAll { $0 == similar }
      }
    }
    for key in unread {
      guard let value = node[key] else { continue }
      let similar = properties.first { node[$0.key] == nil && $0.key.isNear(key) }
      report(
        .activityKeyUnread,
        "found `\(key)` in `\(path)`, which no property of \(type) reads"
          + (similar.map { "; did you mean `\($0.key)`?" } ?? ""),
        at: value
      )
    }
  }

  private mutating func check(
    _ node: JSONNode,
    among values: [RawValue],
    of type: DecodedType,
    _ target: Target
  ) {
    let isKnown = values.contains { value in
      switch (value, node.value) {
      case (.text(let one), .string(let other)): one == other
      case (.number(let one), .number(let other)): one == other.double
      default: false
      }
    }
    if isKnown { return }
    let names = values.map { $0.inWords }
    let near = node.string.flatMap { text in names.first { $0.isNear(text) } }
    let found =
      node.string.map { "`\($0)`" } ?? (node.number == nil ? node.value.kind : node.compactText)
    report(
      .activityMismatch,
      "found \(found) as the value of `\(target.path)`, expected \(Self.list(names)) of "
        + "\(type.name) (\(inWords(type.place)))" + (near.map { "; did you mean `\($0)`?" } ?? ""),
      at: node
    )
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(6).map { "`\($0)`" }
    if names.count > 6 { return shown.joined(separator: ", ") + ", …" }
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "nothing" }
    return shown.dropLast().joined(separator: ", ") + " or " + last
  }
}

// Dates: what servers send most often are seconds since 1970.
extension ActivityCheck {
  /// The seconds from 1970 to 2001.
  private static let epochDistance = 978_307_200.0
  /// The beginning of 2015 in seconds since 1970: read from 2001 on it is in 2046.
  private static let leastUnix = 1_420_070_400.0

  private mutating func checkDate(_ value: Double, at node: JSONNode, of target: Target) {
    guard value.isFinite else {
      return mismatch(node, "a number that fits into Double", of: target)
    }
    guard value >= Self.leastUnix else { return }
    let seconds = value >= Self.leastUnix * 1_000 ? value / 1_000 : value
    let unit = value == seconds ? "seconds" : "milliseconds"
    let meant = Int(min(seconds - Self.epochDistance, 0x1p52))
    report(
      .activityDate,
      "found \(unit) since 1970 as the value of `\(target.path)`, expected \(meant): \(words(for: target)) "
        + "counts seconds since 2001",
      at: node
    )
  }
}

extension ActivityCheck {
  /// The name of a declaration with its place.
  private func words(for target: Target) -> String {
    "`\(target.declaration)`" + (target.place.map { " (\(inWords($0)))" } ?? "")
  }

  private func inWords(_ place: SourcePlace) -> String {
    path(place.file) + (place.position.map { ":\($0.line)" } ?? "")
  }

  private mutating func mismatch(_ node: JSONNode, _ expected: String, of target: Target) {
    report(
      .activityMismatch,
      "found \(node.value.kind) as the value of `\(target.path)`, expected \(expected): "
        + words(for: target),
      at: node
    )
  }

  private mutating func report(_ code: AppCode, _ message: String, at node: JSONNode) {
    problems.append(Problem(code: code, message: message, range: node.offset..<node.end))
  }
}

extension DecodedShape {
  /// What a single value has to be, with its article.
  fileprivate var expectation: String {
    switch self {
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .number: "a number"
    case .url: "a string with a URL"
    case .uuid: "a string with a UUID"
    case .data: "a string in Base64"
    case .date: "a number of seconds since 2001"
    default: "a string"
    }
  }
}

extension RawValue {
  /// The value as people write it.
  var inWords: String {
    switch self {
    case .text(let text): text
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }
  }
}
