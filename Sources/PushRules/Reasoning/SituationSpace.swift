/// Situations that agree in some parts and range over all values in the others.
public struct SituationSpace: Hashable, Sendable {
  /// The parts that have one value, or some of their values.
  public private(set) var stated: Set<Column>
  /// The values.
  public private(set) var box: Box
  /// A situation in which what is stated is spelt as it was stated.
  public let model: Situation

  /// Fixes parts of a situation and leaves the others open.
  ///
  /// - Parameters:
  ///   - model: The situation.
  ///   - columns: The parts to fix.
  ///   - states: The states to range over, or nil for all if the columns leave the state open.
  public init(like model: Situation, stating columns: Set<Column>, states: [AppState]? = nil) {
    self.model = model
    stated = columns
    box = columns.reduce(.any) { $0 & model.box.only($1) }
    if let states {
      stated.insert(.state)
      box[.state] = states.reduce(0) { $0 | $1.bit }
    }
  }

  /// Returns the situations in which words hold in place of what is stated about their columns.
  func with(_ words: Box) -> SituationSpace {
    var space = self
    for column in words.columns {
      space.stated.insert(column)
      space.box[column] = words[column]
    }
    return space
  }

  /// Returns a situation of the space, with what is stated spelt as it was stated.
  func situation(at box: Box) -> Situation {
    var situation = model
    let spelt = model.box
    for column in Column.base where spelt[column] != box[column] {
      situation.set(column, place: box[column].trailingZeroBitCount)
    }
    if situation.sdk < .iOS(27, 0) { situation.sdk = min(situation.sdk, situation.system) }
    return situation
  }
}

extension Situation {
  /// Gives a part the value at a place of its column.
  fileprivate mutating func set(_ column: Column, place: Int) {
    switch column {
    case .system: system = .release(at: place)
    case .state: state = AppState.allCases[place]
    case .launch: launch = Self.optional(place)
    case .pushType: pushType = Self.optional(place)
    case .priority: priority = Self.optional(place)
    case .content: payload.show(VisibleContent.allCases[place])
    case .contentAvailableValue: payload.contentAvailable = Flag.allCases[place]
    case .mutableContentValue: payload.mutableContent = Flag.allCases[place]
    case .category: payload.category = Presence.allCases[place]
    case .delegate: notificationCenterDelegate = Self.optional(place)
    case .lifecycle: lifecycle = Lifecycle.allCases[place]
    case .sdk: sdk = place == 0 ? .iOS(26) : .iOS(27)
    case .backgroundAppRefresh: backgroundAppRefresh = Setting.allCases[place]
    case .lowPowerMode: lowPowerMode = Setting.allCases[place]
    case .authorization: authorization = Authorization.allCases[place]
    case .firstUnlock: firstUnlock = FirstUnlock.allCases[place]
    default: setMember(column, isPresent: Presence.allCases[place] == .present)
    }
  }

  /// Adds or removes a background mode or a method.
  private mutating func setMember(_ column: Column, isPresent: Bool) {
    let mode: BackgroundMode? =
      switch column {
      case .remoteNotificationMode: .remoteNotification
      case .voipMode: .voip
      default: nil
      }
    if let mode {
      if isPresent { backgroundModes.insert(mode) } else { backgroundModes.remove(mode) }
    } else if let method = column.method {
      if isPresent { implements.insert(method) } else { implements.remove(method) }
    }
  }

  /// Nothing at the first place, then the values.
  private static func optional<Value: CaseIterable>(_ place: Int) -> Value? {
    place == 0 ? nil : Array(Value.allCases)[place - 1]
  }
}

extension PayloadTraits {
  /// Shows something in its simplest form.
  fileprivate mutating func show(_ content: VisibleContent) {
    alert =
      switch content {
      case .alertDictionary: .dictionary
      case .alertString: .string
      case .sound, .badge, .nothing: .absent
      }
    sound = content == .sound ? .present : .absent
    badge = content == .badge ? .present : .absent
  }
}

extension SystemVersion {
  /// The version at a breakpoint: the last of its major version that it stands for.
  fileprivate static func release(at place: Int) -> SystemVersion {
    isLastOfMajor(place) ? iOS(breakpoints[place].major) : breakpoints[place]
  }
}
