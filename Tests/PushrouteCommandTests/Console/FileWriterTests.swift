import Foundation
import PushTestSupport
import Testing

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
