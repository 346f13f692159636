internal import PushrouteCommand
internal import Questions

/// Files in memory beside those of the system, and an output that is kept in memory.
struct BenchmarkWorld: World {
  private var files: [FilePath: [UInt8]] = [:]
  private var output: [UInt8] = []
  private var errors: [UInt8] = []

  init(files: [FilePath: String] = [:]) { self.files = files.mapValues { Array($0.utf8) } }

  /// Runs one call of the command, and returns what it prints.
  func output(of arguments: [String]) throws(JobError) -> String {
    String(decoding: try bytes(of: arguments), as: UTF8.self)
  }

  /// Runs one call of the command, and returns the bytes that it prints.
  func bytes(of arguments: [String]) throws(JobError) -> [UInt8] {
    var console = Console(self)
    let code = PushrouteCommand.run(arguments, in: &console)
    let end = console.finish(code)
    guard end != .failure, let world = console.world as? BenchmarkWorld else {
      let errors = (console.world as? BenchmarkWorld)?.errors ?? []
      let call = (["pushroute"] + arguments).joined(separator: " ")
      throw .failed(call + ": " + String(decoding: errors, as: UTF8.self))
    }
    return world.output
  }

  var terminalWidth: Int? { nil }
  var hasPipedInput: Bool { false }
  var milliseconds: Int { 0 }
  var processorCount: Int { 1 }

  func environment(_ name: String) -> String? { nil }

  func isTerminal(_ stream: StandardStream) -> Bool { false }

  func readInput(limit: Int) throws(FileError) -> [UInt8] { throw .missing }

  func read(
    _ path: FilePath,
    limit: Int,
    within folder: FilePath?
  ) throws(FileError) -> [UInt8] {
    guard let bytes = files[path] else { throw .missing }
    return bytes
  }

  func open(_ path: FilePath?) throws(FileError) -> any ByteSource {
    guard let path else { throw .missing }
    guard let bytes = files[path] else { return try SystemWorld().open(path) }
    return BenchmarkSource(bytes)
  }

  func start(of path: FilePath, count: Int, within folder: FilePath) throws(FileError) -> [UInt8] {
    throw .missing
  }

  func draft(_ path: FilePath) throws(FileError) -> any FileDraft { throw .refused("read-only") }

  func entries(of path: FilePath) throws(FileError) -> [FolderEntry]? { nil }

  func mend(
    _ path: FilePath,
    within folder: FilePath?,
    from old: [UInt8],
    to new: [UInt8]
  ) throws(FileError) {
    throw .refused("read-only")
  }

  func kind(of path: FilePath) -> FolderEntry.Kind {
    files[path] == nil ? .hidden(.missing) : .file
  }

  func realPath(of path: FilePath) -> FilePath? { nil }

  func output(of call: ProgramCall) throws(ProgramFailure) -> [UInt8] { throw .missing }

  func page(_ text: String, with pager: String) -> Bool { false }

  func isStream(_ path: FilePath) -> Bool { false }

  mutating func write(_ bytes: [UInt8], to stream: StandardStream) throws(FileError) {
    switch stream {
    case .output: output += bytes
    case .error: errors += bytes
    }
  }
}

/// A file in memory that is read once.
private final class BenchmarkSource: ByteSource, @unchecked Sendable {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  func read(behind prefix: ArraySlice<UInt8>, limit: Int) throws(FileError) -> [UInt8] {
    let piece = rest.prefix(limit)
    rest = rest.dropFirst(limit)
    return Array(prefix) + piece
  }
}
