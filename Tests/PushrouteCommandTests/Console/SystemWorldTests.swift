import Foundation
import Questions
import Testing

@testable import PushrouteCommand

struct SystemWorldTests {
  @Test
  func `a file is written as a whole, keeps its permissions, and leaves nothing beside it`() throws
  {
    try withFolder { folder in
      let world = SystemWorld()
      let path = folder + "/out.json"
      try world.write(Array("one".utf8), toFile: FilePath(path))
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
      try world.write(Array("two".utf8), toFile: FilePath(path))
      #expect(try world.read(FilePath(path), limit: 10) == Array("two".utf8))
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["out.json"])
    }
  }

  @Test
  func `a link stays a link`() throws {
    try withFolder { folder in
      let world = SystemWorld()
      try world.write([1], toFile: FilePath(folder + "/target"))
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link",
        withDestinationPath: folder + "/target"
      )
      try world.write([2], toFile: FilePath(folder + "/link"))
      #expect(try world.read(FilePath(folder + "/target"), limit: 10) == [2])
    }
  }

  @Test
  func `a link to nothing yet stays a link, and links in a ring are refused`() throws {
    try withFolder { folder in
      let world = SystemWorld()
      for (link, target) in [("new", "later"), ("one", folder + "/two"), ("two", "one")] {
        try FileManager.default.createSymbolicLink(
          atPath: folder + "/" + link,
          withDestinationPath: target
        )
      }
      try world.write([1], toFile: FilePath(folder + "/new"))
      #expect(try world.read(FilePath(folder + "/later"), limit: 10) == [1])
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/new") == "later")
      #expect(throws: FileError.refused("too many symbolic links")) {
        try world.write([1], toFile: FilePath(folder + "/one"))
      }
    }
  }

  @Test
  func `what cannot be read says why`() throws {
    try withFolder { folder in
      let world = SystemWorld()
      try world.write([1, 2, 3], toFile: FilePath(folder + "/file"))
      #expect(throws: FileError.missing) { try world.read(FilePath(folder + "/none"), limit: 10) }
      #expect(throws: FileError.directory) { try world.read(FilePath(folder), limit: 10) }
      #expect(throws: FileError.tooLarge(limit: 2)) {
        try world.read(FilePath(folder + "/file"), limit: 2)
      }
      #expect(throws: FileError.tooLarge(limit: 2)) { try world.read("/dev/zero", limit: 2) }
      #expect(throws: FileError.refused("a part of the path is not a directory")) {
        try world.read(FilePath(folder + "/file/x"), limit: 10)
      }
    }
  }

  @Test
  func `a folder lists what it holds, and a link to a folder is no folder`() throws {
    try withFolder { folder in
      let world = SystemWorld()
      try FileManager.default.createDirectory(
        atPath: folder + "/sub",
        withIntermediateDirectories: true
      )
      try world.write([1], toFile: FilePath(folder + "/é.json"))
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/loop",
        withDestinationPath: folder
      )
      let entries = try #require(try world.entries(of: FilePath(folder)))
      let expected = [
        FolderEntry("sub", .folder), FolderEntry("é.json", .file),
        FolderEntry("loop", .folderLink),
      ]
      #expect(Set(entries) == Set(expected))
      #expect(entries.count == 3)
      #expect(try world.entries(of: FilePath(folder + "/é.json")) == nil)
      #expect(try world.entries(of: FilePath(folder + "/nowhere")) == nil)
    }
  }

  @Test
  func `what cannot be written says why`() throws {
    try withFolder { folder in
      let world = SystemWorld()
      #expect(throws: FileError.missing) {
        try world.write([1], toFile: FilePath(folder + "/no/file"))
      }
      #expect(throws: FileError.directory) { try world.write([1], toFile: FilePath(folder)) }
      #expect(throws: FileError.refused("no space left on the device")) {
        try world.write([1], toFile: "/dev/full")
      }
      try world.write([1], toFile: "/dev/null")
    }
  }

  @Test
  func `the world has an environment and a clock`() {
    let world = SystemWorld()
    #expect(world.environment("PATH") != nil)
    #expect(world.environment("PUSHROUTE_NO_SUCH_VARIABLE") == nil)
    #expect(world.milliseconds > 0)
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pushroute-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }
}

extension SystemWorld {
  /// Writes a file as a whole, or not at all.
  func write(_ bytes: [UInt8], toFile path: FilePath) throws(FileError) {
    let draft = try draft(path)
    try draft.append(bytes)
    try draft.finish()
  }
}

extension World {
  /// Reads a file that the user named.
  func read(_ path: FilePath, limit: Int) throws(FileError) -> [UInt8] {
    try read(path, limit: limit, within: nil)
  }
}
