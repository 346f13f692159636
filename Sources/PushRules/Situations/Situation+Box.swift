extension Situation {
  /// The situation as a box with one value in each of its columns.
  package var box: Box {
    let array = ColumnLayout.shared.places
    let places = array.span
    var box = Self.boxWithoutMethods
    box.write(1 << UInt64(system.breakpoint), at: places[.system])
    box.write(state.bit, at: places[.state])
    box.write(Self.bit(launch), at: places[.launch])
    box.write(Self.bit(pushType), at: places[.pushType])
    box.write(Self.bit(priority), at: places[.priority])
    box.write(payload.content.bit, at: places[.content])
    box.write(payload.contentAvailable.bit, at: places[.contentAvailableValue])
    box.write(payload.mutableContent.bit, at: places[.mutableContentValue])
    box.write(payload.category.bit, at: places[.category])
    for method in implements { box.write(Presence.present.bit, at: places[Column(method)]) }
    box.write(Self.bit(notificationCenterDelegate), at: places[.delegate])
    box.write(lifecycle.bit, at: places[.lifecycle])
    box.write(sdk < .iOS(27, 0) ? 0b01 : 0b10, at: places[.sdk])
    for mode in backgroundModes {
      if mode == .remoteNotification {
        box.write(Presence.present.bit, at: places[.remoteNotificationMode])
      }
      if mode == .voip { box.write(Presence.present.bit, at: places[.voipMode]) }
    }
    box.write(backgroundAppRefresh.bit, at: places[.backgroundAppRefresh])
    box.write(lowPowerMode.bit, at: places[.lowPowerMode])
    box.write(authorization.bit, at: places[.authorization])
    box.write(firstUnlock.bit, at: places[.firstUnlock])
    return box
  }

  /// Any situation of an app that implements no method and declares no background mode.
  private static let boxWithoutMethods = {
    let modes: [Column] = [.remoteNotificationMode, .voipMode]
    return (DelegateMethod.allCases.map { Column($0) } + modes)
      .reduce(into: Box.any) { $0[$1] = Presence.absent.bit }
  }()

  /// The bit of an optional value: the lowest for nil.
  private static func bit<Value: PlacedValue>(_ value: Value?) -> UInt64 {
    value.map { $0.bit << 1 } ?? 1
  }
}

extension Box {
  /// Replaces the values of a column, whose place was looked up once for many.
  @inline(__always)
  fileprivate mutating func write(_ bits: UInt64, at place: ColumnLayout.Place) {
    self[word: place.word] = self[word: place.word] & ~place.bits | bits << UInt64(place.shift)
  }
}

extension Span<ColumnLayout.Place> {
  /// The place of a column.
  fileprivate subscript(column: Column) -> ColumnLayout.Place { self[Int(column.rawValue)] }
}

extension Situation {
  /// The name of the value that a part has.
  package func valueName(of column: Column) -> String {
    column.values[box[column].trailingZeroBitCount]
  }
}
