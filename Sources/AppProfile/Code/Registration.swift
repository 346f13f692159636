/// A call that registers the app for remote notifications.
///
/// It counts only on the application: the app's own methods, closures and labels may have the same
/// name.
enum Registration: Sendable {
  private static let applications: Set<String> = [
    "UIApplication", "application", "app", "shared", "sharedApplication",
  ]

  /// Whether the name is called or passed as a function; in an extension or subclass of the
  /// application Swift needs no receiver.
  static func begins(_ code: Code, at index: Int, isInApplication: Bool) -> Bool {
    guard code.language == .swift else { return isMessage(code, index) }
    guard isOfSelf(code, index) else { return isCall(code, index) }
    return isInApplication && code.isMark(index + 1, "(")
  }

  private static func isCall(_ code: Code, _ index: Int) -> Bool {
    guard code.isMark(index - 1, "."), isOfApplication(code, index) else { return false }
    if code.isMark(index + 1, "(") { return true }
    let isRead = code.isMark(index + 1, ".") || code.isMark(index + 1, "=")
    return !isRead && code.word(index - 2).map { applications.contains($0) } == true
  }

  /// Whether `shared`, if it is before the name, is the application.
  private static func isOfApplication(_ code: Code, _ index: Int) -> Bool {
    !code.isWord(index - 2, "shared") || code.isWord(index - 4, "UIApplication")
  }

  /// Whether the method is called on `self`, or without a receiver.
  private static func isOfSelf(_ code: Code, _ index: Int) -> Bool {
    guard code.isMark(index - 1, ".") else { return !code.isWord(index - 1, "func") }
    let name = code.isMark(index - 2, "?") ? index - 3 : index - 2
    return code.isWord(name, "self")
  }

  private static func isMessage(_ code: Code, _ index: Int) -> Bool {
    if code.isWord(index - 2, "selector") {
      return code.word(index - 5)?.hasPrefix("perform") == true
    }
    if code.isMark(index + 1, "]") { return !code.isWord(index - 1, "self") }
    return code.isMark(index + 1, ":") && !code.isMark(index - 1, ")")
  }
}
