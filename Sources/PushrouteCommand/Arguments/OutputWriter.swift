import Questions
import RouteReport

struct OutputWriter {
  private let output: OutputArguments
  /// The file; nil for standard output, and after the reader of a pipe has gone.
  private var draft: (any FileDraft)?

  init(to output: OutputArguments, in console: Console) throws(ArgumentError) {
    self.output = output
    guard let file = output.file else { return }
    draft = try Self.trying(output) { () throws(FileError) in try console.world.draft(file) }
  }

  mutating func add(_ part: PrintedText, in console: inout Console) throws(ArgumentError) {
    if output.file == nil {
      if output.isWanted { console.print(part) }
      return
    }
    try add(Array(part.text.utf8))
  }

  /// Writes the answers for lines at once, and returns false once the reader has gone.
  mutating func add(_ answer: BlockAnswer, in console: inout Console) throws(ArgumentError) -> Bool
  {
    if output.file == nil {
      if output.isWanted { console.printAtOnce(answer) }
      return !console.isBroken
    }
    try add(answer.bytes)
    return draft != nil
  }

  private mutating func add(_ bytes: [UInt8]) throws(ArgumentError) {
    guard let draft else { return }
    let written: Void? = try Self.trying(output) { () throws(FileError) in
      try draft.append(bytes)
    }
    if written == nil { self.draft = nil }
  }

  func finish() throws(ArgumentError) {
    guard let draft else { return }
    _ = try Self.trying(output) { () throws(FileError) in try draft.finish() }
  }

  /// Runs code that writes; a reader that has gone is no failure and returns nil.
  private static func trying<Result>(
    _ output: OutputArguments,
    _ write: () throws(FileError) -> Result
  ) throws(ArgumentError) -> Result? {
    do {
      return try write()
    } catch {
      if error == .closedPipe { return nil }
      throw .files([.unwritable(output.file ?? .standardInput, error)])
    }
  }
}
