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
  public var content: VisibleContent {
    switch (alert, sound, badge) {
    case (.dictionary, _, _): .alertDictionary
    case (.string, _, _): .alertString
    case (.absent, .present, _): .sound
    case (.absent, .absent, .present): .badge
    case (.absent, .absent, .absent): .nothing
    }
  }
}

/// Whether something is there.
public enum Presence: UInt8, ColumnValue {
  /// It is missing, or counts as missing.
  case absent
  /// It is there.
  case present

  /// The word that prints.
  public var name: String {
    switch self {
    case .absent: "absent"
    case .present: "present"
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

/// The part of a payload that a person could notice.
public enum VisibleContent: UInt8, ColumnValue {
  /// No alert, no sound, no badge.
  case nothing
  /// A badge alone.
  case badge
  /// A sound, with or without a badge, without alert.
  case sound
  /// An alert given as a string.
  case alertString
  /// An alert given as a dictionary.
  case alertDictionary

  /// The word that prints.
  public var name: String {
    switch self {
    case .nothing: "nothing"
    case .badge: "badge only"
    case .sound: "sound without alert"
    case .alertString: "alert string"
    case .alertDictionary: "alert dictionary"
    }
  }
}

/// What a payload gives as the value of a key that Apple documents as the number 1.
///
/// The values are those of the table "What counts as present in the payload" of the rulings;
/// which of them count as set, the tables decide.
public enum Flag: UInt8, ColumnValue {
  /// The key is missing.
  case absent
  /// The number 1, also written 1.0 or 1e0.
  case one
  /// The literal `true`.
  case boolean
  /// The string "1", or a number above 1.
  case undocumented
  /// The number 0 or another below 1, or the literal `false`.
  case zero
  /// Another string, `null`, an array or an object.
  case unreadable
  /// The key stands outside `aps`, or is misspelt.
  case misplaced

  /// The word that prints.
  public var name: String {
    switch self {
    case .absent: "absent"
    case .one: "1"
    case .boolean: "true"
    case .undocumented: "\"1\" or a number above 1"
    case .zero: "0 or false"
    case .unreadable: "neither number nor Boolean"
    case .misplaced: "outside aps or misspelt"
    }
  }
}
