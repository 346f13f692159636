internal import Foundation
public import Testing

/// Compares a text with a file under `Snapshots`, beside the test file that asks.
///
/// With `RECORD_SNAPSHOTS` in the environment the file is written, and the test fails.
public func expectSnapshot(
  _ text: String,
  named name: String,
  filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
  let file = folder.appendingPathComponent("Snapshots").appendingPathComponent(name)
  try expect(text, in: file, named: name, sourceLocation)
}

/// Compares a text with a file of the project, as `expectSnapshot` does.
public func expectFile(
  _ text: String,
  at path: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  try expect(text, in: root.appendingPathComponent(path), named: path, sourceLocation)
}

/// Expects each heading, such as `### A-026`, once in a page of the documentation site, and writes the
/// page below the folder that `PUSHROUTE_PAGES` names, if it names one.
public func writePage(
  _ text: String,
  at path: String,
  headings: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let lines = text.split(separator: "\n").reduce(into: [:]) { $0[String($1), default: 0] += 1 }
  let wrong = headings.filter { lines[$0] != 1 }
  #expect(wrong.isEmpty && !headings.isEmpty, sourceLocation: sourceLocation)
  guard let folder = ProcessInfo.processInfo.environment["PUSHROUTE_PAGES"] else { return }
  let file = URL(fileURLWithPath: folder).appendingPathComponent(path)
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(),
    withIntermediateDirectories: true
  )
  try Data(text.utf8).write(to: file)
}

private func expect(
  _ text: String,
  in file: URL,
  named name: String,
  _ sourceLocation: SourceLocation
) throws {
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let recorded = try? String(decoding: Data(contentsOf: file), as: UTF8.self)
  let difference = firstDifference(recorded ?? "", text)
  #expect(
    recorded == text,
    "\(name) differs from line \(difference) on; RECORD_SNAPSHOTS=1 records it",
    sourceLocation: sourceLocation
  )
}

/// The number of the first line in which two texts differ.
private func firstDifference(_ one: String, _ other: String) -> Int {
  let pairs = zip(one.split(separator: "\n"), other.split(separator: "\n"))
  return 1 + pairs.prefix { $0 == $1 }.count
}
