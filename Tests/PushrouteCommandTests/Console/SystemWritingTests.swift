import Foundation
import PushTestSupport
import Questions
import Testing

@testable import PushrouteCommand

struct SystemWritingTests {
  private let old = Array(#"{"a":1,}"#.utf8)
  private let new = Array(#"{"a":1}"#.utf8)

  @Test
  func `what was read is no place for a result`() throws {
    try withFolder { folder in
      let world = SystemWorld()
      let path = FilePath(folder + "/in")
      try world.write(old, toFile: path)
      var other = SystemWorld()
      _ = try other.read(path, limit: 100)
      for isMended in [false, true] {
        if isMended { try other.rewrite(path, within: nil, from: old, to: new) }
        #expect(throws: FileError.refused("the file was read as an input of this call")) {
          try other.draft(path)
        }
      }
      try FileManager.default.linkItem(atPath: folder + "/in", toPath: folder + "/same")
      #expect(throws: FileError.self) { try other.draft(FilePath(folder + "/same")) }
      try FileManager.default.removeItem(atPath: folder + "/same")
      _ = try other.read(path, limit: 100)
      // Mended and read: each of the two has to be released.
      other.release(path)
      #expect(throws: FileError.self) { try other.draft(path) }
      other.release(path)
      _ = try other.draft(path)
    }
  }

  @Test
  func `a file that has changed is left alone`() throws {
    try withFolder { folder in
      var world = SystemWorld()
      let path = FilePath(folder + "/x")
      try world.write(Array("edited".utf8), toFile: path)
      #expect(throws: FileError.changed) {
        try world.rewrite(path, within: nil, from: old, to: new)
      }
      #expect(try world.read(path, limit: 100) == Array("edited".utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["x"])
    }
  }

  @Test(arguments: [["edit"], ["edit", "later edit"]])
  func `an edit just before the file gets its new contents stays`(edits: [String]) throws {
    try withFolder { folder in
      let world = SystemWorld()
      let path = FilePath(folder + "/x")
      try world.write(old, toFile: path)
      // The code below runs while the program waits for no interruption, so it writes by other means.
      let opened = try OpenFolder(of: path)
      let draft = try FileWriter.createDraft(in: opened, mode: 0o600)
      try SystemCall.close(draft.descriptor)
      var left = edits[...]
      #expect(throws: FileError.changed) {
        try FileWriter.rename(draft.file, to: path.name) { (file) throws(FileError) in
          let isUnchanged =
            try SystemWorld().read(FilePath(folder).appending(file), limit: 100) == old
          guard let edit = left.popFirst() else { return isUnchanged }
          replaceFile(folder + "/x", with: edit)
          return isUnchanged
        }
      }
      FileWriter.remove(draft.file)
      #expect(try world.read(path, limit: 100) == Array(edits.last!.utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["x"])
    }
  }

  @Test
  func `hard links and read-only files are left alone`() throws {
    try withFolder { folder in
      var world = SystemWorld()
      let path = FilePath(folder + "/x")
      try world.write(old, toFile: path)
      try FileManager.default.linkItem(atPath: folder + "/x", toPath: folder + "/y")
      #expect(throws: FileError.refused("the file has 2 hard links, which would part")) {
        try world.rewrite(path, within: nil, from: old, to: new)
      }
      try FileManager.default.removeItem(atPath: folder + "/y")
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder + "/x")
      #expect(throws: FileError.refused("the file is read-only")) {
        try world.rewrite(path, within: nil, from: old, to: new)
      }
      #expect(try world.read(path, limit: 100) == old)
    }
  }

  @Test
  func `a link that leads out of the folder is not followed`() throws {
    try withFolder { folder in
      var world = SystemWorld()
      let files = FileManager.default
      try files.createDirectory(atPath: folder + "/in", withIntermediateDirectories: false)
      try world.write(old, toFile: FilePath(folder + "/out"))
      try files.createSymbolicLink(atPath: folder + "/in/x", withDestinationPath: "../out")
      let link = FilePath(folder + "/in/x")
      let real = try #require(world.realPath(of: FilePath(folder)))
      #expect(throws: FileError.outside) {
        try world.rewrite(link, within: real.appending("in"), from: old, to: new)
      }
      try world.rewrite(link, within: real, from: old, to: new)
      #expect(try world.read(FilePath(folder + "/out"), limit: 100) == new)
    }
  }

  @Test
  func `a zero byte does not end a path`() {
    let reason = FileError.refused("the path contains a zero byte")
    #expect(throws: reason) { try SystemWorld().read("/dev/null\0x", limit: 10) }
    #expect(throws: reason) { try SystemWorld().draft("/tmp/a\0x") }
  }

  @Test
  func `descriptors are not files`() throws {
    #expect(throws: FileError.refused("the stream is closed")) {
      try SystemWorld().draft("/dev/fd/987")
    }
    guard case .descriptor(1) = try FileWriter.place(of: "/dev/stdout") else {
      Issue.record("/dev/stdout is no descriptor")
      return
    }
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pushroute-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }
}

private func replaceFile(_ path: String, with text: String) {
  let edited = path + ".edited"
  #expect(FileManager.default.createFile(atPath: edited, contents: Data(text.utf8)))
  #expect(unsafe rename(edited, path) == 0)
}

/// All files are written in one place, so that its guarantees hold everywhere.
struct FileWriterTests {
  /// The calls that open a file for writing, rename or delete it.
  private static let writingCalls =
    #"O_(WRONLY|RDWR|CREAT|TRUNC|APPEND)"#
    + #"|unsafe (f?re?open|fdopen|creat|mkstemp|rename|unlink|f?truncate|link|symlink)"#
    + #"|fopen\(|write\(to: *(URL|url|file)|write\(toFile|FileHandle|createFile|FileManager|OutputStream\("#

  /// Whether a text calls one; Foundation's expressions take a tenth of the time of a `Regex`.
  private func writesFiles(_ text: String) -> Bool {
    text.range(of: Self.writingCalls, options: .regularExpression) != nil
  }

  /// The files that may call them; the recorder has its calls in the text of code for an app.
  private static let writers = ["FileWriter.swift", "Recorder.swift"]

  @Test
  func `only the file writer opens files for writing`() throws {
    let sources = Project.root.appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    var found: Set<String> = []
    var count = 0
    for path in paths ?? [] where path.hasSuffix(".swift") {
      let file = sources.appendingPathComponent(path)
      let text = try String(contentsOf: file, encoding: .utf8)
      count += 1
      if writesFiles(text) { found.insert(file.lastPathComponent) }
    }
    #expect(count > 300)
    #expect(found == Set(Self.writers))
  }

  @Test(arguments: [
    "open(path, O_WRONLY | O_CREAT, 0)", "fopen(path, \"w\")", "try data.write(to: URL(x))",
    "try text.write(toFile: path", "unsafe rename(a, b)", "unsafe unlink(path)",
    "FileHandle(forWritingAtPath: p)",
  ])
  func `another call that writes would be found`(line: String) {
    #expect(writesFiles(line))
  }
}
