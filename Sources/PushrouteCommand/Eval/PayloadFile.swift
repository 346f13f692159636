internal import PushPayload
internal import PushRules
internal import RouteReport

/// A payload that was read from a file or from standard input.
struct PayloadFile: Sendable {
  /// What answers say about it.
  let summary: PayloadSummary
  /// What is wrong with it, where that may change an answer.
  let findings: [PayloadFinding]

  /// Reads a payload, for a situation in any state.
  init(_ path: String, for situation: Situation, in console: Console) throws(FileMessage) {
    let file = try InputFile(path, in: console)
    let payload: Payload
    do {
      payload = try Payload(reading: file.bytes, pushType: situation.pushType)
    } catch {
      throw file.error(error.message, at: error.position, code: error.code)
    }
    summary = PayloadSummary(
      source: path,
      byteCount: payload.byteCount,
      traits: payload.traits,
      simulatorTargetBundle: payload.simulatorTargetBundle
    )
    findings = PayloadFinding.all(in: payload, of: file, for: situation)
  }
}
