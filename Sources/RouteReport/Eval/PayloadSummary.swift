internal import PushPayload
package import PushRules
package import Questions

package struct PayloadSummary: Hashable, Sendable {
  /// The path of the file, or `-` for standard input.
  package let source: FilePath
  package let byteCount: Int
  package let traits: PayloadTraits
  /// The bundle identifier for the simulator, or nil.
  package let simulatorTargetBundle: String?
  package let message: MessageSummary?

  package init(
    source: FilePath,
    byteCount: Int,
    traits: PayloadTraits,
    simulatorTargetBundle: String? = nil,
    message: MessageSummary? = nil
  ) {
    self.source = source
    self.byteCount = byteCount
    self.traits = traits
    self.simulatorTargetBundle = simulatorTargetBundle
    self.message = message
  }

  package init(_ input: InputPayload) {
    self.init(
      source: input.source,
      byteCount: input.byteCount,
      traits: input.traits,
      simulatorTargetBundle: input.payload?.simulatorTargetBundle,
      message: input.payload?.message.map { MessageSummary($0) }
    )
  }

  /// A remark if the payload is too large for APNs, or nil.
  package func sizeCaveat(pushType: PushType?) -> Remark? {
    let limit = pushType == .voip ? 5120 : 4096
    guard byteCount > limit else { return nil }
    return Remark(
      id: "payload-too-large",
      text: "APNs refuses a payload of more than \(limit) bytes; this one has \(byteCount): "
        + "nothing arrives."
    )
  }

  static let form = JSONForm<PayloadSummary>.object(
    FilePath.written.of { $0.source } + [
      .init("bytes", .count) { $0.byteCount },
      .init("traits", traits) { $0.traits },
    ] + MessageSummary.written.ofOptional { $0.message }
  )

  private static let traits = JSONForm<PayloadTraits>.object([
    .init("alert", .truth) { $0.alert != .absent },
    .init("sound", .truth) { $0.sound == .present },
    .init("badge", .truth) { $0.badge == .present },
    .init("contentAvailable", .truth) { $0.contentAvailable.countsAsSet },
    .init("mutableContent", .truth) { $0.mutableContent.countsAsSet },
    .init("category", .truth) { $0.category == .present },
    .init("event", .orNull(.name)) { $0.event },
  ])
}
