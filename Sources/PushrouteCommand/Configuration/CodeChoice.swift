internal import PushPayload
internal import RouteReport

/// The codes of the lint that somebody wants to see.
struct CodeChoice: Hashable, Sendable {
  /// The only ones that are looked for, or nil for all.
  var selected: Set<String>?
  /// Those that are left out.
  var ignored: Set<String> = []

  /// The codes of files in which nothing else can be looked for: they always show.
  private static let ofReading: Set = [
    "json-syntax", "too-large", "provider-form", "unreadable", "unwritable",
  ]

  /// Tells whether anything can keep a code from being shown.
  func canHide(_ code: String) -> Bool { !Self.ofReading.contains(code) }

  /// Tells whether a code is wanted.
  func contains(_ code: String) -> Bool {
    !canHide(code) || selected?.contains(code) != false && !ignored.contains(code)
  }

  /// Returns this choice with what a file says about the same: what is selected here counts instead
  /// of it, what is ignored here counts too.
  func adding(_ other: CodeChoice) -> CodeChoice {
    CodeChoice(selected: selected ?? other.selected, ignored: ignored.union(other.ignored))
  }
}

extension CodeChoice {
  /// Returns the codes that a word means: a code, or all that fit a pattern with `*`.
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
