internal import DecisionTables
internal import PushRules

extension LifecycleInputDescription {
  static let lifecycle = LifecycleInputDescription("life cycle", configuration: { $0.lifecycle })
}

extension Entry {
  static var app: Entry { Entry(.lifecycle, [Lifecycle.app]) }
  static var scene: Entry { Entry(.lifecycle, [Lifecycle.scene]) }
}
