internal import DecisionTables
internal import PushRules

extension LifecycleInputDescription {
  static let stateRestoration = LifecycleInputDescription(
    "state restoration",
    configuration: { $0.stateRestoration }
  )
}

extension Entry {
  static func stateRestoration(_ value: Presence) -> Entry { Entry(.stateRestoration, [value]) }
}
