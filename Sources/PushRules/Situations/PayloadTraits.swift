/// What a payload says that the routing depends on.
public struct PayloadTraits: Hashable, Sendable {
  /// The form of the text that the push shows.
  public var alert: AlertForm
  /// Whether the push names a sound.
  public var sound: Presence
  /// Whether the push sets the number on the icon, 0 included.
  public var badge: Presence
  /// The value of `content-available`.
  public var contentAvailable: Flag
  /// The value of `mutable-content`.
  public var mutableContent: Flag
  /// Whether the push names a category of actions.
  public var category: Presence

  /// Creates traits; what is left out is absent from the payload.
  public init(
    alert: AlertForm = .absent,
    sound: Presence = .absent,
    badge: Presence = .absent,
    contentAvailable: Flag = .absent,
    mutableContent: Flag = .absent,
    category: Presence = .absent
  ) {
    self.alert = alert
    self.sound = sound
    self.badge = badge
    self.contentAvailable = contentAvailable
    self.mutableContent = mutableContent
    self.category = category
  }

  /// The part of the payload that a person could notice.
  package var content: VisibleContent {
    switch (alert, sound, badge) {
    case (.dictionary, _, _): .alertDictionary
    case (.string, _, _): .alertString
    case (.absent, .present, _): .sound
    case (.absent, .absent, .present): .badge
    case (.absent, .absent, .absent): .nothing
    }
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
