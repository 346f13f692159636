extension InputDescription {
  static let pushToTalkChannel = InputDescription(
    "Push to Talk channel",
    Presence.self,
    json: "pushToTalkChannel",
    changedBy: .state,
    .state,
    get: { $0.pushToTalkChannel },
    set: { $0.pushToTalkChannel = $1 },
    instruction: { value, _ in
      value == .present
        ? "have the app join the Push to Talk channel" : "leave the Push to Talk channel"
    },
    clause: { ($0 == [.present] ? "with" : "without") + " a Push to Talk channel" },
    changed: { .text($0.channelWord) }
  )
}

extension SituationMember {
  package static let pushToTalkChannel = SituationMember(
    "pushToTalkChannel",
    takes: "WHETHER",
    .words([Presence.present, .absent].map { $0.channelWord }),
    help: "whether the app has joined a channel of Push to Talk (joined)",
    inputs: [.pushToTalkChannel],
    value: { .text($0.pushToTalkChannel.channelWord) },
    assumption: { situation in
      situation.pushType == .pushToTalk
        ? "Push to Talk channel " + situation.pushToTalkChannel.channelWord : nil
    },
    set: { $0.pushToTalkChannel = $1 == Presence.present.channelWord ? .present : .absent }
  )
}

extension Presence {
  fileprivate var channelWord: String { self == .present ? "joined" : "none" }
}
