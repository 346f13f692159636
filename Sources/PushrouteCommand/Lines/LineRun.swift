internal import PushPayload
internal import Questions
internal import RouteReport

/// A run over the lines of a stream: reads, answers, writes.
struct LineRun {
  private let lines: LineArguments
  private let output: OutputArguments
  /// The message after the number of bad lines.
  private let complaint: String
  private let makeAnswerer: @Sendable () -> any LineAnswerer
  /// The text around the answers.
  var frame = LineFrame()
  /// The counts of all lines.
  private(set) var total = BlockAnswer()

  init(
    _ lines: LineArguments,
    _ output: OutputArguments,
    complaint: String,
    makeAnswerer: @escaping @Sendable () -> any LineAnswerer
  ) {
    self.lines = lines
    self.output = output
    self.complaint = complaint
    self.makeAnswerer = makeAnswerer
  }

  mutating func run(in console: inout Console) throws(CommandError) -> ExitCode {
    let source = try CommandError.converting { () throws(FileMessage) in try open(console) }
    var delivery = try Delivery(to: output, in: console)
    var progress = LineProgress(in: console, of: output)
    try delivery.add(PrintedText(page: frame.head), in: &console)
    do {
      try answer(source, progress: &progress, &delivery, in: &console)
    } catch {
      progress.clear(in: &console)
      throw error
    }
    progress.clear(in: &console)
    try delivery.add(PrintedText(page: frame.tail), in: &console)
    try delivery.finish()
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
    _ delivery: inout Delivery,
    in console: inout Console
  ) throws(CommandError) {
    var next = answers(of: source)
    var isFirst = true
    while var answer = try read(&next) {
      total.lineCount += answer.lineCount
      total.badCount += answer.badCount
      total.statistics.add(answer.statistics)
      if isFirst, !answer.bytes.isEmpty {
        if answer.bytes.starts(with: frame.separator.utf8) {
          answer.bytes.removeFirst(frame.separator.utf8.count)
        }
        isFirst = false
      }
      guard try delivery.add(answer, in: &console) else { return next.stop() }
      progress.show(total.lineCount, in: &console)
    }
  }

  /// The answers to all blocks in order, on as many threads as the arguments state.
  private func answers(of source: any ByteSource) -> BlockAnswers {
    let reader = LineReader(source)
    if lines.jobs > 1,
      let pool = BlockPool(reader, jobs: lines.jobs, makeAnswerer: makeAnswerer)
    {
      return .pool(pool)
    }
    return .inTurn(reader, makeAnswerer())
  }

  private func read(_ answers: inout BlockAnswers) throws(CommandError) -> BlockAnswer? {
    do {
      return try answers.next()
    } catch {
      let message = "cannot read: " + error.message
      throw .file([FileMessage(path: lines.path, severity: .error, message: message)])
    }
  }
}

/// The answers to a stream, from several threads or from this one.
private enum BlockAnswers {
  case pool(BlockPool)
  case inTurn(LineReader, any LineAnswerer)

  mutating func next() throws(FileError) -> BlockAnswer? {
    switch self {
    case .pool(let pool): return try pool.next()
    case .inTurn(var reader, var answerer):
      let block = try reader.next()
      let answer = block.map { answerer.answer($0) }
      self = .inTurn(reader, answerer)
      return answer
    }
  }

  func stop() {
    if case .pool(let pool) = self { pool.stop() }
  }
}

struct LineFrame: Hashable, Sendable {
  var head = ""
  var tail = ""
  var separator = ""
}
