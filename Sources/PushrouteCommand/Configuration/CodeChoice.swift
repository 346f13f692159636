import PushPayload
import Questions
import RouteReport

/// Which findings to show.
struct CodeChoice: Hashable, Sendable {
  /// The only codes to show, or nil for all.
  var selected: Set<String>?
  var ignored: Set<String> = []
  /// The least severity to show.
  var least = Severity.info

  /// Codes about files that cannot be read; they always show.
  private static let ofReading: Set = ["too-large", "provider-form", "unreadable", "unwritable"]

  func canHide(_ code: String) -> Bool { !Self.ofReading.contains(code) }

  /// Whether to show a finding that is not known already.
  func shows(
    _ finding: Finding,
    in document: JSONDocument? = nil,
    besides known: inout KnownFindings?
  ) -> Bool {
    wants(finding) && known?.hides(FindingKey(finding, in: document)) != true
  }

  fileprivate func wants(_ finding: Finding) -> Bool {
    let (code, severity) = (finding.code, finding.severity)
    let isWanted = severity >= least && selected?.contains(code) != false && !ignored.contains(code)
    return isWanted || !canHide(code)
  }

  /// Returns this choice combined with that of a file: the selection here wins, and both ignore lists
  /// apply.
  func adding(_ other: CodeChoice?) -> CodeChoice {
    guard let other else { return self }
    let ignored = ignored.union(other.ignored)
    return CodeChoice(selected: selected ?? other.selected, ignored: ignored, least: least)
  }
}

/// Which findings of a file to show: those that the call wants, and its configuration.
struct FileChoice: Sendable {
  private let call: CodeChoice
  private let both: CodeChoice
  private let search: ConfigurationSearch?
  private let configuration: FilePath?

  init(_ call: CodeChoice, for file: FilePath, in search: ConfigurationSearch?) {
    let found = search?.file(file)
    (self.call, both) = (call, call.adding(found?.codes))
    (self.search, configuration) = (search, found?.configuration.path)
  }

  /// Whether to show a finding that is not known already; notes one that the configuration hides.
  func shows(
    _ finding: Finding,
    in document: JSONDocument? = nil,
    besides known: inout KnownFindings?
  ) -> Bool {
    if both.shows(finding, in: document, besides: &known) { return true }
    if let configuration, call.wants(finding), !both.wants(finding) {
      search?.note(finding.code, hiddenBy: configuration)
    }
    return false
  }
}

extension CodeChoice {
  /// Returns the codes that match a word: a code, or a pattern with `*`.
  static func codes(_ word: String, of name: String) throws(ArgumentError) -> Set<String> {
    let known = LintCode.all.map { $0.code }
    if word.contains("*") {
      let pattern = NamePattern(word)
      let fitting = known.filter { pattern.fits($0) }
      if !fitting.isEmpty { return Set(fitting) }
    } else if let code = Kebab.word(word, in: known) {
      return [code]
    }
    let ending = ArgumentError.question(nearest(to: word, in: known))
    throw .unknownName(kind: "code for \(name)", word, ending: ending)
  }

  /// The nearest code, or codes with the same beginning.
  private static func nearest(to word: String, in known: [String]) -> [String] {
    if let nearest = NearestWord(to: word, in: known).word { return [nearest] }
    let scored = known.map { code in (code: code, shared: zip(code, word).prefix { $0 == $1 }.count)
    }
    let most = scored.map { $0.shared }.max() ?? 0
    guard most > word.count / 2 else { return [] }
    return Array(scored.filter { $0.shared == most }.map { $0.code }.prefix(3))
  }

  /// Reads the flags.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    selected = try Self.codes(.select, arguments)
    ignored = try Self.codes(.ignore, arguments) ?? []
    least = Severity(named: arguments[.severity]) ?? .info
    if selected?.subtracting(ignored).isEmpty == true {
      throw .contradiction(.flag(.select), .flag(.ignore), because: "no code is left")
    }
  }

  private static func codes(
    _ flag: FlagName,
    _ arguments: ParsedArguments
  ) throws(ArgumentError) -> Set<String>? {
    guard let text = arguments[flag] else { return nil }
    var codes: Set<String> = []
    for word in text.commaWords {
      let found = try Self.codes(word, of: flag.spelling)
      if flag == .ignore, found.count == 1, let code = found.first, !CodeChoice().canHide(code) {
        throw .call("--ignore: \(code) is always shown: such a file cannot be checked")
      }
      codes.formUnion(found)
    }
    return codes
  }
}

extension ParsedArguments {
  func failLevel(under configuration: Configuration?) -> Severity {
    Severity(named: self[.failSeverity]) ?? configuration?.failLevel ?? .warning
  }
}

extension Severity {
  init?(named name: String?) {
    guard let found = Severity.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}

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
