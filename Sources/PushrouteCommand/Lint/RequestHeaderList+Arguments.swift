internal import PushPayload
internal import Questions

extension RequestHeaderList {
  private static let flags = [
    (flag: "push-type", name: "apns-push-type"),
    (flag: "priority", name: "apns-priority"),
    (flag: "topic", name: "apns-topic"),
    (flag: "expiration", name: "apns-expiration"),
    (flag: "collapse-id", name: "apns-collapse-id"),
  ]

  /// Collects the headers of flags and of a file, which must agree; returns nil without any.
  init?(_ arguments: ParsedArguments, _ file: HeaderFile?) throws(ArgumentError) {
    var headers = file?.entries ?? []
    for (flag, name) in Self.flags {
      guard let value = arguments[flag] else { continue }
      guard let entry = file?.entries.last(where: { $0.name == name }) else {
        headers.append(Header(name, value))
        continue
      }
      guard entry.value != value else { continue }
      throw .contradiction(
        "--\(flag) \(ArgumentError.quoted(value))",
        "\(name) \(ArgumentError.quoted(entry.value)) of --headers"
      )
    }
    if file == nil, headers.isEmpty { return nil }
    self.init(headers, isComplete: file != nil)
  }
}
