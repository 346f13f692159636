/// An open file, or standard input.
final class SystemSource: ByteSource {
  private let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { try? SystemCall.close(descriptor) }

  func read(behind prefix: ArraySlice<UInt8>, limit: Int) throws(FileError) -> [UInt8] {
    try SystemCall.read(descriptor, behind: prefix, limit: limit)
  }
}

/// A file that is written under another name beside its target, or a pipe or device.
final class SystemDraft: FileDraft {
  private let target: String
  private let path: String
  private var descriptor: Int32?

  init(_ target: String, at path: String, for purpose: SystemCall.Purpose) throws(FileError) {
    self.target = target
    self.path = path
    let descriptor = try SystemCall.open(path, for: purpose)
    self.descriptor = descriptor
    if isApart { SystemCall.copyPermissions(of: target, to: descriptor) }
  }

  deinit {
    guard let descriptor else { return }
    try? SystemCall.close(descriptor)
    if isApart { SystemCall.remove(path) }
  }

  private var isApart: Bool { path != target }

  func append(_ bytes: [UInt8]) throws(FileError) {
    guard let descriptor else { return }
    try SystemCall.write(bytes, to: descriptor)
  }

  func finish() throws(FileError) {
    guard let descriptor else { return }
    self.descriptor = nil
    do {
      try SystemCall.close(descriptor)
      if isApart { try SystemCall.rename(path, to: target) }
    } catch {
      if isApart { SystemCall.remove(path) }
      throw error
    }
  }
}
