package import PushRules

/// What the sources of an app do not settle: why, and who may change which methods.
package struct AppDoubt: Hashable, Sendable {
  package let input: Fact.Input
  package let reason: String
  /// The SDK, superclass or file that may do it; nil if only a value is missing.
  package let agent: String?
  /// What it may do.
  package let change: MethodChange
  /// The methods that the agent may change; often empty.
  package let methods: Set<DelegateMethod>

  package init(
    input: Fact.Input,
    reason: String,
    agent: String? = nil,
    change: MethodChange = .adds,
    methods: Set<DelegateMethod> = []
  ) {
    (self.input, self.reason, self.agent) = (input, reason, agent)
    (self.change, self.methods) = (change, methods)
  }
}

extension TargetProfile {
  /// Whether something that is not read may implement a method.
  func mayHave(_ method: DelegateMethod) -> Bool {
    unknown.contains { $0.change == .adds && $0.methods.contains(method) }
  }
}

extension TargetReader {
  /// The methods for pushes that an object of each role may have.
  static func pushMethods(of roles: [Role]) -> Set<DelegateMethod> {
    Set(roles.flatMap { $0.methods }.filter { !$0.isOfLaunch })
  }

  /// What an application delegate may do that becomes the delegate of the notification center, too.
  static let delegateMethods = pushMethods(of: [.applicationDelegate, .notificationCenterDelegate])

  mutating func addDoubt(
    about agent: String,
    _ reason: String,
    _ methods: Set<DelegateMethod> = delegateMethods,
    as change: MethodChange = .adds
  ) {
    let doubt = AppDoubt(
      input: .implements,
      reason: reason,
      agent: agent,
      change: change,
      methods: methods
    )
    if !profile.unknown.contains(doubt) { profile.unknown.append(doubt) }
  }
}
