/// A switch in the settings of the device.
public enum DeviceSetting: UInt8, ColumnValue {
  /// Switched off.
  case off
  /// Switched on.
  case on

  /// The word of the command line.
  public var name: String { ["off", "on"][place] }
}
