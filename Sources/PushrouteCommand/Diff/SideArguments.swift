internal import PushRules
internal import Questions

/// The flags of one side of a comparison, shared ones included.
struct SideArguments {
  var stated: StatedSituation
  /// The request headers of a file, or nil.
  let headers: RequestHeaders?

  static let stateFlags = ["state", "terminated-by", "killed-by-user"]

  var namesState: Bool {
    Self.stateFlags.contains { stated.has($0) }
      || stated["first-unlock"] == FirstUnlock.pending.name
  }

  /// Reads the shared flags and those of each side.
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
      try SideArguments("left", own.left, beside: left, shared, of: arguments, in: console),
      try SideArguments("right", own.right, beside: right, shared, of: arguments, in: console)
    )
  }

  private init(
    _ side: String,
    _ own: ParsedArguments?,
    beside common: [String: String],
    _ shared: RequestHeaders?,
    of arguments: ParsedArguments,
    in console: Console
  ) throws(CommandError) {
    for (flag, value) in own?.values ?? [:] {
      guard let other = common[flag], other != value else { continue }
      throw .arguments(.contradiction("--\(flag) \(other)", "--\(flag) \(value) of --\(side)"))
    }
    stated = StatedSituation(
      common.merging(own?.values ?? [:]) { $1 },
      arguments.configuration
    )
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
    _ payload: InputPayload?,
    of arguments: ParsedArguments,
    open: Input?
  ) throws(ArgumentError) -> SpaceArguments {
    try SpaceArguments(
      stated,
      headers: headers,
      payload: payload,
      areUsual: !arguments.has("all"),
      open: open
    )
  }

  /// Parses the text of `--left` or `--right`.
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

extension CommandDescription {
  /// The flags in `--left` and `--right`.
  fileprivate static let side = CommandDescription(
    name: "diff",
    summary: "",
    usage: "",
    discussion: "",
    groups: [.situation],
    examples: []
  )
}
