import Foundation
import PushTestSupport
import Testing

/// All files are written in one place, so that its guarantees hold everywhere.
struct WritingDoorTests {
  /// The calls that open a file for writing, rename or delete it.
  private static let doors =
    #"O_(WRONLY|RDWR|CREAT|TRUNC|APPEND)"#
    + #"|unsafe (f?re?open|fdopen|creat|openat|mkstemp|rename|unlink|f?truncate|link|symlink)"#
    + #"|fopen\(|write\(to: *(URL|url|file)|write\(toFile|FileHandle|createFile|FileManager|OutputStream\("#

  private static func isDoor(_ text: String) -> Bool {
    text.range(of: doors, options: .regularExpression) != nil
  }

  /// The files that may call them.
  private static let keepers = ["SystemDoor.swift", "Interruption.swift"]

  @Test
  func `nothing but the door opens a file for writing`() throws {
    let sources = Project.root.appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    var found: Set<String> = []
    var count = 0
    for path in paths ?? [] where path.hasSuffix(".swift") {
      let file = sources.appendingPathComponent(path)
      let text = try String(contentsOf: file, encoding: .utf8)
      count += 1
      if Self.isDoor(text) { found.insert(file.lastPathComponent) }
    }
    #expect(count > 300)
    #expect(found == Set(Self.keepers))
  }

  @Test(arguments: [
    "open(path, O_WRONLY | O_CREAT, 0)", "fopen(path, \"w\")", "try data.write(to: URL(x))",
    "try text.write(toFile: path", "unsafe rename(a, b)", "unsafe unlink(path)",
    "FileHandle(forWritingAtPath: p)",
  ])
  func `another door would be found`(line: String) {
    #expect(Self.isDoor(line))
  }
}
