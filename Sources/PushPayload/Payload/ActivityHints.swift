import PushRules

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
