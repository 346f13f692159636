/// Calls in a method for VoIP pushes that report no call: any other may do it.
///
/// `RNVoipPushNotificationManager` hands the push to JavaScript.
enum HarmlessCall {
  private static let names: Set<String> = [
    "completion", "completionHandler", "print", "NSLog", "os_log", "debugPrint", "log", "debug",
    "info", "notice", "warning", "error", "objectForKey", "valueForKey", "isEqualToString",
    "isEqual", "didReceiveIncomingPushWithPayload", "addCompletionHandler", "boolValue", "intValue",
    "integerValue",
    "contains", "hasPrefix", "lowercased", "alloc", "init", "if", "guard", "while", "for", "switch",
    "return", "catch",
  ]
  /// How the names begin of calls that end one.
  private static let beginnings = ["end", "cancel", "stop", "remove", "dismiss", "invalidate"]

  /// Whether a call is known to report nothing; an initialiser begins with a capital letter.
  static func isKnown(_ name: String) -> Bool {
    names.contains(name) || name.first?.isUppercase == true
      || beginnings.contains { name.hasPrefix($0) }
  }
}

extension Code {
  /// Whether a word is the first of a call: `name(…)`, or `[receiver name:…]`.
  func isCall(_ index: Int) -> Bool {
    if isMark(index + 1, "(") { return true }
    guard language == .objectiveC, !isMark(index - 1, "[") else { return false }
    var place = index - 1
    while place >= 0, word(place) != nil || isMark(place, "]") || isMark(place, ".") {
      place = (isMark(place, "]") ? partner(of: place) ?? 0 : place) - 1
    }
    return isMark(place, "[")
  }
}
