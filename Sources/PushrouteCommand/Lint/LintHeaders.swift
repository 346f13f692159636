internal import PushPayload
internal import RouteReport

/// The request headers that flags and a file state, with whatever values.
struct LintHeaders: Sendable {
  /// The flags with the headers that they stand for.
  private static let flags = [
    (flag: "push-type", name: "apns-push-type"),
    (flag: "priority", name: "apns-priority"),
    (flag: "topic", name: "apns-topic"),
    (flag: "expiration", name: "apns-expiration"),
    (flag: "collapse-id", name: "apns-collapse-id"),
  ]

  private let file: HeaderFile?
  /// The text of the file, or nil if there is none.
  let text: SourceText?
  private let stated: [RequestHeaderList.Header]

  /// Collects headers, or gives nil if none are stated; a flag must agree with the file.
  init?(_ arguments: ParsedArguments, _ file: HeaderFile?) throws(ArgumentError) {
    self.file = file
    text = file.map { SourceText($0.file.path, $0.file.bytes) }
    var stated: [RequestHeaderList.Header] = []
    for (flag, name) in Self.flags {
      guard let value = arguments[flag] else { continue }
      guard let entry = file?.entries.last(where: { $0.name == name }) else {
        stated.append(RequestHeaderList.Header(name, value))
        continue
      }
      guard entry.value != value else { continue }
      throw .contradiction(
        "--\(flag) \(ArgumentError.quoted(value))",
        "\(name) \(ArgumentError.quoted(entry.value)) of --headers"
      )
    }
    self.stated = stated
    if file == nil, stated.isEmpty { return nil }
  }

  /// All headers; those of a file are all that the request has.
  var list: RequestHeaderList {
    let read = (file?.entries ?? []).map { entry in
      RequestHeaderList.Header(entry.name, entry.value, range: entry.range)
    }
    return RequestHeaderList(read + stated, isComplete: file != nil)
  }
}
