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
public enum BackgroundMode: UInt8, CaseIterable, Hashable, Sendable {
  /// Background time for pushes with `content-available`.
  case remoteNotification
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
  case pushToTalk
  /// Newsstand downloads.
  case newsstandContent
  /// Accessories with a protocol of their own.
  case externalAccessory
  /// Bluetooth accessories.
  case bluetoothCentral
  /// Acting as a Bluetooth accessory.
  case bluetoothPeripheral
  /// Nearby interaction.
  case nearbyInteraction
  /// Network authentication.
  case networkAuthentication

  /// The value as the Info.plist has it.
  public var name: String {
    switch self {
    case .remoteNotification: "remote-notification"
    case .voip: "voip"
    case .audio: "audio"
    case .location: "location"
    case .fetch: "fetch"
    case .processing: "processing"
    case .pushToTalk: "push-to-talk"
    case .newsstandContent: "newsstand-content"
    case .externalAccessory: "external-accessory"
    case .bluetoothCentral: "bluetooth-central"
    case .bluetoothPeripheral: "bluetooth-peripheral"
    case .nearbyInteraction: "nearby-interaction"
    case .networkAuthentication: "network-authentication"
    }
  }

  /// The mode with a value of the Info.plist, or nil if there is none.
  public init?(name: String) {
    guard let mode = ValueSet<Self>.all.first(where: { $0.name == name }) else { return nil }
    self = mode
  }
}
