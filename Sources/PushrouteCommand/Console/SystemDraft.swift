import Questions

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Owner, mode and extended attributes, which a rewritten file keeps.
struct FileAttributes {
  private let status: FileStatus
  private let file: FolderName

  /// Reads the attributes of a file; returns nil if there is none.
  ///
  /// - Throws: A ``FileError`` if the file is not writable, or a hard link would keep the old bytes.
  init?(of file: FolderName) throws(FileError) {
    do {
      status = try SystemCall.ownStatus(of: file.name, in: file.folder)
    } catch {
      if error == .missing { return nil }
      throw error
    }
    self.file = file
    guard status.kind == .file else { throw .changed }
    if status.mode & 0o222 == 0 { throw .refused("the file is read-only") }
    guard unsafe faccessat(file.folder, try file.name.characters, W_OK, 0) == 0 else {
      throw .refused("permission denied")
    }
    if status.linkCount > 1 {
      throw .refused("the file has \(status.linkCount) hard links, which would part")
    }
  }

  /// The mode of a draft: the permissions of the owner alone.
  var draftMode: mode_t { status.mode & 0o600 }

  func apply(to descriptor: Int32) throws(FileError) {
    let draft = try SystemCall.status(of: descriptor)
    if (draft.owner, draft.group) != (status.owner, status.group) {
      guard fchown(descriptor, status.owner, status.group) == 0 else {
        throw .refused("the owner and the group of the file cannot be kept")
      }
    }
    try applyExtended(to: descriptor)
    guard fchmod(descriptor, status.mode) == 0 else {
      throw .refused("the mode of the file cannot be kept")
    }
  }

  /// Copies the extended attributes that the draft lacks, access control lists included.
  private func applyExtended(to descriptor: Int32) throws(FileError) {
    let source = try SystemCall.openWithoutWaiting(file)
    defer { try? SystemCall.close(source) }
    for name in ExtendedAttribute.names(of: source) {
      let value = ExtendedAttribute.value(of: name, in: source)
      guard value != ExtendedAttribute.value(of: name, in: descriptor) else { continue }
      guard let value, ExtendedAttribute.set(name, to: value, in: descriptor) else {
        throw .refused("the extended attributes of the file cannot be kept")
      }
    }
  }
}

/// The extended attributes of open files.
private enum ExtendedAttribute {
  static func names(of file: Int32) -> [[CChar]] {
    var names = [CChar](repeating: 0, count: max(0, listAttributes(file, nil, 0)))
    let count = unsafe listAttributes(file, &names, names.count)
    guard count > 0 else { return [] }
    return names[..<count].split(separator: 0).map { $0 + [0] }
  }

  static func value(of name: [CChar], in file: Int32) -> [UInt8]? {
    let size = unsafe getAttribute(file, name, nil, 0)
    guard size >= 0 else { return nil }
    var value = [UInt8](repeating: 0, count: size)
    let count = unsafe getAttribute(file, name, &value, size)
    return count == size ? value : nil
  }

  static func set(_ name: [CChar], to value: [UInt8], in file: Int32) -> Bool {
    unsafe setAttribute(file, name, value, value.count, 0) == 0
  }
}

#if canImport(Darwin)
private func listAttributes(
  _ file: Int32,
  _ names: UnsafeMutablePointer<CChar>?,
  _ size: Int
) -> Int { unsafe flistxattr(file, names, size, 0) }

private func getAttribute(
  _ file: Int32,
  _ name: UnsafePointer<CChar>,
  _ value: UnsafeMutableRawPointer?,
  _ size: Int
) -> Int { unsafe fgetxattr(file, name, value, size, 0, 0) }

private func setAttribute(
  _ file: Int32,
  _ name: UnsafePointer<CChar>,
  _ value: UnsafeRawPointer,
  _ size: Int,
  _ options: Int32
) -> Int32 { unsafe fsetxattr(file, name, value, size, 0, options) }
#else
// The Glibc module does not declare these.
@_silgen_name("flistxattr")
private func listAttributes(
  _ file: Int32,
  _ names: UnsafeMutablePointer<CChar>?,
  _ size: Int
) -> Int

@_silgen_name("fgetxattr")
private func getAttribute(
  _ file: Int32,
  _ name: UnsafePointer<CChar>,
  _ value: UnsafeMutableRawPointer?,
  _ size: Int
) -> Int

@_silgen_name("fsetxattr")
private func setAttribute(
  _ file: Int32,
  _ name: UnsafePointer<CChar>,
  _ value: UnsafeRawPointer,
  _ size: Int,
  _ flags: Int32
) -> Int32
#endif

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
      let isStored = fsync(draft.descriptor) == 0 || errno == EINVAL || errno == EROFS
      let failure = SystemCall.lastError
      try SystemCall.close(draft.descriptor)
      guard isStored else { throw failure }
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
