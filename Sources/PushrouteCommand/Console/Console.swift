import PushPayload
import Questions
import RouteReport

/// Access to standard streams, files and the environment.
///
/// Results are buffered and written in large pieces. ``finish(_:)`` turns a failed write into an exit
/// code. Only ``PrintedText`` is printed: text from outside cannot control a terminal.
package struct Console: Sendable {
  /// The system, or a double of it in tests.
  package internal(set) var world: any World
  /// The payloads in referenced files, each read once.
  let references = PayloadReferences()
  private var pending: [UInt8] = []
  private var failure: FileError?
  private static let pieceSize = 64 * 1024

  package init(_ world: any World) { self.world = world }

  /// The width of a line: `COLUMNS`, else that of the terminal, else 80.
  var width: Int {
    let stated = world.environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return stated ?? world.terminalWidth ?? 80
  }

  mutating func print(_ result: PrintedText) {
    pending += result.text.utf8
    if pending.count >= Self.pieceSize { flush() }
  }

  /// Writes answers to standard output at once, after the buffered results.
  mutating func printAtOnce(_ answer: BlockAnswer) {
    if pending.isEmpty { pending = answer.bytes } else { pending += answer.bytes }
    flush()
  }

  var isBroken: Bool { failure != nil }

  /// The layout of the output to a stream: that of its terminal, between 40 and 100 columns.
  func layout(of stream: StandardStream) -> PageLayout {
    guard world.isTerminal(stream) else { return .standard }
    return PageLayout(width: min(max(width, 40), 100), breaksMessages: true)
  }

  /// Writes a message to standard error, at once.
  mutating func report(_ message: PrintedText) {
    let layout = layout(of: .error)
    let lines = message.text.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { layout.broken(String($0)) }.joined(separator: "\n") + "\n"
    try? world.write(Array(text.utf8), to: .error)
  }

  /// Shows a page in the pager of a terminal: PAGER, or less; prints it where there is none.
  mutating func page(_ page: PrintedText) {
    let stated = world.environment("PAGER").flatMap { $0.isEmpty ? nil : $0 }
    let isShown =
      world.isTerminal(.output) && world.page(page.text, with: stated ?? "less -FRX")
    if !isShown { print(page) }
  }

  mutating func warn(_ message: String) { report(PrintedText("pushroute: warning: " + message)) }

  /// Writes the buffered results, and returns the exit code.
  ///
  /// Failed output is a failure, unless the reader of the pipe has gone.
  package mutating func finish(_ code: ExitCode) -> ExitCode {
    flush()
    guard let failure, failure != .closedPipe else { return code }
    report(PrintedText("pushroute: cannot write to standard output: \(failure.message)"))
    return .failure
  }

  mutating func flush() {
    let bytes = pending
    pending = []
    guard failure == nil, !bytes.isEmpty else { return }
    do {
      try world.write(bytes, to: .output)
    } catch {
      failure = error
    }
  }

  /// Returns the folder in which files must lie that another file names: the top of the repository,
  /// or what ``bound(of:else:)`` returns for the folder of the file and the one around it.
  func reach(of source: FilePath) -> FilePath {
    guard let folder = world.realPath(of: source.around) else { return source }
    return bound(of: folder, else: folder.parent ?? folder)
  }

  /// Returns the folder above which nothing is looked for, by complete paths without links: the top of
  /// the repository, if git trusts it; without one the folder in which the command runs, if it lies
  /// above; without that another one.
  func bound(of folder: FilePath, else other: FilePath) -> FilePath {
    if let git = GitFolder(folder, in: self), git.isTrusted { return git.top }
    if let home = world.realPath(of: "."), home.parent != nil, folder.isInside(home) { return home }
    return other
  }
}
