internal import PushPayload
internal import PushRules
internal import Questions

extension RequestHeaderList {
  /// The flags for headers, which have the names of these without `apns-`.
  private static let flags: [CommandFlag.Key] = [
    .input(.pushType), .input(.priority), .own(.topic), .own(.expiration), .own(.collapseID),
  ]

  /// Collects the headers of flags and of a file, which must agree; returns nil without any.
  init?(_ arguments: ParsedArguments, _ file: RequestHeaderList?) throws(ArgumentError) {
    var headers = file?.headers ?? []
    for flag in Self.flags {
      guard let value = arguments[flag] else { continue }
      let name = "apns-" + flag.name
      guard let entry = file?[name] else {
        headers.append(Header(name, value))
        continue
      }
      guard entry.value != value else { continue }
      throw .contradiction(
        "--\(flag.name) \(ArgumentError.quoted(value))",
        "\(name) \(ArgumentError.quoted(entry.value)) of --headers"
      )
    }
    if file == nil, headers.isEmpty { return nil }
    self.init(headers, isComplete: file != nil)
  }
}
