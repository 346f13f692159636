/// Checks of one part of a push.
package struct CheckTopic: Sendable {
  /// The part, as a heading.
  package let title: String
  package let checks: [Check]

  private init(_ title: String, _ checks: [Check]) {
    self.title = title
    self.checks = checks
  }
}

extension CheckTopic {
  package static let all: [CheckTopic] = ofPayloads + [messages]

  /// The topics of payloads and of the request headers.
  static let ofPayloads: [CheckTopic] = [
    whole, flags, places, effects, texts, sound, badge, window, ranking, headers, requests,
    activities,
  ]

  private static let whole = CheckTopic(
    "The payload as a whole",
    [
      .notAnObject, .missingAps, .apsType, .duplicateKey, .payloadSize, .byteOrderMark,
      .simulatorTargetBundle, .nothingToDo,
    ]
  )

  private static let flags = CheckTopic(
    "The flags content-available and mutable-content",
    [
      .contentAvailableType, .contentAvailableValue, .mutableContentType, .mutableContentValue,
    ]
  )

  private static let places = CheckTopic(
    "Keys that nobody looks for",
    [
      .unknownApsKey, .customDataInAps, .keyOutsideAps, .alertKeyOutsideAlert, .unknownAlertKey,
      .unknownSoundKey, .headerInPayload, .keyTooNew,
    ]
  )

  private static let effects = CheckTopic(
    "Keys together",
    [
      .mutableContentWithoutAlert, .imageWithoutMutableContent, .alertAndContentAvailable,
    ]
  )

  private static let texts = CheckTopic(
    "The alert",
    [
      .alertType, .alertEmpty, .loneSurrogate, .alertKeyType, .locArgsType, .locArgsWithoutKey,
      .summaryArgIgnored,
      .summaryArgCountValue, .showViewType, .actionLocKeyRetired,
    ]
  )

  private static let sound = CheckTopic(
    "The sound",
    [
      .soundType, .soundEmpty, .soundFile, .soundCritical, .levelWithoutSound, .soundNameType,
      .soundVolumeType,
      .soundVolumeValue,
    ]
  )

  private static let badge = CheckTopic("The badge", [.badgeType, .badgeValue])

  private static let window = CheckTopic(
    "Buttons, groups, windows, filters and widgets",
    [
      .categoryType, .threadIDType, .targetContentIDType, .filterCriteriaType, .contentChangedType,
      .urlArgsType,
    ]
  )

  private static let ranking = CheckTopic(
    "How urgent it is",
    [
      .interruptionLevelType, .interruptionLevelValue, .relevanceScoreType, .relevanceScoreValue,
    ]
  )

  private static let headers = CheckTopic(
    "The request headers, each by itself",
    [
      .pushTypeUnknown, .pushTypeNew, .priorityValue, .expirationValue, .expirationForCalls,
      .collapseIDLength, .apnsIDFormat, .headerUnknown, .headerDuplicate, .headerForm,
      .headerOfResponse, .pushTypeMissing, .topicMissing, .topicTeam, .topicSuffix,
    ]
  )

  private static let requests = CheckTopic(
    "The request headers against the payload",
    [
      .backgroundVisible, .backgroundWithoutContentAvailable, .contentAvailablePushType,
      .alertNothingToShow, .pushTypeShowsNothing, .liveActivityPushType, .backgroundPriority,
      .priorityForPushType, .broadcastPushType,
    ]
  )

  private static let activities = CheckTopic(
    "Live Activities",
    [
      .liveActivityEvent, .liveActivityTimestamp, .liveActivityDate, .liveActivityStale,
      .liveActivityContentState, .liveActivityStart, .liveActivityStartSystem,
      .liveActivityStartBroadcast, .liveActivityAlert, .liveActivitySound, .liveActivityInput,
      .liveActivityKey, .liveActivityKeyEvent,
    ]
  )

  /// The message of a provider; the payload that the provider makes of it has the other checks.
  static let messages = CheckTopic(
    "Messages of providers",
    [
      .providerKey, .providerValue, .providerText, .providerHeaderType,
      .providerDataType, .providerDataKey, .providerTarget, .providerAps, .providerNoEffect,
      .providerImage, .providerTemplate,
      .providerRetired,
    ]
  )
}

extension Check {
  package static let all: [Check] = CheckTopic.all.flatMap { $0.checks }
}
