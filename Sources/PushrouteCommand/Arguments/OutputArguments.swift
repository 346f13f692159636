import PushRules
import Questions
import RouteReport

struct OutputArguments: Hashable, Sendable {
  enum Format: String, CaseIterable, Hashable, Sendable {
    case text
    case json
    case markdown
    case svg
    case sarif
    case github
    case junit
    case gitlab
    case `case`
    case scenario

    static let common: [Format] = [.text, .json]
    static let withMarkdown: [Format] = [.text, .json, .markdown]
    static let traces: [Format] = [.text, .json, .markdown, .svg, .scenario]
    static let answers: [Format] = withMarkdown + [.case]
    static let findings: [Format] = [.text, .json, .sarif, .github, .junit, .gitlab]
    static let cases: [Format] = [.text, .json, .junit, .github]
  }

  /// The formats by file extension.
  private static let endings: [String: String] = [
    "json": "json", "md": "markdown", "markdown": "markdown", "svg": "svg", "sarif": "sarif",
    "xml": "junit",
  ]

  enum Color: String, CaseIterable, Hashable, Sendable {
    case auto
    case always
    case never
  }

  /// The format that a flag or the extension of the output file names, or nil.
  let statedFormat: Format?
  let color: Color
  let file: FilePath?
  /// Whether to print no result and no warnings.
  let isQuiet: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    let stated = arguments[.format].flatMap { Format(rawValue: $0) }
    let json = arguments.has(.json)
    if let stated, json, stated != .json {
      throw .contradiction(.flag(.json), .flag(.format, stated.rawValue))
    }
    color = arguments[.color].flatMap { Color(rawValue: $0) } ?? .auto
    file = arguments.path(.output).flatMap { $0 == .standardInput ? nil : $0 }
    if json || stated != nil {
      statedFormat = stated ?? .json
    } else if let file {
      statedFormat = try Self.format(of: file, arguments.words(of: .format))
    } else {
      statedFormat = nil
    }
    isQuiet = arguments.has(.quiet)
  }

  /// The format of a file's extension, or nil; the command must write it.
  private static func format(
    of file: FilePath,
    _ known: [String]
  ) throws(ArgumentError) -> Format? {
    let name = file.printed.lowercased()
    let end = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
    guard let end, !known.isEmpty else { return nil }
    let format = endings[String(end)]
    let ending = MeantWord.ending(forFile: file, at: .output)
    guard format.map(known.contains) ?? ending.isEmpty else {
      let expected = ArgumentError.list(known)
      throw .call(
        "-o \(file.quoted): this command writes \(expected); name one with --format\(ending)"
      )
    }
    return format.flatMap { Format(rawValue: $0) }
  }

  var format: Format { statedFormat ?? .text }

  var isWanted: Bool { file != nil || !isQuiet }

  /// Returns the coloured style on request, or on a terminal without `NO_COLOR` and `TERM=dumb`.
  func style(in console: Console) -> TextStyle {
    switch color {
    case .always: return .colored
    case .never: return .plain
    case .auto:
      let world = console.world
      let refuses = !(world.environment("NO_COLOR") ?? "").isEmpty
      let isColored =
        file == nil && !refuses && world.environment("TERM") != "dumb" && world.isTerminal(.output)
      return isColored ? .colored : .plain
    }
  }

  /// Whether result and messages appear on the same terminal, so that messages would repeat the
  /// result.
  func isBesideMessages(in console: Console) -> Bool {
    file == nil && !isQuiet && console.world.isTerminal(.output) && console.world.isTerminal(.error)
  }

  /// Renders a report in the style for the console.
  func text(in console: Console, _ write: (TextStyle, inout String) -> Void) -> PrintedText {
    PageLayout.$current.withValue(file == nil ? .current : .standard) {
      var text = ""
      write(style(in: console), &text)
      return PrintedText(page: text)
    }
  }

  /// Renders a report in the stated format, or as text in the style for the console, below the line
  /// about an app.
  func render(
    _ json: @autoclosure () -> JSONTree,
    markdown: @autoclosure () -> String = "",
    below app: AppLine? = nil,
    in console: Console,
    text write: (TextStyle, inout String) -> Void
  ) -> PrintedText {
    switch format {
    case .json: PrintedText(json())
    case .markdown: PrintedText(page: (app?.markdown ?? "") + markdown())
    default:
      text(in: console) { style, text in
        text += app?.text ?? ""
        write(style, &text)
      }
    }
  }

  /// Renders a report on findings; JSON and text say more than it.
  func render(
    _ report: LintReport,
    _ json: @autoclosure () -> JSONTree,
    in console: Console,
    text write: (TextStyle, inout String) -> Void
  ) -> PrintedText {
    switch format {
    case .sarif: PrintedText(report.sarif(version: Version.number))
    case .github: PrintedText(commands: report.github)
    case .junit: PrintedText(page: report.junit)
    case .gitlab: PrintedText(report.gitlab)
    default: render(json(), in: console, text: write)
    }
  }

  /// Renders a patch, which nothing changes: one that would confuse a terminal, or that a job of GitHub
  /// would take for its commands, has to go to a file.
  func patch(
    _ differences: [UnifiedDiff],
    in console: Console
  ) throws(ArgumentError) -> PrintedText {
    let differences = differences.filter { !$0.text.isEmpty }
    let patch = PrintedText(differences)
    let isJob = console.world.environment("GITHUB_ACTIONS") != nil
    if !differences.allSatisfy(\.isExact) {
      throw .call("a difference cannot hold bytes that are no UTF-8")
    } else if file == nil, console.world.isTerminal(.output),
      !differences.allSatisfy(\.isHarmless)
    {
      throw .call("the difference holds characters that terminals do not show: use -o")
    } else if file == nil, isJob, RunnerCommand.isIn(patch.text) {
      throw .call("a line of the difference is a command for the job of GitHub: use -o")
    }
    return patch
  }

  func deliver(_ result: PrintedText, in console: inout Console) throws(ArgumentError) {
    var writer = try OutputWriter(to: self, in: console)
    try writer.add(result, in: &console)
    try writer.finish()
  }
}

extension ParsedArguments {
  /// Refuses other flags beside one, and formats that do not show what it asks for.
  func check(
    _ flag: FlagName,
    without others: [FlagName] = [],
    formats: [OutputArguments.Format] = OutputArguments.Format.allCases,
    because reason: String? = nil
  ) throws(ArgumentError) {
    guard has(flag) else { return }
    for other in others where has(other) {
      throw .contradiction(.flag(flag), .flag(other), because: reason)
    }
    guard let format = try OutputArguments(self).statedFormat, !formats.contains(format) else {
      return
    }
    throw .contradiction(.flag(flag), .flag(.format, format.rawValue), because: reason)
  }

  /// The flag that states a format.
  func statement(of format: OutputArguments.Format) -> ArgumentError.Subject {
    has(.json) ? .flag(.json) : .flag(.format, format.rawValue)
  }
}

extension FlagGroup {
  /// Returns the output flags of a command with its own formats; `--no-config` is for one that reads
  /// a configuration.
  static func output(
    formats: [OutputArguments.Format],
    isConfigured: Bool = true,
    besides others: [CommandFlag] = []
  ) -> FlagGroup {
    let format = CommandFlag(
      .format,
      "f",
      takes: "FORMAT",
      formats.map(\.rawValue),
      synonyms: formats.contains(.markdown) ? [Synonym("md", "markdown")] : [],
      help: "format of the result (\(formats[0].rawValue), or that of the name of FILE)"
    )
    let flags = [format] + deliveryFlags.filter { isConfigured || $0.key != .own(.noConfig) }
    return FlagGroup(title: "output", flags: flags + others, shown: ([.own(.format)], .output))
  }

  private static let deliveryFlags = [
    CommandFlag(.json, help: "the same as --format json"),
    CommandFlag(.output, "o", takes: "FILE", help: "write the result to FILE"),
    CommandFlag(.quiet, "q", help: "print nothing; use the exit code"),
    CommandFlag(.exitZero, help: "exit with 0 in place of 1"),
    CommandFlag(
      .color,
      takes: "WHEN",
      OutputArguments.Color.allCases.map(\.rawValue),
      help:
        "auto: colour on a terminal, unless NO_COLOR is set or TERM is dumb (auto)"
    ),
    .noConfig, .help,
  ]
}
