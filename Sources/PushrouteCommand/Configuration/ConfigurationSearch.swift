import PushPayload
import Questions

struct ConfiguredFile: Sendable {
  let configuration: Configuration
  /// The path of the file from the folder of the configuration.
  let path: FilePath

  var isExcluded: Bool { configuration.exclude.contains { $0.fits(path) } }

  var codes: CodeChoice {
    configuration.rules.filter { $0.pattern.fits(path) }
      .reduce(configuration.codes) { codes, rule in rule.codes.adding(codes) }
  }
}

/// Finds the configuration of a file: the nearest one in its folder or above.
final class ConfigurationSearch: Sendable {
  /// A configuration and the absolute path of its folder.
  private struct Found: Sendable {
    let configuration: Configuration
    let folder: FilePath
  }

  private struct Known: Sendable {
    /// Absolute paths of folders, by the paths that named them.
    var folders: [FilePath: FilePath?] = [:]
    /// The nearest configurations, by absolute folder.
    var configurations: [FilePath: Found?] = [:]
    var errors: [FileMessage] = []
    /// The codes of findings that each configuration hides.
    var hidden: [FilePath: Set<String>] = [:]
  }

  private let console: Console
  /// The absolute path of the working directory.
  private let home: FilePath
  private let known = Locked(Known())

  /// Prepares a search; returns nil if the working directory does not exist.
  init?(in console: Console) {
    guard let home = console.world.realPath(of: ".") else { return nil }
    self.console = console
    self.home = home
  }

  func note(_ code: String, hiddenBy configuration: FilePath) {
    known.withLock { known in known.hidden[configuration, default: []].formUnion([code]) }
  }

  /// What each configuration hides.
  var notes: [FileMessage] {
    known.withLock { known in known.hidden }
      .sorted { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) }
      .map { FileMessage($0, "hides " + $1.sorted().joined(separator: ", "), severity: .info) }
  }

  func file(_ path: FilePath) -> ConfiguredFile? {
    known.withLock { known in
      let isInput = path == .standardInput
      let name = isInput ? "." : path.around
      let folder = known.folders[name] ?? console.world.realPath(of: name)
      known.folders[name] = .some(folder)
      guard let folder, let found = nearest(folder, &known) else { return nil }
      let complete = isInput ? path : folder.appending(path.name).relative(to: found.folder)
      return ConfiguredFile(configuration: found.configuration, path: complete)
    }
  }

  /// Returns the configuration in a folder, or the nearest one above it in the repository.
  private func nearest(_ folder: FilePath, _ known: inout Known) -> Found? {
    if let found = known.configurations[folder] { return found }
    let bound = console.bound(of: folder, else: folder)
    var found: Found?
    var next = folder
    while true {
      found = read(next, within: bound, &known)
      guard found == nil, next != bound, let parent = next.parent else { break }
      next = parent
    }
    known.configurations[folder] = .some(found)
    return found
  }

  private func read(_ folder: FilePath, within bound: FilePath, _ known: inout Known) -> Found? {
    let path = folder.appending(Configuration.fileName).relative(to: home)
    // A folder without permission has no configuration; reading its files reports the error.
    if case .hidden = console.world.kind(of: path) { return nil }
    do throws(FileMessage) {
      let file = try InputFile(hidden: path, within: bound, in: console)
      let configuration = try Configuration(JSONFile(file))
      return Found(configuration: configuration, folder: folder)
    } catch {
      known.errors.append(error)
      return nil
    }
  }

  func check() throws(ArgumentError) {
    let errors = known.withLock { known in known.errors }
    if !errors.isEmpty { throw .files(errors) }
  }
}

extension ParsedArguments {
  /// Finds the configuration of the first named file, or of the working directory.
  ///
  /// All files of one answer must state the same situation.
  mutating func configure(in console: Console) throws(ArgumentError) {
    guard takes(.noConfig), !has(.noConfig),
      let search = ConfigurationSearch(in: console)
    else { return }
    configurations = search
    let paths = paths(in: console)
    configuration =
      (search.file(paths.first ?? Configuration.fileName) ?? search.file(Configuration.fileName))?
      .configuration
    if !command.looksAtEachFile {
      for path in paths.dropFirst() { try checkSituation(of: path, in: search) }
    }
    try search.check()
  }

  /// The named files; for a folder, a path in it.
  private func paths(in console: Console) -> [FilePath] {
    let words = command.takesFilesOnly ? operands : operands.filter { InputFile.isPath($0) }
    return words.map { word in
      let path = FilePath(argument: word)
      guard path != .standardInput, !path.beginsLikeJSON else { return Configuration.fileName }
      switch console.world.kind(of: path) {
      case .folder, .folderLink: return path.appending(Configuration.fileName)
      default: return path
      }
    }
  }

  /// Refuses a file whose configuration states another situation than the first file's.
  private func checkSituation(
    of path: FilePath,
    in search: ConfigurationSearch
  ) throws(ArgumentError) {
    let other = search.file(path)?.configuration
    let values = [configuration, other].map { $0?.situation.mapValues { $0.words } ?? [:] }
    guard values[0] != values[1] else { return }
    let places = [configuration, other].map { $0?.path.printed ?? "no configuration" }
    let message =
      "this file starts from the situation of \(places[1]), the first one from that of "
      + "\(places[0]): ask about each alone, or add --no-config"
    throw .files([FileMessage(path, message)])
  }
}

extension CommandFlag {
  /// The flag that ignores configuration files.
  static let noConfig = CommandFlag(.noConfig, help: "ignore \(Configuration.fileName.printed)")
}
