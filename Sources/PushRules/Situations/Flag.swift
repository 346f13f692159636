/// What a payload gives as the value of a key that Apple documents as the number 1.
///
/// The values are those of the table "What counts as present in the payload" of the rulings;
/// which of them count as set, the tables decide.
public enum Flag: UInt8, ColumnValue {
  /// The key is missing.
  case absent
  /// The number 1, also written 1.0 or 1e0.
  case one
  /// The literal `true`.
  case boolean
  /// The string "1", or a number above 1.
  case undocumented
  /// The number 0 or another below 1, or the literal `false`.
  case zero
  /// Another string, `null`, an array or an object.
  case unreadable
  /// The key stands outside `aps`, or is misspelt.
  case misplaced

  /// The word that prints.
  public var name: String {
    switch self {
    case .absent: "absent"
    case .one: "1"
    case .boolean: "true"
    case .undocumented: "\"1\" or a number above 1"
    case .zero: "0 or false"
    case .unreadable: "neither number nor Boolean"
    case .misplaced: "outside aps or misspelt"
    }
  }
}
