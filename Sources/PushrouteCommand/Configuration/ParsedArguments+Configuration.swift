internal import PushPayload
internal import Questions

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
    if !looksAtEachFile {
      for path in paths.dropFirst() { try checkSituation(of: path, in: search) }
    }
    try search.check()
  }

  /// The named files; for a folder, a path in it.
  private func paths(in console: Console) -> [FilePath] {
    let words = takesFilesOnly ? operands : operands.filter { InputFile.isPath($0) }
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

extension ConfigurationSearch {
  func check() throws(ArgumentError) {
    let errors = errors
    if !errors.isEmpty { throw .files(errors) }
  }
}

extension CommandFlag {
  /// The flag that ignores configuration files.
  static let noConfig = CommandFlag(.noConfig, help: "ignore \(Configuration.fileName.printed)")
}
