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
