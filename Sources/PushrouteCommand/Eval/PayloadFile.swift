internal import PushPayload
internal import PushRules
internal import RouteReport

/// A payload that was read from a file or from standard input.
struct PayloadFile: Sendable {
  /// What answers say about it.
  let summary: PayloadSummary
  /// What is odd about it.
  let warnings: [FileMessage]

  /// Reads a payload.
  init(_ path: String, pushType: PushType?, in console: Console) throws(FileMessage) {
    let file = try InputFile(path, in: console)
    let payload: Payload
    do {
      payload = try Payload(reading: file.bytes, pushType: pushType)
    } catch {
      throw file.error(error.message, at: error.position, code: error.code)
    }
    summary = PayloadSummary(
      source: path,
      byteCount: payload.byteCount,
      traits: payload.traits,
      simulatorTargetBundle: payload.simulatorTargetBundle
    )
    warnings = file.warnings(about: payload)
  }
}

extension InputFile {
  /// Returns what is odd about a payload that stands in the file, by place.
  func warnings(about payload: Payload) -> [FileMessage] {
    let odd = payload.warnings.map { warning($0.message, at: $0.position) }
    let misplaced = payload.misplacedKeys.map { key in
      let found = PrintableText.quoted(key.key)
      let expected = "`\(key.expected.rawValue)`"
      let slip = found == expected ? found + " outside `aps`" : found
      return warning(
        "found \(slip), expected \(expected) directly inside `aps`; it counts as missing",
        at: key.position
      )
    }
    return (odd + misplaced).sorted { ($0.position ?? .start) < ($1.position ?? .start) }
  }
}
