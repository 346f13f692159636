internal import DecisionTables
internal import PushRules

extension LifecycleInputDescription {
  static let scene = LifecycleInputDescription(
    "scene",
    get: { $0.scene },
    set: { $0.scene = $1 }
  )
}

extension Entry {
  static func scene(_ values: AppScene...) -> Entry { Entry(.scene, values) }
}
