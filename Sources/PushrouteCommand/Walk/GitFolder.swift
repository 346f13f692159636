import PushPayload
import PushRules
import Questions

/// A folder of a repository: git lists tracked files, and new files that are not ignored.
struct GitFolder: Sendable {
  struct Entry: Changeable, Hashable, Sendable {
    /// The path from the folder.
    var path: FilePath
    /// Whether it is a repository of its own, whose files git does not list.
    var isRepository = false
    /// Whether it may be a symbolic link: git reports that of tracked files alone.
    var mayBeLink = false
  }

  /// The folder that holds `.git`: git is asked there, so that no repository below answers for it.
  let top: FilePath
  /// The path from there.
  private let rest: FilePath
  private let console: Console

  /// Finds the repository around a complete path; nil outside of repositories.
  init?(_ folder: FilePath, in console: Console) {
    var next: FilePath? = folder
    while let top = next, !Self.isTop(top, in: console) { next = top.parent }
    guard let top = next else { return nil }
    self.top = top
    rest = top == folder ? "." : folder.relative(to: top)
    self.console = console
  }

  /// Whether a folder holds what git takes for a repository, or a file that leads to one.
  private static func isTop(_ folder: FilePath, in console: Console) -> Bool {
    let folder = folder.appending(".git")
    switch console.world.kind(of: folder) {
    case .file, .fileLink: return true
    case .folder, .folderLink:
      if case .hidden = console.world.kind(of: folder.appending("HEAD")) { return false }
      return true
    default: return false
    }
  }

  /// Whether git trusts the repository: it is the user's own, or the settings of git name it.
  var isTrusted: Bool {
    console.world.isOwn(top) && console.world.isOwn(top.appending(".git"))
      || (try? answer(["rev-parse", "--git-dir"])) != nil
  }

  func entries() throws(ProgramFailure) -> [Entry]? {
    let words = FilePath(bytes: Array(":(literal)".utf8) + rest.bytes)
    let tracked = try answer(["ls-files", "--cached", "--stage", "-z", "--", words])
    let others = try answer(["ls-files", "--others", "--exclude-standard", "-z", "--", words])
    if rest != ".", (try? answer(["check-ignore", "-q", FilePath("./").appending(rest)])) != nil {
      return nil
    }
    let all =
      tracked.split(separator: 0).compactMap { Entry(tracked: $0) }
      + others.split(separator: 0).map { Entry(untracked: $0) }
    return rest == "."
      ? all : all.map { $0.changed { entry in entry.path = entry.path.relative(to: rest) } }
  }

  /// Asks git, without starting programs of the repository or fetching.
  private func answer(_ words: [FilePath]) throws(ProgramFailure) -> [UInt8] {
    let git: [FilePath] = [
      "git", "--no-optional-locks", "-c", "core.fsmonitor=false", "-c",
      "safe.bareRepository=explicit", "-C", top,
    ]
    return try console.world.output(of: ProgramCall(git + words, with: Self.variables))
  }

  /// Inside of a git hook these variables name the repository of the hook.
  private static let variables: [String: String?] = [
    "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil, "GIT_PREFIX": nil,
    "GIT_COMMON_DIR": nil, "GIT_OBJECT_DIRECTORY": nil, "GIT_ALTERNATE_OBJECT_DIRECTORIES": nil,
    "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1",
  ]
}

extension GitFolder.Entry {
  /// Reads a path behind its mode, its object, its stage and a tab.
  fileprivate init?(tracked text: ArraySlice<UInt8>) {
    guard let tab = text.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    path = FilePath(bytes: text[(tab + 1)...])
    isRepository = text.starts(with: "160000 ".utf8)
    mayBeLink = text.starts(with: "120000 ".utf8)
  }

  /// Reads a path; that of a repository ends with a slash.
  fileprivate init(untracked text: ArraySlice<UInt8>) {
    mayBeLink = true
    isRepository = text.last == UInt8(ascii: "/")
    path = FilePath(bytes: isRepository ? text.dropLast() : text)
  }

  /// Whether a file can have the path in the folder: an index can hold any text of any length.
  var isInside: Bool {
    (1...4_096).contains(path.bytes.count)
      && path.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        .allSatisfy { name in ![[], [0x2E], [0x2E, 0x2E]].contains { name.elementsEqual($0) } }
  }
}

extension FileMessage {
  /// The message for a path in the index that leads elsewhere, or is too long.
  static func impossible(_ entry: GitFolder.Entry, in folder: FilePath) -> FileMessage {
    let found = "git lists \(entry.path.quoted), a path that no file of the repository can have"
    return .unreadable(folder, .refused(found))
  }

  /// The message for a repository whose files git does not list.
  static func withoutGit(_ folder: FilePath, _ failure: ProgramFailure) -> FileMessage {
    let reason =
      switch failure {
      case .missing: "git is not installed"
      case .failed: "git fails; `git status` in this folder shows why"
      case .tooLarge: "git lists more than \(ProgramCall.largestOutput >> 20) MiB of paths"
      case .tooSlow: "git takes longer than \(ProgramCall.timeLimit / 1000) s"
      }
    let message = "cannot list the files of this git repository: \(reason); "
    return .unreadable(folder, .refused(message + "--no-git searches the folder without git"))
  }
}

extension CommandFlag {
  /// The flag for a search that does not ask git.
  static let noGit = CommandFlag(
    .noGit,
    help: "read folders without git"
  )
}
