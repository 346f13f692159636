import Glibc
import PushPayload

/// What the run came to see.
struct Tally {
  /// The one tally; libFuzzer runs the inputs one after the other.
  nonisolated(unsafe) private static var shared = Tally()

  private var found: [String: Int] = [:]
  private var mended: [String: Int] = [:]

  /// Counts a finding of the library.
  static func count(_ finding: Finding) {
    shared.found[finding.code, default: 0] += 1
    if finding.fix != nil { shared.mended[finding.code, default: 0] += 1 }
  }

  /// Prints the tally when the program ends by itself.
  static func printAtExit() { atexit { Tally.shared.print() } }

  private func print() {
    let all = Check.all.map(\.code)
    let missing = all.filter { found[$0] == nil }
    Swift.print("checks: \(all.count - missing.count) of \(all.count)")
    if !missing.isEmpty { Swift.print("checks not found: " + missing.joined(separator: " ")) }
    let fixes = mended.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    Swift.print("fixes: " + fixes.joined(separator: ", "))
  }
}
