/// Who takes a push of this push type on the device.
public enum Recipient: UInt8, ColumnValue {
  /// The app, or its notification service extension.
  case app
  /// PushKit, for the app.
  case pushKit
  /// The widget extension: Live Activities, widgets and controls.
  case widgetExtension
  /// ActivityKit, which starts a Live Activity and gives the app time for it.
  case activityKit
  /// The location push service extension.
  case locationExtension
  /// The Push to Talk framework.
  case pushToTalk
  /// The file provider extension.
  case fileProviderExtension
  /// The complication on the watch.
  case watchComplication
  /// The device, for its management server.
  case deviceManagement
  /// No one: the version of iOS or the user does not support the push type.
  case nobody

  /// The word that prints.
  public var name: String {
    [
      "app", "PushKit", "widget extension", "ActivityKit", "location push service extension",
      "Push to Talk framework", "file provider extension", "watch complication",
      "device management", "nobody",
    ][place]
  }
}

/// Which of the two methods for remote notifications is called.
package enum RemoteNotificationMethod: UInt8, ColumnValue {
  case fetch, didReceive, nobody

  package var name: String { ["did-receive-fetch", "did-receive", "nobody"][place] }
}

/// Which of PushKit's methods takes a call.
package enum PushKitMethod: UInt8, ColumnValue {
  /// The method of iOS 26.4, which states whether the call must be reported.
  case withMetadata
  /// The method of iOS 8.
  case plain
  case nobody

  package var name: String {
    ["did-receive-incoming-voip-push", "did-receive-incoming-push", "nobody"][place]
  }
}

/// Whether the notification center's delegate can decide what to show.
package enum ForegroundPresenter: UInt8, ColumnValue {
  case answers, lacking, nobody
  /// The version of iOS has no notification center.
  case tooOld

  package var name: String {
    ["answers", "lacks will-present", "no delegate", "before iOS 10"][place]
  }
}

package enum Launchability: UInt8, ColumnValue {
  case launches
  /// It does not: the app needs scenes and has none.
  case fails

  package var name: String { self == .launches ? "launches" : "fails to launch" }
}
