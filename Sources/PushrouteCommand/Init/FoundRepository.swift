internal import AppProfile
internal import PushPayload
internal import RouteReport

/// What a repository has that a configuration can be about.
struct FoundRepository: Sendable {
  /// The number of files that were looked at.
  let fileCount: Int
  /// The files with pushes in folders of one's own.
  private(set) var pushes: [FilePath] = []
  /// The number of files with pushes by the folder of others in which they lie.
  private(set) var foreign: [FilePath: Int] = [:]
  /// The files of cases.
  private(set) var cases: [FilePath] = []
  /// The scenarios.
  private(set) var scenarios: [FilePath] = []
  /// What lint finds in the pushes of one's own.
  private(set) var statistics = LintStatistics()
  /// The apps whose sources are there.
  let apps: [TargetProfile]
  /// Whether an app has a service extension that handles pushes.
  let hasServiceExtension: Bool
  /// What could not be listed or read.
  private(set) var errors: [FileMessage]

  /// Folders in which repositories keep what others have written, where git does not ignore them.
  private static let foreignNames: Set<FilePath> = [
    "Carthage", "Pods", "ThirdParty", "build", "dist", "node_modules", "third_party", "vendor",
  ]

  /// Looks through a folder.
  init(in folder: FilePath, lint: PayloadLint, in console: Console) {
    let walk = FolderWalk(operands: [folder], extensions: [".json", ".apns"])
    let paths = walk.paths(in: console)
    fileCount = paths.found.count
    let app = AppFolder(folder, in: console)
    apps = app.profile.targets.filter { $0.kind == .app }
    hasServiceExtension = app.profile.hasServiceExtension
    errors = paths.errors
    for path in paths.found { add(path.path, below: folder, lint, in: console) }
    errors += app.errors.filter { !errors.contains($0) }
  }

  private mutating func add(
    _ path: FilePath,
    below folder: FilePath,
    _ lint: PayloadLint,
    in console: Console
  ) {
    do throws(FileMessage) {
      let bytes = try InputFile(path, in: console).bytes
      switch FoundText(path, bytes).kind {
      case .other: break
      case .cases: cases.append(path)
      case .scenario: scenarios.append(path)
      case .push:
        if let owner = Self.foreignFolder(of: path.relative(to: folder)) {
          foreign[owner, default: 0] += 1
        } else {
          pushes.append(path)
          for finding in lint.file(path, bytes).findings { statistics.add(finding) }
        }
      }
    } catch {
      if error.code != LintCode.tooLarge.code { errors.append(error) }
    }
  }

  /// The folder of others in which a file lies, from the folder that is searched; or nil.
  private static func foreignFolder(of path: FilePath) -> FilePath? {
    let slash = UInt8(ascii: "/")
    let names = path.bytes.split(separator: slash).dropLast()
    guard let end = names.firstIndex(where: { foreignNames.contains(FilePath(bytes: $0)) })
    else { return nil }
    return FilePath(bytes: names[...end].joined(separator: [slash]))
  }
}
