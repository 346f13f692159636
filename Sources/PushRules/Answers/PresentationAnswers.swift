internal import DecisionTables

/// Whether iOS calls `willPresent` to ask what to show.
package enum WillPresentCall: UInt8, ColumnValue {
  /// iOS asks.
  case asked
  /// iOS does not ask.
  case skipped

  package var name: String { self == .asked ? "asked" : "skipped" }
}

/// What the user gets to see or hear.
public enum Presentation: UInt8, ColumnValue {
  /// Nothing.
  case nothing
  /// What the payload asks for: an alert, a sound or a badge.
  case shown
  /// What `willPresent` returns.
  case appDecides
  /// An entry in the history of Notification Center, without a sound.
  case historyOnly
  /// No source says, or another receiver decides.
  case unknown

  /// The word that prints.
  public var name: String {
    switch self {
    case .nothing: "none"
    case .shown: "shown"
    case .appDecides: "app-decides"
    case .historyOnly: "history-only"
    case .unknown: "unknown"
    }
  }
}

/// Whether the notification service extension runs.
package enum ExtensionRun: UInt8, ColumnValue {
  case runs
  /// It does not run.
  case skipped

  package var name: String { self == .runs ? "runs" : "skipped" }
}

extension Entry {
  static var showing: TypedColumn<Gate> { TypedColumn(answer: .showing) }
  static var willPresentPermit: TypedColumn<Gate> { TypedColumn(answer: .willPresentPermit) }
  static var willPresentCall: TypedColumn<WillPresentCall> { TypedColumn(answer: .willPresentCall) }
  static var presentation: TypedColumn<Presentation> { TypedColumn(answer: .presentation) }
  static var extensionPermit: TypedColumn<Gate> { TypedColumn(answer: .extensionPermit) }
  static var extensionRun: TypedColumn<ExtensionRun> { TypedColumn(answer: .extensionRun) }
}
