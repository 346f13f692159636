import AppLifecycle
import PushRules

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

  package enum Match: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Some words, with blanks between.
    case words(String)
    /// Several words with commas between.
    case list
    /// Two versions with dots between.
    case range
    case majorVersions(ClosedRange<Int>)
    /// Any word that is not near a known one.
    case others

    package init(stringLiteral words: String) { self = .words(words) }
  }

  package let places: [Place]
  package let match: Match
  /// What to type, as a clause.
  package let advice: String

  /// Returns the end of a message about a word: what is meant by it, or else the nearest words.
  package static func ending(for word: String, at place: Place?, or nearest: [String]) -> String {
    let rows = place.map { place in all.filter { $0.places.contains(place) } } ?? []
    let row =
      rows.first { $0.fits(word) } ?? (nearest.isEmpty ? rows.first { $0.match == .others } : nil)
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

  private func fits(_ word: String) -> Bool {
    switch match {
    case .words(let words):
      return Kebab.word(word, in: words.split(separator: " ").map { String($0) }) != nil
    case .list: return word.contains(",")
    case .range: return zip(word, word.dropFirst()).contains { $0 == "." && $1 == "." }
    case .majorVersions(let range):
      let digits = word.drop { !$0.isNumber }.prefix { $0.isNumber }
      return Int(digits).map { range.contains($0) } ?? false
    case .others: return false
    }
  }

  package static let all = commands + values + files

  private static let commands =
    [Place.command, .topic].mean([
      "doctor diagnose audit":
        "for your app: pushroute scan MyApp, or pushroute eval push.json --app MyApp",
      "why why-not want": "why a method does not run: pushroute eval push.json --want METHOD",
      "check validate": "a payload: pushroute lint push.json, an app: pushroute scan MyApp",
      "when": "when a method runs: pushroute table --when METHOD",
      "prove proof verify": "the proof of the tables: pushroute rules --verify",
      "topics": "pushroute help names the topics",
      "exit-codes exit-code sarif junit github formats": "see: pushroute help output",
      "force-quit force-quits": "see: pushroute rules force-quit",
      "baseline": "lint and scan take one: pushroute lint --help",
      "recorder record": "code that records callbacks: pushroute explain --recorder swift",
    ])
    + [Place.flag].mean([
      "doctor":
        "type pushroute lint PAYLOAD --app APPDIR to judge a push, pushroute eval PAYLOAD --app "
        + "APPDIR to see what it runs, or pushroute scan APPDIR to judge the app alone",
      "dry-run": "lint and test show what they would write with --diff",
    ])

  private static let values =
    [Place.value(of: "state")].mean([
      "closed dead": "an app that the user closed is killed, one that iOS ended is not-running",
      .list:
        "without --state all are answered; for some: pushroute table --rows "
        + "state=active,background",
    ])
    + [Place.version].mean([
      "latest newest current": "the newest is \(SystemVersion.newest)",
      .range: "for a range use table or diff",
      .majorVersions(19...25): "after 18 came 26; did you mean 26?",
    ])
    + [Place.value(of: "push-type")].mean([
      "silent content-available": "a silent push has the type background"
    ])
    + [Place.value(of: "launch")].mean([
      "click clicked press tapped touch":
        "a tap on the notification is notification, one on the icon is icon"
    ])
    + LifecycleEvent.unmodelled.flatMap { outside in
      [Place.value(of: "environment"), .value(of: "state"), .value(of: "device")]
        .mean([.words(outside.key): outside.value])
    }
    + confusions.map {
      MeantWord(places: [.value(of: $0.key)], match: .others, advice: $0.value)
    }

  /// Flags whose values people take for something else.
  private static let confusions: KeyValuePairs = [
    "scene": "for an app with scenes use --lifecycle scene",
    "meanwhile": "opened asks about a tap in Notification Center over the open app",
    "device":
      "a Mac, a car and a second display are no part of the model: pushroute rules catalyst",
    "experiment": "pushroute rules names all rules, with (contested) behind the contested ones",
  ]

  private static let files =
    [Place.input].mean([
      "yaml yml": "YAML is not read: convert it, as with yq -o json",
      "swift js ts py rb go php java kt cs rs ex":
        "a program is not read: pipe in the JSON that it builds",
    ])
    + [Place.folder].mean([
      .others:
        "for an app: pushroute scan FOLDER, or pushroute eval push.json --app FOLDER; for "
        + "payloads: pushroute lint FOLDER"
    ])
    + [Place.output, .value(of: "format")].mean([
      "pdf html htm png jpg docx":
        "a browser prints what pushroute explore push.json -o push.html writes",
      "yaml yml csv tsv xls xlsx": "programs and spreadsheets read the JSON",
    ])
}

extension [MeantWord.Place] {
  /// The rows of words that stand there, each with what to type.
  fileprivate func mean(_ rows: KeyValuePairs<MeantWord.Match, String>) -> [MeantWord] {
    rows.map { MeantWord(places: self, match: $0.key, advice: $0.value) }
  }
}
