internal import PushPayload
internal import Questions
internal import RouteReport

/// Leaves the findings that a call asks for, and that no baseline lists.
struct FindingFilter: Sendable {
  private let arguments: ParsedArguments
  private let selection: CodeChoice
  private(set) var baseline: BaselineMode

  init(_ arguments: ParsedArguments, _ console: Console) throws(ArgumentError) {
    self.arguments = arguments
    selection = try CodeChoice(arguments)
    baseline = try BaselineMode(arguments, console)
  }

  /// Reads the configurations of files and the baselines that they name.
  mutating func prepare(for files: [FilePath], in console: Console) throws(ArgumentError) {
    for file in files { _ = arguments.configurations?.file(file) }
    try arguments.configurations?.check()
    try baseline.read(for: files, in: console)
  }

  func failLevel(of file: FilePath) -> Severity {
    arguments.failLevel(under: arguments.configurations?.file(file)?.configuration)
  }

  /// Filters what was found about an app in a file, and adds it to what lint found in it.
  func adding(
    _ found: FileFindings,
    to lint: FileFindings? = nil,
    in console: Console
  ) -> FileFindings {
    let choice = FileChoice(selection, for: found.source, in: arguments.configurations)
    var known = lint?.known ?? baseline.known(in: found.source, console)
    let rest = found.filter { choice.shows($0, besides: &known) }
    var file = lint?.adding(rest) ?? rest
    file.known = known ?? KnownFindings()
    file.failLevel = failLevel(of: found.source)
    return file
  }

  /// Adds what was found about an app to the files that lint has checked, and behind them its own.
  func adding(
    _ found: [FileFindings],
    to files: [FileFindings],
    in console: Console
  ) -> [FileFindings] {
    var files = files
    for found in found {
      if let place = files.firstIndex(where: { $0.source == found.source }) {
        files[place] = adding(found, to: files[place], in: console)
      } else {
        let file = adding(found, in: console)
        if !file.findings.isEmpty || file.known.hidden > 0 { files.append(file) }
      }
    }
    return files
  }

  /// Writes the baseline that the call asks for; returns false without one.
  func write(_ files: [FileFindings], in console: inout Console) throws(ArgumentError) -> Bool {
    guard case .writing(var known, let target) = baseline else { return false }
    for file in files { known.add(file.known, of: file.source, in: console) }
    try known.write(to: target, in: &console)
    return true
  }
}
