import PushPayload
import PushRules
import Questions

extension LintReport {
  /// The findings as SARIF 2.1.0, with the rules that found something.
  package func sarif(version: String) -> JSONTree {
    log(version, SARIFRules(for: files.flatMap { $0.findings }.map { $0.code }))
  }

  /// The results alone, for a log that lists all rules.
  package var sarifResults: [JSONTree] { results(.all) }

  /// The parts of a log with all rules before and after its results.
  package static func sarifFrame(version: String) -> (head: String, tail: String) {
    let text = LintReport([]).log(version, .all).text
    // The results are the last array that begins.
    guard let bracket = text.lastIndex(of: "[") else { return (text, "") }
    let place = text.index(after: bracket)
    return (String(text[..<place]), String(text[place...]))
  }

  private func log(_ version: String, _ rules: SARIFRules) -> JSONTree {
    let driver: JSONTree = ["name": "pushroute", "version": .string(version), "rules": rules.json]
    let home = ProjectAddress.current.map { JSONTree.string($0.home) }
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver.adding("informationUri", home)],
          "invocations": [["executionSuccessful": .boolean(isComplete)]],
          "columnKind": "unicodeCodePoints", "results": .array(results(rules)),
        ]
      ],
    ]
  }

  private func results(_ rules: SARIFRules) -> [JSONTree] {
    files.flatMap { file in
      zip(file.placed, file.fingerprints).map { $0.sarif($1, rules) }
    }
  }
}

extension PlacedFinding {
  fileprivate func sarif(_ fingerprint: String, _ rules: SARIFRules) -> JSONTree {
    let header = header.map { $0.source.location($0.region) }
    let result: JSONTree = [
      "ruleId": .string(finding.code), "ruleIndex": .number(rules.index(of: finding.code)),
      "level": .string(finding.severity.level), "message": ["text": .string(finding.message)],
      "locations": [file.source.location(region)],
      "partialFingerprints": ["pushroute/v1": .string(fingerprint)],
    ]
    return result.adding("occurrenceCount", finding.count > 1 ? .number(finding.count) : nil)
      .adding("relatedLocations", header.map { [$0] })
      .adding("fixes", finding.fix.map { [file.text.change($0)] })
  }
}

extension SourceText {
  fileprivate func change(_ fix: Fix) -> JSONTree {
    let replacements = fix.edits.map { edit -> JSONTree in
      [
        "deletedRegion": region(of: edit.range).sarif,
        "insertedContent": ["text": .string(edit.text)],
      ]
    }
    return [
      "description": ["text": .string(fix.title)],
      "artifactChanges": [["artifactLocation": path.sarif, "replacements": .array(replacements)]],
    ]
  }
}

extension TextRegion {
  fileprivate var sarif: JSONTree {
    [
      "startLine": .number(start.line), "startColumn": .number(start.column),
      "endLine": .number(end.line), "endColumn": .number(end.column),
    ]
  }
}

struct SARIFRules: Sendable {
  private let rules: [LintCode]
  private let indices: [String: Int]

  static let all = SARIFRules(for: LintCode.all.map { $0.code })

  init(for codes: [String]) {
    let found = Set(codes)
    rules = LintCode.all.filter { found.contains($0.code) }
    indices = rules.enumerated().reduce(into: [:]) { $0[$1.element.code] = $1.offset }
  }

  /// Returns the place of a rule, or -1 for a code that the catalogue does not have.
  func index(of code: String) -> Int { indices[code] ?? -1 }

  var json: JSONTree { .array(rules.map { $0.sarif }) }
}

extension LintCode {
  fileprivate var sarif: JSONTree {
    let rule: JSONTree = [
      "id": .string(code), "shortDescription": ["text": .string(statement)],
      "fullDescription": ["text": .string(statement + " " + why)],
      "help": ["text": .string(help)], "defaultConfiguration": ["level": .string(severity.level)],
      "properties": ["since": .text(since?.description), "citations": .texts(citations)],
    ]
    return rule.adding("helpUri", ProjectAddress.current.map { .string($0.page(ofCheck: code)) })
  }

  private var help: String {
    let samples = [("bad", bad), ("good", good)].compactMap { label, sample in
      sample.map { "\n" + label + ": " + $0.payload }
    }
    return why + samples.joined() + "\npushroute rules " + code + " says more."
  }
}

extension FilePath {
  fileprivate var sarif: JSONTree { ["uri": .string(reference)] }

  fileprivate func location(_ region: TextRegion?) -> JSONTree {
    let file: JSONTree = ["artifactLocation": sarif]
    return ["physicalLocation": file.adding("region", region?.sarif)]
  }

  /// The path as a URI reference, with its scheme if it begins at the root of the file system;
  /// everything else than letters, digits and `-._~/` is in per cent escapes.
  var reference: String {
    let escaped = bytes.map { byte -> String in
      if Self.isPlain(byte) { return String(Unicode.Scalar(byte)) }
      return "%" + PrintableText.hexadecimal(byte, digits: 2).uppercased()
    }.joined()
    // Two slashes at the beginning would name a host.
    return isAbsolute ? "file:///" + escaped.drop { $0 == "/" } : escaped
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "-._~/".utf8.contains(byte)
    }
  }
}
