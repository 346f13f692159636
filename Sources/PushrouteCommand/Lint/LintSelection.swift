internal import PushPayload
internal import RouteReport

/// The findings that the user wants to see.
struct LintSelection: Hashable, Sendable {
  private let selected: Set<String>?
  private let ignored: Set<String>
  private let least: Severity

  /// Reads the flags.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    selected = try Self.codes("select", arguments)
    ignored = try Self.codes("ignore", arguments) ?? []
    least = Severity(named: arguments["severity"]) ?? .info
  }

  /// The codes of files in which nothing else can be looked for: they always show.
  private static let ofReading: Set = [
    "json-syntax", "too-large", "provider-form", "unreadable", "unwritable",
  ]

  /// Tells whether a finding is wanted.
  func shows(_ code: String, _ severity: Severity) -> Bool {
    if Self.ofReading.contains(code) { return true }
    return selected?.contains(code) != false && !ignored.contains(code) && severity >= least
  }

  private static func codes(
    _ flag: String,
    _ arguments: ParsedArguments
  ) throws(ArgumentError) -> Set<String>? {
    guard let text = arguments[flag] else { return nil }
    let known = LintCode.all.map { $0.code }
    var codes: Set<String> = []
    for word in CommaList(text).words {
      guard let code = Kebab.word(word, in: known) else {
        let nearest = Self.nearest(to: word, in: known)
        throw .unknownName(kind: "code for --\(flag)", word, nearest: nearest)
      }
      codes.insert(code)
    }
    return codes
  }

  /// The code that was probably meant, or some that begin like the word.
  private static func nearest(to word: String, in known: [String]) -> [String] {
    if let nearest = NearestWord(to: word, in: known).word { return [nearest] }
    let scored = known.map { code in (code: code, shared: zip(code, word).prefix { $0 == $1 }.count)
    }
    let most = scored.map { $0.shared }.max() ?? 0
    guard most > word.count / 2 else { return [] }
    return Array(scored.filter { $0.shared == most }.map { $0.code }.prefix(3))
  }
}

extension Severity {
  /// The severity with a name, or nil.
  init?(named name: String?) {
    guard let found = Severity.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
