internal import AppLifecycle
internal import PushRules

extension TraceReport {
  /// What ``json`` prints.
  package static let schema = JSONSchema.object([
    "schemaVersion": .version,
    "situation": .object(situation),
    "caveats": notes,
    "initialState": state,
    "steps": .list(step),
    "finalState": state,
  ])

  private static let situation =
    JSONSchema.situationMembers
    + [
      "exitsOnSuspend": .truth, "multitasking": .truth, "backgroundTasks": .count,
      "stateRestoration": .truth, "device": .words(["iPhone", "iPad"]),
      "multiWindow": .truth,
    ]

  private static let notes = JSONSchema.list(
    .object(["id": .text, "text": JSONSchema.text.orNull])
  )
  private static let state = JSONSchema.names(of: ProcessState.self)

  private static let reason: JSONSchema.Members = [
    "rule": .rule, "confidence": .confidence, "statement": .text,
  ]

  private static let step = JSONSchema.object(
    [
      "event": .text, "time": JSONSchema.integer.about("Seconds since the first event."),
      "calls": .list(call),
      "path": .list(state), "state": state, "notes": notes,
    ] + reason,
    optional: [
      "consequence": .constant(.boolean(true)), "arrival": arrival,
      "otherSides": .otherSides,
    ]
  )

  private static let arrival = JSONSchema.object([
    "wake": .wake,
    "presentation": .presentation,
    "wakeRule": .rule,
    "because": JSONSchema.text.orNull,
  ])

  private static let call = JSONSchema.object(
    [
      "method": JSONSchema.words(Callback.all.map { $0.id }).orNull,
      "selector": JSONSchema.text.orNull, "signature": JSONSchema.text.orNull,
      "applicationState": .applicationState, "notification": JSONSchema.text.orNull,
    ] + reason,
    optional: JSONSchema.handedOver + [
      "scene": .place,
      "viewController": .text,
      "notificationConfidence": .confidence,
      "notificationOtherSide": .text,
      "otherSides": .otherSides,
    ] + LaunchCargo.members
  )
}

extension LaunchCargo {
  /// The members that say what a launch hands over.
  fileprivate static let members = JSONSchema.Members(
    [
      urlKey, userActivityKey, shortcutItemKey, locationKey, urlContexts, userActivities,
      shortcutItem,
    ].map { (name: $0.name, value: .constant(.boolean(true))) }
  )
}
