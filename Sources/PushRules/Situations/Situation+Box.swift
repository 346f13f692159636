extension Situation {
  /// The situation as a box with one value in each of its columns.
  package var box: Box {
    var box = Self.boxWithoutMethods
    box[.system] = 1 << UInt64(system.breakpoint)
    box[.state] = state.bit
    box[.launch] = Self.bit(launch)
    box[.pushType] = Self.bit(pushType)
    box[.priority] = Self.bit(priority)
    box[.content] = payload.content.bit
    box[.contentAvailableValue] = payload.contentAvailable.bit
    box[.mutableContentValue] = payload.mutableContent.bit
    box[.category] = payload.category.bit
    for method in implements { box[Column(method)] = Presence.present.bit }
    box[.delegate] = Self.bit(notificationCenterDelegate)
    box[.lifecycle] = lifecycle.bit
    box[.sdk] = sdk < .iOS(27, 0) ? 0b01 : 0b10
    box[.remoteNotificationMode] = Presence(backgroundModes.contains(.remoteNotification)).bit
    box[.voipMode] = Presence(backgroundModes.contains(.voip)).bit
    box[.backgroundAppRefresh] = backgroundAppRefresh.bit
    box[.lowPowerMode] = lowPowerMode.bit
    box[.authorization] = authorization.bit
    box[.firstUnlock] = firstUnlock.bit
    return box
  }

  /// Any situation of an app that implements no method.
  private static let boxWithoutMethods = DelegateMethod.allCases.reduce(into: Box.any) {
    $0[Column($1)] = Presence.absent.bit
  }

  /// The bit of an optional value: the lowest for nil.
  private static func bit<Value: CaseIterable & Equatable>(_ value: Value?) -> UInt64 {
    value.map { $0.bit << 1 } ?? 1
  }
}

extension Presence {
  fileprivate init(_ isThere: Bool) { self = isThere ? .present : .absent }
}

extension Situation {
  /// The name of the value that a part has.
  package func valueName(of column: Column) -> String {
    column.values[box[column].trailingZeroBitCount]
  }
}
