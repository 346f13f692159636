internal import PushRules
internal import Questions

/// The flags of one side of a comparison.
struct SideArguments {
  var stated: StatedSituation
  let headers: RequestHeaders?

  static let stateFlags: [SituationMember] = [.state, .terminatedBy, .killedByUser]

  var namesState: Bool {
    Self.stateFlags.contains { stated.has($0) }
      || stated[.firstUnlock] == FirstUnlock.pending.name
  }

  /// Reads the flags of both sides: a flag with two values has one on each.
  static func both(
    of arguments: ParsedArguments,
    in console: Console
  ) throws(ArgumentError) -> (left: SideArguments, right: SideArguments) {
    try arguments.checkInput()
    let headers = try RequestHeaders(of: arguments, in: console)
    let sides = [0, 1].map { side in
      let inputs = arguments.inputs(ofSide: side)
      return SideArguments(
        stated: StatedSituation(inputs, arguments.app, arguments.configuration),
        headers: headers
      )
    }
    return (sides[0], sides[1])
  }

  func request() throws(ArgumentError) -> RequestHeaders {
    try RequestHeaders(stated, file: headers)
  }

  func space(
    _ payload: InputPayload?,
    of arguments: ParsedArguments,
    open: Input?
  ) throws(ArgumentError) -> SpaceArguments {
    try SpaceArguments(
      stated,
      headers: headers,
      payload: payload,
      areUsual: !arguments.has(.all),
      open: open
    )
  }
}
