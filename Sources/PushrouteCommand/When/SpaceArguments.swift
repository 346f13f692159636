internal import PushRules
internal import Questions
internal import RouteReport

/// Many situations: stated inputs are fixed, the others range over all values.
struct SpaceArguments: Sendable {
  /// The stated inputs, with the defaults of eval for the rest.
  let model: Situation
  /// The stated parts.
  let stated: Set<Input>
  /// The unstated parts that have their usual values all the same.
  let usual: Set<Input>
  /// The unstated parts of the app, which the first lines name as flags.
  let app: Set<Input>
  let states: [AppState]?
  let warnings: [String]
  /// The findings about the payload that may change an answer.
  let findings: [PrintedText]

  /// Reads the stated inputs.
  ///
  /// The app has the methods that are asked about; the part that the question is about stays open.
  init(
    _ arguments: StatedSituation,
    headers: RequestHeaders?,
    payload: InputPayload?,
    areUsual: Bool = false,
    open: Input? = nil,
    asked: [DelegateMethod] = []
  ) throws(ArgumentError) {
    let request = try RequestHeaders(arguments, file: headers, message: payload?.headers)
    let state = try StateArguments(arguments)
    var model = try arguments.situation(request)
    let members = Situation.members.filter { arguments.has($0) && $0.inputs != [.state] }
    var stated = Set(members.flatMap { $0.inputs })
    if request.pushType != nil { stated.insert(.pushType) }
    if request.priority != nil { stated.insert(.priority) }
    findings = payload?.findings.texts ?? []
    if let payload {
      model.payload = payload.traits
      stated.formUnion(Input.ofPayload)
    }
    usual = areUsual ? Set(Input.usual).subtracting(stated) : []
    if areUsual {
      stated.formUnion(Input.usual)
      if !arguments.has(.implements) { model.implements.formUnion(asked) }
      if arguments.app?.lifecycle == nil, !arguments.has(.lifecycle) {
        model.lifecycle = model.implements.contains(.sceneWillConnect) ? .scene : .app
      }
      if !arguments.has(.notificationCenterDelegate) {
        let isSet = model.implements.contains { $0.isOfNotificationCenter }
        model.notificationCenterDelegate = isSet ? .set : nil
      }
      // With an older SDK an app runs with scenes and without them, on every version.
      if !arguments.has(.sdk), arguments.app?.sdk == nil {
        model.sdk = min(.iOS(26), model.system)
      }
    }
    app = areUsual ? Set(Input.ofApp).subtracting(stated).subtracting([open].compactMap { $0 }) : []
    stated.formUnion(app)
    self.model = model
    self.stated = stated
    if state.namesTermination || state.states.count == 1 && state.states[0].termination == nil {
      states = state.states
    } else {
      states = arguments.has(.state) ? Termination.allCases.map(AppState.notRunning) : nil
    }
    warnings = arguments.has(.system) ? arguments.warnings(model) : []
  }

  var space: SituationSpace { SituationSpace(like: model, stating: stated, states: states) }
}

extension Input {
  /// The inputs of a payload.
  static let ofPayload = allCases.filter { $0.description.party == .payload }

  /// The inputs with usual values unless `--all`: headers and settings.
  fileprivate static let usual = allCases.filter { input in
    input.description.party == .headers || input.description.isSetting
  }

  /// The inputs that are alike in all situations of a call unless `--all`.
  fileprivate static let ofApp =
    [.lifecycle, .sdk, .notificationCenterDelegate] + DelegateMethod.allCases.map { Input($0) }
}
