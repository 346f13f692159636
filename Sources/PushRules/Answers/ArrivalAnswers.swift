internal import DecisionTables

/// To which part of the app the push is handed on arrival.
package enum ArrivalRecipient: UInt8, ColumnValue {
  /// No part of the app.
  case nobody
  /// The app, which is in the foreground.
  case foreground
  /// The app, which has background time.
  case background
  /// PushKit's delegate.
  case pushKit

  package var name: String {
    switch self {
    case .nobody: "nobody"
    case .foreground: "app in the foreground"
    case .background: "app in the background"
    case .pushKit: "PushKit"
    }
  }
}

/// Which method takes the push on arrival, besides the question what to show.
package enum ArrivalMethod: UInt8, ColumnValue {
  /// No method.
  case nobody
  /// The method for remote notifications that `RemoteNotificationMethod` names.
  case remoteNotificationMethod
  /// PushKit's method.
  case pushKit

  package var name: String {
    switch self {
    case .nobody: "nobody"
    case .remoteNotificationMethod: "method for remote notifications"
    case .pushKit: "PushKit"
    }
  }
}

extension Entry {
  static var arrivalRecipient: TypedColumn<ArrivalRecipient> {
    TypedColumn(answer: .arrivalRecipient)
  }
  static var arrivalMethod: TypedColumn<ArrivalMethod> { TypedColumn(answer: .arrivalMethod) }
}
