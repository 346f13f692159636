internal import PushRules

/// A mistake of people who know other words for what they want, and what to type instead.
///
/// The rows are the only place of such hints; a message about a word ends with `ending`.
package struct MeantWord: Sendable {
  /// Where the word stands.
  package enum Place: Hashable, Sendable {
    case command
    /// The word behind `help`.
    case topic
    /// The name of a flag, without its dashes.
    case flag
    /// The value of a flag, or of the member of a file that means the same.
    case value(of: String)
    case version
    /// The ending of the name of a file that is read.
    case input
    /// The ending of the name of a file that is written.
    case output
    /// A folder where a payload is expected.
    case folder
  }

  package enum Match: Sendable {
    case words([String])
    /// Several words with commas between.
    case list
    /// Two versions with dots between.
    case range
    case majorVersions(ClosedRange<Int>)
    /// Any word that is not near a known one.
    case others
  }

  package let places: [Place]
  package let match: Match
  /// What to type, as a clause.
  package let advice: String

  private init(_ match: Match, at places: Place..., advice: String) {
    (self.places, self.match, self.advice) = (places, match, advice)
  }

  /// Returns the end of a message about a word: what is meant by it, or else the nearest words.
  package static func ending(for word: String, at place: Place?, or nearest: [String]) -> String {
    let rows = place.map { place in all.filter { $0.places.contains(place) } } ?? []
    let row =
      rows.first { $0.fits(word) } ?? (nearest.isEmpty ? rows.first { $0.takesOthers } : nil)
    return row.map { "; " + $0.advice } ?? ArgumentError.question(nearest)
  }

  package static func ending(
    for word: String,
    at place: Place?,
    among known: [String] = []
  ) -> String {
    ending(for: word, at: place, or: NearestWord(to: word, in: known).word.map { [$0] } ?? [])
  }

  /// Returns the end of a message about a file that is not read or written.
  package static func ending(forFile path: FilePath, at place: Place) -> String {
    let parts = path.printed.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count < 2 ? "" : ending(for: parts[parts.count - 1].lowercased(), at: place)
  }

  private var takesOthers: Bool { if case .others = match { true } else { false } }

  private func fits(_ word: String) -> Bool {
    switch match {
    case .words(let words): return Kebab.word(word, in: words) != nil
    case .list: return word.contains(",")
    case .range: return zip(word, word.dropFirst()).contains { $0 == "." && $1 == "." }
    case .majorVersions(let range):
      let digits = word.drop { !$0.isNumber }.prefix { $0.isNumber }
      return Int(digits).map { range.contains($0) } ?? false
    case .others: return false
    }
  }
}

extension MeantWord {
  package static let all = commands + values + files

  private static let commands = [
    MeantWord(
      .words(["doctor", "diagnose", "audit"]),
      at: .command,
      .topic,
      advice: "for your app: pushroute scan MyApp, or pushroute eval push.json --app MyApp"
    ),
    MeantWord(
      .words(["why", "why-not", "want"]),
      at: .command,
      .topic,
      advice: "why a method does not run: pushroute eval push.json --want METHOD"
    ),
    MeantWord(
      .words(["check", "validate"]),
      at: .command,
      .topic,
      advice: "a payload: pushroute lint push.json, an app: pushroute scan MyApp"
    ),
    MeantWord(
      .words(["when"]),
      at: .command,
      .topic,
      advice: "when a method runs: pushroute table --when METHOD"
    ),
    MeantWord(
      .words(["prove", "proof", "verify"]),
      at: .command,
      .topic,
      advice: "the proof of the tables: pushroute rules --verify"
    ),
    MeantWord(
      .words(["topics"]),
      at: .command,
      .topic,
      advice: "pushroute help names the topics"
    ),
    MeantWord(
      .words(["exit-codes", "exit-code", "sarif", "junit", "github", "formats"]),
      at: .command,
      .topic,
      advice: "see: pushroute help output"
    ),
    MeantWord(
      .words(["force-quit", "force-quits"]),
      at: .command,
      .topic,
      advice: "see: pushroute rules force-quit"
    ),
    MeantWord(
      .words(["baseline"]),
      at: .command,
      .topic,
      advice: "lint and scan take one: pushroute lint --help"
    ),
    MeantWord(
      .words(["recorder", "record"]),
      at: .command,
      .topic,
      advice: "code that records callbacks: pushroute explain --recorder swift"
    ),
    MeantWord(
      .words(["doctor"]),
      at: .flag,
      advice:
        "type pushroute lint PAYLOAD --app APPDIR to judge a push, pushroute eval PAYLOAD --app "
        + "APPDIR to see what it runs, or pushroute scan APPDIR to judge the app alone"
    ),
    MeantWord(
      .words(["dry-run"]),
      at: .flag,
      advice: "lint and test show what they would write with --diff"
    ),
  ]

  private static let values = [
    MeantWord(
      .words(["closed", "dead"]),
      at: .value(of: "state"),
      advice: "an app that the user closed is killed, one that iOS ended is not-running"
    ),
    MeantWord(
      .list,
      at: .value(of: "state"),
      advice: "without --state all are answered; for some: pushroute table --rows "
        + "state=active,background"
    ),
    MeantWord(
      .words(["silent", "content-available"]),
      at: .value(of: "push-type"),
      advice: "a silent push has the type background"
    ),
    MeantWord(
      .words(["click", "clicked", "press", "tapped", "touch"]),
      at: .value(of: "launch"),
      advice: "a tap on the notification is notification, one on the icon is icon"
    ),
    MeantWord(
      .words(["latest", "newest", "current"]),
      at: .version,
      advice: "the newest is \(SystemVersion.newest)"
    ),
    MeantWord(
      .range,
      at: .version,
      advice: "for a range use table or diff"
    ),
    MeantWord(
      .majorVersions(19...25),
      at: .version,
      advice: "after 18 came 26; did you mean 26?"
    ),
    MeantWord(
      .others,
      at: .value(of: "scene"),
      advice: "for an app with scenes use --lifecycle scene"
    ),
    MeantWord(
      .others,
      at: .value(of: "meanwhile"),
      advice: "opened asks about a tap in Notification Center over the open app"
    ),
    MeantWord(
      .others,
      at: .value(of: "device"),
      advice: "a Mac, a car and a second display are no part of the model: pushroute rules catalyst"
    ),
    MeantWord(
      .others,
      at: .value(of: "experiment"),
      advice: "pushroute rules names all rules, with (contested) behind the contested ones"
    ),
  ]

  private static let files = [
    MeantWord(
      .words(["yaml", "yml"]),
      at: .input,
      advice: "YAML is not read: convert it, as with yq -o json"
    ),
    MeantWord(
      .words(["swift", "js", "ts", "py", "rb", "go", "php", "java", "kt", "cs", "rs", "ex"]),
      at: .input,
      advice: "a program is not read: pipe in the JSON that it builds"
    ),
    MeantWord(
      .others,
      at: .folder,
      advice: "for an app: pushroute scan FOLDER, or pushroute eval push.json --app FOLDER; for "
        + "payloads: pushroute lint FOLDER"
    ),
    MeantWord(
      .words(["pdf", "html", "htm", "png", "jpg", "docx"]),
      at: .output,
      .value(of: "format"),
      advice: "a browser prints what pushroute explore push.json -o push.html writes"
    ),
    MeantWord(
      .words(["yaml", "yml", "csv", "tsv", "xls", "xlsx"]),
      at: .output,
      .value(of: "format"),
      advice: "programs and spreadsheets read the JSON"
    ),
  ]
}
