import PushPayload

/// Checks a value of a push against the type that iOS decodes it to.
struct ActivityCheck: Sendable {
  let types: [String: DecodedType]
  /// The file of the push, and its lines.
  let file: String
  let lines: LineMap
  let path: @Sendable (String) -> String
  private(set) var findings: [Finding] = []
  /// How many more names may be compared to find misspelt keys.
  var comparisons = 20_000

  /// The most findings in a push; the rest is not checked.
  private static let mostFindings = 1_000

  var mismatchCount: Int { findings.count { $0.code == LintCode.activityMismatch.code } }

  private struct Target {
    /// The path of keys to the value, such as `driver.name`.
    let path: String
    let declaration: String
    let place: SourcePlace?

    func element(_ key: String) -> Target {
      Target(path: (path + key).shown, declaration: declaration, place: place)
    }
  }

  mutating func check(_ node: JSONNode, as shape: DecodedShape, for key: String) {
    check(node, as: shape, of: Target(path: key, declaration: key, place: nil))
  }

  private mutating func check(_ node: JSONNode, as shape: DecodedShape, of target: Target) {
    guard findings.count <= Self.mostFindings else { return }
    switch shape {
    case .unknown(let reason):
      report(.activityUnknown, "`\(target.path)` cannot be checked: \(reason)", at: node)
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
    case (.uuid, .string(let text)):
      if UUIDForm(text) == .other { mismatch(node, expected, of: target) }
    case (.data, .string(let text)):
      if !text.isEmpty, !Base64.isText(text) { mismatch(node, expected, of: target) }
    default: mismatch(node, expected, of: target)
    }
  }

  private mutating func check(_ node: JSONNode, asTypeNamed name: String, of target: Target) {
    guard let type = types[name] else { return }
    switch type.form {
    case .unknown(let reason): check(node, as: .unknown(reason), of: target)
    case .object(let properties):
      guard let members = node.members else { return mismatch(node, "an object", of: target) }
      check(node, members, properties, of: type.name, target.path)
    case .values(let values): check(node, among: values, of: type, target)
    case .cases(let cases):
      let known = (node.members ?? []).filter { cases[$0.key] != nil }
      guard known.count == 1, let member = known.first, let one = cases[member.key] else {
        let names = cases.all.prefix(Self.mostNames + 1).map { $0.key }
        return mismatch(node, "an object with one key of \(Self.list(names))", of: target)
      }
      guard let members = member.node.members else {
        return mismatch(member.node, "an object", of: target.element("." + one.key))
      }
      let path = (target.path + "." + one.key).shown
      check(member.node, members, one.properties, of: type.name, path)
    }
  }

  /// Whether two names differ by a slip; false once too many names were compared.
  private mutating func isNear(_ name: String, _ other: String, at node: JSONNode) -> Bool {
    if comparisons == 0 { report(.activityUnknown, "not all names are compared", at: node) }
    comparisons -= 1
    return comparisons >= 0 && name.isNear(other)
  }

  private mutating func check(
    _ node: JSONNode,
    _ members: [JSONMember],
    _ properties: Keyed<String, DecodedProperty>,
    of type: String,
    _ path: String
  ) {
    // Of several members with one key the last counts.
    var byKey: [String: JSONNode] = [:]
    for member in members { byKey[member.key] = member.node }
    let present = members.compactMap { properties.places[$0.key] }
    var unread = members.map { $0.key }.filter { properties[$0] == nil }
    for place in Set(present + properties.required).sorted() {
      let property = properties.all[place]
      if let value = byKey[property.key] {
        let path = (path + "." + property.key).shown
        check(
          value,
          as: property.shape,
          of: Target(path: path, declaration: property.declaration, place: property.place)
        )
      } else {
        let index = unread.firstIndex { isNear($0, property.key, at: node) }
        let similar = index.map { unread.remove(at: $0) }
        let found = similar.map { " (but `\($0)`)" } ?? ""
        let message =
          "`\(path)` has no `\(property.key)`\(found): `\(property.declaration)` "
          + "(\(inWords(property.place))) is not optional"
        report(.activityMismatch, message, at: similar.flatMap { byKey[$0] } ?? node)
      }
    }
    for key in unread {
      guard let value = byKey[key], findings.count <= Self.mostFindings else { continue }
      let similar = properties.all.first { byKey[$0.key] == nil && isNear($0.key, key, at: value) }
      let message =
        "no property of \(type) reads `\(key)` in `\(path)`"
        + (similar.map { "; did you mean `\($0.key)`?" } ?? "")
      report(.activityKeyUnread, message, at: value)
    }
  }

  private mutating func check(
    _ node: JSONNode,
    among values: Keyed<RawValue, RawValue>,
    of type: DecodedType,
    _ target: Target
  ) {
    switch node.value {
    case .string(let text): if values[.text(text)] != nil { return }
    case .number(let number): if values[.number(number.double)] != nil { return }
    default: break
    }
    let names = values.all.prefix(Self.mostNames + 1).map { $0.inWords }
    let near = node.string.flatMap { text in
      values.all.lazy.map { $0.inWords }.first { isNear($0, text, at: node) }
    }
    let found =
      node.string.map { "`\($0)`" } ?? (node.number == nil ? node.value.kind : node.compactText)
    let message =
      "`\(target.path)` must be \(Self.list(names)) of \(type.name) (\(inWords(type.place))), not "
      + found + (near.map { "; did you mean `\($0)`?" } ?? "")
    report(.activityMismatch, message, at: node)
  }

  private static let mostNames = 6

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(mostNames).map { "`\($0.shown)`" }
    if names.count > mostNames { return shown.joined(separator: ", ") + ", …" }
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "nothing" }
    return shown.dropLast().joined(separator: ", ") + " or " + last
  }

  /// The seconds from 1970 to 2001.
  private static let epochDistance = 978_307_200.0
  /// The start of 2015 in seconds since 1970; counted from 2001 it is in 2046.
  private static let leastUnix = 1_420_070_400.0

  private mutating func checkDate(_ value: Double, at node: JSONNode, of target: Target) {
    guard value.isFinite else {
      return mismatch(node, "a number that fits into Double", of: target)
    }
    guard value >= Self.leastUnix else { return }
    let seconds = value >= Self.leastUnix * 1_000 ? value / 1_000 : value
    let unit = value == seconds ? "seconds" : "milliseconds"
    let meant = Int(min(seconds - Self.epochDistance, 0x1p52))
    let message =
      "`\(target.path)` must be \(meant), not \(unit) since 1970: \(words(for: target)) counts "
      + "seconds since 2001"
    report(.activityDate, message, at: node)
  }

  private func words(for target: Target) -> String {
    "`\(target.declaration)`" + (target.place.map { " (\(inWords($0)))" } ?? "")
  }

  private func inWords(_ place: SourcePlace) -> String {
    path(place.file) + (place.position.map { ":\($0.line)" } ?? "")
  }

  private mutating func mismatch(_ node: JSONNode, _ expected: String, of target: Target) {
    let message =
      "`\(target.path)` must be \(expected), not \(node.value.kind): " + words(for: target)
    report(.activityMismatch, message, at: node)
  }

  private mutating func report(_ code: LintCode, _ message: String, at node: JSONNode) {
    guard findings.count <= Self.mostFindings else { return }
    let isTooMuch = findings.count == Self.mostFindings
    let message = isTooMuch ? "there are more problems, which are not listed" : message
    let code = isTooMuch ? .activityUnknown : code
    findings.append(Finding(code, message, at: SourcePlace(of: node, in: file, lines)))
  }
}
