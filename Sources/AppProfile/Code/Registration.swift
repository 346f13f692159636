// A call that registers the app for remote notifications.
//
// It counts only on the application: the app's own methods, closures and labels may have the same
// name.
extension Code {
  private static let applications: Set<String> = [
    "UIApplication", "application", "app", "shared", "sharedApplication",
  ]

  /// Whether the name is called or passed as a function; in an extension or subclass of the
  /// application Swift needs no receiver.
  func registers(at index: Int, isInApplication: Bool) -> Bool {
    guard language == .swift else { return isRegisteringMessage(index) }
    guard isOfSelf(index) else { return isRegisteringCall(index) }
    return isInApplication && isMark(index + 1, "(")
  }

  private func isRegisteringCall(_ index: Int) -> Bool {
    // `shared`, if it is before the name, is the application.
    guard isMark(index - 1, "."),
      !isWord(index - 2, "shared") || isWord(index - 4, "UIApplication")
    else { return false }
    if isMark(index + 1, "(") { return true }
    let isRead = isMark(index + 1, ".") || isMark(index + 1, "=")
    return !isRead && word(index - 2).map { Self.applications.contains($0) } == true
  }

  /// Whether the method is called on `self`, or without a receiver.
  private func isOfSelf(_ index: Int) -> Bool {
    guard isMark(index - 1, ".") else { return !isWord(index - 1, "func") }
    let name = isMark(index - 2, "?") ? index - 3 : index - 2
    return isWord(name, "self")
  }

  private func isRegisteringMessage(_ index: Int) -> Bool {
    if isWord(index - 2, "selector") {
      return word(index - 5)?.hasPrefix("perform") == true
    }
    if isMark(index + 1, "]") { return !isWord(index - 1, "self") }
    return isMark(index + 1, ":") && !isMark(index - 1, ")")
  }
}
