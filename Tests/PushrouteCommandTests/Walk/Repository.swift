import Foundation
import PushrouteCommand
import RouteReport

/// A typical repository: its files, and which of them are pushes.
struct Repository: Sendable {
  let name: String
  /// Whether it is under git.
  var hasGit = true
  /// The texts of files, by path.
  let files: [String: String]
  /// The paths of the pushes among them.
  let pushes: [String]
}

extension Repository {
  /// Writes the files into a folder, runs code, and deletes the folder.
  func write(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pushroute-" + UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Self.write(files, to: folder)
    if hasGit { try Self.git("init", "-q", in: folder) }
    try body(folder)
  }

  /// Writes texts into files of a folder.
  static func write(_ files: [String: String], to folder: String) throws {
    for (path, text) in files {
      let file = URL(fileURLWithPath: folder + "/" + path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
  }

  /// Runs git in a folder.
  static func git(_ words: String..., in folder: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder, "-c", "user.name=a", "-c", "user.email=a@example.com"] + words
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw GitFailure(words: words) }
  }

  private struct GitFailure: Error {
    let words: [String]
  }
}

/// The JSON output of a call about real files.
struct FolderLint {
  let code: ExitCode
  let result: [String: Any]

  init(_ words: [String], in folder: String) throws {
    let report = folder + "-report"
    defer { try? FileManager.default.removeItem(atPath: report) }
    var console = Console(SystemWorld())
    code = PushrouteCommand.run(["lint"] + words + ["--json", "-o", report], in: &console)
    let data = FileManager.default.contents(atPath: report) ?? Data("{}".utf8)
    result = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// The paths of the files that count as pushes, from a folder.
  func paths(from folder: String) -> [String] {
    let files = result["files"] as? [[String: Any]] ?? []
    return files.compactMap { $0["source"] as? String }.map { path in
      path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }
  }

  /// The number of files that were passed over.
  var passedOver: Int { result["passedOver"] as? Int ?? -1 }
}
