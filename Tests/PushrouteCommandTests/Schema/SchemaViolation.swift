import PushPayload
import RouteReport

/// Where a document does not fit a schema: a check of the keywords that the schemas of outputs have.
///
/// The schemas of payloads have more; `.ci/schemas` tries all with a validator of others.
struct SchemaViolation: Error, CustomStringConvertible {
  let description: String

  /// Checks a value, and throws the first place that does not fit.
  static func check(
    _ value: JSONNode,
    against schema: JSONNode,
    at place: @autoclosure () -> String = "$"
  ) throws(SchemaViolation) {
    for keyword in schema.members ?? [] {
      try check(value, keyword.key, keyword.node, of: schema, at: place())
    }
  }

  private static func check(
    _ value: JSONNode,
    _ keyword: String,
    _ rule: JSONNode,
    of schema: JSONNode,
    at place: @autoclosure () -> String
  ) throws(SchemaViolation) {
    let fits: Bool
    switch keyword {
    case "type": fits = rule.string.map { has($0, value) } ?? false
    case "const": fits = isSame(rule, value)
    case "enum": fits = rule.elements?.contains { isSame($0, value) } == true
    case "minimum":
      fits = value.number.flatMap { number in rule.number.map { number >= $0 } } ?? true
    case "required": fits = rule.elements?.allSatisfy { value[$0.string ?? ""] != nil } == true
    case "anyOf": fits = rule.elements?.contains { (try? check(value, against: $0)) != nil } == true
    case "items":
      for (index, element) in (value.elements ?? []).enumerated() {
        try check(element, against: rule, at: "\(place())[\(index)]")
      }
      return
    case "properties":
      for member in value.members ?? [] {
        guard let schema = rule[member.key] else { continue }
        try check(member.node, against: schema, at: place() + "." + member.key)
      }
      return
    case "additionalProperties":
      for member in value.members ?? [] where schema["properties"]?[member.key] == nil {
        guard rule.value != .boolean(false) else {
          throw SchemaViolation(description: "\(place()): unknown member \(member.key)")
        }
        try check(member.node, against: rule, at: place() + "." + member.key)
      }
      return
    case "pattern", "description", "title", "$schema", "minProperties", "maxItems": return
    default: throw SchemaViolation(description: "the keyword \(keyword) is not known here")
    }
    if !fits { throw SchemaViolation(description: "\(place()) misses \(keyword)") }
  }

  private static func has(_ type: String, _ value: JSONNode) -> Bool {
    switch (type, value.value) {
    case ("null", .null), ("boolean", .boolean), ("string", .string), ("array", .array),
      ("object", .object), ("number", .number):
      true
    case ("integer", .number(let number)): number.double.rounded() == number.double
    default: false
    }
  }

  private static func isSame(_ one: JSONNode, _ other: JSONNode) -> Bool {
    switch (one.value, other.value) {
    case (.number, .number): one.number == other.number
    case (.string, .string): one.string == other.string
    case (.null, .null): true
    case (.boolean(let one), .boolean(let other)): one == other
    default: false
    }
  }
}
