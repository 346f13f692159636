internal import DecisionTables
internal import PushRules

extension LifecycleInputDescription {
  static let termination = LifecycleInputDescription(
    "ended by",
    get: { $0.termination },
    set: { $0.termination = $1 }
  )
}

extension Entry {
  static func ended(_ values: Termination...) -> Entry { Entry(.termination, values) }
}
