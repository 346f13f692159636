import PushPayload
import PushRules
import Questions
import RouteReport

struct WhenCommand: Sendable {
  private let output: OutputArguments
  private let arguments: SpaceArguments
  private let methods: [DelegateMethod]
  private let notes: [String]
  private let phases: [Phase]
  private let limit: Int?
  private let app: AppLine?

  init(_ arguments: ParsedArguments, _ console: Console) throws(ArgumentError) {
    app = arguments.app?.line(without: Set(arguments.inputs().keys))
    let headers = try RequestHeaders(of: arguments, in: console)
    var stated = StatedSituation(arguments)
    output = try OutputArguments(arguments)
    try Self.check(arguments)
    let asked = try AskedMethods(arguments[.when] ?? "", of: .when, app: arguments.app)
    (methods, notes) = (asked.any, asked.notes)
    let only = arguments[.only]
    phases = Phase.allCases.filter { only == nil || $0.name == only }
    limit = try arguments.limit(usual: 10)
    let request = try RequestHeaders(stated, file: headers)
    let path = arguments.operands.first.map { FilePath(argument: $0) }
    let payload = try path.map { path throws(ArgumentError) in
      try InputPayload(path, request, from: ProviderChoice(arguments), in: console)
    }
    if !arguments.has(.all) { stated.app = try AssumedApp(of: [stated]) }
    self.arguments = try SpaceArguments(
      stated,
      headers: headers,
      payload: payload,
      areUsual: !arguments.has(.all),
      asked: methods
    )
  }

  func run(in console: inout Console) throws(ArgumentError) -> ExitCode {
    if !output.isQuiet {
      for warning in arguments.warnings { console.warn(warning) }
      for note in notes { console.report(PrintedText("pushroute: " + note)) }
      for finding in arguments.findings { console.report(finding) }
    }
    let called: WhenCalled
    do {
      called = try WhenCalled(methods, in: phases, of: arguments.space)
    } catch {
      throw .noSituation(error)
    }
    let report = WhenReport(
      called,
      usual: arguments.usual,
      app: arguments.app,
      limit: limit
    )
    if output.isWanted { try output.deliver(text(of: report, in: console), in: &console) }
    return .done
  }

  /// Refuses flags and operands for rows and columns.
  private static func check(_ arguments: ParsedArguments) throws(ArgumentError) {
    try arguments.checkInput()
    try arguments.check(.when, without: [.rows, .columns, .payload, .brief])
    for operand in arguments.operands where Kebab.word(operand, in: TablePreset.names) != nil {
      throw .contradiction(.flag(.when), "table \(operand)")
    }
    if let operand = arguments.operands.dropFirst().first {
      throw .unexpectedOperand(operand, command: "table")
    }
  }

  private func text(of report: WhenReport, in console: Console) -> PrintedText {
    output.render(report.json, markdown: report.markdown, below: app, in: console) {
      report.write(style: $0, to: &$1)
    }
  }
}

extension Phase {
  /// Other words for what the user does.
  static let synonyms = ["launch", "tap"].map { Synonym($0, Phase.response.name) }
}

extension FlagGroup {
  static let when = FlagGroup(
    title: "instead of a table",
    flags: [
      CommandFlag(
        .when,
        takes: "METHODS",
        isList: true,
        help: "list the situations in which any of these methods runs"
      ),
      .all, .limit,
    ]
  )
}

extension CommandFlag {
  static let all = CommandFlag(.all, help: "vary headers, settings and the app, too")

  /// The flag for the number of entries to print.
  static let limit = CommandFlag(
    .limit,
    takes: "NUMBER",
    help: "print so many, the broadest first, or all (10)"
  )
}

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
