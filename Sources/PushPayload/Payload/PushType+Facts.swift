package import PushRules

package struct PushTypeFacts: Sendable {
  package var topicSuffix: String?
  var since = SystemVersion.iOS(3, 0)
  /// Whether a payload needs `aps`; some push types go to code that reads none.
  var needsAps = true
  var isShown = false
  /// Whether it announces something that ends within seconds.
  var isCall = false
}

extension PushType {
  /// The facts, one row a type.
  ///
  /// The suffixes are those of.
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
