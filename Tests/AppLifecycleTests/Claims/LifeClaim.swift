import PushRules
import Testing

@testable import AppLifecycle

/// A claim of the first texts, with checks of the engine's answer; `SeedClaim` has its verdict.
struct LifeClaim: Sendable, CustomTestStringConvertible {
  /// The number: the text and the place in it.
  let id: String
  /// Its statement, in short.
  let says: String
  let checks: [ClaimCheck]

  var testDescription: String { id + ": " + says }

  static let all: [LifeClaim] = text0 + text1 + text2 + text3 + text4

  /// Reads claims, each with its checks beneath it.
  static func read(_ text: String) -> [LifeClaim] {
    TraceText.items(text).map { item in
      let checks = TraceText.items(item.lines.joined(separator: "\n"))
      let id = item.fields[0]
      return LifeClaim(id: id, says: item.fields[1], checks: checks.map { ClaimCheck($0, of: id) })
    }
  }
}
