internal import Questions

enum LintMode: Hashable, Sendable {
  /// Report them.
  case report
  /// Fix the files.
  case fix
  /// Show the fixes as a diff.
  case diff

  /// Reads the flags; standard input cannot be fixed, and a diff has one format.
  init(_ arguments: ParsedArguments, _ output: OutputArguments) throws(ArgumentError) {
    guard arguments.has(.diff) else {
      self = arguments.has(.fix) ? .fix : .report
      if self == .report, arguments.has(.unsafeFixes) { throw .nothingToFix }
      let readsInput = arguments.operands.isEmpty || arguments.operands.contains("-")
      if self == .fix, readsInput {
        let reason = "standard input cannot be written; --diff shows what would be"
        throw .contradiction(.flag(.fix), "- for standard input", because: reason)
      }
      return
    }
    self = .diff
    guard let format = output.statedFormat, format != .text else { return }
    let reason = "a difference has a format of its own"
    throw .contradiction(arguments.statement(of: format), .flag(.diff), because: reason)
  }
}
