extension Situation {
  /// Gives a part the value at a place of its column.
  mutating func set(_ column: Column, at index: Int) {
    if let method = column.method {
      Self.toggle(method, to: index, in: &implements)
      return
    }
    switch column {
    case .contentAvailableValue: payload.contentAvailable = Flag.allCases[index]
    case .mutableContentValue: payload.mutableContent = Flag.allCases[index]
    case .category: payload.category = Presence.allCases[index]
    case .content: payload.show(VisibleContent.allCases[index])
    case .pushType: pushType = Self.optional(index)
    case .priority: priority = Self.optional(index)
    case .launch: launch = Self.optional(index)
    case .delegate: notificationCenterDelegate = Self.optional(index)
    case .remoteNotificationMode: Self.toggle(.remoteNotification, to: index, in: &backgroundModes)
    case .voipMode: Self.toggle(.voip, to: index, in: &backgroundModes)
    default: setPlain(column, at: index)
    }
  }

  private mutating func setPlain(_ column: Column, at index: Int) {
    switch column {
    case .system: system = SystemVersion.release(at: index)
    case .state: state = AppState.allCases[index]
    case .lifecycle: lifecycle = Lifecycle.allCases[index]
    case .sdk: sdk = index == 0 ? min(.iOS(26), system) : .iOS(27)
    case .backgroundAppRefresh: backgroundAppRefresh = Setting.allCases[index]
    case .lowPowerMode: lowPowerMode = Setting.allCases[index]
    case .authorization: authorization = Authorization.allCases[index]
    case .firstUnlock: firstUnlock = FirstUnlock.allCases[index]
    default: preconditionFailure("\(column) is no part of the situation")
    }
  }

  /// The value at a place in a column whose first value stands for nothing.
  private static func optional<Value: CaseIterable>(_ index: Int) -> Value? {
    index == 0 ? nil : Array(Value.allCases)[index - 1]
  }

  private static func toggle<Value>(_ element: Value, to index: Int, in set: inout ValueSet<Value>)
  {
    if index == 0 { set.remove(element) } else { set.insert(element) }
  }
}

extension PayloadTraits {
  /// Takes away what is more noticeable than a content, and adds it.
  fileprivate mutating func show(_ content: VisibleContent) {
    alert =
      switch content {
      case .nothing, .badge, .sound: .absent
      case .alertString: .string
      case .alertDictionary: .dictionary
      }
    switch content {
    case .nothing:
      sound = .absent
      badge = .absent
    case .badge:
      sound = .absent
      badge = .present
    case .sound: sound = .present
    case .alertString, .alertDictionary: break
    }
  }
}
