internal import Questions

/// An open file or standard input; or a pipe, a device or a descriptor, written without a draft.
final class SystemStream: ByteSource, FileDraft {
  let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { try? SystemCall.close(descriptor) }

  func read(behind prefix: ArraySlice<UInt8>, limit: Int) throws(FileError) -> [UInt8] {
    try SystemCall.read(descriptor, behind: prefix, limit: limit)
  }

  func append(_ bytes: [UInt8]) throws(FileError) { try SystemCall.write(bytes, to: descriptor) }

  func finish() throws(FileError) {}
}

/// A draft beside its target, renamed when it is complete.
final class SystemDraft: FileDraft {
  private let folder: OpenFolder
  private let target: FilePath
  /// The contents that the target must still have at the end, or nil.
  private let old: [UInt8]?
  private var draft: FileWriter.Draft?

  /// Begins a draft with the attributes of an existing target, a name in a folder.
  init(_ target: FilePath, in folder: OpenFolder, replacing old: [UInt8]? = nil) throws(FileError) {
    self.target = target
    self.folder = folder
    self.old = old
    let attributes = try FileAttributes(of: folder.named(target))
    let draft = try FileWriter.createDraft(in: folder, mode: attributes?.draftMode ?? 0o666)
    self.draft = draft
    try attributes?.apply(to: draft.descriptor)
  }

  deinit {
    guard let draft else { return }
    try? SystemCall.close(draft.descriptor)
    FileWriter.remove(draft.file)
  }

  func append(_ bytes: [UInt8]) throws(FileError) {
    guard let draft else { return }
    try SystemCall.write(bytes, to: draft.descriptor)
  }

  func finish() throws(FileError) {
    guard let draft else { return }
    self.draft = nil
    do throws(FileError) {
      do throws(FileError) {
        try FileWriter.store(draft.descriptor)
      } catch {
        try? SystemCall.close(draft.descriptor)
        throw error
      }
      try SystemCall.close(draft.descriptor)
      if let old {
        try FileWriter.rename(draft.file, to: target) { [folder] (file) throws(FileError) in
          let descriptor = try SystemCall.openWithoutWaiting(folder.named(file))
          defer { try? SystemCall.close(descriptor) }
          return try SystemCall.read(descriptor, upTo: old.count + 1) == old
        }
      } else {
        try FileWriter.rename(draft.file, to: target)
      }
    } catch {
      FileWriter.remove(draft.file)
      throw error
    }
  }
}
