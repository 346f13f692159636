internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

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
    _ sides: (left: SideArguments, right: SideArguments),
    among all: [StatedSituation],
    in console: Console
  ) throws(ArgumentError) {
    var operands = DiffOperands(arguments.operands)
    question = try operands.takeQuestion()
    let payloads = try operands.payloads(for: sides, arguments, in: console)
    findings = payloads.flatMap(\.findings.texts)
    try Self.checkStates(sides.left, sides.right)
    let (open, ranges) = (question?.input, arguments.has(.all))
    func spaces(_ apps: [AssumedApp]) throws(ArgumentError) -> [SpaceArguments] {
      var (left, right) = sides
      if !ranges { (left.stated.app, right.stated.app) = (apps[0], apps[1]) }
      return [
        try left.space(payloads.first, of: arguments, open: open),
        try right.space(payloads.last, of: arguments, open: open),
      ]
    }
    let one = try AssumedApp(of: all, lifecycles: open == .lifecycle ? Lifecycle.allCases : [])
    let both = try spaces([one, one])
    warnings = both.flatMap(\.warnings)
    usual = both[0].usual.intersection(both[1].usual)
    app = both[0].app.intersection(both[1].app)
    let ofApp = Set(arguments.app?.inputs(without: Set(arguments.inputs().keys)) ?? [])
    (self.left, self.right) = try Self.spaces(both[0], both[1], question, ofApp: ofApp)
    let own = [try AssumedApp(of: [sides.left.stated]), try AssumedApp(of: [sides.right.stated])]
    let each = own[0] == own[1] || ranges || question != nil ? nil : try spaces(own)
    alone = try each.map { each throws(ArgumentError) in
      try Self.spaces(each[0], each[1], nil, ofApp: [])
    }
    let isOne = payloads.count < 2 && sides.left.stated == sides.right.stated
    if question == nil, isOne, sides.left.headers == sides.right.headers {
      throw ArgumentError.sameSides
    }
  }

  /// Checks that both sides state the state of the app, or neither: it has no default.
  private static func checkStates(
    _ one: SideArguments,
    _ two: SideArguments
  ) throws(ArgumentError) {
    guard one.namesState != two.namesState else { return }
    let side = one.namesState ? one : two
    let flag = SideArguments.stateFlags.first { side.stated.has($0) }?.flag
    throw .missingSide("--" + (flag ?? "first-unlock pending"))
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
}
