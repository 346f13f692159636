import DecisionTables

/// The information that a launch method gets about the reason for the launch, unless that is a push.
public enum LaunchInformation: CaseIterable, Hashable, Sendable {
  /// The URL, in the launch options.
  case urlKey
  /// The user activity, in the launch options.
  case userActivityKey
  /// The quick action, in the launch options.
  case shortcutItemKey
  /// That a location event launched the app, in the launch options.
  case locationKey
  /// The URLs, in the connection options of the scene.
  case urlContexts
  /// The user activities, in the connection options of the scene.
  case userActivities
  /// The quick action, in the connection options of the scene.
  case shortcutItem

  /// When a method gets it.
  struct Rule: Hashable, Sendable {
    let condition: Region
    let information: LaunchInformation

    /// States that it comes with an event if some entries hold.
    static func on(
      _ event: LifecycleEvent,
      _ information: LaunchInformation,
      when entries: Entry...
    ) -> Rule {
      Rule(condition: Region.moments.keeping([.on(event)] + entries), information: information)
    }
  }

  package var name: String {
    switch self {
    case .urlKey: "urlKey"
    case .userActivityKey: "userActivityDictionaryKey"
    case .shortcutItemKey: "shortcutItemKey"
    case .locationKey: "locationKey"
    case .urlContexts: "urlContexts"
    case .userActivities: "userActivities"
    case .shortcutItem: "shortcutItem"
    }
  }

  /// Where the method finds it.
  public var place: String {
    switch self {
    case .urlKey: "the url key of launchOptions"
    case .userActivityKey: "the userActivityDictionary key of launchOptions"
    case .shortcutItemKey: "the shortcutItem key of launchOptions"
    case .locationKey: "the location key of launchOptions"
    case .urlContexts: "connectionOptions.urlContexts"
    case .userActivities: "connectionOptions.userActivities"
    case .shortcutItem: "connectionOptions.shortcutItem"
    }
  }
}

// What a link or a quick action adds to a launch.
extension [LaunchInformation.Rule] {
  static let inLaunchOptions: Self = [
    .on(.openURL, .urlKey), .on(.openUniversalLink, .userActivityKey),
    .on(.openQuickAction, .shortcutItemKey),
  ]

  static let inConnectionOptions: Self = [
    .on(.openURL, .urlContexts), .on(.openUniversalLink, .userActivities),
    .on(.openQuickAction, .shortcutItem),
  ]
}
