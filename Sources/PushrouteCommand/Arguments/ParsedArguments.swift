import PushRules
import Questions
import RouteReport

struct ParsedArguments: Sendable {
  struct Flag: Hashable, Sendable {
    let key: CommandFlag.Key
    /// The value, or those to compare; empty for a flag that takes none.
    var values: [String]
  }

  private(set) var operands: [String] = []
  /// The flags, in order of first occurrence.
  private(set) var flags: [Flag] = []
  var configuration: Configuration?
  var app: StatedApp?
  /// Finds the configurations of files; nil with `--no-config`.
  var configurations: ConfigurationSearch?
  let command: CommandDescription

  init(_ arguments: [String], for command: CommandDescription) throws(ArgumentError) {
    self.command = command
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      if argument.hasPrefix("--") {
        try readLong(argument.dropFirst(2), &rest)
      } else if argument.hasPrefix("-"), argument != "-" {
        try readLetters(argument.dropFirst(), &rest)
      } else {
        operands.append(argument)
      }
    }
  }

  /// What flags state about the situation, for one side of a comparison.
  func inputs(ofSide side: Int = 0) -> [SituationMember: [String]] {
    flags.reduce(into: [:]) { inputs, flag in
      guard let member = flag.key.input else { return }
      let value = flag.values.dropFirst(side).first ?? flag.values.first
      inputs[member] = value.map { [$0] } ?? []
    }
  }

  func with(flags: [Flag]) -> ParsedArguments {
    var copy = self
    copy.flags = flags
    return copy
  }

  func takes(_ name: FlagName) -> Bool { command.flags.contains { $0.key == .own(name) } }

  func has(_ name: FlagName) -> Bool { has(.own(name)) }

  func has(_ key: CommandFlag.Key) -> Bool { place(of: key) != nil }

  subscript(name: FlagName) -> String? { self[.own(name)] }

  subscript(key: CommandFlag.Key) -> String? { place(of: key).flatMap { flags[$0].values.first } }

  var onlyOperand: String? {
    get throws(ArgumentError) {
      guard operands.count > 1 else { return operands.first }
      throw .unexpectedOperand(operands[1], command: command.name)
    }
  }

  func path(_ name: FlagName) -> FilePath? { path(.own(name)) }

  func path(_ key: CommandFlag.Key) -> FilePath? { self[key].map { FilePath(argument: $0) } }

  func words(of name: FlagName) -> [String] {
    command.flags.first { $0.key == .own(name) }?.value?.words ?? []
  }

  private func place(of key: CommandFlag.Key) -> Int? { flags.firstIndex { $0.key == key } }

  private mutating func readLong(
    _ text: Substring,
    _ rest: inout ArraySlice<String>
  ) throws(ArgumentError) {
    let end = text.firstIndex(of: "=")
    let name = String(text[..<(end ?? text.endIndex)])
    let flags = command.flags + command.inputs
    guard let flag = flags.first(where: { $0.name == name }) else {
      let nearest = NearestWord(to: name, in: flags.map(\.name)).word
      throw .unknownFlag("--" + name, command: command.name, nearest: nearest)
    }
    let attached = end.map { String(text[text.index(after: $0)...]) }
    if flag.value == nil, let attached { throw .unexpectedValue(flag, attached) }
    try set(flag, attached, &rest)
  }

  private mutating func readLetters(
    _ text: Substring,
    _ rest: inout ArraySlice<String>
  ) throws(ArgumentError) {
    var letters = text
    while let letter = letters.popFirst() {
      guard let flag = command.flags.first(where: { $0.letter == letter }) else {
        throw unknownLetter(letter, in: text)
      }
      guard flag.value != nil, !letters.isEmpty else {
        try set(flag, nil, &rest)
        continue
      }
      let attached = letters.first == "=" ? letters.dropFirst() : letters
      return try set(flag, String(attached), &rest)
    }
  }

  /// Returns the error for an unknown letter; maybe a long flag lacks its second dash.
  private func unknownLetter(_ letter: Character, in text: Substring) -> ArgumentError {
    let nearest =
      text.count > 1 ? NearestWord(to: String(text), in: command.flags.map(\.name)).word : nil
    let name = nearest == nil ? "-" + String(letter) : "-" + text
    return .unknownFlag(name, command: command.name, nearest: nearest)
  }

  private mutating func set(
    _ flag: CommandFlag,
    _ attached: String?,
    _ rest: inout ArraySlice<String>
  ) throws(ArgumentError) {
    if flag.key == .own(.tap) {
      return try add(UserAction.notification.name, of: CommandFlag(.userAction))
    }
    guard flag.value != nil else { return try add(nil, of: flag) }
    let value = if let attached { attached } else { try Self.next(&rest, for: flag) }
    if flag.key == .own(.set) { return try setInput(value) }
    try add(Self.checked(value, for: flag), of: flag)
  }

  /// Takes `INPUT=VALUE` as the flag of the input.
  private mutating func setInput(_ text: String) throws(ArgumentError) {
    let name = String(text.prefix { $0 != "=" })
    let value = String(text.dropFirst(name.count + 1))
    let inputs = command.inputs + command.flags.filter { $0.key.input != nil }
    let known = inputs.map(\.name)
    let word = Kebab.word(name, in: known)
    guard let flag = inputs.first(where: { $0.name == word }) else {
      throw .call(
        "--set: \(ArgumentError.quoted(name)) is no input; write INPUT=VALUE"
          + NearestWord(to: name, in: known).suggestion
          + "; all of them: pushroute help situation"
      )
    }
    guard flag.value != nil else {
      guard ["", "on", "true"].contains(value) else { throw .unexpectedValue(flag, value) }
      return try add(nil, of: flag)
    }
    if value.isEmpty { throw .missingValue(flag) }
    try add(Self.checked(value, for: flag), of: flag)
  }

  /// Returns the value, or the word that it spells.
  private static func checked(
    _ value: String,
    for flag: CommandFlag
  ) throws(ArgumentError) -> String {
    guard let expected = flag.value, !expected.words.isEmpty else { return value }
    if let word = expected.word(value) { return word }
    let place = MeantWord.Place.value(of: flag.name)
    throw .unknownValue("\(flag.spelling)", value, expected: expected.words, at: place)
  }

  private mutating func add(_ value: String?, of flag: CommandFlag) throws(ArgumentError) {
    guard let place = place(of: flag.key) else {
      flags.append(Flag(key: flag.key, values: value.map { [$0] } ?? []))
      return
    }
    guard let value, let earlier = flags[place].values.first else { return }
    if flag.value?.isList == true {
      flags[place].values = [earlier + "," + value]
    } else if FilePath(earlier) != FilePath(value) {
      guard command.comparesInputs, let input = flag.key.input, input != .headers else {
        throw .contradiction("\(flag.spelling) \(earlier)", "\(flag.spelling) \(value)")
      }
      if !flags[place].values.dropFirst().contains(value) { flags[place].values.append(value) }
    }
  }

  private static func next(
    _ rest: inout ArraySlice<String>,
    for flag: CommandFlag
  ) throws(ArgumentError) -> String {
    guard let value = rest.first, !value.hasPrefix("-") || value == "-" else {
      throw .missingValue(flag)
    }
    rest.removeFirst()
    return value
  }

  // Standard input can be read only once.

  /// Returns the files that the operands name, or piped standard input if there are none.
  ///
  /// - Throws: `missing` if there is neither, or an error if `-` occurs twice.
  func inputs(
    in console: Console,
    else missing: ArgumentError
  ) throws(ArgumentError) -> [FilePath] {
    try checkInput()
    guard operands.isEmpty else { return operands.map { FilePath(argument: $0) } }
    guard inputCount == 0, console.world.hasPipedInput else { throw missing }
    return [.standardInput]
  }

  /// Checks that at most one word in these and other arguments is `-`.
  func checkInput(with others: ParsedArguments?...) throws(ArgumentError) {
    let count = others.reduce(inputCount) { $0 + ($1?.inputCount ?? 0) }
    if count > 1 { throw .inputTwice }
  }

  /// The number of words that are `-`.
  private var inputCount: Int {
    operands.count { $0 == "-" } + (self[.input(.headers)] == "-" ? 1 : 0)
  }
}
