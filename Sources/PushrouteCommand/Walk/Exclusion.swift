internal import RouteReport

/// What a search of folders leaves out: what a flag says, and what the configuration files say.
struct Exclusion: Sendable {
  private var patterns: [GlobPattern] = []
  private var configurations: ConfigurationSearch?

  /// Leaves out nothing.
  init() {}

  /// Reads the patterns of the flag, and looks for configuration files unless there are to be none.
  init(
    _ arguments: ParsedArguments,
    _ configurations: ConfigurationSearch?
  ) throws(ArgumentError) {
    self.configurations = configurations
    guard let text = arguments["exclude"] else { return }
    for word in CommaList(text).words {
      guard let pattern = GlobPattern(FilePath(argument: word)) else {
        throw .unknownValue("--exclude", word, expected: [GlobPattern.expectation])
      }
      patterns.append(pattern)
    }
  }

  /// Tells whether a path is left out: as it is printed, or as it stands in the folder that is
  /// searched.
  func contains(_ path: FilePath, below folder: FilePath) -> Bool {
    if patterns.contains(where: { $0.fits(path) || $0.fits(path.relative(to: folder)) }) {
      return true
    }
    return configurations?.file(path)?.isExcluded ?? false
  }
}

extension GlobPattern {
  /// What to expect instead of something that is no pattern.
  static let expectation = "a pattern for paths, such as vendor or Tests/**/*.json"
}

extension CommandFlag {
  /// The flag for what is left out of folders.
  static let exclude = CommandFlag(
    "exclude",
    takes: "GLOB",
    isList: true,
    help: "leave files or folders out of the search: a name, or a path with * and ? within a name, "
      + "** for any folders, [a-z] for a letter; once or often, or with commas between"
  )
}
