/// When a call can happen.
public enum Phase: UInt8, CaseIterable, Hashable, Sendable {
  /// When the push arrives.
  case arrival
  /// When the user acts.
  case response

  /// The word that prints.
  public var name: String { self == .arrival ? "arrival" : "launch" }
}
