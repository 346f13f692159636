/// To which part of the app the push is handed on arrival.
package enum ArrivalRecipient: UInt8, ColumnValue {
  case nobody, foreground, background, pushKit

  package var name: String {
    ["nobody", "app in the foreground", "app in the background", "PushKit"][place]
  }
}

/// Which method takes the push on arrival, besides the question what to show.
package enum ArrivalMethod: UInt8, ColumnValue {
  case nobody
  /// The method for remote notifications that `RemoteNotificationMethod` names.
  case remoteNotificationMethod
  case pushKit

  package var name: String { ["nobody", "method for remote notifications", "PushKit"][place] }
}
