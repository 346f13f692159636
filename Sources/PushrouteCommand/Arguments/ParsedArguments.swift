internal import PushRules
internal import Questions
internal import RouteReport

struct ParsedArguments: Sendable {
  struct Flag: Hashable, Sendable {
    let name: String
    var value: String
    /// Further values of a repeated flag, in a command that compares situations.
    var others: [String] = []
  }

  private(set) var operands: [String] = []
  /// The flags, in order of first occurrence.
  private(set) var flags: [Flag] = []
  var configuration: Configuration?
  var app: StatedApp?
  /// Finds the configurations of files; nil with `--no-config`.
  var configurations: ConfigurationSearch?
  private let command: CommandDescription

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

  var values: [String: String] {
    flags.reduce(into: [:]) { $0[$1.name] = $1.value }
  }

  /// The second values of repeated flags, by name.
  var seconds: [String: String] {
    flags.reduce(into: [:]) { $0[$1.name] = $1.others.first }
  }

  func with(operands: [String], flags: [Flag]) -> ParsedArguments {
    var copy = self
    copy.operands = operands
    copy.flags = flags
    return copy
  }

  func takes(_ flag: CommandFlag) -> Bool { command.flags.contains { $0.name == flag.name } }

  var takesFilesOnly: Bool { command.takesFilesOnly }

  var looksAtEachFile: Bool { command.looksAtEachFile }

  func has(_ name: String) -> Bool { place(of: name) != nil }

  subscript(name: String) -> String? { place(of: name).map { flags[$0].value } }

  var onlyOperand: String? {
    get throws(CommandError) {
      guard operands.count > 1 else { return operands.first }
      throw .arguments(.needlessOperand(operands[1], command: command.name))
    }
  }

  func path(_ name: String) -> FilePath? { self[name].map { FilePath(argument: $0) } }

  func words(of name: String) -> [String] {
    command.flags.first { $0.name == name }?.value?.words ?? []
  }

  private func place(of name: String) -> Int? { flags.firstIndex { $0.name == name } }

  private mutating func readLong(
    _ text: Substring,
    _ rest: inout ArraySlice<String>
  ) throws(ArgumentError) {
    let end = text.firstIndex(of: "=")
    let name = String(text[..<(end ?? text.endIndex)])
    guard let flag = (command.flags + command.inputs).first(where: { $0.name == name }) else {
      let nearest = NearestWord(to: name, in: (command.flags + command.inputs).map(\.name))
      throw .unknownFlag(
        "--" + name,
        command: command.name,
        nearest: nearest.word.map { "--" + $0 }
      )
    }
    let attached = end.map { String(text[text.index(after: $0)...]) }
    if flag.value == nil, let attached { throw .needlessValue(flag, attached) }
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
    return .unknownFlag(
      nearest == nil ? "-" + String(letter) : "-" + text,
      command: command.name,
      nearest: nearest.map { "--" + $0 }
    )
  }

  private mutating func set(
    _ flag: CommandFlag,
    _ attached: String?,
    _ rest: inout ArraySlice<String>
  ) throws(ArgumentError) {
    guard flag.value != nil else { return try add("", of: flag) }
    let value = if let attached { attached } else { try Self.next(&rest, for: flag) }
    if flag == .set { return try setInput(value) }
    try add(Self.checked(value, for: flag), of: flag)
  }

  /// Takes `INPUT=VALUE` as the flag of the input.
  private mutating func setInput(_ text: String) throws(ArgumentError) {
    let name = String(text.prefix { $0 != "=" })
    let value = String(text.dropFirst(name.count + 1))
    let inputs =
      command.inputs + command.flags.filter { SituationMember.stated(by: $0.name) != nil }
    let word = Kebab.word(name, in: inputs.map(\.name))
    guard let flag = inputs.first(where: { $0.name == word }) else {
      throw .unknownInput(name, among: inputs.map(\.name))
    }
    guard flag.value != nil else {
      guard ["", "on", "true"].contains(value) else { throw .needlessValue(flag, value) }
      return try add("", of: flag)
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
    throw .unknownValue(flag.spelling, value, expected: expected.words, hint: expected.hint)
  }

  private mutating func add(_ value: String, of flag: CommandFlag) throws(ArgumentError) {
    guard let place = place(of: flag.name) else {
      flags.append(Flag(name: flag.name, value: value))
      return
    }
    let earlier = flags[place].value
    if flag.value?.isList == true {
      flags[place].value = earlier + "," + value
    } else if FilePath(earlier) != FilePath(value) {
      guard command.compares(flag) else {
        throw .contradiction("\(flag.spelling) \(earlier)", "\(flag.spelling) \(value)")
      }
      if !flags[place].others.contains(value) { flags[place].others.append(value) }
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
}
