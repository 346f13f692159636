internal import RouteReport

/// What a folder search skips: by flag and by configuration.
struct Exclusion: Sendable {
  private var patterns: [GlobPattern] = []
  private var configurations: ConfigurationSearch?

  /// Skips nothing.
  init() {}

  /// Reads the flag; configurations, if given, add their patterns.
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

  /// Whether a path is skipped; flag patterns match the printed path or that from the searched folder.
  func contains(_ path: FilePath, below folder: FilePath) -> Bool {
    if patterns.contains(where: { $0.fits(path) || $0.fits(path.relative(to: folder)) }) {
      return true
    }
    return configurations?.file(path)?.isExcluded ?? false
  }
}

extension GlobPattern {
  /// What messages expect instead of an invalid pattern.
  static let expectation = "a pattern for paths, such as vendor or Tests/**/*.json"
}

extension CommandFlag {
  /// The flag for paths to skip in folders.
  static let exclude = CommandFlag(
    "exclude",
    takes: "GLOB",
    isList: true,
    help: "leave files or folders out of the search: a name, or a path with * and ? within a name, "
      + "** for any folders, [a-z] for a letter; once or often, or with commas between"
  )
}
