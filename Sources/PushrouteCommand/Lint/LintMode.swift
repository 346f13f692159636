/// What is done about findings that can be mended.
enum LintMode: Hashable, Sendable {
  /// They are reported like the others.
  case report
  /// The files are mended.
  case fix
  /// It is shown how the files would be mended.
  case diff

  /// Reads the flags; standard input cannot be mended, and a difference has one format.
  init(_ arguments: ParsedArguments, _ output: OutputArguments) throws(ArgumentError) {
    guard arguments.has("diff") else {
      self = arguments.has("fix") ? .fix : .report
      let readsInput = arguments.operands.isEmpty || arguments.operands.contains("-")
      if self == .fix, readsInput {
        let reason = "standard input cannot be written; --diff shows what would be"
        throw .contradiction("--fix", "- for standard input", because: reason)
      }
      return
    }
    self = .diff
    guard let format = output.statedFormat, format != .text else { return }
    let flag = arguments.has("json") ? "--json" : "--format \(format.rawValue)"
    throw .contradiction(flag, "--diff", because: "a difference has a format of its own")
  }
}
