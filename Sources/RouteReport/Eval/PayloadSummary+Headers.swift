internal import PushPayload
internal import PushRules

// The request headers of an answer.
extension PayloadSummary {
  private static let headerNames = ["apns-push-type", "apns-priority"]

  /// The headers that are stated, that the provider adds, or that the payload needs.
  ///
  /// A provider adds headers that its message lacks; those with unknown values are left out.
  func headers(usedIn situation: Situation) -> RequestHeaderList {
    let isForBackground =
      situation.payload.content == .nothing && situation.payload.contentAvailable.countsAsSet
    let needed: PushType =
      situation.payload.event != nil ? .liveActivity : isForBackground ? .background : .alert
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
    if origins[0] == origins[1] { notes[0] = "" }
    let words = zip(Self.headerNames, notes).map { name, note in
      name + " " + (headers[name]?.value ?? "not known") + note
    }
    return "Headers: " + words.commaList
  }
}

extension RequestHeaderList {
  fileprivate func origin(of name: String) -> Header.Origin { self[name]?.origin ?? .provider }

  static let form = JSONForm<RequestHeaderList>.object([
    .init("pushType", .orNull(.text)) { $0["apns-push-type"]?.value },
    .init("pushTypeFrom", origin) { $0.origin(of: "apns-push-type").rawValue },
    .init("priority", .orNull(.integer)) { $0["apns-priority"].flatMap { Int($0.value) } },
    .init("priorityFrom", origin) { $0.origin(of: "apns-priority").rawValue },
  ])

  private static let origin = JSONForm<String>.words(["stated", "provider", "assumed"])
}
