internal import DecisionTables
internal import PushRules

extension LifecycleInputDescription {
  static let archive = LifecycleInputDescription(
    "saved state",
    get: { $0.archive },
    set: { $0.archive = $1 }
  )
}

extension Entry {
  static func archive(_ values: Presence...) -> Entry { Entry(.archive, values) }
}
