import PushPayload

/// A JSON value to be written; objects keep the order of their members.
package enum JSONTree: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Int)
  /// A number with the spelling of its source.
  case numeral(String)
  case string(String)
  case array([JSONTree])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: JSONTree

    package init(_ key: String, _ value: JSONTree) {
      self.key = key
      self.value = value
    }
  }

  package static func text(_ text: String?) -> JSONTree { text.map(JSONTree.string) ?? .null }

  /// A number of situations, which a 32-bit `Int` cannot hold.
  static func count(_ count: some BinaryInteger) -> JSONTree { .numeral(String(count)) }

  package static func texts(_ texts: [String]) -> JSONTree { .array(texts.map(JSONTree.string)) }

  /// The object with one more member, unless its value is nil.
  func adding(_ key: String, _ value: JSONTree?) -> JSONTree {
    guard case .object(let members) = self, let value else { return self }
    return .object(members + [Member(key, value)])
  }
}

extension JSONTree: ExpressibleByDictionaryLiteral {
  /// Creates an object with its members in the order of the literal.
  package init(dictionaryLiteral members: (String, JSONTree)...) {
    self = .object(members.map { Member($0, $1) })
  }
}

extension JSONTree: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .string(text) }
}

extension JSONTree: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: JSONTree...) { self = .array(elements) }
}

extension JSONTree {
  /// The value over several lines, indented by 2 spaces, with a line feed at the end.
  package var text: String {
    var text = ""
    write(to: &text, indentation: 0)
    return text + "\n"
  }

  /// The value on one line, without white space between its parts.
  package var compactText: String {
    var text = ""
    write(to: &text, indentation: nil)
    return text
  }

  /// Writes the value on several lines, or on one without an indentation.
  private func write(to output: inout some TextOutputStream, indentation: Int?) {
    switch self {
    case .null: output.write("null")
    case .boolean(let value): output.write(value ? "true" : "false")
    case .number(let value): output.write(String(value))
    case .numeral(let digits): output.write(digits)
    case .string(let value): Self.write(value, to: &output)
    case .array(let elements):
      Self.write(elements, between: "[", "]", to: &output, indentation) { element, output, inner in
        element.write(to: &output, indentation: inner)
      }
    case .object(let members):
      Self.write(members, between: "{", "}", to: &output, indentation) { member, output, inner in
        Self.write(member.key, to: &output)
        output.write(inner == nil ? ":" : ": ")
        member.value.write(to: &output, indentation: inner)
      }
    }
  }

  private static func write<Item, Output: TextOutputStream>(
    _ items: [Item],
    between opener: String,
    _ closer: String,
    to output: inout Output,
    _ indentation: Int?,
    item write: (Item, inout Output, Int?) -> Void
  ) {
    let inner = indentation.map { $0 + 2 }
    output.write(opener)
    for (index, item) in items.enumerated() {
      if index > 0 { output.write(",") }
      if let inner { output.write("\n" + String(repeating: " ", count: inner)) }
      write(item, &output, inner)
    }
    if let indentation, !items.isEmpty {
      output.write("\n" + String(repeating: " ", count: indentation))
    }
    output.write(closer)
  }

  /// Writes a string in quotes, with escapes for everything that a terminal does not show as itself, and
  /// for what a CI job takes for a command.
  private static func write(_ text: String, to output: inout some TextOutputStream) {
    if text.utf8.allSatisfy({ (0x24..<0x7F).contains($0) && $0 != 0x5C || 0x20...0x21 ~= $0 }) {
      output.write("\"" + text + "\"")
      return
    }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case " ": result += " "
      case "#" where result.hasSuffix("#"): result += "\\u0023"
      default:
        if PrintableText.isPrintable(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          result += String(scalar).utf16
            .map { "\\u" + PrintableText.hexadecimal($0, digits: 4) }.joined()
        }
      }
    }
    output.write(result + "\"")
  }
}
