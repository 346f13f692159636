internal import RouteReport

/// What is done with a baseline.
enum BaselineMode: Sendable {
  /// There is none.
  case unused
  /// What it lists is not shown.
  case hiding(Baseline)
  /// What is found is written to it.
  case writing(Baseline, to: FilePath)

  /// Reads the flags, and the baseline that they or the configuration name.
  init(_ arguments: ParsedArguments, _ mode: LintMode, _ console: Console) throws(CommandError) {
    guard let target = arguments.path("write-baseline") else {
      let stated = arguments.path("baseline") ?? arguments.configuration?.baseline
      self = try CommandError.converting { () throws(FileMessage) in
        try stated.map { path throws(FileMessage) in
          .hiding(try Baseline(reading: path, in: console))
        } ?? .unused
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

  /// Returns what is known about a file, or nil if that does not matter.
  func known(in path: FilePath, _ console: Console) -> KnownFindings? {
    switch self {
    case .unused: nil
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
