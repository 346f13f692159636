/// Checks that look at the same part of a push.
public struct CheckTopic: Sendable {
  /// The part, as a heading.
  public let title: String
  /// The checks.
  public let checks: [Check]

  private init(_ title: String, _ checks: Check...) {
    self.title = title
    self.checks = checks
  }
}

extension CheckTopic {
  /// All topics.
  public static let all: [CheckTopic] =
    [whole, flags, places, effects, texts, sound, badge]
    + [window, ranking, headers, requests, activities, messages]

  private static let whole = CheckTopic(
    "The payload as a whole",
    .notAnObject,
    .missingAps,
    .apsType,
    .duplicateKey,
    .payloadSize,
    .byteOrderMark,
    .simulatorTarget
  )

  private static let flags = CheckTopic(
    "The flags content-available and mutable-content",
    .contentAvailableType,
    .contentAvailableValue,
    .mutableContentType,
    .mutableContentValue
  )

  private static let places = CheckTopic(
    "Keys that nobody looks for",
    .unknownKey,
    .customData,
    .keyOutside,
    .alertKeyOutside,
    .unknownAlertKey,
    .unknownSoundKey,
    .headerInPayload,
    .keyTooNew
  )

  private static let effects = CheckTopic(
    "Keys together",
    .mutableWithoutAlert,
    .alertAndBackground
  )

  private static let texts = CheckTopic(
    "The alert",
    .alertType,
    .alertEmpty,
    .alertKeyType,
    .localizedArgumentsType,
    .localizedArgumentsAlone,
    .summaryIgnored,
    .summaryCount,
    .actionKeyRetired
  )

  private static let sound = CheckTopic(
    "The sound",
    .soundType,
    .soundEmpty,
    .soundCritical,
    .soundName,
    .soundVolumeType,
    .soundVolumeValue
  )

  private static let badge = CheckTopic("The badge", .badgeType, .badgeValue)

  private static let window = CheckTopic(
    "Buttons, groups, windows and filters",
    .categoryType,
    .threadIDType,
    .targetContentIDType,
    .filterCriteriaType
  )

  private static let ranking = CheckTopic(
    "How urgent it is",
    .interruptionLevelType,
    .interruptionLevelValue,
    .relevanceScoreType,
    .relevanceScoreValue
  )

  private static let headers = CheckTopic(
    "The request headers, each by itself",
    .pushTypeUnknown,
    .pushTypeNew,
    .priorityValue,
    .expirationValue,
    .expirationForCalls,
    .collapseIDLength,
    .apnsIDFormat,
    .headerUnknown,
    .topicMissing,
    .topicSuffix
  )

  private static let requests = CheckTopic(
    "The request headers against the payload",
    .backgroundVisible,
    .backgroundWithoutContentAvailable,
    .contentAvailablePushType,
    .alertNothingToShow,
    .pushTypeShowsNothing,
    .liveActivityPushType,
    .backgroundPriority,
    .priorityForPushType
  )

  private static let activities = CheckTopic(
    "Live Activities",
    .liveActivityEvent,
    .liveActivityTimestamp,
    .liveActivityDate,
    .liveActivityContentState,
    .liveActivityStart,
    .liveActivityStartSystem,
    .liveActivityAlert,
    .liveActivitySound,
    .liveActivityInput
  )

  /// The message of a provider, beside the payload that it leads to.
  public static let messages = CheckTopic(
    "Messages of providers",
    .providerKey,
    .providerHeaderType,
    .providerDataType,
    .providerAps,
    .providerNoEffect,
    .providerImage,
    .providerTemplate,
    .providerRetired
  )
}

extension Check {
  /// All checks, by topic.
  public static let all: [Check] = CheckTopic.all.flatMap(\.checks)
}
