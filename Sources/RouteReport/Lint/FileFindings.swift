import DecisionTables
package import PushPayload
import PushRules
package import Questions

package struct FileFindings: Changeable, Hashable, Sendable {
  /// The file; without findings only its path.
  private(set) var text: SourceText
  let headers: SourceText?
  /// The findings by position, then the sums of the unlisted ones.
  package private(set) var findings: [Finding]
  package var messages: [MessageSummary] = []
  /// The number of pushes in the file.
  package var pushCount = 1
  /// The number of fixes that were, or would be, carried out.
  package var fixCount = 0
  /// How many of these fixes change what the push does.
  package var changeCount = 0
  package var offered = OfferedFixes()
  package var failLevel = Severity.warning
  package var known = KnownFindings()
  /// What the fixes change, or nil without `--diff`.
  package var difference: UnifiedDiff?

  /// The content may be a numbered line of a stream.
  package init(
    _ path: FilePath,
    _ bytes: [UInt8],
    asLine line: Int? = nil,
    _ findings: [Finding],
    headers: SourceText? = nil,
    lines: LineMap? = nil
  ) {
    text = SourceText(path, findings.isEmpty ? [] : bytes, asLine: line, lines)
    self.findings = findings
    self.headers = headers
  }

  package var source: FilePath { text.path }

  /// The same with what else was found in the file.
  package func adding(_ other: FileFindings) -> FileFindings {
    changed { copy in
      if findings.isEmpty { copy.text = other.text }
      copy.findings = other.findings + findings
    }
  }

  package func filter(_ isIncluded: (Finding) -> Bool) -> FileFindings {
    changed { $0.findings = findings.filter(isIncluded) }
  }
}

package struct OfferedFixes: Hashable, Sendable {
  /// Those of `--fix`.
  let safe: Int
  /// Those that `--unsafe-fixes` adds.
  let others: Int

  package init(safe: Int = 0, others: Int = 0) {
    self.safe = safe
    self.others = others
  }

  /// The fixes of some files together.
  package init(of files: [FileFindings]) {
    safe = files.reduce(0) { $0 + $1.offered.safe }
    others = files.reduce(0) { $0 + $1.offered.others }
  }

  /// The flags that carry them out, a clause each; `isMore` if a call carries out others.
  package func clauses(isMore: Bool = false) -> [String] {
    let offers = [
      ("--fix", safe, isMore), ("--fix --unsafe-fixes", others, isMore || safe > 0),
    ]
    return offers.filter { $0.1 > 0 }.map { flags, count, isMore in
      flags + " fixes " + count.grouped + (isMore ? " more" : "")
    }
  }
}

// The findings about a payload that can change which callbacks it fires.
extension RouteAnswer {
  package func adding(_ found: FileFindings) -> RouteAnswer {
    let counting = found.filter { $0.intent.map { outcome(of: $0) != nil } ?? true }
    return changed { $0.findings = counting }
  }

  /// The answer for the push that its sender meant, or nil if it is the same.
  func outcome(of intent: PushIntent) -> String? {
    guard let route, let meant = try? Route(intent.mended(in: situation)) else { return nil }
    let calls = meant.headline
    let isShownAlike = meant.arrival.presentationInWords == route.arrival.presentationInWords
    guard
      calls != route.headline || !isShownAlike
        || meant.arrival.wake.inWords != route.arrival.wake.inWords
    else { return nil }
    return (isShownAlike ? "" : meant.arrival.presentationInWords + ", ") + calls
  }
}

extension InputPayload {
  package var findings: FileFindings {
    let all = found?.findings ?? []
    let lines = all.isEmpty ? nil : payload?.document.lineMap
    return FileFindings(found?.file.path ?? source, found?.file.bytes ?? [], all, lines: lines)
  }
}

extension Route.Arrival {
  fileprivate var presentationInWords: String {
    presentation.answer == .nothing
      ? "nothing shown" + presentation.confidence.doubt : presentation.inWords
  }
}

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

/// The identity of a finding in its file, independent of layout.
package struct FindingKey: Hashable, Sendable {
  package let code: String
  /// The keys that lead to its place, as a JSON pointer; or the name of a header.
  package let place: String

  package init(code: String, place: String) {
    self.code = code
    self.place = place
  }

  package init(_ finding: Finding, in document: JSONDocument?) {
    code = finding.code
    if let range = finding.range {
      place = document?.root.pointer(to: range.lowerBound) ?? ""
    } else {
      place = finding.header.map { "header:" + $0.name } ?? ""
    }
  }
}

package struct KnownFindings: Hashable, Sendable {
  package private(set) var hidden = 0
  package var gone: Int { listed.values.reduce(0, +) }
  /// The number of findings by key, without hidden ones.
  package private(set) var found: [FindingKey: Int] = [:]
  private var listed: [FindingKey: Int]

  package init(_ listed: [FindingKey: Int] = [:]) { self.listed = listed }

  /// Counts a finding, and returns whether the baseline hides it.
  package mutating func hides(_ key: FindingKey) -> Bool {
    guard let count = listed[key], count > 0 else {
      found[key, default: 0] += 1
      return false
    }
    listed[key] = count - 1
    hidden += 1
    return true
  }

  mutating func add(_ other: KnownFindings) {
    hidden += other.hidden
    listed[FindingKey(code: "", place: ""), default: 0] += other.gone
  }
}

extension JSONNode {
  fileprivate func pointer(to offset: Int) -> String {
    switch value {
    case .object(let members):
      let index = members.partitionPoint { $0.node.end > offset }
      guard index < members.count, members[index].keyOffset <= offset else { return "" }
      let key = members[index].key.escaping(["~": "~0", "/": "~1"])
      return "/" + key + members[index].node.pointer(to: offset)
    case .array(let elements):
      let index = elements.partitionPoint { $0.end > offset }
      guard index < elements.count, elements[index].offset <= offset else { return "" }
      return "/\(index)" + elements[index].pointer(to: offset)
    default: return ""
    }
  }
}
