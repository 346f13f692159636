/// A text with the verdict that a reader of JSON owes to it.
///
/// The cases cover the classes of the public JSONTestSuite, whose names they bear.
public struct JSONCase: Hashable, Sendable {
  /// What is special about the text.
  public let name: String
  /// The text, which need not be UTF-8.
  public let bytes: [UInt8]

  private static func of(_ texts: KeyValuePairs<String, String>) -> [JSONCase] {
    texts.map { JSONCase(name: $0.key, bytes: Array($0.value.utf8)) }
  }

  private static func of(_ texts: KeyValuePairs<String, [UInt8]>) -> [JSONCase] {
    texts.map { JSONCase(name: $0.key, bytes: $0.value) }
  }
}

extension JSONCase {
  /// Texts that every reader must accept.
  public static let accepted =
    of(acceptedArrays) + of(acceptedObjects) + of(acceptedNumbers) + of(acceptedStrings)
    + of(acceptedStructures)

  /// Texts that every reader must refuse.
  public static let refused =
    of(refusedArrays) + of(refusedNumbers) + of(refusedObjects) + of(refusedStrings)
    + of(refusedStructures) + of(refusedBytes) + of(endlessStructures)

  /// Texts that a reader may refuse, which this one accepts.
  public static let tolerated = of(toleratedTexts) + of(toleratedBytes)

  /// Texts that a reader may accept, which this one refuses.
  public static let unsupported = of(unsupportedBytes)

  /// All texts.
  public static let all = accepted + refused + tolerated + unsupported
}

extension JSONCase: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
