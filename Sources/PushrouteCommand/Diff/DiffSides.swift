internal import PushRules

/// The two sides of a comparison, and what they agree in.
struct DiffSides: Sendable {
  /// The left side.
  let left: SituationSpace
  /// The right side.
  let right: SituationSpace
  /// The question, if it has a name.
  let question: NamedDifference?
  /// What is odd about the sides but does not stop the answer.
  let warnings: [String]

  /// Reads the sides from the flags, the payloads and the name of a question.
  init(_ arguments: ParsedArguments, in console: Console) throws(CommandError) {
    let one = try SideArguments("left", of: arguments, in: console)
    let two = try SideArguments("right", of: arguments, in: console)
    var operands = DiffOperands(arguments.operands)
    question = operands.takeQuestion()
    let payloads = try operands.payloads(for: arguments, in: console)
    do throws(ArgumentError) {
      try Self.checkStates(one, two)
      let sides = (
        try one.space(payloads.first, of: arguments), try two.space(payloads.last, of: arguments)
      )
      warnings = sides.0.warnings + sides.1.warnings
      (left, right) = try Self.spaces(sides.0, sides.1, question)
    } catch {
      throw .arguments(error)
    }
  }

  /// A state has no default that the other side could have.
  private static func checkStates(
    _ one: SideArguments,
    _ two: SideArguments
  ) throws(ArgumentError) {
    guard one.namesState != two.namesState else { return }
    let side = one.namesState ? one : two
    let flag = SideArguments.stateFlags.first { side.values[$0] != nil } ?? "first-unlock"
    throw .oneSided("--" + flag)
  }

  /// What one side states and the other does not has the default of eval on the other.
  private static func spaces(
    _ one: SpaceArguments,
    _ two: SpaceArguments,
    _ question: NamedDifference?
  ) throws(ArgumentError) -> (SituationSpace, SituationSpace) {
    let stated = one.stated.union(two.stated)
    let differ = one.states != two.states
    let spaces = [one, two].map { side in
      let states = side.states.map { differ && $0.count > 1 ? [AppState.notRunning(.system)] : $0 }
      return SituationSpace(like: side.model, stating: stated, states: states)
    }
    if let question {
      guard spaces[0].box == spaces[1].box else {
        throw .contradiction("the question " + question.id, "flags with two values")
      }
      return question.sides(of: spaces[0])
    }
    if spaces[0].box == spaces[1].box { throw .sameSides }
    return (spaces[0], spaces[1])
  }
}

/// What the flags say about one side.
private struct SideArguments {
  /// The words about the situation, by flag.
  let values: [String: String]
  /// The request headers of a file, or nil.
  let headers: RequestHeaders?

  static let stateFlags = ["state", "terminated-by", "killed-by-user"]

  /// Whether a state is stated.
  var namesState: Bool {
    Self.stateFlags.contains { values[$0] != nil }
      || values["first-unlock"] == FirstUnlock.pending.name
  }

  init(
    _ side: String,
    of arguments: ParsedArguments,
    in console: Console
  ) throws(CommandError) {
    let situationFlags = Set(FlagGroup.situation.flags.map(\.name))
    var values = arguments.values.filter { situationFlags.contains($0.key) }
    if side == "right" { values.merge(arguments.seconds) { $1 } }
    var own: ParsedArguments?
    do throws(ArgumentError) {
      own = try Self.parse(arguments[side], side)
      for (flag, value) in own?.values ?? [:] {
        if let common = values[flag], common != value {
          throw ArgumentError.contradiction(
            "--\(flag) \(common)",
            "--\(flag) \(value) of --\(side)"
          )
        }
        values[flag] = value
      }
    } catch {
      throw .arguments(error)
    }
    self.values = values
    let file = own?.has("headers") == true ? own : arguments
    headers = try file.flatMap { file throws(CommandError) in
      try RequestHeaders(of: file, in: console)
    }
  }

  /// The situations of this side.
  func space(
    _ payload: PayloadTraits?,
    of arguments: ParsedArguments
  ) throws(ArgumentError) -> SpaceArguments {
    try SpaceArguments(
      StatedSituation(values),
      headers: headers,
      payload: payload,
      areUsual: arguments.has("usual")
    )
  }

  /// Takes the text of `--left` or `--right` apart.
  private static func parse(
    _ text: String?,
    _ side: String
  ) throws(ArgumentError) -> ParsedArguments? {
    guard let text else { return nil }
    let words = text.split(separator: " ").map(String.init)
    let parsed = try ParsedArguments(words, for: .side)
    if let operand = parsed.operands.first {
      throw .needlessOperand(operand, command: "--" + side)
    }
    return parsed
  }
}

/// What stands behind `diff` besides flags: the name of a question, payloads.
private struct DiffOperands {
  private var operands: [String]

  init(_ operands: [String]) { self.operands = operands }

  /// Takes the name of a question out, if there is one.
  mutating func takeQuestion() -> NamedDifference? {
    for (index, operand) in operands.enumerated() {
      let names = NamedDifference.words.map(\.id) + DelegateMethod.allCases.map(\.id)
      if let name = Kebab.word(operand, in: names) {
        operands.remove(at: index)
        return NamedDifference(name)
      }
    }
    return nil
  }

  /// Reads the payloads: one for both sides, or one for each.
  func payloads(
    for arguments: ParsedArguments,
    in console: Console
  ) throws(CommandError) -> [PayloadTraits] {
    if operands.count > 2 { throw .arguments(.needlessOperand(operands[2], command: "diff")) }
    if operands.count(where: { $0 == "-" }) > 1 { throw .arguments(.inputTwice) }
    return try SpacePayload.traits(of: operands, arguments, in: console)
  }
}

extension CommandDescription {
  /// What `--left` and `--right` can say.
  fileprivate static let side = CommandDescription(
    name: "diff",
    summary: "",
    usage: "",
    discussion: "",
    groups: [.situation],
    examples: []
  )
}
