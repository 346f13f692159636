import PushRules
import Testing

@testable import AppLifecycle

/// A claim of the first texts, with checks of the engine's answer.
struct LifeClaim: Sendable, CustomTestStringConvertible {
  /// The number: the text and the place in it.
  let id: String
  /// What it says, in short.
  let says: String
  let verdict: Verdict
  /// Why the engine answers otherwise, or nil if it agrees.
  let because: String?
  let checks: [ClaimCheck]

  var testDescription: String { id + ": " + says }

  /// How far the claim is right.
  enum Verdict: String, Sendable {
    /// It is right for iOS 4 to 12 and apps without scenes.
    case agrees
    /// It is right under a limit that it does not name.
    case limited
    /// It is right on another range of versions than it implies.
    case outdated
    /// Apple or printed logs contradict it.
    case rejected
    /// The text leaves it open.
    case undecided
  }

  static let all: [LifeClaim] = text0 + text1 + text2 + text3 + text4

  /// Reads claims: number, verdict, what it says, and why the engine answers otherwise; beneath each
  /// the checks.
  static func read(_ text: String) -> [LifeClaim] {
    TraceText.items(text).map { item in
      guard let verdict = Verdict(rawValue: item.fields[1]) else {
        preconditionFailure("\(item.fields[1]) is no verdict")
      }
      return LifeClaim(
        id: item.fields[0],
        says: item.fields[2],
        verdict: verdict,
        because: item.fields.count > 3 ? item.fields[3] : nil,
        checks: TraceText.items(item.lines.joined(separator: "\n")).map {
          ClaimCheck($0, of: item.fields[0])
        }
      )
    }
  }
}
