extension Situation {
  /// The situation as a box with one value in each of its columns.
  package var box: Box {
    var box = Self.boxWithoutMethods
    box.write(1 << UInt64(system.breakpoint), in: .system)
    box.write(state.bit, in: .state)
    box.write(Self.bit(launch), in: .launch)
    box.write(Self.bit(pushType), in: .pushType)
    box.write(Self.bit(priority), in: .priority)
    box.write(payload.content.bit, in: .content)
    box.write(payload.contentAvailable.bit, in: .contentAvailableValue)
    box.write(payload.mutableContent.bit, in: .mutableContentValue)
    box.write(payload.category.bit, in: .category)
    for method in implements { box.write(Presence.present.bit, in: Column(method)) }
    box.write(Self.bit(notificationCenterDelegate), in: .delegate)
    box.write(lifecycle.bit, in: .lifecycle)
    box.write(sdk < .iOS(27, 0) ? 0b01 : 0b10, in: .sdk)
    for mode in backgroundModes {
      if mode == .remoteNotification {
        box.write(Presence.present.bit, in: .remoteNotificationMode)
      }
      if mode == .voip { box.write(Presence.present.bit, in: .voipMode) }
    }
    box.write(backgroundAppRefresh.bit, in: .backgroundAppRefresh)
    box.write(lowPowerMode.bit, in: .lowPowerMode)
    box.write(authorization.bit, in: .authorization)
    box.write(firstUnlock.bit, in: .firstUnlock)
    return box
  }

  /// Any situation of an app that implements no method and declares no background mode.
  private static let boxWithoutMethods = {
    let bare =
      Box(.remoteNotificationMode, bits: Presence.absent.bit)
      & Box(.voipMode, bits: Presence.absent.bit)
    return ValueSet<DelegateMethod>.all.reduce(bare) { $0 & .lacks($1) }
  }()

  /// The bit of an optional value: the lowest for nil.
  private static func bit<Value: PlacedValue>(_ value: Value?) -> UInt64 {
    value.map { $0.bit << 1 } ?? 1
  }
}

extension Box {
  /// Replaces the values of a column.
  @inline(__always)
  fileprivate mutating func write(_ bits: UInt64, in column: Column) {
    let place = ColumnPlace(column)
    self[word: place.word] = self[word: place.word] & ~place.bits | bits << UInt64(place.shift)
  }
}

extension Situation {
  /// The name of the value that a part has.
  package func valueName(of column: Column) -> String {
    column.values[box[column].trailingZeroBitCount]
  }
}
