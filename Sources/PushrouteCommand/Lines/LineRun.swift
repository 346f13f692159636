import PushPayload
import Questions
import RouteReport

/// A run over the lines of a stream: reads, answers, writes.
struct LineRun {
  let lines: LineArguments
  let output: OutputArguments
  /// The message after the number of bad lines.
  let complaint: String
  var answerer: any LineAnswerer
  /// The text around the answers.
  var frame = LineFrame()
  /// The counts of all lines.
  private(set) var total = BlockAnswer()

  mutating func run(in console: inout Console) throws(ArgumentError) -> ExitCode {
    let source = try ArgumentError.converting(try open(console))
    var writer = try OutputWriter(to: output, in: console)
    try writer.add(PrintedText(page: frame.head), in: &console)
    try answer(source, &writer, in: &console)
    try writer.add(PrintedText(page: frame.tail), in: &console)
    try writer.finish()
    guard total.badCount > 0, !console.isBroken else { return .done }
    if !output.isQuiet {
      let lines = total.lineCount == 1 ? "line" : "lines"
      let count = "\(total.badCount.grouped) of \(total.lineCount.grouped) \(lines)"
      console.report(PrintedText("pushroute: \(count): \(complaint)"))
    }
    return .findings
  }

  private func open(_ console: Console) throws(FileMessage) -> any ByteSource {
    do {
      let path = lines.path == .standardInput ? nil : lines.path
      return try console.world.open(path, within: nil)
    } catch {
      throw .unreadable(lines.path, error)
    }
  }

  private mutating func answer(
    _ source: any ByteSource,
    _ writer: inout OutputWriter,
    in console: inout Console
  ) throws(ArgumentError) {
    var reader = LineReader(source)
    var isFirst = true
    while let block = try read(&reader) {
      var answer = answerer.answer(block, key: lines.key)
      total.lineCount += answer.lineCount
      total.badCount += answer.badCount
      total.statistics.add(answer.statistics)
      if isFirst, !answer.bytes.isEmpty {
        if answer.bytes.starts(with: frame.separator.utf8) {
          answer.bytes.removeFirst(frame.separator.utf8.count)
        }
        isFirst = false
      }
      guard try writer.add(answer, in: &console) else { return }
    }
  }

  private func read(_ reader: inout LineReader) throws(ArgumentError) -> LineBlock? {
    do {
      return try reader.next()
    } catch {
      throw .files([FileMessage(lines.path, "cannot read: " + error.message)])
    }
  }
}

struct LineFrame: Hashable, Sendable {
  var head = ""
  var tail = ""
  var separator = ""
}

struct LineArguments: Hashable, Sendable {
  let path: FilePath
  /// The member of each line that its answer repeats, or nil.
  let key: String?

  /// Reads the flags, and refuses those that do not apply to single lines.
  init(
    _ arguments: ParsedArguments,
    in console: Console,
    without refused: [FlagName],
    formats: [OutputArguments.Format] = OutputArguments.Format.common
  ) throws(ArgumentError) {
    let reason = "each line gets one line of JSON"
    try arguments.check(.ndjson, without: refused, because: reason)
    if arguments.has(.format) {
      try arguments.check(.ndjson, formats: formats, because: reason)
    } else if let format = try OutputArguments(arguments).statedFormat, !formats.contains(format) {
      throw .contradiction(.flag(.ndjson), "-o \(arguments[.output] ?? "")", because: reason)
    }
    let paths = try arguments.inputs(in: console, else: .missingPayload)
    guard paths.count == 1 else {
      throw .contradiction(.flag(.ndjson), "\(paths[1].printed)", because: "it reads one file")
    }
    path = paths[0]
    key = arguments[.key]
  }

  /// Refuses `--key` for what is no answer to a line.
  static func checkKey(_ arguments: ParsedArguments) throws(ArgumentError) {
    guard arguments.has(.key) else { return }
    guard arguments.has(.ndjson) else { throw .noEffect(.flag(.key), without: .flag(.ndjson)) }
    let reason = "it stands in the answer to each line"
    try arguments.check(.key, without: [.statistics], formats: [.text, .json], because: reason)
  }

  /// Refuses files that have one payload a line by their name.
  static func checkNames(_ paths: [FilePath], and more: String = "") throws(ArgumentError) {
    let lines = paths.first { $0.hasEnding(".ndjson") || $0.hasEnding(".jsonl") }
    guard let lines else { return }
    let name = ArgumentError.quoted(lines.printed)
    throw .call("\(name) has one payload a line, by its name; add --ndjson\(more)")
  }
}

extension FlagGroup {
  static let lines = FlagGroup(
    title: "many payloads",
    flags: [
      CommandFlag(.ndjson, help: "read one payload a line, print one line of JSON for each"),
      CommandFlag(.key, takes: "MEMBER", help: "with --ndjson, repeat this member of each line"),
    ]
  )
}
