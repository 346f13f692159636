internal import DecisionTables
internal import PushPayload
internal import Questions

// What names a finding from run to run: its line may move.
extension FileFindings {
  /// A name for each finding as a test: its code, and the keys that lead to its place.
  var testNames: [String] {
    let names = keys.map { $0.place.isEmpty ? $0.code : $0.code + " " + $0.place }
    return Self.numbered(names).map { $1 == 1 ? $0 : "\($0) (\($1))" }
  }

  /// A hash for each finding, of its file, its code, and the keys that lead to its place or the
  /// line, with its number among those that are alike.
  var fingerprints: [String] {
    let contents = zip(keys, placed).map { key, finding in
      let place = key.place.isEmpty ? finding.excerpt.map { "  " + $0.line } ?? "" : key.place
      let line = text.line.map { String($0) } ?? ""
      return [source.printed, line, key.code, place].joined(separator: "\n")
    }
    return Self.numbered(contents).map { Self.hash(of: $0) + ":\($1)" }
  }

  private var keys: [FindingKey] {
    let document = (try? JSONDocument(reading: text.bytes)) ?? LenientText(text.bytes).document
    return findings.map { FindingKey($0, in: document) }
  }

  /// Counts what is alike.
  private static func numbered(_ texts: [String]) -> [(text: String, number: Int)] {
    var counts: [String: Int] = [:]
    return texts.map { text in
      counts[text, default: 0] += 1
      return (text, counts[text] ?? 1)
    }
  }

  private static func hash(of text: String) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(text)
    return fingerprint.text
  }
}
