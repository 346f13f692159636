internal import Questions

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
    guard try SystemCall.mayWrite(file) else { throw .refused("permission denied") }
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
