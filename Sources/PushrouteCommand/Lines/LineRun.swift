internal import PushPayload
internal import Questions
internal import RouteReport

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
    var progress = LineProgress(in: console, of: output)
    try writer.add(PrintedText(page: frame.head), in: &console)
    do {
      try answer(source, progress: &progress, &writer, in: &console)
    } catch {
      progress.clear(in: &console)
      throw error
    }
    progress.clear(in: &console)
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
      return try console.world.open(lines.path == .standardInput ? nil : lines.path)
    } catch {
      throw .unreadable(lines.path, error)
    }
  }

  private mutating func answer(
    _ source: any ByteSource,
    progress: inout LineProgress,
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
      progress.show(total.lineCount, in: &console)
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
