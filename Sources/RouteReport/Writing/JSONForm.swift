/// Writes values as JSON, and describes them in a schema.
package struct JSONForm<Value>: Sendable {
  package let schema: JSONSchema
  package let json: @Sendable (Value) -> JSONTree

  /// Pairs a schema with a function whose JSON fits it.
  init(_ schema: JSONSchema, _ json: @escaping @Sendable (Value) -> JSONTree) {
    self.schema = schema
    self.json = json
  }

  func about(_ text: String) -> JSONForm { JSONForm(schema.about(text), json) }

  /// The form of values that are converted before this form writes them.
  func of<Other>(_ convert: @escaping @Sendable (Other) -> Value) -> JSONForm<Other> {
    JSONForm<Other>(schema) { json(convert($0)) }
  }
}

// Objects.
extension JSONForm {
  struct Member: Sendable {
    let name: String
    let schema: JSONSchema
    let isRequired: Bool
    fileprivate let json: @Sendable (Value) -> JSONTree?
  }

  /// An object with these members in their order.
  static func object(_ members: [Member]) -> JSONForm {
    let schema = JSONSchema.object(
      members.filter { $0.isRequired }.described(),
      optional: members.filter { !$0.isRequired }.described()
    )
    return JSONForm(schema) { .object(members.values(of: $0)) }
  }
}

extension JSONForm.Member {
  /// A member that every object has.
  init<Part>(
    _ name: String,
    _ form: JSONForm<Part>,
    _ part: @escaping @Sendable (Value) -> Part
  ) {
    self.init(name: name, schema: form.schema, isRequired: true) { form.json(part($0)) }
  }

  /// A member that is left out if its value is nil.
  static func optional<Part>(
    _ name: String,
    _ form: JSONForm<Part>,
    _ part: @escaping @Sendable (Value) -> Part?
  ) -> Self {
    Self(name: name, schema: form.schema, isRequired: false) { part($0).map { form.json($0) } }
  }

  /// The same member in the object of a whole; left out if the whole lacks the part.
  fileprivate func of<Whole>(
    _ part: @escaping @Sendable (Whole) -> Value?,
    isRequired: Bool
  ) -> JSONForm<Whole>.Member {
    let isRequired = isRequired && self.isRequired
    return JSONForm<Whole>.Member(name: name, schema: schema, isRequired: isRequired) { whole in
      part(whole).flatMap { json($0) }
    }
  }
}

extension Array {
  /// The names and schemas of the members.
  func described<Value>() -> JSONSchema.Members where Element == JSONForm<Value>.Member {
    JSONSchema.Members(map { (name: $0.name, value: $0.schema) })
  }

  /// The same members in the object of a whole that has this part.
  func of<Whole, Part>(
    _ part: @escaping @Sendable (Whole) -> Part
  ) -> [JSONForm<Whole>.Member] where Element == JSONForm<Part>.Member {
    map { $0.of({ part($0) }, isRequired: true) }
  }

  /// The same members in the object of a whole that may lack this part.
  func ofOptional<Whole, Part>(
    _ part: @escaping @Sendable (Whole) -> Part?
  ) -> [JSONForm<Whole>.Member] where Element == JSONForm<Part>.Member {
    map { $0.of(part, isRequired: false) }
  }

  /// The members that a value has, in their order.
  func values<Value>(of value: Value) -> [JSONTree.Member]
  where Element == JSONForm<Value>.Member {
    compactMap { member in member.json(value).map { JSONTree.Member(member.name, $0) } }
  }
}

// Combinations.
extension JSONForm {
  var orNull: JSONForm<Value?> {
    JSONForm<Value?>(schema.orNull) { $0.map { json($0) } ?? .null }
  }

  static func list<Element>(_ element: JSONForm<Element>) -> JSONForm where Value == [Element] {
    JSONForm(.list(element.schema)) { .array($0.map { element.json($0) }) }
  }

  static func orNull<Part>(_ form: JSONForm<Part>) -> JSONForm where Value == Part? { form.orNull }
}

// Strings.
extension JSONForm where Value == String {
  static let text = JSONForm(.text) { .string($0) }
  static let rule = JSONForm(.rule) { .string($0) }

  static func words(_ words: [String]) -> JSONForm { JSONForm(.words(words)) { .string($0) } }
}

extension JSONForm where Value == Bool {
  static let truth = JSONForm(.truth) { .boolean($0) }
  /// True; the member is left out otherwise.
  static let onlyTrue = JSONForm(.constant(.boolean(true))) { .boolean($0) }
}

extension JSONForm where Value == Int {
  /// A whole number that is not negative.
  static let count = JSONForm(.count) { .number($0) }
  static let integer = JSONForm(.integer) { .number($0) }
  /// A place in a text, counted from 1.
  static let place = JSONForm(.place) { .number($0) }
}

extension JSONForm where Value == UInt64 {
  /// A number of situations, which a 32-bit `Int` cannot hold.
  static let situations = JSONForm(.count) { .count($0) }
}

extension JSONForm where Value == Void {
  static let null = JSONForm(.constant(.null)) { .null }

  static func constant(_ text: String) -> JSONForm {
    JSONForm(.constant(.string(text))) { .string(text) }
  }
}

extension JSONForm where Value == JSONTree {
  static let anything = JSONForm(.anything) { $0 }
}

package protocol JSONWritten {
  static var form: JSONForm<Self> { get }
}

extension JSONWritten {
  package var json: JSONTree { Self.form.json(self) }

  package static var schema: JSONSchema { form.schema }
}
