package import PushPayload
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

  package init(_ input: InputPayload) {
    source = input.source
    byteCount = input.byteCount
    traits = input.traits
    simulatorTargetBundle = input.payload?.simulatorTargetBundle
    message = input.payload?.message.map { MessageSummary($0) }
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

// The request headers of an answer.
extension PayloadSummary {
  private static let headerNames = ["apns-push-type", "apns-priority"]

  /// The headers that are stated, that the provider adds, or that the payload needs.
  ///
  /// A provider adds headers that its message lacks; those with unknown values are left out.
  func headers(usedIn situation: Situation) -> RequestHeaderList {
    let isForBackground =
      situation.payload.content == .nothing && situation.payload.contentAvailable.countsAsSet
    let needed =
      situation.payload.pushType(on: situation.system) ?? (isForBackground ? .background : .alert)
    let type = situation.pushType ?? needed
    let isLow = type == .background || type == .missing && isForBackground
    let stated = [situation.pushType?.name, situation.priority?.name]
    let usual = [needed.name, (isLow ? Priority.five : .ten).name]
    var used: [RequestHeaderList.Header] = []
    for (index, name) in Self.headerNames.enumerated() {
      let isSet = message?.sets(name)
      if let value = stated[index] {
        used.append(.init(name, value, from: isSet == true ? .provider : .stated))
      } else if isSet == nil {
        used.append(.init(name, usual[index], from: .assumed))
      }
    }
    return RequestHeaderList(used)
  }

  func headerLine(in situation: Situation) -> String {
    let headers = headers(usedIn: situation)
    let origins = Self.headerNames.map { headers.origin(of: $0) }
    var notes = origins.map { origin in
      switch origin {
      case .stated, .message: ""
      case .provider: " (set by " + (message?.provider.name ?? "the provider") + ")"
      case .assumed: origins[0] == .assumed ? " (as the payload needs it)" : " (assumed)"
      }
    }
    let implied = origins[0] == .assumed ? situation.payload.implied : nil
    if let implied {
      notes[0] = implied == .reload ? " (content-changed implies it)" : " (its keys imply it)"
    } else if origins[0] == origins[1] {
      notes[0] = ""
    }
    let words = zip(Self.headerNames, notes).map { name, note in
      name + " " + (headers.stated(name)?.value ?? "not known") + note
    }
    return "Headers: " + words.commaList
  }
}

extension RequestHeaderList {
  fileprivate func origin(of name: String) -> Header.Origin { stated(name)?.origin ?? .provider }

  static let form = JSONForm<RequestHeaderList>.object([
    .init("pushType", .orNull(.text)) { $0.stated("apns-push-type")?.value },
    .init("pushTypeFrom", origin) { $0.origin(of: "apns-push-type").rawValue },
    .init("priority", .orNull(.integer)) { $0["apns-priority"].flatMap { Int($0.value) } },
    .init("priorityFrom", origin) { $0.origin(of: "apns-priority").rawValue },
  ])

  private static let origin = JSONForm<String>.words(["stated", "provider", "assumed"])
}

package struct MessageSummary: Hashable, Sendable {
  package let provider: Provider
  /// The payload that reaches the device.
  package let payload: JSONNode
  /// The names of the request headers that the provider adds.
  private let ownHeaders: [String]
  /// The keys and numbers that lead to it in the text; empty at the top.
  private let path: String
  /// Its place in the text.
  let range: Range<Int>

  package init(_ message: ProviderMessage) {
    path = message.path
    range = message.root.offset..<message.root.end
    provider = message.provider
    payload = message.payload
    ownHeaders = message.headers.headers.filter { $0.origin == .provider }.map { $0.name }
  }

  func sets(_ header: String) -> Bool { ownHeaders.contains(header) }

  private static let longest = 300

  /// The provider and the payload in one line, cut if it is long.
  var line: String { beginning + " " + content }

  /// The same in lines that end at a comma or a blank.
  var lines: String {
    beginning + "\n" + BrokenText.hanging(content, on: "  ", width: PageLayout.current.width)
  }

  private var beginning: String {
    let place = path.isEmpty ? "" : " in " + PrintableText.quoted(path, limit: 80)
    let which = provider == .envelope ? "a payload" : "a message for \(provider.name)"
    return which + place + "; the device receives"
  }

  private var content: String { PrintableText.escaped(payload.compactText, limit: Self.longest) }

  static let written: [JSONForm<MessageSummary>.Member] = [
    .init("provider", .word) { $0.provider },
    .init("payload", .anything.about("The payload that reaches the device.")) {
      JSONTree($0.payload)
    },
  ]

  static let form = JSONForm<MessageSummary>.object(
    [.init("path", .text.about("The keys and numbers that lead to it.")) { $0.path }] + written
  )
}

extension JSONTree {
  package init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .boolean(let isTrue): self = .boolean(isTrue)
    case .number(let number): self = .numeral(number.text)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { JSONTree($0) })
    case .object(let members):
      self = .object(members.map { Member($0.key, JSONTree($0.node)) })
    }
  }
}
