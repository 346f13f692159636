internal import Foundation
internal import PushrouteCommand
internal import Questions

/// The answers to payloads with all sets of traits in one situation, as the command gives them.
///
/// A row holds a digit for alert, sound, badge, `content-available`, `mutable-content` and category,
/// a tab, and the answer from behind the number of its line.
struct LookupTable {
  private let rows: [String]

  /// Routes a sample payload for each set of traits.
  init(_ situation: [String]) throws(JobError) {
    let samples = SamplePayload.all
    let world = BenchmarkWorld(files: ["samples": samples.map { $0.text + "\n" }.joined()])
    let answers = try world.output(of: ["eval", "--ndjson", "samples"] + situation)
      .split(separator: "\n")
    rows = zip(samples, answers).map { sample, answer in
      sample.key + "\t" + answer.drop { $0 != "," }
    }
  }

  func write(to path: String) throws {
    let text = rows.map { $0 + "\n" }.joined()
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }
}

/// A payload with certain traits.
private struct SamplePayload {
  /// A digit for each trait.
  let key: String
  let text: String

  static let all: [SamplePayload] = members.reduce([SamplePayloadParts()]) { parts, choices in
    parts.flatMap { part in choices.indices.map { part.adding(choices[$0], $0) } }
  }.map { SamplePayload(key: $0.key, text: $0.text) }

  private static let members: [[Member]] = [
    [.absent, .inAps(#""alert":"a""#), .inAps(#""alert":{"body":"a"}"#)],
    [.absent, .inAps(#""sound":"default""#)],
    [.absent, .inAps(#""badge":1"#)],
    flag("content-available"),
    flag("mutable-content"),
    [.absent, .inAps(#""category":"A""#)],
  ]

  private static func flag(_ key: String) -> [Member] {
    let values = ["1", "true", "\"1\"", "0", "null"]
    return [.absent] + values.map { .inAps("\"\(key)\":\($0)") } + [.beside("\"\(key)\":1")]
  }
}

/// Where a sample payload has a member.
private enum Member {
  case absent
  case inAps(String)
  case beside(String)
}

/// A sample payload on its way.
private struct SamplePayloadParts {
  private(set) var key = ""
  private var aps: [String] = []
  private var beside: [String] = []

  func adding(_ member: Member, _ digit: Int) -> SamplePayloadParts {
    var parts = self
    parts.key += String(digit)
    switch member {
    case .absent: break
    case .inAps(let text): parts.aps.append(text)
    case .beside(let text): parts.beside.append(text)
    }
    return parts
  }

  var text: String {
    let members = ["\"aps\":{" + aps.joined(separator: ",") + "}"] + beside
    return "{" + members.joined(separator: ",") + "}"
  }
}
