/// Code that runs when a notification is posted: a method, or a block.
struct NotificationObserver: Hashable, Sendable {
  /// The last word of the notification's name, or the string with it.
  let notification: String
  /// The name of the method, up to its first label or colon.
  private(set) var method: String?
  private(set) var block: Range<Int>?

  /// What the system posts while the app launches.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplication/didfinishlaunchingnotification
  static let ofLaunch = [
    "didFinishLaunchingNotification", "UIApplicationDidFinishLaunchingNotification",
    "UIApplicationDidFinishLaunching",
  ]

  /// Reads the call at the word `addObserver` or `addObserverForName`.
  init?(_ code: Code, at index: Int) {
    guard let name = Self.name(code, at: index) else { return nil }
    notification = name
    let arguments = Self.arguments(code, at: index)
    if let selector = arguments.first(where: { place in
      code.isWord(place, "selector") && code.isMark(place + 1, "(")
    }) {
      let end = code.end(ofBracketAt: selector + 1)
      let words = (selector + 2..<end).prefix { !code.isMark($0, "(") && !code.isMark($0, ":") }
      method = words.compactMap { code.word($0) }.last
    }
    let places = arguments.lowerBound...arguments.upperBound + 1
    if method == nil, let brace = places.first(where: { code.isMark($0, "{") }) {
      block = code.content(ofBracketAt: brace)
    }
    if method == nil, block == nil { return nil }
  }

  /// The last word of the name in a call that posts or observes a notification.
  static func name(_ code: Code, at index: Int) -> String? {
    let arguments = arguments(code, at: index)
    let labels = ["name", "forName", "postNotificationName", "addObserverForName"]
    guard
      let label = arguments.first(where: { place in
        code.isMark(place + 1, ":") && labels.contains(code.word(place) ?? "")
      })
    else { return nil }
    var end = label + 2
    while end < arguments.upperBound, !code.isMark(end, ","), !code.isMark(end + 1, ":") {
      end = code.next(after: end)
    }
    return (label + 2..<end).compactMap { code.string($0) ?? code.word($0) }.last
  }

  private static func arguments(_ code: Code, at index: Int) -> Range<Int> {
    let most = min(index + 200, code.count)
    if code.language == .swift {
      return index + 1..<max(index + 1, code.end(ofBracketAt: index + 1, limit: most))
    }
    var end = index
    while end < most, !code.isMark(end, "]") { end = code.next(after: end) }
    return index..<min(end, most)
  }
}
