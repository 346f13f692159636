import Foundation
import PushrouteCommand
import Questions

/// A world of values: files and streams in memory, with writes that can be made to fail.
struct MemoryWorld: World {
  var files: [String: String] = [:]
  var bytes: [FilePath: [UInt8]] = [:]
  var input: String?
  var variables: [String: String] = [:]
  var terminals: Set<StandardStream> = []
  var terminalWidth: Int?
  var outputFailure: FileError?
  var fileFailure: FileError?
  var lockedFolders: Set<FilePath> = []
  /// The entries of folders that are no files, by their paths.
  var others: [FilePath: FolderEntry.Kind] = [:]
  /// What belongs to somebody else.
  var strange: Set<FilePath> = []
  /// What other programs print, by their words with spaces between.
  var programs: [String: [UInt8]] = [:]
  /// How many bytes come at once from what is read piece by piece.
  var pieceSize = 7
  /// The number of bytes after which a stream fails, or nil.
  var readFailure: Int?
  /// The files that were written piece by piece.
  var drafts = Drafts()
  /// How often files were read.
  var reads = Reads()
  private(set) var output = ""
  private(set) var errors = ""

  var hasPipedInput: Bool { input != nil }
  var milliseconds: Int { 0 }

  func environment(_ name: String) -> String? { variables[name] }

  func isTerminal(_ stream: StandardStream) -> Bool { terminals.contains(stream) }

  func readInput(limit: Int) throws(FileError) -> [UInt8] { Array((input ?? "").utf8) }

  func read(_ path: FilePath, limit: Int, within folder: FilePath?) throws(FileError) -> [UInt8] {
    reads.count(path)
    if path.bytes.last == UInt8(ascii: "/") { throw .directory }
    guard let found = bytes[path] ?? path.text.flatMap({ files[$0] }).map({ Array($0.utf8) })
    else { throw .missing }
    guard found.count <= limit else { throw .tooLarge(limit: limit) }
    return found
  }

  func open(_ path: FilePath?, within folder: FilePath?) throws(FileError) -> any ByteSource {
    guard let path else { return MemorySource(Array((input ?? "").utf8), pieceSize) }
    return MemorySource(try read(path, limit: .max, within: nil), pieceSize, failingAt: readFailure)
  }

  func release(_ path: FilePath) {}

  func draft(_ path: FilePath) throws(FileError) -> any FileDraft {
    MemoryDraft(path, drafts, fileFailure)
  }

  func entries(of path: FilePath) throws(FileError) -> [FolderEntry]? {
    if lockedFolders.contains(path) { throw .refused("permission denied") }
    let prefix = path == "." ? [] : path.appending("").bytes
    let slash = UInt8(ascii: "/")
    var entries: [FilePath: FolderEntry.Kind] = [:]
    for known in files.keys.map({ FilePath($0) }) + bytes.keys + lockedFolders + others.keys {
      guard known.bytes.starts(with: prefix), known.bytes.count > prefix.count,
        path != "." || !known.isAbsolute
      else { continue }
      let rest = known.bytes[prefix.count...]
      let name = rest.prefix { $0 != slash }
      if name.elementsEqual("..".utf8) { continue }
      let isFolder = name.count < rest.count || lockedFolders.contains(known)
      entries[FilePath(bytes: name)] = others[known] ?? (isFolder ? .folder : .file)
    }
    guard !entries.isEmpty else { return nil }
    return entries.map { FolderEntry($0.key, $0.value) }.shuffled()
  }

  func isOwn(_ path: FilePath) -> Bool { !strange.contains(path) }

  func kind(of path: FilePath) -> FolderEntry.Kind {
    if path == "." { return .folder }
    if let other = others[path] { return other }
    if path.bytes.starts(with: Self.home.appending("").bytes) {
      return kind(of: path.relative(to: Self.home))
    }
    if bytes[path] != nil || path.text.flatMap({ files[$0] }) != nil { return .file }
    let isFolder = ((try? entries(of: path)) ?? nil) != nil
    return isFolder || lockedFolders.contains(path) ? .folder : .hidden(.missing)
  }

  /// The folder in which commands run.
  static let home: FilePath = "/home/me"

  func realPath(of path: FilePath) -> FilePath? {
    if path == "." { return Self.home }
    let complete = path.isAbsolute ? path : Self.home.appending(path)
    let slash = UInt8(ascii: "/")
    return complete.bytes.last == slash ? FilePath(bytes: complete.bytes.dropLast()) : complete
  }

  func output(of call: ProgramCall) throws(ProgramFailure) -> [UInt8] {
    guard let output = programs[call.words.map(\.printed).joined(separator: " ")] else {
      throw .failed
    }
    return output
  }

  /// Whether there is a pager; what it shows is a draft with its name.
  var hasPager = false

  func page(_ text: String, with pager: String) -> Bool {
    if hasPager { drafts.add(Array(text.utf8), at: FilePath(pager)) }
    return hasPager
  }

  mutating func rewrite(
    _ path: FilePath,
    within folder: FilePath?,
    from old: [UInt8],
    to new: [UInt8]
  ) throws(FileError) {
    if let fileFailure { throw fileFailure }
    drafts.add(new, at: path)
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

/// How often each file was read.
final class Reads: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var counts: [FilePath: Int] = [:]

  fileprivate func count(_ path: FilePath) { lock.withLock { counts[path, default: 0] += 1 } }
}

/// The files that were written piece by piece, once they are finished.
final class Drafts: @unchecked Sendable {
  private(set) var files: [FilePath: [UInt8]] = [:]

  fileprivate func add(_ bytes: [UInt8], at path: FilePath) { files[path] = bytes }
}

private final class MemoryDraft: FileDraft {
  private let path: FilePath
  private let drafts: Drafts
  private let failure: FileError?
  private var bytes: [UInt8] = []

  init(_ path: FilePath, _ drafts: Drafts, _ failure: FileError?) {
    self.path = path
    self.drafts = drafts
    self.failure = failure
  }

  func append(_ bytes: [UInt8]) throws(FileError) {
    if let failure { throw failure }
    self.bytes += bytes
  }

  func finish() throws(FileError) { drafts.add(bytes, at: path) }
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
