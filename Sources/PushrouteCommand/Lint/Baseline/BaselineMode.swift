internal import RouteReport

/// What is done with a baseline.
enum BaselineMode: Sendable {
  /// What the baselines list that configurations name is not shown, each in the files below it.
  case configured(ConfigurationSearch?, [FilePath: Baseline] = [:])
  /// What it lists is not shown.
  case hiding(Baseline)
  /// What is found is written to it.
  case writing(Baseline, to: FilePath)

  /// Reads the flags, and the baseline that they name.
  init(_ arguments: ParsedArguments, _ mode: LintMode, _ console: Console) throws(CommandError) {
    guard let target = arguments.path("write-baseline") else {
      self = try CommandError.converting { () throws(FileMessage) in
        try arguments.path("baseline").map { path throws(FileMessage) in
          .hiding(try Baseline(reading: path, in: console))
        } ?? .configured(arguments.configurations)
      }
      return
    }
    if arguments.has("baseline") {
      throw .arguments(.contradiction("--write-baseline", "--baseline"))
    }
    if mode != .report {
      let reason = "a baseline is for findings that stay"
      let flag = mode == .fix ? "--fix" : "--diff"
      throw .arguments(.contradiction("--write-baseline", flag, because: reason))
    }
    self = try CommandError.converting { () throws(FileMessage) in
      .writing(try Baseline(at: target, in: console), to: target)
    }
  }

  /// Reads the baselines that the configurations of files name.
  mutating func read(
    for files: [FilePath],
    in console: Console
  ) throws(CommandError) {
    guard case .configured(let search?, var baselines) = self else { return }
    for file in files {
      guard let path = search.file(file)?.configuration.baseline, baselines[path] == nil
      else { continue }
      baselines[path] = try CommandError.converting { () throws(FileMessage) in
        try Baseline(reading: path, in: console)
      }
    }
    self = .configured(search, baselines)
  }

  /// Returns what is known about a file, or nil if that does not matter.
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
  /// The flags for findings that are known.
  static let baseline = [
    CommandFlag(
      "baseline",
      takes: "FILE",
      help: "do not show the findings that this file lists, nor mend them, nor fail because of "
        + "them; a finding is known by its code and by the keys that lead to it"
    ),
    CommandFlag(
      "write-baseline",
      takes: "FILE",
      help: "write a file that lists what is found now, print no findings, and end with 0"
    ),
  ]
}
