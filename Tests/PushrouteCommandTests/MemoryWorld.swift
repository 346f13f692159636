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
  private(set) var output = ""
  private(set) var errors = ""
  private(set) var written: [String: String] = [:]

  var hasPipedInput: Bool { input != nil }
  var milliseconds: Int { 0 }

  func environment(_ name: String) -> String? { variables[name] }

  func isTerminal(_ stream: StandardStream) -> Bool { terminals.contains(stream) }

  func readInput(limit: Int) throws(FileError) -> [UInt8] { Array((input ?? "").utf8) }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    if path.hasSuffix("/") { throw .directory }
    guard let found = bytes[path] ?? files[path].map({ Array($0.utf8) }) else { throw .missing }
    guard found.count <= limit else { throw .tooLarge(limit: limit) }
    return found
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
