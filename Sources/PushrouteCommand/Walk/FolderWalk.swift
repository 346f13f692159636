import PushPayload
import Questions

/// Finds the files that operands name, also in folders.
///
/// Unreadable entries are errors: only ignored, excluded and other kinds of files are skipped
/// silently.
struct FolderWalk: Sendable {
  struct Path: Hashable, Sendable {
    /// The path, or `-` for standard input.
    let path: FilePath
    /// The name in the results.
    let name: FilePath
    var folder: FilePath?
    /// The complete path of that folder, without links: the file is read and written only in it.
    var root: FilePath?
    /// The name of one payload in the file, as `FILE#PLACE`, or nil for all.
    var chosen: FilePath?
  }

  /// The result of a search.
  struct Paths: Hashable, Sendable {
    fileprivate(set) var found: [Path] = []
    fileprivate(set) var warnings: [FileMessage] = []
    fileprivate(set) var errors: [FileMessage] = []
    /// The number of tracked files that do not exist.
    fileprivate(set) var absentCount = 0
    fileprivate var known: Set<FilePath> = []

    fileprivate mutating func add(_ path: Path) {
      if known.insert(path.path).inserted { found.append(path) }
    }
  }

  let operands: [FilePath]
  let wanted: FolderSearch.Wanted
  /// The name of standard input in the results.
  var inputName = FilePath.standardInput

  /// Finds the files; those of a folder are sorted.
  func paths(in console: Console) -> Paths {
    var paths = Paths()
    for operand in operands {
      guard operand != .standardInput else {
        paths.add(Path(path: operand, name: inputName))
        continue
      }
      let plain = Self.plain(operand)
      do throws(FileError) {
        if let entries = try console.world.entries(of: operand) {
          guard var search = FolderSearch(plain, for: wanted, in: console) else {
            throw FileError.missing
          }
          search.run(entries)
          add(search, namedAs: operand, to: &paths)
        } else if case .hidden = console.world.kind(of: plain),
          let file = plain.beforeMark(in: console)
        {
          paths.add(Path(path: file, name: file, chosen: plain))
        } else if wanted.isForced, wanted.exclusion.reason(for: plain, below: "") != nil {
          paths.absentCount += 1
        } else {
          paths.add(Path(path: plain, name: Self.isJSON(plain, in: console) ? .argument : plain))
        }
      } catch {
        paths.errors.append(.unreadable(operand, error))
      }
    }
    return paths
  }

  private func add(_ search: FolderSearch, namedAs operand: FilePath, to paths: inout Paths) {
    for file in search.files.sorted(by: Self.precedes) {
      paths.add(Path(path: file, name: file, folder: search.folder, root: search.root))
    }
    paths.errors += search.errors.sorted { Self.precedes($0.path, $1.path) }
    paths.absentCount += search.absentCount
    if search.files.isEmpty, search.errors.isEmpty, search.absentCount == 0,
      search.brokenLinks.isEmpty
    {
      let message =
        "no \(ArgumentError.list(Array(wanted.extensions.prefix(2)))) file in this folder"
      paths.warnings.append(FileMessage(operand, message, severity: .warning))
    }
    if search.linkCount > 0 {
      let links = search.linkCount.counted("link")
      let message = "passed over \(links) to folders or to files elsewhere: name them to read them"
      paths.warnings.append(FileMessage(operand, message, severity: .warning))
    }
    for link in search.brokenLinks.sorted(by: Self.precedes) {
      paths.warnings.append(FileMessage(link, "the link leads nowhere", severity: .info))
    }
    for (configuration, count) in search.leftOut.sorted(by: { Self.precedes($0.key, $1.key) }) {
      let files = count.counted("file or folder", plural: "files or folders")
      let message = "left \(files) out of the search"
      paths.warnings.append(FileMessage(configuration, message, severity: .info))
    }
  }

  private static func precedes(_ one: FilePath, _ other: FilePath) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }

  /// Whether an operand is JSON that names no file.
  private static func isJSON(_ operand: FilePath, in console: Console) -> Bool {
    guard operand.beginsLikeJSON, case .hidden = console.world.kind(of: operand) else {
      return false
    }
    return true
  }

  /// Returns a path without a leading `./`.
  private static func plain(_ path: FilePath) -> FilePath {
    let slash = UInt8(ascii: "/")
    var rest = path.bytes[...]
    while rest.starts(with: "./".utf8), rest.count > 2 {
      rest = rest.dropFirst(2).drop { $0 == slash }
    }
    return rest.isEmpty || rest.elementsEqual("-".utf8) ? path : FilePath(bytes: rest)
  }
}

struct Exclusion: Sendable {
  private var patterns: [GlobPattern] = []
  private var configurations: ConfigurationSearch?

  init() {}

  /// Reads the flag; configurations, if given, add their patterns.
  init(_ arguments: ParsedArguments, _ configurations: ConfigurationSearch?) throws(ArgumentError) {
    self.configurations = configurations
    guard let text = arguments[.exclude] else { return }
    for word in text.commaWords {
      guard let pattern = GlobPattern(FilePath(argument: word)) else {
        throw .unknownValue(.flag(.exclude), word, expected: [GlobPattern.expectation])
      }
      patterns.append(pattern)
    }
  }

  /// What leaves out a path.
  enum Reason: Hashable {
    case flag
    case configuration(FilePath)
  }

  /// Returns what leaves out a path, or nil: its patterns fit the path as it is printed, or the path
  /// from the folder that is searched.
  func reason(for path: FilePath, below folder: FilePath) -> Reason? {
    if patterns.contains(where: { $0.fits(path) || $0.fits(path.relative(to: folder)) }) {
      return .flag
    }
    guard let file = configurations?.file(path), file.isExcluded else { return nil }
    return .configuration(file.configuration.path)
  }
}

extension GlobPattern {
  /// What messages expect instead of an invalid pattern.
  static let expectation = "a pattern for paths, such as vendor or Tests/**/*.json"
}

extension CommandFlag {
  /// The flag for paths to skip in folders.
  static let exclude = CommandFlag(
    .exclude,
    takes: "GLOB",
    isList: true,
    help: "leave out such files or folders, as Tests/**/*.json"
  )

  /// The flags of lint for programs that call it.
  static let ofHooks = [
    CommandFlag(.forceExclude, help: "lint: what is left out stays out if it is named, for hooks"),
    CommandFlag(.stdinFilename, takes: "NAME", help: "lint: the name of what - reads, for editors"),
  ]
}
