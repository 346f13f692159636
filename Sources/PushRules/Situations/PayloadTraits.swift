/// The parts of a payload that affect its route.
public struct PayloadTraits: Hashable, Sendable {
  /// The form of the text that the push shows.
  public var alert: AlertForm
  /// Whether the push names a sound.
  public var sound: Presence
  /// Whether the push sets the number on the icon, 0 included.
  public var badge: Presence
  /// The value of `content-available`.
  public var contentAvailable: PayloadFlag
  /// The value of `mutable-content`.
  public var mutableContent: PayloadFlag
  /// Whether the push names a category of actions.
  public var category: Presence
  /// What the push does to a Live Activity, or nil if it names no event.
  public var event: LiveActivityEvent?
  /// What other keys imply about the push type, or nil.
  package var implied: ImpliedPushType?

  /// Creates traits, by default those of an empty payload.
  public init(
    alert: AlertForm = .absent,
    sound: Presence = .absent,
    badge: Presence = .absent,
    contentAvailable: PayloadFlag = .absent,
    mutableContent: PayloadFlag = .absent,
    category: Presence = .absent,
    event: LiveActivityEvent? = nil
  ) {
    self.alert = alert
    self.sound = sound
    self.badge = badge
    self.contentAvailable = contentAvailable
    self.mutableContent = mutableContent
    self.category = category
    self.event = event
  }

  package var content: VisibleContent {
    switch (alert, sound, badge) {
    case (.dictionary, _, _): .alertDictionary
    case (.string, _, _): .alertString
    case (.absent, .present, .present): .soundAndBadge
    case (.absent, .present, .absent): .sound
    case (.absent, .absent, .present): .badge
    case (.absent, .absent, .absent): .nothing
    }
  }

  /// The number of different traits for the tables.
  package static let placeCount =
    VisibleContent.allCases.count * PayloadFlag.allCases.count * PayloadFlag.allCases.count
    * Presence.allCases.count * (LiveActivityEvent.allCases.count + 1)
    * (ImpliedPushType.allCases.count + 1)

  /// The index of the traits among all different ones.
  package var place: Int {
    let flags =
      Int(contentAvailable.rawValue) * PayloadFlag.allCases.count + Int(mutableContent.rawValue)
    let content =
      Int(self.content.rawValue) * PayloadFlag.allCases.count * PayloadFlag.allCases.count + flags
    let parts = content * Presence.allCases.count + Int(category.rawValue)
    let event = event.map { Int($0.rawValue) + 1 } ?? 0
    let all = parts * (LiveActivityEvent.allCases.count + 1) + event
    return all * (ImpliedPushType.allCases.count + 1) + (implied.map { $0.place + 1 } ?? 0)
  }
}

/// What keys of a payload imply about the push type where the request states none.
///
/// The value of `event` is an input of the rules by itself.
package enum ImpliedPushType: UInt8, ColumnValue {
  /// Keys that only Live Activities have.
  case liveActivity
  /// `content-changed`, or a misspelling of it.
  case reload

  package var name: String { self == .reload ? "content-changed" : "liveactivity" }

  /// The push type, the newest that a version of iOS has.
  package func pushType(on system: SystemVersion) -> PushType {
    switch self {
    case .liveActivity: .liveActivity
    case .reload: system < .iOS(26, 0) ? .controls : .widgets
    }
  }
}

extension PayloadTraits {
  /// The push type that the keys imply on a version of iOS, or nil: what eval and lint go by.
  package func pushType(on system: SystemVersion) -> PushType? {
    event == nil ? implied?.pushType(on: system) : .liveActivity
  }
}

extension Situation {
  /// The push type that the request states, or that keys of the payload besides `event` imply.
  package var typeInEffect: PushType? {
    pushType ?? (payload.event == nil ? payload.implied?.pushType(on: system) : nil)
  }
}

/// The form in which a payload carries its alert.
public enum AlertForm: Hashable, Sendable {
  /// No alert, or one without any text.
  case absent
  /// A plain string, which is the body.
  case string
  /// A dictionary with a title, subtitle, body or a localization key.
  case dictionary
}
