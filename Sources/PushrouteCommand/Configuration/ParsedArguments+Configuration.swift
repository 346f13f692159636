internal import RouteReport

extension ParsedArguments {
  /// Looks for the configuration of the first file that the call names, or of the folder in which it
  /// runs.
  mutating func configure(in console: Console) throws(CommandError) {
    guard takes(.noConfig), !has(CommandFlag.noConfig.name),
      let search = ConfigurationSearch(in: console)
    else { return }
    configurations = search
    configuration =
      (search.file(firstPath(in: console)) ?? search.file(Configuration.fileName))?
      .configuration
    try search.check()
  }

  /// A path in the folder of the first file that is named.
  private func firstPath(in console: Console) -> FilePath {
    let words = takesFilesOnly ? operands : operands.filter { InputFile.isPath($0) }
    guard let word = words.first, word != "-" else { return Configuration.fileName }
    let path = FilePath(argument: word)
    switch console.world.kind(of: path) {
    case .folder, .folderLink: return path.appending(Configuration.fileName)
    default: return path
    }
  }
}

extension ConfigurationSearch {
  /// Refuses mistakes in the configurations that were found.
  func check() throws(CommandError) {
    let errors = errors
    if !errors.isEmpty { throw .file(errors) }
  }
}

extension CommandFlag {
  /// The flag that leaves out configuration files.
  static let noConfig = CommandFlag(
    "no-config",
    help: "look for no \(Configuration.fileName.printed) in the folder of the file and above"
  )
}
