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

/// The keys of `aps` that imply a push type, as the reader meets them.
///
/// `content-state` implies a Live Activity, and so do two keys of Live Activities with a hyphen in
/// one of them; `content-changed` implies a reload. Case and separators do not count, nor does a
/// slip in `content-changed`.
struct ActivityHints: Hashable {
  private static let reload = KnownNames(["content-changed"])

  private var names: Set<String> = []

  /// Notes a key that the route does not depend on otherwise.
  mutating func note(_ range: Range<Int>, of bytes: Span<UInt8>) {
    if Self.plain.value(range, of: bytes) != nil { return }
    let key = String(decoding: range.map { bytes[$0] }, as: UTF8.self)
    if let name = KnownNames.activity.spelt(like: key) ?? Self.reload.nearest(to: key)?.meant {
      names.insert(name)
    }
  }

  var implied: ImpliedPushType? {
    if names.isEmpty { return nil }
    if names.contains("content-state") { return .liveActivity }
    if names.contains("content-changed") { return .reload }
    return names.count > 1 && names.contains { $0.contains("-") } ? .liveActivity : nil
  }

  /// Keys of other pushes, which no search has to look at.
  private static let plain: KeyTable<Bool> = [
    "thread-id": true, "interruption-level": true, "relevance-score": true, "url-args": true,
    "filter-criteria": true, "target-content-id": true,
  ]
}
