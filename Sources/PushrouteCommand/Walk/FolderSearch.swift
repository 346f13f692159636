import Questions

/// The search of one folder and of all in it.
///
/// Git lists the files of a repository. Elsewhere every file counts, except in the folders in which
/// tools keep what they fetch and build. A file counts only if it lies in the folder, behind all links,
/// whatever git lists.
struct FolderSearch: Sendable {
  /// The folders for what tools fetch and build.
  private static let generated: Set<FilePath> = [
    ".git", "node_modules", "Pods", ".build", "DerivedData",
  ]

  struct Wanted: Sendable {
    let extensions: [String]
    var exclusion = Exclusion()
    /// Whether git lists the files of repositories.
    var asksGit = true
    /// Whether what is left out in folders is left out where it is named, too.
    var isForced = false
  }

  let folder: FilePath
  /// Its complete path, without links.
  let root: FilePath
  /// The files, in no order.
  private(set) var files: [FilePath] = []
  private(set) var errors: [FileMessage] = []
  /// The number of links that are not followed: to folders, and out of the folder.
  private(set) var linkCount = 0
  /// The links that lead to nothing.
  private(set) var brokenLinks: [FilePath] = []
  /// The number of files that git tracks and that are not there.
  private(set) var absentCount = 0
  /// How many files and folders each configuration left out.
  private(set) var leftOut: [FilePath: Int] = [:]
  private let wanted: Wanted
  private let console: Console
  private var open: [(folder: FilePath, entries: [FolderEntry])] = []
  private var entered: Set<FilePath> = []
  /// Whether each folder on the way to a file that git lists is one, and no link.
  private var realFolders: [FilePath: Bool] = [:]
  /// Why git gave no answer: it is not asked again.
  private var failure: ProgramFailure?

  /// Names a folder, and what to search for; nil for a folder that no longer exists.
  init?(_ folder: FilePath, for wanted: Wanted, in console: Console) {
    guard let root = console.world.realPath(of: folder) else { return nil }
    self.folder = folder
    self.root = root
    self.wanted = wanted
    self.console = console
  }

  mutating func run(_ entries: [FolderEntry]) {
    open = [(folder, entries)]
    entered = [root]
    while let (folder, entries) = open.popLast() {
      guard let listed = list(folder, isTop: entries.contains { $0.name == ".git" }) else {
        for entry in entries { add(entry.kind, Self.path(of: entry.name, in: folder)) }
        continue
      }
      for entry in listed { add(entry, of: folder) }
    }
  }

  /// Returns what git lists: of the top of a repository, and of the folder in which the search began.
  private mutating func list(_ folder: FilePath, isTop: Bool) -> [GitFolder.Entry]? {
    guard wanted.asksGit, isTop || folder == self.folder,
      let real = folder == self.folder ? root : console.world.realPath(of: folder),
      let repository = GitFolder(real, in: console),
      folder == self.folder || repository.top == real
    else { return nil }
    do throws(ProgramFailure) {
      if let failure { throw failure }
      return try repository.entries()
    } catch {
      failure = error
      errors.append(.withoutGit(folder, error))
      return []
    }
  }

  private mutating func add(_ entry: GitFolder.Entry, of folder: FilePath) {
    let path = Self.path(of: entry.path, in: folder)
    guard entry.isInside else {
      errors.append(.impossible(entry, in: folder))
      return
    }
    guard entry.isRepository || entry.mayBeLink || isWanted(path), !isTooDeep(path),
      isRealFolder(path.parent)
    else { return }
    switch console.world.kind(of: path) {
    case .folder: if entry.isRepository { enter(path) }
    case .hidden(.missing): if isWanted(path), !excludes(path) { absentCount += 1 }
    case let kind: add(kind, path)
    }
  }

  /// Whether a folder that git names is one, and no link: what lies behind a link is not read.
  private mutating func isRealFolder(_ path: FilePath?) -> Bool {
    guard let path, path != folder else { return true }
    if let known = realFolders[path] { return known }
    var isFolder = isRealFolder(path.parent)
    if isFolder {
      switch console.world.kind(of: path) {
      case .folder, .hidden: break
      case let kind:
        add(kind, path)
        isFolder = false
      }
    }
    realFolders[path] = isFolder
    return isFolder
  }

  private mutating func add(_ kind: FolderEntry.Kind, _ path: FilePath) {
    switch kind {
    case .other: break
    case .file: if isWanted(path), !excludes(path) { files.append(path) }
    case .fileLink:
      guard isWanted(path), !excludes(path) else { break }
      if console.world.realPath(of: path)?.isInside(root) == true {
        files.append(path)
      } else {
        linkCount += 1
      }
    case .folder: if !Self.generated.contains(path.name) { enter(path) }
    case .folderLink: if !excludes(path) { linkCount += 1 }
    case .brokenLink(let error):
      guard isWanted(path), !excludes(path) else { break }
      if error == .missing {
        brokenLinks.append(path)
      } else {
        errors.append(.unreadable(path, error))
      }
    case .hidden(let error): if !excludes(path) { errors.append(.unreadable(path, error)) }
    }
  }

  private mutating func enter(_ path: FilePath) {
    guard !excludes(path), !isTooDeep(path) else { return }
    if let real = console.world.realPath(of: path), !entered.insert(real).inserted { return }
    do {
      open.append((path, try console.world.entries(of: path) ?? []))
    } catch {
      errors.append(.unreadable(path, error))
    }
  }

  /// The most folders around a file: to resolve a path costs the square of their number.
  private static let deepest = 256

  /// Reports a path that lies too deep to be searched.
  private mutating func isTooDeep(_ path: FilePath) -> Bool {
    guard path.bytes.count(where: { $0 == UInt8(ascii: "/") }) > Self.deepest else { return false }
    let message = "lies in more than \(Self.deepest) folders, and is not searched"
    errors.append(.unreadable(path, .refused(message)))
    return true
  }

  private func isWanted(_ path: FilePath) -> Bool {
    wanted.extensions.contains { path.hasEnding($0) }
  }

  private mutating func excludes(_ path: FilePath) -> Bool {
    switch wanted.exclusion.reason(for: path, below: folder) {
    case nil: return false
    case .flag: return true
    case .configuration(let path):
      leftOut[path, default: 0] += 1
      return true
    }
  }

  private static func path(of name: FilePath, in folder: FilePath) -> FilePath {
    folder == "." ? name : folder.appending(name)
  }
}

extension FolderSearch.Wanted {
  /// Reads what to leave out.
  init(_ extensions: [String], _ arguments: ParsedArguments) throws(ArgumentError) {
    self.init(
      extensions: extensions,
      exclusion: try Exclusion(arguments, arguments.configurations),
      asksGit: !arguments.has(.noGit),
      isForced: arguments.takes(.forceExclude) && arguments.has(.forceExclude)
    )
  }
}
