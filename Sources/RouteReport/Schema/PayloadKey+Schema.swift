internal import PushPayload
internal import PushRules

extension PayloadKey {
  var schema: JSONSchema {
    let schemas = alternatives
    var schema = schemas.count == 1 ? schemas[0] : .either(schemas)
    if let defaultValue { schema = schema.with("default", .string(defaultValue)) }
    if until != nil { schema = schema.with("deprecated", .boolean(true)) }
    return schema.about(text)
  }

  private var text: String {
    let first = since == .iOS(3, 0) ? "" : " From iOS " + since.firstRelease + "."
    let last = until.map { " Later versions than iOS \($0.description) ignore it." } ?? ""
    return summary + first + last
  }

  private var alternatives: [JSONSchema] {
    let schemas: [(JSONTypes, JSONSchema)] = [
      (.string, text(values)), (.number, number(values)), (.boolean, .truth),
      (.onlyTrue, .constant(.boolean(true))), (.strings, .list(.text)), (.object, object),
      (.null, .constant(.null)),
    ]
    return schemas.filter { types.contains($0.0) }.map { $0.1 }
  }

  private func text(_ values: Values?) -> JSONSchema {
    switch values {
    case .words(let words): .words(words)
    case .base64:
      .text(like: "^([A-Za-z0-9+/]{4})*[A-Za-z0-9+/]{2}([A-Za-z0-9+/]{2}|[A-Za-z0-9+/]=|==)$")
    case .numbers, .wholeNumbers, .fileName, nil:
      name == "sound" ? JSONSchema.text.with("examples", ["default"]) : .text
    }
  }

  private func number(_ values: Values?) -> JSONSchema {
    switch values {
    case .wholeNumbers(1...1): .constant(.number(1))
    case .wholeNumbers(let range):
      JSONSchema.integer.with("minimum", .number(range.lowerBound))
        .with("maximum", range.upperBound == .max ? nil : .number(range.upperBound))
    case .numbers(let range):
      JSONSchema.number.with("minimum", whole(range.lowerBound))
        .with("maximum", whole(range.upperBound))
    case .words, .base64, .fileName, nil: .number
    }
  }

  /// A bound of a range, which a 32-bit `Int` may not hold; nil if there is none.
  private func whole(_ bound: Double) -> JSONTree? {
    bound.isFinite ? .count(Int64(bound)) : nil
  }

  private var object: JSONSchema {
    switch name {
    case "alert": JSONSchema.definition("alert")
    case "sound": JSONSchema.definition("sound")
    default: JSONSchema([.init("type", "object")])
    }
  }
}

extension JSONSchema {
  static func definition(_ name: String) -> JSONSchema {
    JSONSchema([.init("$ref", .string("#/$defs/" + name))])
  }

  fileprivate func with(_ keyword: String, _ value: JSONTree?) -> JSONSchema {
    value.map { with(keyword, $0) } ?? self
  }
}
