/// A call that registers the app for remote notifications.
///
/// Only the application has the method: an app's own method, closure or label may have the same name.
enum Registration: Sendable {
  private static let applications: Set<String> = [
    "UIApplication", "application", "app", "shared", "sharedApplication",
  ]

  /// Whether the method is called, or handed over to be called, at its name.
  static func begins(_ code: Code, at index: Int) -> Bool {
    code.language == .swift ? isCall(code, index) : isMessage(code, index)
  }

  private static func isCall(_ code: Code, _ index: Int) -> Bool {
    guard code.isMark(index - 1, "."), !code.isWord(index - 2, "self"), isOfApplication(code, index)
    else { return false }
    if code.isMark(index + 1, "(") { return true }
    let isRead = code.isMark(index + 1, ".") || code.isMark(index + 1, "=")
    return !isRead && code.word(index - 2).map { applications.contains($0) } == true
  }

  /// Whether `shared` before the name, if it is there, is the application.
  private static func isOfApplication(_ code: Code, _ index: Int) -> Bool {
    !code.isWord(index - 2, "shared") || code.isWord(index - 4, "UIApplication")
  }

  private static func isMessage(_ code: Code, _ index: Int) -> Bool {
    if code.isWord(index - 2, "selector") {
      return code.word(index - 5)?.hasPrefix("perform") == true
    }
    if code.isMark(index + 1, "]") { return !code.isWord(index - 1, "self") }
    return code.isMark(index + 1, ":") && !code.isMark(index - 1, ")")
  }
}
