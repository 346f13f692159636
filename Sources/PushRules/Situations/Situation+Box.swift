extension Situation {
  /// The situation as a box with one value in each of its columns.
  package var box: Box {
    var writer = BoxWriter()
    writer.write(1 << UInt64(system.breakpoint), in: .system)
    writer.write(state.bit, in: .state)
    writer.write(Self.bit(launch), in: .launch)
    writer.write(Self.bit(pushType), in: .pushType)
    writer.write(Self.bit(priority), in: .priority)
    writer.write(payload.content.bit, in: .content)
    writer.write(payload.contentAvailable.bit, in: .contentAvailableValue)
    writer.write(payload.mutableContent.bit, in: .mutableContentValue)
    writer.write(payload.category.bit, in: .category)
    for method in implements { writer.write(Presence.present.bit, in: Column(method)) }
    writer.write(Self.bit(notificationCenterDelegate), in: .delegate)
    writer.write(lifecycle.bit, in: .lifecycle)
    writer.write(sdk < .iOS(27, 0) ? 0b01 : 0b10, in: .sdk)
    for mode in backgroundModes {
      if mode == .remoteNotification {
        writer.write(Presence.present.bit, in: .remoteNotificationMode)
      }
      if mode == .voip { writer.write(Presence.present.bit, in: .voipMode) }
    }
    writer.write(backgroundAppRefresh.bit, in: .backgroundAppRefresh)
    writer.write(lowPowerMode.bit, in: .lowPowerMode)
    writer.write(authorization.bit, in: .authorization)
    writer.write(firstUnlock.bit, in: .firstUnlock)
    return writer.box
  }

  /// The bit of an optional value: the lowest for nil.
  private static func bit<Value: PlacedValue>(_ value: Value?) -> UInt64 {
    value.map { $0.bit << 1 } ?? 1
  }
}

/// Writes one column of a box after another.
///
/// It looks up once where the columns lie: that alone takes longer than to write them.
private struct BoxWriter {
  private(set) var box = withoutMethods
  private let layout = ColumnLayout.shared

  @inline(__always)
  mutating func write(_ bits: UInt64, in column: Column) {
    let place = layout[column]
    box[word: place.word] = box[word: place.word] & ~place.bits | bits << UInt64(place.shift)
  }

  /// Any situation of an app that implements no method and declares no background mode.
  private static let withoutMethods = {
    let modes: [Column] = [.remoteNotificationMode, .voipMode]
    return (DelegateMethod.allCases.map { Column($0) } + modes)
      .reduce(into: Box.any) { $0[$1] = Presence.absent.bit }
  }()
}

extension Situation {
  /// The name of the value that a part has.
  package func valueName(of column: Column) -> String {
    column.values[box[column].trailingZeroBitCount]
  }
}
