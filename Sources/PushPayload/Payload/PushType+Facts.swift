package import PushRules

/// What is known of a push type besides its name.
package struct PushTypeFacts: Sendable {
  /// What follows the bundle id in the topic, or nil if nothing does.
  package var topicSuffix: String?
  /// The first version of iOS in which something takes such pushes.
  var since = SystemVersion.iOS(3, 0)
  /// Whether a payload has to carry `aps`; some go to code that reads none.
  package var needsAps = true
  /// Whether iOS shows what the payload has to show.
  var isShown = false
  /// Whether it announces something that is over in a few seconds.
  var isCall = false
}

extension PushType {
  /// What is known of the type, one row a type.
  ///
  /// The suffixes are those of; which types need no `aps` stands in the contract of
  /// `eval`.
  package var facts: PushTypeFacts {
    switch self {
    case .alert, .background, .missing: PushTypeFacts(isShown: true)
    case .liveActivity:
      PushTypeFacts(topicSuffix: ".push-type.liveactivity", since: .iOS(16, 1), isShown: true)
    case .voip:
      PushTypeFacts(topicSuffix: ".voip", since: .iOS(8, 0), needsAps: false, isCall: true)
    case .pushToTalk:
      PushTypeFacts(topicSuffix: ".voip-ptt", since: .iOS(16, 0), needsAps: false, isCall: true)
    case .location:
      PushTypeFacts(topicSuffix: ".location-query", since: .iOS(15, 0), needsAps: false)
    case .fileProvider:
      PushTypeFacts(topicSuffix: ".pushkit.fileprovider", since: .iOS(11, 0), needsAps: false)
    case .mdm: PushTypeFacts(needsAps: false)
    case .complication: PushTypeFacts(topicSuffix: ".complication", since: .iOS(8, 0))
    case .widgets: PushTypeFacts(topicSuffix: ".push-type.widgets", since: .iOS(26, 0))
    case .controls: PushTypeFacts(topicSuffix: ".push-type.controls", since: .iOS(18, 0))
    }
  }
}
