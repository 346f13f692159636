public import PushRules

/// A call as a claim states it; what the claim does not state is not compared.
public struct ExpectedCall: Sendable {
  let method: DelegateMethod
  let state: ApplicationState?
  let confidence: Confidence?
  let handedOver: HandedOver.Answer?
  let handedOverConfidence: Confidence?

  private init(
    _ method: DelegateMethod,
    _ state: ApplicationState?,
    _ confidence: Confidence?,
    handedOver: HandedOver.Answer? = nil,
    handedOverConfidence: Confidence? = nil
  ) {
    self.method = method
    self.state = state
    self.confidence = confidence
    self.handedOver = handedOver
    self.handedOverConfidence = handedOverConfidence
  }

  /// The first callback of a launch.
  public static func willFinish(
    _ state: ApplicationState,
    key: HandedOver.Answer
  ) -> ExpectedCall {
    ExpectedCall(.willFinishLaunching, state, nil, handedOver: key)
  }

  /// The callback at the end of a launch.
  public static func finish(
    _ state: ApplicationState,
    key: HandedOver.Answer,
    keyIs keyConfidence: Confidence? = nil,
    _ confidence: Confidence? = nil
  ) -> ExpectedCall {
    ExpectedCall(
      .didFinishLaunching,
      state,
      confidence,
      handedOver: key,
      handedOverConfidence: keyConfidence
    )
  }

  /// The callback with which a scene starts.
  public static func connect(
    _ state: ApplicationState,
    response: HandedOver.Answer,
    _ confidence: Confidence? = nil
  ) -> ExpectedCall {
    ExpectedCall(.sceneWillConnect, state, confidence, handedOver: response)
  }

  /// The old callback.
  public static func old(_ state: ApplicationState, _ confidence: Confidence? = nil) -> Self {
    ExpectedCall(.didReceive, state, confidence)
  }

  /// The fetch variant.
  public static func fetch(_ state: ApplicationState, _ confidence: Confidence? = nil) -> Self {
    ExpectedCall(.didReceiveFetch, state, confidence)
  }

  /// The question what to show.
  public static func present(_ state: ApplicationState, _ confidence: Confidence? = nil) -> Self {
    ExpectedCall(.willPresent, state, confidence)
  }

  /// The response of the user.
  public static func response(_ state: ApplicationState, _ confidence: Confidence? = nil) -> Self {
    ExpectedCall(.didReceiveResponse, state, confidence)
  }

  /// The callback for an action button of iOS 8.
  public static func action(_ state: ApplicationState, _ confidence: Confidence? = nil) -> Self {
    ExpectedCall(.handleAction, state, confidence)
  }

  /// The callback for an action button of iOS 9.
  public static func actionResponse(
    _ state: ApplicationState,
    _ confidence: Confidence? = nil
  ) -> ExpectedCall {
    ExpectedCall(.handleActionResponse, state, confidence)
  }

  /// The service extension.
  public static let serviceExtension = ExpectedCall(.serviceExtension, nil, nil)

  /// The service extension, with its confidence.
  public static func serviceExtension(_ confidence: Confidence) -> ExpectedCall {
    ExpectedCall(.serviceExtension, nil, confidence)
  }

  /// PushKit's method of iOS 26.4.
  public static func voipCall(_ state: ApplicationState, _ confidence: Confidence? = nil) -> Self {
    ExpectedCall(.didReceiveIncomingVoIPPush, state, confidence)
  }

  /// The callback of PushKit.
  public static func pushKit(_ state: ApplicationState, _ confidence: Confidence? = nil) -> Self {
    ExpectedCall(.didReceiveIncomingPush, state, confidence)
  }
}

extension ExpectedCall: CustomStringConvertible {
  /// What is stated about the call.
  public var description: String {
    [
      method.id, state?.name ?? "outside the app", handedOver.map { "hands over \($0)" },
      handedOverConfidence.map { "(\($0))" }, confidence?.name,
    ].compactMap(\.self).joined(separator: " ")
  }

  /// The same about a real call.
  func matching(_ call: Call) -> ExpectedCall {
    ExpectedCall(
      call.method,
      call.applicationState,
      confidence == nil ? nil : call.confidence,
      handedOver: handedOver == nil ? nil : call.handedOver?.answer,
      handedOverConfidence: handedOverConfidence == nil ? nil : call.handedOver?.confidence
    )
  }

  /// Everything about a real call.
  init(_ call: Call) {
    self.init(
      call.method,
      call.applicationState,
      call.confidence,
      handedOver: call.handedOver?.answer,
      handedOverConfidence: call.handedOver?.confidence
    )
  }
}
