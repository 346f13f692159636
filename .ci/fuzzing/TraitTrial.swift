import PushPayload
import PushRules

/// The two ways to read the traits of a payload: as the reader goes by, and from the tree.
struct TraitTrial {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func run() {
    let payload = try? Payload(bytes)
    var scanner = PayloadScanner()
    let slice = bytes[...]
    require(scanner.traits(of: slice.span) == payload?.traits, "the scanner reads other traits")
    require(scanner.traits(of: slice.span) == payload?.traits, "the scanner remembers something")
    guard let document = try? JSONDocument(reading: bytes) else { return }
    let text = rewritten(document.root)
    let escaped = ContiguousArray(text.utf8)
    require(scanner.traits(of: escaped.span) == payload?.traits, "escapes change traits")
    guard let again = try? JSONDocument(reading: Array(escaped)) else {
      fatalError("what was read and written anew is no JSON")
    }
    require(again.root.compactText == document.root.compactText, "another tree")
    require(again.duplicateKeys.count == document.duplicateKeys.count, "other duplicates")
  }

  /// The same value with white space everywhere and all strings in escapes.
  private func rewritten(_ node: JSONNode) -> String {
    switch node.value {
    case .null: " null\t"
    case .boolean(let isTrue): isTrue ? "\ttrue " : "\rfalse\n"
    case .number(let number): " " + number.text + "\n"
    case .string(let text): escaped(text)
    case .array(let elements): " [" + elements.map(rewritten).joined(separator: ",") + "\n]"
    case .object(let members):
      "{" + members.map { escaped($0.key) + ":" + rewritten($0.node) }.joined(separator: " ,")
        + "} "
    }
  }

  private func escaped(_ text: String) -> String {
    let units = text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return " \"" + units.joined() + "\" "
  }
}
