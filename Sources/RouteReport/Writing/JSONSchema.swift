/// A JSON Schema of 2020-12.
///
/// An object has no other members than those that are named. The dialect:
/// https://json-schema.org/draft/2020-12
package struct JSONSchema: Hashable, Sendable {
  #if hasFeature(Embedded)
  // The page prints no schemas, so its engine keeps none.
  var keywords: [JSONTree.Member] { [] }

  init(_ keywords: @autoclosure () -> [JSONTree.Member]) {}
  #else
  /// The keywords, in their order.
  let keywords: [JSONTree.Member]

  init(_ keywords: [JSONTree.Member]) { self.keywords = keywords }
  #endif

  var json: JSONTree { .object(keywords) }

  package func document(titled title: String) -> JSONTree {
    .object(
      [
        .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
        .init("title", .string(title)),
      ] + keywords
    )
  }

  package func with(_ keyword: String, _ value: JSONTree) -> JSONSchema {
    JSONSchema(keywords + [.init(keyword, value)])
  }

  /// The same with a description, at its beginning.
  package func about(_ text: String) -> JSONSchema {
    JSONSchema([.init("description", .string(text))] + keywords)
  }

  package var orNull: JSONSchema {
    JSONSchema([.init("anyOf", [json, JSONSchema(type: "null").json])])
  }
}

// Values without parts.
extension JSONSchema {
  private init(type: String) { self.init([.init("type", .string(type))]) }

  package static let text = JSONSchema(type: "string")
  package static let truth = JSONSchema(type: "boolean")
  package static let number = JSONSchema(type: "number")
  package static let integer = JSONSchema(type: "integer")
  /// A whole number that is not negative.
  package static let count = integer.with("minimum", .number(0))
  /// A place in a text, counted from 1.
  static let place = integer.with("minimum", .number(1))
  package static let anything = JSONSchema([])

  package static func constant(_ value: JSONTree) -> JSONSchema {
    JSONSchema([.init("const", value)])
  }

  package static func words(_ words: [String]) -> JSONSchema {
    JSONSchema([.init("enum", .texts(words))])
  }

  package static func text(like pattern: String) -> JSONSchema {
    text.with("pattern", .string(pattern))
  }
}

// Values with parts.
extension JSONSchema {
  /// Members of an object, in their order.
  package struct Members: Sendable, ExpressibleByDictionaryLiteral {
    let all: [(name: String, value: JSONSchema)]

    package init(_ all: [(name: String, value: JSONSchema)]) { self.all = all }

    package init(dictionaryLiteral members: (String, JSONSchema)...) {
      all = members.map { (name: $0.0, value: $0.1) }
    }

    /// The members of both.
    package static func + (one: Members, other: Members) -> Members {
      Members(one.all + other.all)
    }

    var json: [JSONTree.Member] { all.map { .init($0.name, $0.value.json) } }

    var names: JSONTree { .texts(all.map { $0.name }) }
  }

  package static func list(_ element: JSONSchema) -> JSONSchema {
    JSONSchema(type: "array").with("items", element.json)
  }

  package static func object(_ members: Members, optional: Members = [:]) -> JSONSchema {
    JSONSchema(
      [.init("type", "object"), .init("properties", .object((members + optional).json))]
        + (members.all.isEmpty ? [] : [.init("required", members.names)])
        + [.init("additionalProperties", .boolean(false))]
    )
  }

  /// An object with any keys.
  package static func table(of value: JSONSchema) -> JSONSchema {
    JSONSchema(type: "object").with("additionalProperties", value.json)
  }

  package static func either(_ schemas: [JSONSchema]) -> JSONSchema {
    JSONSchema([.init("anyOf", .array(schemas.map { $0.json }))])
  }
}
