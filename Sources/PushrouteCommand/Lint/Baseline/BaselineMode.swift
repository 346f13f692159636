internal import Questions
internal import RouteReport

enum BaselineMode: Sendable {
  /// Hides the findings of the baselines that configurations name.
  case configured(ConfigurationSearch?, [FilePath: Baseline] = [:])
  /// Hides the findings of a baseline.
  case hiding(Baseline)
  /// Writes the findings to a baseline.
  case writing(Baseline, to: FilePath)

  init(_ arguments: ParsedArguments, _ console: Console) throws(ArgumentError) {
    try arguments.check(.writeBaseline, without: [.baseline])
    let reason = "a baseline is for findings that stay"
    try arguments.check(.writeBaseline, without: [.diff, .fix], because: reason)
    if let target = arguments.path(.writeBaseline) {
      let baseline = try ArgumentError.converting(try Baseline(at: target, in: console))
      self = .writing(baseline, to: target)
    } else if let path = arguments.path(.baseline) {
      self = .hiding(try ArgumentError.converting(try Baseline(reading: path, in: console)))
    } else {
      self = .configured(arguments.configurations)
    }
  }

  mutating func read(for files: [FilePath], in console: Console) throws(ArgumentError) {
    guard case .configured(let search?, var baselines) = self else { return }
    for file in files {
      guard let configuration = search.file(file)?.configuration, let path = configuration.baseline,
        baselines[path] == nil
      else { continue }
      baselines[path] = try ArgumentError.converting(
        try Baseline(reading: path, namedBy: configuration.path, in: console)
      )
    }
    self = .configured(search, baselines)
  }

  /// Returns the known findings of a file, or nil without a baseline.
  func known(in path: FilePath, _ console: Console) -> KnownFindings? {
    switch self {
    case .configured(let search, let baselines):
      search?.file(path)?.configuration.baseline.flatMap { baselines[$0] }?.known(in: path, console)
    case .hiding(let baseline): baseline.known(in: path, console)
    case .writing: KnownFindings()
    }
  }
}

extension CommandFlag {
  static let baseline = [
    CommandFlag(.baseline, takes: "FILE", help: "hide the findings that this file lists"),
    CommandFlag(
      .writeBaseline,
      takes: "FILE",
      help: "list in FILE what is found now, and exit with 0"
    ),
  ]
}
