import PushrouteCommand

/// A world of values: files and streams in memory, with writes that can be made to fail.
struct MemoryWorld: World {
  var files: [String: String] = [:]
  var bytes: [String: [UInt8]] = [:]
  var input: String?
  var variables: [String: String] = [:]
  var terminals: Set<StandardStream> = []
  var outputFailure: FileError?
  var fileFailure: FileError?
  var lockedFolders: Set<String> = []
  /// How many bytes come at once from what is read piece by piece.
  var pieceSize = 7
  /// The number of bytes behind which a stream fails, or nil if it does not.
  var readFailure: Int?
  /// The number of milliseconds between two looks at the clock.
  var clockStep = 0
  private let clock = Clock()
  /// The files that were written piece by piece.
  let drafts = Drafts()
  private(set) var output = ""
  private(set) var errors = ""
  private(set) var written: [String: String] = [:]

  var hasPipedInput: Bool { input != nil }
  var milliseconds: Int { clock.tick(clockStep) }

  func environment(_ name: String) -> String? { variables[name] }

  func isTerminal(_ stream: StandardStream) -> Bool { terminals.contains(stream) }

  func readInput(limit: Int) throws(FileError) -> [UInt8] { Array((input ?? "").utf8) }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    if path.hasSuffix("/") { throw .directory }
    guard let found = bytes[path] ?? files[path].map({ Array($0.utf8) }) else { throw .missing }
    guard found.count <= limit else { throw .tooLarge(limit: limit) }
    return found
  }

  var processorCount: Int { 2 }

  func open(_ path: String?) throws(FileError) -> any ByteSource {
    guard let path else { return MemorySource(Array((input ?? "").utf8), pieceSize) }
    return MemorySource(try read(path, limit: .max), pieceSize, failingAt: readFailure)
  }

  func draft(_ path: String) throws(FileError) -> any FileDraft {
    MemoryDraft(path, drafts, fileFailure)
  }

  func entries(of path: String) throws(FileError) -> [FolderEntry]? {
    if lockedFolders.contains(path) { throw .refused("permission denied") }
    let prefix = path.hasSuffix("/") ? path : path + "/"
    let rest = (Array(files.keys) + Array(bytes.keys) + Array(lockedFolders)).filter {
      $0.hasPrefix(prefix)
    }
    .map { $0.dropFirst(prefix.count).split(separator: "/", maxSplits: 1) }
    guard !rest.isEmpty else { return nil }
    return Set(
      rest.map { parts in
        let isLocked = lockedFolders.contains(prefix + parts[0])
        return FolderEntry(String(parts[0]), parts.count > 1 || isLocked ? .folder : .file)
      }
    ).shuffled()
  }

  mutating func write(_ bytes: [UInt8], toFile path: String) throws(FileError) {
    if let fileFailure { throw fileFailure }
    written[path] = String(decoding: bytes, as: UTF8.self)
  }

  mutating func write(_ bytes: [UInt8], to stream: StandardStream) throws(FileError) {
    switch stream {
    case .error: errors += String(decoding: bytes, as: UTF8.self)
    case .output:
      if let outputFailure { throw outputFailure }
      output += String(decoding: bytes, as: UTF8.self)
    }
  }
}

/// A clock that goes on with each look at it.
private final class Clock: @unchecked Sendable {
  private var time = 0

  func tick(_ step: Int) -> Int {
    time += step
    return time
  }
}

/// The files that were written piece by piece, once they are finished.
final class Drafts: @unchecked Sendable {
  fileprivate(set) var files: [String: [UInt8]] = [:]
}

private final class MemoryDraft: FileDraft {
  private let path: String
  private let drafts: Drafts
  private let failure: FileError?
  private var bytes: [UInt8] = []

  init(_ path: String, _ drafts: Drafts, _ failure: FileError?) {
    self.path = path
    self.drafts = drafts
    self.failure = failure
  }

  func append(_ bytes: [UInt8]) throws(FileError) {
    if let failure { throw failure }
    self.bytes += bytes
  }

  func finish() throws(FileError) { drafts.files[path] = bytes }
}

private final class MemorySource: ByteSource, @unchecked Sendable {
  private var rest: ArraySlice<UInt8>
  private let pieceSize: Int
  private let failure: Int?

  init(_ bytes: [UInt8], _ pieceSize: Int, failingAt failure: Int? = nil) {
    rest = bytes[...]
    self.pieceSize = pieceSize
    self.failure = failure
  }

  func read(behind prefix: ArraySlice<UInt8>, limit: Int) throws(FileError) -> [UInt8] {
    if let failure, rest.startIndex >= failure { throw .refused("the system reports error 5") }
    let piece = rest.prefix(min(limit, pieceSize))
    rest = rest.dropFirst(piece.count)
    return Array(prefix) + piece
  }
}
