import PushPayload
import PushRules
import Questions
import RouteReport

/// The two sides of a comparison.
struct DiffSides: Sendable {
  let left: SituationSpace
  let right: SituationSpace
  let question: NamedDifference?
  /// The unstated parts that have their default values.
  let usual: Set<Input>
  /// The unstated parts of the app, which is one for both sides.
  let app: Set<Input>
  /// The sides with the apps that eval assumes for each alone, if these are two.
  let alone: (left: SituationSpace, right: SituationSpace)?
  let warnings: [String]
  let findings: [PrintedText]

  /// Reads the sides; `all` is what all sides of the whole call state, which is about one app.
  init(
    _ arguments: ParsedArguments,
    _ sides: (left: StatedSituation, right: StatedSituation),
    headers: RequestHeaders?,
    among all: [StatedSituation],
    in console: Console
  ) throws(ArgumentError) {
    var operands = arguments.operands
    question = try Self.takeQuestion(&operands)
    if operands.count > 2 { throw .unexpectedOperand(operands[2], command: "diff") }
    let choice = ProviderChoice(arguments)
    var payloads: [InputPayload] = []
    for (path, side) in zip(operands, [sides.left, sides.right]) {
      let request = try RequestHeaders(side, file: headers)
      payloads.append(
        try InputPayload(FilePath(argument: path), request, from: choice, in: console)
      )
    }
    findings = payloads.flatMap(\.findings.texts)
    try Self.checkStates(sides.left, sides.right)
    let (open, ranges) = (question?.input, arguments.has(.all))
    func spaces(_ apps: [AssumedApp]) throws(ArgumentError) -> [SpaceArguments] {
      let all = [(sides.left, payloads.first, apps[0]), (sides.right, payloads.last, apps[1])]
      return try all.map { pair throws(ArgumentError) in
        let (side, payload, app) = pair
        var stated = side
        if !ranges { stated.app = app }
        return try SpaceArguments(
          stated,
          headers: headers,
          payload: payload,
          areUsual: !ranges,
          open: open
        )
      }
    }
    let one = try AssumedApp(of: all, lifecycles: open == .lifecycle ? Lifecycle.allCases : [])
    let both = try spaces([one, one])
    warnings = both.flatMap(\.warnings)
    usual = both[0].usual.intersection(both[1].usual)
    app = both[0].app.intersection(both[1].app)
    let ofApp = Set(arguments.app?.inputs(without: Set(arguments.inputs().keys)) ?? [])
    (self.left, self.right) = try Self.spaces(both[0], both[1], question, ofApp: ofApp)
    let own = [try AssumedApp(of: [sides.left]), try AssumedApp(of: [sides.right])]
    let each = own[0] == own[1] || ranges || question != nil ? nil : try spaces(own)
    alone = try each.map { each throws(ArgumentError) in
      try Self.spaces(each[0], each[1], nil, ofApp: [])
    }
    if question == nil, payloads.count < 2, sides.left == sides.right {
      throw .call(
        "nothing to compare: state a flag with two values, such as --ios 9 --ios 17, two "
          + "payloads, or a word: " + ArgumentError.list(NamedDifference.words.map(\.id))
          + ", or a method"
      )
    }
  }

  /// Checks that both sides state the state of the app, or neither: it has no default.
  private static func checkStates(
    _ one: StatedSituation,
    _ two: StatedSituation
  ) throws(ArgumentError) {
    guard one.namesState != two.namesState else { return }
    let side = one.namesState ? one : two
    let flag = StatedSituation.stateFlags.first { side.has($0) }?.flag
    let name = flag ?? "first-unlock pending"
    throw .call("--\(name) has a state on one side only: state it on both")
  }

  /// Returns the situations; a part stated on one side alone has eval's default on the other.
  ///
  /// A question about the app is asked whatever the app that was read states.
  private static func spaces(
    _ one: SpaceArguments,
    _ two: SpaceArguments,
    _ question: NamedDifference?,
    ofApp: Set<Input>
  ) throws(ArgumentError) -> (SituationSpace, SituationSpace) {
    let stated = one.stated.union(two.stated)
    let differ = one.states != two.states
    let spaces = [one, two].map { side in
      let states = side.states.map { differ && $0.count > 1 ? [AppState.notRunning(.system)] : $0 }
      return SituationSpace(like: side.model, stating: stated, states: states)
    }
    if let question {
      let name: ArgumentError.Subject = "the question \(question.id)"
      if spaces[0].region != spaces[1].region {
        throw .contradiction(name, "flags with two values")
      }
      let input = question.conflict(with: spaces[0])
      if let input, !Input.ofPayload.contains(input), !ofApp.contains(input) {
        throw .contradiction(name, "what is stated about \(input.name)")
      }
      return question.sides(of: spaces[0])
    }
    return (spaces[0], spaces[1])
  }

  /// Takes the question out of the operands: the others are one payload for both sides, or one for
  /// each.
  private static func takeQuestion(
    _ operands: inout [String]
  ) throws(ArgumentError) -> NamedDifference? {
    let names = operands.filter { $0 != "-" && !InputFile.isPath($0) }
    guard let word = names.first else { return nil }
    let words = NamedDifference.words.map(\.id)
    let name = Kebab.word(word, in: words) ?? MethodList.methods(word).first?.id
    guard let question = name.flatMap({ NamedDifference($0) }) else {
      let known = words + DelegateMethod.allCases.map(\.id) + ["a payload"]
      throw .unknownValue("diff", word, expected: known)
    }
    if names.count > 1 {
      throw .contradiction("the question \(question.id)", "the question \(names[1])")
    }
    operands.removeAll { $0 == word }
    return question
  }
}

extension StatedSituation {
  static let stateFlags: [SituationMember] = [.state, .terminatedBy, .killedByUser]

  var namesState: Bool {
    Self.stateFlags.contains { has($0) } || self[.firstUnlock] == FirstUnlock.pending.name
  }
}
