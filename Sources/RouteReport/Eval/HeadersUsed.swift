internal import PushPayload
internal import PushRules

struct HeadersUsed: Hashable, Sendable {
  struct Header: Hashable, Sendable {
    let value: String?
    let origin: Origin
  }

  enum Origin: String, CaseIterable, Hashable, Sendable {
    /// Flags, a file of headers, or the message of a provider.
    case stated
    /// The provider adds it.
    case provider
    /// Assumed: the value that the payload needs.
    case assumed
  }

  let pushType: Header
  let priority: Header
  private let provider: String?

  init(_ situation: Situation, _ payload: PayloadSummary) {
    let message = payload.message
    provider = message?.provider.name
    let isSilent = situation.payload.content == .nothing
    let isForBackground = isSilent && situation.payload.contentAvailable.countsAsSet
    let needed: PushType =
      if situation.payload.event != nil {
        .liveActivity
      } else if isForBackground {
        .background
      } else {
        .alert
      }
    let type = situation.pushType ?? needed
    pushType = Self.header(
      situation.pushType?.name,
      else: type.name,
      message?.sets("apns-push-type")
    )
    let isLow = type == .background || type == .missing && isForBackground
    priority = Self.header(
      situation.priority?.name,
      else: (isLow ? Priority.five : .ten).name,
      message?.sets("apns-priority")
    )
  }

  /// The header with a stated value, or with the one that the payload needs.
  ///
  /// A provider adds headers that its message lacks, sometimes with unknown values.
  private static func header(
    _ stated: String?,
    else needed: String,
    _ isSetByProvider: Bool?
  ) -> Header {
    if let stated {
      return Header(value: stated, origin: isSetByProvider == true ? .provider : .stated)
    }
    guard isSetByProvider == nil else { return Header(value: nil, origin: .provider) }
    return Header(value: needed, origin: .assumed)
  }

  var line: String {
    let type = "apns-push-type " + (pushType.value ?? "not known")
    let priority = "apns-priority " + (self.priority.value ?? "not known")
    let together = pushType.origin == self.priority.origin
    return "Headers: " + type + (together ? "" : note(pushType.origin)) + ", " + priority
      + note(self.priority.origin)
  }

  private func note(_ origin: Origin) -> String {
    switch origin {
    case .stated: ""
    case .provider: " (set by " + (provider ?? "the provider") + ")"
    case .assumed: " (as the payload needs it)"
    }
  }

  static let form = JSONForm<HeadersUsed>.object([
    .init("pushType", .orNull(.text)) { $0.pushType.value },
    .init("pushTypeFrom", .word) { $0.pushType.origin },
    .init("priority", .orNull(.integer)) { $0.priority.value.flatMap { Int($0) } },
    .init("priorityFrom", .word) { $0.priority.origin },
  ])
}
