internal import PushPayload
internal import Questions
internal import RouteReport

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
    throw .unknownName(kind: "code for \(name)", word, nearest: nearest(to: word, in: known))
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
}
