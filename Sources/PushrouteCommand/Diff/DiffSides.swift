internal import PushPayload
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
  /// What is wrong with the payloads, where that may change an answer.
  let findings: [String]

  /// Reads the sides from the flags, the payloads and the name of a question.
  init(_ arguments: ParsedArguments, in console: Console) throws(CommandError) {
    var operands = DiffOperands(arguments.operands)
    do {
      question = try operands.takeQuestion()
    } catch {
      throw .arguments(error)
    }
    let sides = try SideArguments.both(of: arguments, in: console)
    let payloads = try operands.payloads(for: sides, arguments, in: console)
    findings = payloads.flatMap(\.findings)
    do throws(ArgumentError) {
      try Self.checkStates(sides.left, sides.right)
      let left = try sides.left.space(payloads.first, of: arguments)
      let right = try sides.right.space(payloads.last, of: arguments)
      warnings = left.warnings + right.warnings
      (self.left, self.right) = try Self.spaces(left, right, question)
      let isOne = payloads.count < 2 && sides.left.stated == sides.right.stated
      if question == nil, isOne, sides.left.headers == sides.right.headers {
        throw ArgumentError.sameSides
      }
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
    let flag = SideArguments.stateFlags.first { side.stated.has($0) } ?? "first-unlock pending"
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
      let name = "the question " + question.id
      if spaces[0].box != spaces[1].box { throw .contradiction(name, "flags with two values") }
      let column = question.conflict(with: spaces[0])
      if let column, !SpaceArguments.payloadColumns.contains(column) {
        throw .contradiction(name, "what is stated about \(column.name)")
      }
      return question.sides(of: spaces[0])
    }
    return (spaces[0], spaces[1])
  }
}

/// What the flags say about one side.
private struct SideArguments {
  /// The words about the situation.
  let stated: StatedSituation
  /// The request headers of a file, or nil.
  let headers: RequestHeaders?

  static let stateFlags = ["state", "terminated-by", "killed-by-user"]

  /// Whether a state is stated.
  var namesState: Bool {
    Self.stateFlags.contains { stated.has($0) }
      || stated["first-unlock"] == FirstUnlock.pending.name
  }

  /// Reads what both sides share and what each states by itself.
  static func both(
    of arguments: ParsedArguments,
    in console: Console
  ) throws(CommandError) -> (left: SideArguments, right: SideArguments) {
    let own: (left: ParsedArguments?, right: ParsedArguments?)
    do throws(ArgumentError) {
      own = (try parse(arguments["left"], "left"), try parse(arguments["right"], "right"))
      try arguments.checkInput(with: own.left, own.right)
    } catch {
      throw .arguments(error)
    }
    let shared = try RequestHeaders(of: arguments, in: console)
    let situation = Set(FlagGroup.situation.flags.map(\.name))
    let left = arguments.values.filter { situation.contains($0.key) }
    let right = left.merging(arguments.seconds) { $1 }
    return (
      try SideArguments("left", own.left, beside: left, shared, in: console),
      try SideArguments("right", own.right, beside: right, shared, in: console)
    )
  }

  private init(
    _ side: String,
    _ own: ParsedArguments?,
    beside common: [String: String],
    _ shared: RequestHeaders?,
    in console: Console
  ) throws(CommandError) {
    for (flag, value) in own?.values ?? [:] {
      guard let other = common[flag], other != value else { continue }
      throw .arguments(.contradiction("--\(flag) \(other)", "--\(flag) \(value) of --\(side)"))
    }
    stated = StatedSituation(common.merging(own?.values ?? [:]) { $1 })
    headers =
      try own.flatMap { own throws(CommandError) in
        try RequestHeaders(of: own, in: console)
      } ?? shared
  }

  /// The request headers that are stated.
  func request() throws(CommandError) -> RequestHeaders {
    do {
      return try RequestHeaders(stated, file: headers)
    } catch {
      throw .arguments(error)
    }
  }

  /// The situations of this side.
  func space(
    _ payload: NamedPayload?,
    of arguments: ParsedArguments
  ) throws(ArgumentError) -> SpaceArguments {
    try SpaceArguments(
      stated,
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

  /// Takes the name of a question out, if there is one; what is no path must be one.
  mutating func takeQuestion() throws(ArgumentError) -> NamedDifference? {
    let names = operands.filter { $0 != "-" && !TablePart.isPath($0) }
    guard let word = names.first else { return nil }
    let words = NamedDifference.words.map(\.id)
    let name = Kebab.word(word, in: words) ?? MethodList.method(word)?.id
    guard let question = name.flatMap({ NamedDifference($0) }) else {
      let known = words + DelegateMethod.allCases.map(\.id) + ["a payload"]
      throw .unknownValue("diff", word, expected: known)
    }
    if names.count > 1 {
      throw .contradiction("the question " + question.id, "the question " + names[1])
    }
    operands.removeAll { $0 == word }
    return question
  }

  /// Reads the payloads: one for both sides, or one for each.
  func payloads(
    for sides: (left: SideArguments, right: SideArguments),
    _ arguments: ParsedArguments,
    in console: Console
  ) throws(CommandError) -> [NamedPayload] {
    if operands.count > 2 { throw .arguments(.needlessOperand(operands[2], command: "diff")) }
    let choice = ProviderChoice(arguments)
    var payloads: [NamedPayload] = []
    for (path, side) in zip(operands, [sides.left, sides.right]) {
      payloads.append(try NamedPayload(path, side.request(), from: choice, in: console))
    }
    return payloads
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
