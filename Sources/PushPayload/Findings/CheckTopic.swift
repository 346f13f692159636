package struct CheckTopic: Sendable {
  package let title: String
  package let checks: [Check]

  package static let all: [CheckTopic] = ofPayloads + [messages]

  static let ofPayloads = titles.map { CheckTopic(title: $0.key, checks: $0.value) }

  private static let titles: KeyValuePairs<String, [Check]> = [
    "The payload as a whole": [
      .notAnObject, .missingAps, .apsType, .duplicateKey, .payloadSize, .byteOrderMark,
      .simulatorTargetBundle, .nothingToDo,
    ],
    "The flags content-available and mutable-content": [
      .contentAvailableType, .contentAvailableValue, .mutableContentType, .mutableContentValue,
    ],
    "Keys that nobody looks for": [
      .unknownApsKey, .customDataInAps, .keyOutsideAps, .alertKeyOutsideAlert, .unknownAlertKey,
      .unknownSoundKey, .headerInPayload, .keyTooNew,
    ],
    "Keys together": [
      .mutableContentWithoutAlert, .imageWithoutMutableContent, .alertAndContentAvailable,
    ],
    "The alert": [
      .alertType, .alertJSON, .alertEmpty, .loneSurrogate, .alertKeyType, .locArgsType,
      .locArgsWithoutKey, .summaryArgIgnored, .summaryArgCountValue, .showViewType,
      .actionLocKeyRetired,
    ],
    "The sound": [
      .soundType, .soundEmpty, .soundFile, .soundCritical, .levelWithoutSound, .soundNameType,
      .soundVolumeType, .soundVolumeValue,
    ],
    "The badge": [.badgeType, .badgeValue],
    "Buttons, groups, windows, filters and widgets": [
      .categoryType, .threadIDType, .targetContentIDType, .filterCriteriaType, .contentChangedType,
      .urlArgsType,
    ],
    "How urgent it is": [
      .interruptionLevelType, .interruptionLevelValue, .relevanceScoreType, .relevanceScoreValue,
    ],
    "The request headers, each by itself": [
      .pushTypeUnknown, .pushTypeNew, .priorityValue, .expirationValue, .expirationForCalls,
      .collapseIDLength, .apnsIDFormat, .headerUnknown, .headerDuplicate, .headerForm,
      .headerOfResponse, .pushTypeMissing, .topicMissing, .topicTeam, .topicSuffix,
      .requestAddress,
    ],
    "The request headers against the payload": [
      .backgroundVisible, .backgroundWithoutContentAvailable, .widgetsWithoutContentChanged,
      .contentAvailablePushType, .alertNothingToShow, .pushTypeShowsNothing, .liveActivityPushType,
      .backgroundPriority,
      .priorityForPushType, .broadcastPushType,
    ],
    "Live Activities": [
      .liveActivityEvent, .liveActivityTimestamp, .liveActivityDate, .liveActivityStale,
      .liveActivityContentState, .liveActivityStart, .liveActivityStartSystem,
      .liveActivityStartBroadcast, .liveActivityAlert, .liveActivitySound, .liveActivityInput,
      .liveActivityKey, .liveActivityKeyEvent,
    ],
  ]

  /// The message of a provider; the payload that the provider makes of it has the other checks.
  static let messages = CheckTopic(
    title: "Messages of providers",
    checks: [
      .providerKey, .providerValue, .providerText, .providerHeaderType, .providerDataType,
      .providerDataKey, .providerTarget, .providerAps, .providerNoEffect, .providerImage,
      .providerTemplate, .providerRetired,
    ]
  )
}

extension Check {
  package static let all: [Check] = CheckTopic.all.flatMap { $0.checks }
}
