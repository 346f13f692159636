/// Whether something is there.
public enum Presence: UInt8, ColumnValue {
  /// It is missing, or counts as missing.
  case absent
  /// It is there.
  case present

  /// The word that prints.
  public var name: String { ["absent", "present"][place] }
}
