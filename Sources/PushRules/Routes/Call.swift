/// A callback that runs.
public struct Call: Hashable, Sendable {
  /// The method.
  public let method: DelegateMethod
  /// Whether it runs on arrival or when the user acts.
  public let phase: Phase
  /// The state that the app reads inside it; nil in an extension, which is another process.
  public let applicationState: ApplicationState?
  /// The rule that decides the call.
  public let rule: Rule
  /// The confidence of the weakest rule that the call rests on.
  public let confidence: Confidence
  /// The first rule of that confidence.
  public let weakest: Rule
  /// The contested rules that the call rests on.
  public let contested: [Rule]
  /// What the launch hands over about the push, in a method of a launch.
  public let handedOver: HandedOver?
}
