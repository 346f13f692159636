import Foundation
public import Testing

/// Compares a text with a file under `Snapshots` of the calling test target.
///
/// With `RECORD_SNAPSHOTS` in the environment the file is written, and the test fails.
public func expectSnapshot(
  _ text: String,
  named name: String,
  fileID: String = #fileID,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let target = fileID.prefix { $0 != "/" }
  try expectFile(text, at: "Tests/\(target)/Snapshots/\(name)", sourceLocation: sourceLocation)
}

/// Compares a text with a file of the project, as `expectSnapshot` does.
public func expectFile(
  _ text: String,
  at path: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
    try write(text, to: Project.root.appendingPathComponent(path))
    Issue.record("recorded \(path)", sourceLocation: sourceLocation)
    return
  }
  let recorded = try? Project.text(path)
  let difference = firstDifference(recorded ?? "", text)
  #expect(
    recorded == text,
    "\(path) differs from line \(difference) on; RECORD_SNAPSHOTS=1 records it",
    sourceLocation: sourceLocation
  )
}

/// Expects each heading, such as `### A-026`, once in a page of the documentation site, and writes the
/// page to `.build/pages`, where `.ci/docs` finds it.
public func writePage(
  _ text: String,
  at path: String,
  headings: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let lines = text.split(separator: "\n").reduce(into: [:]) { $0[String($1), default: 0] += 1 }
  let wrong = headings.filter { lines[$0] != 1 }
  #expect(wrong.isEmpty && !headings.isEmpty, sourceLocation: sourceLocation)
  try write(text, to: Project.root.appendingPathComponent(".build/pages/\(path)"))
}

/// Writes a file, and the folders that it needs.
private func write(_ text: String, to file: URL) throws {
  let folder = file.deletingLastPathComponent()
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try Data(text.utf8).write(to: file, options: .atomic)
}

/// The number of the first line in which two texts differ.
private func firstDifference(_ one: String, _ other: String) -> Int {
  let pairs = zip(one.split(separator: "\n"), other.split(separator: "\n"))
  return 1 + pairs.prefix { $0 == $1 }.count
}
