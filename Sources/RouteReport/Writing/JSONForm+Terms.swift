import PushPayload
package import PushRules
import Questions

// Forms that several documents use.
extension JSONForm where Value: ColumnValue {
  /// One of the names of an enumeration.
  static var name: JSONForm { JSONForm(.names(of: Value.self)) { .string($0.name) } }
}

extension JSONForm
where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
  static var word: JSONForm {
    JSONForm(.words(Value.allCases.map { $0.rawValue })) { .string($0.rawValue) }
  }
}

extension JSONForm where Value == Confidence {
  static let confidence = JSONForm(.confidence) { .string($0.name) }
}

extension JSONForm where Value == Phase {
  static let phase = JSONForm(.phase) { .string($0.name) }
}

extension JSONForm where Value == Severity {
  static let severity = JSONForm(.severity) { .string($0.name) }
}

extension JSONForm where Value == DelegateMethod {
  static let method = JSONForm(.method) { .string($0.id) }
}

extension JSONForm where Value == Contradiction {
  static let impossible = JSONForm.object([
    .init("because", .text) { $0.description },
    .init("rule", .orNull(.rule)) { $0.rules.first?.id },
  ])
}

extension JSONForm where Value == MemberValue {
  static let value = JSONForm(.anything) { JSONTree($0) }
}

extension JSONForm where Value == Situation {
  static let situation = JSONForm.object(Situation.written)
}

extension Situation {
  static let written: [JSONForm<Situation>.Member] = members.map { member in
    .init(member.name, JSONForm<MemberValue>(member.printed) { JSONTree($0) }) { member.value($0) }
  }

  /// The members that pass a test, without null values.
  package func statedMembers(_ isStated: (SituationMember) -> Bool) -> [JSONTree.Member] {
    Self.members.filter { isStated($0) || $0 == .terminatedBy && state.termination != nil }
      .compactMap { member in
        let value = member.value(self)
        return value == .null ? nil : .init(member.name, JSONTree(value))
      }
  }
}

extension SituationMember {
  fileprivate var printed: JSONSchema {
    switch form {
    case .words(let words): .words(words)
    case .optional(let words): isNumber ? JSONSchema.integer.orNull : JSONSchema.words(words).orNull
    case .version: .release
    case .methods: .methods
    case .list(let words): .list(.words(words))
    case .truth: .truth
    case .onOff, .count: .text
    }
  }
}

extension JSONTree {
  init(_ value: MemberValue) {
    self =
      switch value {
      case .text(let text): .string(text)
      case .texts(let texts): .texts(texts)
      case .number(let number): .number(number)
      case .truth(let isTrue): .boolean(isTrue)
      case .null: .null
      }
  }

  /// The version of the format, which changes when a member goes or changes its meaning.
  package static let schemaVersion = JSONTree.number(2)
}

extension JSONForm.Member {
  /// The version of the format.
  static var schemaVersion: Self {
    .init("schemaVersion", JSONForm<Void>(.version) { _ in .schemaVersion }) { _ in }
  }
}

// Schemas that several documents use.
extension JSONSchema {
  static let version = constant(.schemaVersion).about(
    "The number of this form: it changes when a member goes or means something else."
  )
  package static let method = words(DelegateMethod.allCases.map { $0.id })
  package static let methods = list(method)
  /// The id of a rule, which `rules ID` explains.
  package static let rule = text.about("The id of a rule: pushroute rules ID explains it.")
  package static let confidence = words(Confidence.allCases.map { $0.name })
  package static let phase = words(Phase.allCases.map { $0.name })
  package static let severity = words(Severity.allCases.map { $0.name })
  /// A version of iOS, such as `12` or `16.1`.
  package static let release = text(like: "^[0-9]+(\\.[0-9]+)?$")

  /// One of the names of an enumeration.
  package static func names<Value: ColumnValue>(of _: Value.Type) -> JSONSchema {
    words(Value.allCases.map { $0.name })
  }
}

extension FilePath {
  /// The members of an object that name a file: its path, and its bytes if they are not UTF-8.
  static let written: [JSONForm<FilePath>.Member] = [
    .init("source", .text) { $0.text ?? $0.printed },
    .optional("sourceBytes", hexadecimal) { path in
      path.text == nil
        ? path.bytes.map { PrintableText.hexadecimal($0, digits: 2) }.joined() : nil
    },
  ]

  private static let hexadecimal = JSONForm<String>(.text(like: "^([0-9a-f]{2})*$")) { .string($0) }
    .about("The bytes of a path that is no UTF-8, in hexadecimal digits.")
}
