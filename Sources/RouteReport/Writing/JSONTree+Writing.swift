internal import PushPayload

extension JSONTree {
  /// The value over several lines, indented by 2 spaces, with a line feed at the end.
  package var text: String { text(indentation: 0) + "\n" }

  /// The value as an element of the outermost array, without the indentation of its first line.
  var elementText: String { text(indentation: 2) }

  /// The value on one line, without white space between its parts.
  package var compactText: String { text(indentation: nil) }

  /// The bytes of the value on one line.
  package var compactBytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(256)
    write(to: &bytes, indentation: nil)
    return bytes
  }

  private func text(indentation: Int?) -> String {
    var bytes: [UInt8] = []
    write(to: &bytes, indentation: indentation)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the value on several lines, or on one without an indentation.
  private func write(to output: inout [UInt8], indentation: Int?) {
    switch self {
    case .null: output += "null".utf8
    case .boolean(let value): output += (value ? "true" : "false").utf8
    case .number(let value): output += String(value).utf8
    case .numeral(let digits): output += digits.utf8
    case .string(let value): Self.write(value, to: &output)
    case .array(let elements):
      Self.write(elements, between: "[", "]", to: &output, indentation) { element, output, inner in
        element.write(to: &output, indentation: inner)
      }
    case .object(let members):
      Self.write(members, between: "{", "}", to: &output, indentation) { member, output, inner in
        Self.write(member.key, to: &output)
        output += (inner == nil ? ":" : ": ").utf8
        member.value.write(to: &output, indentation: inner)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item],
    between opener: String,
    _ closer: String,
    to output: inout [UInt8],
    _ indentation: Int?,
    item write: (Item, inout [UInt8], Int?) -> Void
  ) {
    let inner = indentation.map { $0 + 2 }
    output += opener.utf8
    for (index, item) in items.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      if let inner { output += ("\n" + String(repeating: " ", count: inner)).utf8 }
      write(item, &output, inner)
    }
    if let indentation, !items.isEmpty {
      output += ("\n" + String(repeating: " ", count: indentation)).utf8
    }
    output += closer.utf8
  }

  /// Writes a string in quotes, with escapes for everything that a terminal does not show as
  /// itself.
  private static func write(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    defer { output.append(UInt8(ascii: "\"")) }
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C }) {
      output += text.utf8
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\"".utf8
      case "\\": output += "\\\\".utf8
      case "\n": output += "\\n".utf8
      case "\t": output += "\\t".utf8
      default:
        if PrintableText.isPrintable(scalar) {
          output += String(scalar).utf8
        } else {
          output += String(scalar).utf16.map(escape).joined().utf8
        }
      }
    }
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
