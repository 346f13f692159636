/// When the app sets the delegate of the notification center.
///
/// An app that sets none has a nil of this type.
public enum NotificationCenterDelegate: String, CaseIterable, Hashable, Sendable {
  /// Before the launch is finished, as Apple demands.
  case set
  /// After the launch is finished.
  case late
}

/// The life cycle that the app uses.
public enum Lifecycle: UInt8, ColumnValue {
  /// The life cycle of the app delegate.
  case app
  /// The life cycle of scenes, from iOS 13.
  case scene

  /// The word of the command line.
  public var name: String {
    switch self {
    case .app: "app"
    case .scene: "scene"
    }
  }
}

/// A value of `UIBackgroundModes` in the Info.plist.
public enum BackgroundMode: String, CaseIterable, Hashable, Sendable {
  /// Background time for pushes with `content-available`.
  case remoteNotification = "remote-notification"
  /// Calls announced through PushKit.
  case voip
  /// Sound.
  case audio
  /// Position updates.
  case location
  /// Background fetch.
  case fetch
  /// Background processing tasks.
  case processing
  /// Push to Talk.
  case pushToTalk = "push-to-talk"
  /// Newsstand downloads.
  case newsstandContent = "newsstand-content"
  /// Accessories with a protocol of their own.
  case externalAccessory = "external-accessory"
  /// Bluetooth accessories.
  case bluetoothCentral = "bluetooth-central"
  /// Acting as a Bluetooth accessory.
  case bluetoothPeripheral = "bluetooth-peripheral"
  /// Nearby interaction.
  case nearbyInteraction = "nearby-interaction"
  /// Network authentication.
  case networkAuthentication = "network-authentication"
}
