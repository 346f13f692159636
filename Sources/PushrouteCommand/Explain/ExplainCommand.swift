import AppLifecycle
import DeviceLog
import PushPayload
import PushRules
import Questions
import RouteReport

/// Explains the log of a device in sentences, beside what the rules expect.
struct ExplainCommand: Sendable {
  private let arguments: ParsedArguments
  private let output: OutputArguments
  private let start: ScenarioStart
  private let path: FilePath?
  /// What APNs or a sender answered, if that is typed in place of a log; else empty.
  private var answer: [UInt8] = []
  private let payload: InputPayload?
  private let experiment: ContestedRule?

  init(_ arguments: ParsedArguments, _ console: Console) throws(ArgumentError) {
    self.arguments = arguments
    let headers = try RequestHeaders(of: arguments, in: console)
    let stated = StatedSituation(arguments)
    output = try OutputArguments(arguments)
    start = try ScenarioStart(stated, headers: headers)
    let request = try RequestHeaders(stated, file: headers)
    experiment = try arguments[.experiment].map { id throws(ArgumentError) in
      try ContestedRule(contested: id)
    }
    if arguments.has(.recorder), let operand = arguments.operands.first {
      throw .unexpectedOperand(operand, command: "explain --recorder")
    }
    let missing = ArgumentError.call("no log; explain needs a file, or - for standard input")
    var paths = arguments.has(.recorder) ? [] : try arguments.inputs(in: console, else: missing)
    let words = Array(("reason " + arguments.operands.joined(separator: " ")).utf8)
    // A text with braces or several words is no path, and an error would print its token.
    let isText = words.contains(UInt8(ascii: "{")) || words.count { $0 == 0x20 } > 3
    let isFile = arguments.operands.contains { $0.hasSuffix(".log") || $0.hasSuffix(".json") }
    if let first = paths.first, isText || !isFile && !ServerAnswer.all(in: words).isEmpty,
      (try? console.world.open(first, within: nil)) == nil
    {
      (answer, paths) = (words, [first])
    }
    if paths.count > 2 { throw .unexpectedOperand(paths[2].printed, command: "explain") }
    path = paths.first
    payload = try paths.dropFirst().first.map { path throws(ArgumentError) in
      if path != .standardInput, case .log = Self.kind(of: path, in: console) {
        throw .call(
          "the second file is a log; explain reads one log, and behind it the payload of a push"
        )
      }
      return try InputPayload(path, request, from: ProviderChoice(arguments), in: console)
    }
  }

  func run(in console: inout Console) throws(ArgumentError) -> ExitCode {
    guard let path else {
      let recorder = arguments[.recorder].flatMap { Recorder(rawValue: $0) } ?? .swift
      try output.deliver(PrintedText(page: recorder.code), in: &console)
      return .done
    }
    let scanner = try scan(path, in: console)
    if let line = scanner.foreignLine {
      let message = "the lines before are from another device; explain reads the log of one"
      throw .files([FileMessage(path, message + " (line \(line))")])
    }
    if !output.isQuiet { for warning in start.situation.warnings { console.warn(warning) } }
    let reading = LogReading(
      scanner.found,
      in: start.scenario([]),
      payload: payload?.traits,
      experiment: experiment,
      stateIsStated: start.situation.hasOneState,
      lifecycleIsStated: StatedSituation(arguments).has(.lifecycle)
    )
    let source = !answer.isEmpty ? "answer" : path == .standardInput ? "log" : path.printed
    let report = LogReport(reading, of: source, payload: payload?.source.printed)
    let result = output.render(report.json, in: console) {
      report.write(style: $0, listsUnknown: arguments.has(.verbose), to: &$1)
    }
    if output.isWanted { try output.deliver(result, in: &console) }
    return .done
  }

  /// What the first bytes of a file are, or nil.
  private static func kind(of path: FilePath, in console: Console) -> FileKind? {
    guard let source = try? console.world.open(path, within: nil) else { return nil }
    var reader = LineReader(source)
    guard let block = try? reader.next(), case .lines(let bytes, let start, _) = block.content
    else { return nil }
    return FileKind(bytes[start...])
  }

  private func scan(_ path: FilePath, in console: Console) throws(ArgumentError) -> LogScanner {
    var log = LogScanner()
    guard answer.isEmpty else {
      log.read(answer[...], line: 1)
      return log
    }
    var advice: String?
    do throws(FileError) {
      let source = try console.world.open(path == .standardInput ? nil : path, within: nil)
      var reader = LineReader(source)
      while let block = try reader.next() {
        switch block.content {
        case .tooLong: log.skip(line: block.firstLine)
        case .lines(let bytes, var start, let ends):
          if block.firstLine == 1 { advice = FileKind(bytes[start...])?.advice }
          for (index, end) in ends.enumerated() where advice == nil {
            log.read(bytes[start..<end], line: block.firstLine + index)
            start = end + 1
          }
        }
      }
    } catch {
      if error == .missing, let name = path.text, !Explained.subjects(name, in: .routing).isEmpty {
        let quoted = ArgumentError.quoted(name)
        throw .call("there is no log \(quoted); for the rule: pushroute rules \(name)")
      }
      throw .files([.unreadable(path, error)])
    }
    if let advice { throw .files([FileMessage(path, advice)]) }
    return log
  }
}

extension CommandDescription {
  static let explain = CommandDescription(
    name: "explain",
    summary: "what the log of a device says about pushes",
    usage: "[LOG] [PAYLOAD] [flags]",
    discussion:
      "LOG has lines of one device from Console, log show, log stream, Xcode or idevicesyslog, or "
      + "what an app prints in its callbacks; - is standard input. What a server logs of APNs' "
      + "answers counts, too; one can be typed in its place. No PAYLOAD is needed; one that "
      + "fits the log says more. Without --state, the app is suspended unless the log says "
      + "otherwise. Nothing leaves this machine, and no text of a payload is printed.",
    groups: [
      FlagGroup(
        title: "log",
        flags: [
          CommandFlag(.verbose, "v", help: "list the lines that explain does not know, too"),
          CommandFlag(
            .recorder,
            takes: "LANGUAGE",
            Recorder.allCases.map(\.rawValue),
            help: "print code with which an app writes a log for explain"
          ),
          CommandFlag(
            .experiment,
            takes: "ID",
            help: "which side of a contested rule the device took in rules --experiment ID"
          ),
          .app, .from,
        ]
      ),
      .logged,
      .output(formats: OutputArguments.Format.common, isConfigured: false),
    ],
    examples: [
      "explain what Console shows": "pushroute explain console.log",
      "with your app": "pushroute explain console.log push.json --app . --state suspended",
      "explain an answer of APNs": "pushroute explain '{\"reason\":\"BadDeviceToken\"}'",
      "record the callbacks of an app": "pushroute explain --recorder swift > Recorder.swift",
    ]
  )
}

extension FlagGroup {
  /// The situation of a log: it may name the inputs of scripts, too.
  fileprivate static let logged = namedSituation.changed { $0.inputs += lifecycle }
}
