internal import RouteReport

/// A folder whose files git lists: tracked files, and new ones that are not ignored.
struct GitFolder: Sendable {
  /// An entry that git lists.
  struct Entry: Hashable, Sendable {
    /// The path from the folder.
    let path: FilePath
    /// Whether it is a nested repository, which git does not list.
    let isRepository: Bool
  }

  private let folder: FilePath
  private let console: Console

  /// Names a folder.
  init(_ folder: FilePath, in console: Console) {
    self.folder = folder
    self.console = console
  }

  /// Returns the entries, or nil without git, if git refuses, and in an ignored folder.
  func entries(isTop: Bool) -> [Entry]? {
    let words: [FilePath] = [
      "ls-files", "--cached", "--others", "--exclude-standard", "--stage", "-z",
    ]
    guard let output = answer(words), isTop || answer(["check-ignore", "-q", "."]) == nil else {
      return nil
    }
    return output.split(separator: 0).map { Entry($0) }
  }

  /// Runs git so that it neither starts hooks of the repository nor fetches.
  private func answer(_ words: [FilePath]) -> [UInt8]? {
    let git: [FilePath] = [
      "git", "--no-optional-locks", "-c", "core.fsmonitor=false", "-C", folder,
    ]
    return console.world.output(of: ProgramCall(git + words, with: Self.variables))
  }

  /// Inside a git hook, these variables would name the repository of the hook.
  private static let variables: [String: String?] = [
    "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil, "GIT_PREFIX": nil,
    "GIT_COMMON_DIR": nil, "GIT_OBJECT_DIRECTORY": nil, "GIT_ALTERNATE_OBJECT_DIRECTORIES": nil,
    "GIT_ALLOW_PROTOCOL": "none",
  ]
}

extension GitFolder.Entry {
  /// The mode of a submodule.
  private static let submodule = Array("160000 ".utf8)

  /// Reads a path; mode, object, stage and a tab precede a tracked one.
  fileprivate init(_ text: ArraySlice<UInt8>) {
    let isTracked = Self.isTracked(text)
    let start = isTracked ? text.firstIndex(of: UInt8(ascii: "\t")).map { $0 + 1 } : nil
    let path = text[(start ?? text.startIndex)...]
    let isFolder = path.last == UInt8(ascii: "/")
    self.path = FilePath(bytes: isFolder ? path.dropLast() : path)
    isRepository = isFolder || isTracked && text.starts(with: Self.submodule)
  }

  /// Whether a text begins with mode, object, stage and a tab.
  private static func isTracked(_ text: ArraySlice<UInt8>) -> Bool {
    let words = text.prefix { $0 != UInt8(ascii: "\t") }.split(separator: UInt8(ascii: " "))
    guard words.count == 3, words[0].count == 6, words[2].count == 1 else { return false }
    return [40, 64].contains(words[1].count)
      && words.joined().allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
