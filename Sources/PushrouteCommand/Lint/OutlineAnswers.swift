internal import PushPayload

/// Answers for ordinary payloads without findings, which are the same for the same outline.
struct OutlineAnswers: Sendable {
  /// Where each payload has keys of its own, none is remembered after these.
  private static let mostOutlines = 4_096

  private var scanner = OutlineScanner()
  /// The answers by outline; empty for an outline with findings.
  private var answers: [PayloadOutline: [UInt8]] = [:]

  /// Returns the answer for an ordinary payload without findings.
  ///
  /// - Parameters:
  ///   - text: The payload.
  ///   - look: Checks the payload, and returns its answer, or nil for one with findings.
  /// - Returns: The answer, or nil if the payload must be checked on its own.
  mutating func answer(_ text: Span<UInt8>, _ look: () -> [UInt8]?) -> [UInt8]? {
    guard let outline = scanner.outline(of: text) else { return nil }
    if let known = answers[outline] { return known.isEmpty ? nil : known }
    let answer = look()
    if answers.count < Self.mostOutlines { answers[outline] = answer ?? [] }
    return answer
  }
}
