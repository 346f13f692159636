/// The real world.
package struct SystemWorld: World {
  /// Creates the world; writing to a closed pipe becomes an error instead of a signal.
  package init() { SystemCall.ignoreClosedPipes() }

  /// Whether standard input is a pipe or a file.
  package var hasPipedInput: Bool {
    switch SystemCall.kind(of: 0) {
    case .file, .stream: true
    case .directory, .device, nil: false
    }
  }

  /// Milliseconds of a monotonic clock.
  package var milliseconds: Int { SystemCall.milliseconds() }

  /// Returns a variable of the environment, or nil.
  package func environment(_ name: String) -> String? { SystemCall.environment(name) }

  /// Returns whether a stream is a terminal.
  package func isTerminal(_ stream: StandardStream) -> Bool {
    SystemCall.isTerminal(stream.rawValue)
  }

  /// Reads standard input to its end.
  package func readInput(limit: Int) throws(FileError) -> [UInt8] {
    try SystemCall.read(0, limit: limit)
  }

  /// Reads a file.
  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let descriptor = try SystemCall.open(path)
    defer { try? SystemCall.close(descriptor) }
    guard SystemCall.kind(of: descriptor) != .directory else { throw .directory }
    guard SystemCall.size(of: descriptor) <= limit else { throw .tooLarge(limit: limit) }
    return try SystemCall.read(descriptor, limit: limit)
  }

  /// Lists the entries of a folder, or returns nil if the path leads to no folder.
  package func entries(of path: String) throws(FileError) -> [FolderEntry]? {
    guard SystemCall.kind(of: path) == .directory else { return nil }
    let names = try SystemCall.names(in: path)
    return names.map { name in
      let path = path + "/" + name
      if SystemCall.kind(of: path, followsLinks: false) == .directory {
        return FolderEntry(name, .folder)
      }
      return FolderEntry(name, SystemCall.kind(of: path) == .file ? .file : .other)
    }
  }

  /// Opens a file, or standard input for nil, to read it piece by piece.
  package func open(_ path: String?) throws(FileError) -> any ByteSource {
    guard let path else { return SystemSource(0) }
    let descriptor = try SystemCall.open(path)
    let source = SystemSource(descriptor)
    guard SystemCall.kind(of: descriptor) != .directory else { throw .directory }
    return source
  }

  /// The number of processors that the program may use.
  package var processorCount: Int { SystemCall.processorCount() }

  /// Begins a file that appears as a whole, or not at all: it gets its name when it is complete.
  ///
  /// Pipes and devices are written to directly.
  package func draft(_ path: String) throws(FileError) -> any FileDraft {
    let target = try SystemCall.resolved(path)
    switch SystemCall.kind(of: target) {
    case .directory: throw .directory
    case .stream, .device: return try SystemDraft(target, at: target, for: .writing)
    case .file, nil:
      return try SystemDraft(target, at: Self.freeName(beside: target), for: .creating)
    }
  }

  /// Returns a free name beside a file.
  ///
  /// The process id alone does not make it free: in containers, many runs have the same one, and a
  /// run that was killed leaves its file behind.
  private static func freeName(beside target: String) -> String {
    let name = target + ".pushroute-" + String(SystemCall.processID())
    var number = 1
    var free = name
    while SystemCall.kind(of: free, followsLinks: false) != nil {
      number += 1
      free = name + "-" + String(number)
    }
    return free
  }

  /// Writes a file as a whole, or not at all.
  package mutating func write(_ bytes: [UInt8], toFile path: String) throws(FileError) {
    let draft = try draft(path)
    try draft.append(bytes)
    try draft.finish()
  }

  /// Writes to a stream.
  package mutating func write(
    _ bytes: [UInt8],
    to stream: StandardStream
  ) throws(FileError) {
    try SystemCall.write(bytes, to: stream.rawValue)
  }
}
