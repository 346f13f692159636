internal import Questions

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
}
