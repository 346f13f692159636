/// The app of one call: what the call leaves unstated about it, decided once.
package struct AssumedApp: Hashable, Sendable {
  package let implements: Set<DelegateMethod>
  /// The life cycle, or nil if it follows from the methods that the call states.
  package let lifecycle: Lifecycle?
  /// The SDK, or nil if it follows from what the call states.
  package let sdk: SystemVersion?

  /// Decides by R-42.
  ///
  /// - Parameters:
  ///   - system: The newest version that the call names.
  ///   - lifecycles: The life cycle that each side of the call states, or nil.
  ///   - statesMethods: Whether any side states the methods.
  package init(on system: SystemVersion, lifecycles: [Lifecycle?], statesMethods: Bool) {
    let usual = Situation(
      system: system,
      state: .active,
      payload: PayloadTraits(),
      lifecycle: lifecycles.contains(.scene) ? .scene : lifecycles.contains(nil) ? nil : .app
    )
    implements = usual.implements
    lifecycle = statesMethods ? nil : usual.lifecycle
    let kind = lifecycles.contains(.app) ? .app : usual.lifecycle
    sdk = statesMethods ? nil : .assumedSDK(on: system, kind)
  }

  /// The flags that a call may leave out, and that its first lines name then.
  package static let members: [SituationMember] = [.implements, .lifecycle, .sdk]

  /// The flags that state what a situation assumes of its app, to be pasted; empty for nothing.
  ///
  /// Every app has didFinishLaunching, which is no method that takes a push.
  package static func flags(of situation: Situation, assuming names: [String]) -> String {
    flags(of: situation, members.filter { names.contains($0.name) })
  }

  /// Returns the flags that state some members; one without a word for its value is left out.
  package static func flags(of situation: Situation, _ members: [SituationMember]) -> String {
    var situation = situation
    situation.implements.remove(.didFinishLaunching)
    return members.compactMap { $0.flag(in: situation) }.joined(separator: " ")
  }

  package static func flags(of situation: Situation, leavingOpen inputs: Set<Input>) -> String {
    let open = members.filter { !inputs.isDisjoint(with: $0.inputs) }
    return flags(of: situation, assuming: open.map { $0.name })
  }
}
