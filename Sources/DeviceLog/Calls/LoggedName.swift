package import AppLifecycle
import PushRules
import Questions

/// The callbacks that a name in a log can stand for, or the notification that it names.
package struct LoggedName: Sendable {
  private(set) var callbacks: [Callback]
  var notification: String?
  /// Whether it is written as Apple's headers do, not in short.
  let isWhole: Bool
  /// The row about a method that no push calls, such as the one of a failed registration.
  private(set) var phrase: LogPhrase?

  package init(_ callbacks: [Callback], isWhole: Bool = true) {
    self.callbacks = callbacks
    self.isWhole = isWhole
  }

  /// Looks up a word: a selector, a Swift name, an id or a part of either, each in any case.
  init?(_ word: String) {
    let hasMark = word.utf8.contains { "-:(".utf8.contains($0) }
    guard word.utf8.count > 5, word.utf8.count < 200,
      hasMark || word.utf8.dropFirst().contains(where: { (0x41...0x5A).contains($0) })
    else { return nil }
    let lowercased = word.lowercased()
    let isShort = lowercased.utf8.filter { $0 == UInt8(ascii: ":") }.count < 2
    let key =
      isShort && lowercased.utf8.last == UInt8(ascii: ":") && Self.names[lowercased] == nil
      ? String(lowercased.dropLast()) : lowercased
    if let found = Self.names[key].map({ all in
      let named = all.filter { $0.id == key }
      return named.isEmpty ? all : named
    }) {
      let whole = found.filter {
        key == $0.selector.lowercased() || key == $0.signature.lowercased()
      }
      self.init(whole + found.filter { !whole.contains($0) }, isWhole: !whole.isEmpty)
    } else if lowercased.hasSuffix("notification"),
      let posted = PrintedName.notification(named: word)
    {
      self.init([])
      notification = posted
    } else if let row = LogPhrase.calls[key] {
      self.init([])
      phrase = row
    } else if !isShort || lowercased.hasPrefix("onesignal"),
      let exchanged = Self.exchanged(lowercased)
    {
      self.init(exchanged)
    } else {
      return nil
    }
  }

  var name: String? { notification ?? (callbacks.count == 1 ? callbacks[0].id : nil) }

  /// The names in what people read; one that is too long for a line of a terminal is given as its id.
  var words: String {
    notification
      ?? callbacks.map { $0.name.utf8.count > 54 ? $0.id : $0.name }.joined(separator: " or ")
  }

  /// Leaves the callbacks that fit, if any does.
  mutating func keep(where fits: (Callback) -> Bool) {
    let kept = callbacks.filter(fits)
    if !kept.isEmpty { callbacks = kept }
  }

  /// Keeps the callbacks that a word behind the name or a class in front of it allows.
  mutating func narrow(by word: String) {
    if word == "async" { return keep { Self.asynchronous($0) != nil } }
    let stem: String? =
      switch word.lowercased() {
      case "response": "receive-response"
      case "request", "withcontenthandler": "service-extension"
      case "fetchcompletionhandler", "completionhandler", "completion": "fetch"
      case "usernotificationcenter": "receive-response"
      case "nse", "notificationservice", "notificationserviceextension": "service-extension"
      default: nil
      }
    if let stem, callbacks.count > 1 { keep { $0.id.hasSuffix(stem) } }
  }

  /// The callbacks by each spelling, in lower case.
  private static let names: [String: [Callback]] = Callback.all.reduce(into: [:]) { names, each in
    for spelling in spellings(of: each) where !(names[spelling]?.contains(each) ?? false) {
      names[spelling, default: []].append(each)
    }
  }

  private static func spellings(of callback: Callback) -> [String] {
    let (selector, signature) = (callback.selector, callback.signature)
    let base = String(signature.prefix { $0 != "(" })
    let labels = selector.split { ":" == $0 } + signature.split { "():".contains($0) }
    let isGeneric = Self.receivers.contains(base)
    // A name with one colon is short: the variant with a completion handler begins like the old method.
    let hasLabels = callback.name.utf8.filter { $0 == UInt8(ascii: ":") }.count > 1
    let inCSharp = DelegateMethod(callback.id)?.nameInCSharp
    let names =
      [callback.id, String(callback.id.filter { $0 != "-" }), selector, signature]
      + [asynchronous(callback), inCSharp, hasLabels ? callback.name : nil].compactMap { $0 }
      + labels.filter { isDistinctive($0) }.map { String($0) }
    return (names + (isGeneric ? [] : [base])).map { $0.lowercased() }
  }

  /// The signature with `async`, which has no completion handler; nil for a method without one.
  static func asynchronous(_ callback: Callback) -> String? {
    let parts = callback.signature.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 2, let label = parts.dropLast().last?.lowercased(),
      label.hasSuffix("handler") || label == "completion"
    else { return nil }
    return parts.dropLast(2).joined(separator: ":") + ":)"
  }

  /// The first words of many methods.
  private static let receivers: Set<String> = [
    "application", "scene", "windowScene", "userNotificationCenter", "pushRegistry",
    "locationManager", "urlSession", "init", "body",
  ]

  /// Whether a label identifies a method; labels such as `completionHandler` do not.
  private static func isDistinctive(_ label: Substring) -> Bool {
    ["did", "will", "handle"].contains { label.hasPrefix($0) && label != $0 }
  }

  /// The callback whose place an SDK takes with a name of its own, such as
  /// `oneSignalReceiveRemoteNotification:UserInfo:fetchCompletionHandler:`.
  private static func exchanged(_ word: String) -> [Callback]? {
    if word.hasSuffix("receiveremotenotification:userinfo:fetchcompletionhandler:") {
      return [.push(.didReceiveFetch)]
    }
    for receiver in ["usernotificationcenter:", "application"] {
      let place = word.utf8.indices.first { word.utf8[$0...].starts(with: receiver.utf8) }
      if let place, place > word.startIndex { return names[String(word[place...])] }
    }
    return nil
  }
}
