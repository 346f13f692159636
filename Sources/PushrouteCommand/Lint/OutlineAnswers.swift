internal import PushPayload

/// The answers to usual payloads: one without findings has the same answer as all with its outline.
struct OutlineAnswers: Sendable {
  private var scanner = OutlineScanner()
  /// The answers by outline; empty where there are findings, so that each payload is looked at.
  private var answers: [PayloadOutline: [UInt8]] = [:]

  /// Returns the answer to a usual payload without findings.
  ///
  /// - Parameters:
  ///   - text: The payload.
  ///   - look: Looks at the payload, and returns its answer, or nil if there are findings.
  /// - Returns: The answer, or nil if the payload is unusual or has findings.
  mutating func answer(_ text: Span<UInt8>, _ look: () -> [UInt8]?) -> [UInt8]? {
    guard let outline = scanner.outline(of: text) else { return nil }
    if let known = answers[outline] { return known.isEmpty ? nil : known }
    let answer = look()
    answers[outline] = answer ?? []
    return answer
  }
}
