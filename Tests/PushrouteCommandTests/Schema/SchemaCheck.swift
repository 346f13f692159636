import PushPayload
import PushTestSupport
import RouteReport
import Testing

@testable import PushrouteCommand

/// Every JSON that a call of a test prints must fit a schema of its command.
enum SchemaCheck {
  private static let schemas = Dictionary(
    uniqueKeysWithValues: SchemaName.allCases.map { name in
      let text = name.schema.document(titled: name.title).text
      return (name, try? JSONDocument(reading: Array(text.utf8)).root)
    }
  )

  /// Records an issue for what fits no schema; of a stream, for the first lines.
  static func check(_ output: String, of arguments: [String]) {
    guard let first = output.utf8.first, [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(first),
      !["sarif", "gitlab", "schema"].contains(where: arguments.contains)
    else { return }
    let command = arguments.first.flatMap { CommandName(word: $0) } ?? .eval
    let isStream = arguments.contains("--ndjson") && !arguments.contains("--statistics")
    let names = SchemaName.allCases.filter {
      $0.writer == command && isStream == ($0 == .evalLine || $0 == .lintLine)
    }
    let texts =
      isStream
      ? output.split(separator: "\n").prefix(100).map { String($0) }
      : [output]
    for text in texts {
      let misses = misses(of: text, against: names)
      #expect(misses.isEmpty, "\(arguments): \(misses)\n\(text.prefix(400))")
    }
  }

  /// Why a text fits none of some schemas; nothing if it fits one.
  private static func misses(of text: String, against names: [SchemaName]) -> [String] {
    guard let value = try? JSONDocument(reading: Array(text.utf8)).root else { return ["no JSON"] }
    var misses = names.isEmpty ? ["no schema"] : []
    for name in names {
      do {
        try SchemaViolation.check(value, against: try #require(schemas[name] ?? nil))
        return []
      } catch {
        misses.append("\(name): \(error)")
      }
    }
    return misses
  }
}

extension SchemaName {
  /// The command that prints the document, or nil if it is only read.
  fileprivate var writer: CommandName? {
    switch self {
    case .payload, .simulatorFile, .request, .headers, .baseline, .config: nil
    case .cases, .eval, .evalWant, .evalLine: .eval
    case .lint, .lintLine, .lintStatistics: .lint
    case .scenario, .simulate: .simulate
    case .profile: .scan
    case .test: .test
    case .explain: .explain
    case .table, .tableWhen: .table
    case .diff: .diff
    case .rules, .explanations, .verification, .experiment: .rules
    }
  }
}
