package import Questions

package struct SystemWorld: World {
  /// How often each file was opened for reading.
  private let inputs = Locked<[FileStatus.Identity: Int]>([:])

  /// Creates the world; what a write must not do becomes an error instead of a signal, and no program is
  /// looked for in the folder in which the command runs.
  package init() {
    SystemCall.ignoreSignalsOfWriting()
    SystemCall.leaveRelativeFoldersOutOfPath()
  }

  package var hasPipedInput: Bool {
    switch try? SystemCall.status(of: 0).kind {
    case .file, .stream: true
    case .directory, .device, .link, nil: false
    }
  }

  package var milliseconds: Int { SystemCall.milliseconds() }

  package mutating func write(_ bytes: [UInt8], to stream: StandardStream) throws(FileError) {
    try SystemCall.write(bytes, to: stream.rawValue)
  }

  package func readInput(limit: Int) throws(FileError) -> [UInt8] {
    try noteInput(0)
    return try SystemCall.read(0, limit: limit)
  }

  package func read(
    _ path: FilePath,
    limit: Int,
    within folder: FilePath?
  ) throws(FileError) -> [UInt8] {
    let descriptor = try Self.open(path, within: folder)
    defer { try? SystemCall.close(descriptor) }
    let status = try noteInput(descriptor)
    guard status.kind != .directory else { throw .directory }
    guard folder == nil || status.kind == .file else { throw .notRegular }
    guard status.size <= limit else { throw .tooLarge(limit: limit) }
    return try SystemCall.read(descriptor, limit: limit)
  }

  /// Opens a file; one that the user did not name must lie in a folder, behind all links.
  private static func open(_ path: FilePath, within folder: FilePath?) throws(FileError) -> Int32 {
    guard let folder else { return try SystemCall.open(path) }
    let place = try OpenFolder.open(path, within: folder)
    return try SystemCall.openWithoutWaiting(place.folder.named(place.name))
  }

  package func open(
    _ path: FilePath?,
    within folder: FilePath?
  ) throws(FileError) -> any ByteSource {
    let descriptor = try path.map { path throws(FileError) in try Self.open(path, within: folder) }
    let source = SystemStream(descriptor ?? 0)
    guard try noteInput(source.descriptor).kind != .directory else { throw .directory }
    return source
  }

  /// Remembers an input, so that the output does not overwrite it.
  @discardableResult
  private func noteInput(_ descriptor: Int32) throws(FileError) -> FileStatus {
    let status = try SystemCall.status(of: descriptor)
    guard status.kind == .file else { return status }
    inputs.withLock { inputs in inputs[status.identity, default: 0] += 1 }
    return status
  }

  package func entries(of path: FilePath) throws(FileError) -> [FolderEntry]? {
    guard (try? SystemCall.status(of: path))?.kind == .directory else { return nil }
    return try SystemCall.names(in: path).map { name in
      FolderEntry(name, kind(of: path.appending(name)))
    }
  }

  package func kind(of path: FilePath) -> FolderEntry.Kind {
    var isLink = false
    do throws(FileError) {
      var kind = try SystemCall.ownStatus(of: path).kind
      isLink = kind == .link
      if isLink { kind = try SystemCall.status(of: path).kind }
      switch kind {
      case .file: return isLink ? .fileLink : .file
      case .directory: return isLink ? .folderLink : .folder
      case .stream, .device, .link: return .other
      }
    } catch {
      return isLink ? .brokenLink(error) : .hidden(error)
    }
  }

  package func realPath(of path: FilePath) -> FilePath? { try? SystemCall.realPath(of: path) }

  package func isOwn(_ path: FilePath) -> Bool {
    (try? SystemCall.status(of: path))?.owner == SystemCall.user
  }

  package func output(of call: ProgramCall) throws(ProgramFailure) -> [UInt8] {
    try SystemCall.output(of: call)
  }

  /// Begins a file that appears whole or not at all.
  ///
  /// Pipes, devices and open descriptors are written directly.
  package func draft(_ path: FilePath) throws(FileError) -> any FileDraft {
    let place = try FileWriter.place(of: path)
    if let stream = try FileWriter.openStream(place) { return SystemStream(stream) }
    guard case .file(let target) = place else { throw .missing }
    if let known = try? SystemCall.status(of: target).identity,
      inputs.withLock({ inputs in inputs[known, default: 0] > 0 })
    {
      throw .refused("the file was read as an input of this call")
    }
    return try SystemDraft(target.name, in: OpenFolder(of: target))
  }

  package mutating func rewrite(
    _ path: FilePath,
    within folder: FilePath?,
    from old: [UInt8],
    to new: [UInt8]
  ) throws(FileError) {
    guard case .file(let target) = try FileWriter.place(of: path),
      try SystemCall.status(of: target).kind == .file
    else { throw .notRegular }
    let place =
      if let folder {
        try OpenFolder.open(target, within: folder)
      } else {
        (folder: try OpenFolder(of: target), name: target.name)
      }
    let draft = try SystemDraft(place.name, in: place.folder, replacing: old)
    try draft.append(new)
    try draft.finish()
    // The mended file is another one, and an input as the old one was.
    let status = try SystemCall.status(of: target)
    inputs.withLock { inputs in inputs[status.identity, default: 0] += 1 }
  }

  package func release(_ path: FilePath) {
    guard let status = try? SystemCall.status(of: path) else { return }
    inputs.withLock { inputs in inputs[status.identity, default: 0] -= 1 }
  }
}
