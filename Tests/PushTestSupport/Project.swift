public import Foundation

/// The files of this project.
public enum Project {
  /// The folder of `Package.swift`.
  public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of all files from there, without those of builds and of git.
  public static func paths() -> [String] {
    let folders = FileManager.default.enumerator(atPath: root.path)
    return (folders?.compactMap { $0 as? String } ?? []).filter { path in
      let isOther = path == ".build" || path == ".git"
      if isOther { folders?.skipDescendants() }
      return !isOther
    }
  }

  /// The text of a file.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
