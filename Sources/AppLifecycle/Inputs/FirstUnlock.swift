internal import DecisionTables
internal import PushRules

extension LifecycleInputDescription {
  static let firstUnlock = LifecycleInputDescription(
    "first unlock",
    get: { $0.firstUnlock },
    set: { $0.firstUnlock = $1 }
  )
}

extension Entry {
  static func firstUnlock(_ values: FirstUnlock...) -> Entry { Entry(.firstUnlock, values) }
}
