extension DelegateMethod {
  /// The labels of the completion handlers that Swift leaves out of an async spelling.
  private static let handlers = [
    "fetchCompletionHandler:", "withCompletionHandler:", "completionHandler:", "completion:",
  ]

  /// The Swift spelling without its completion handler, or nil for a method that has none.
  package var asyncSignature: String? {
    for handler in Self.handlers {
      let end = handler + ")"
      guard signature.utf8.suffix(end.utf8.count).elementsEqual(end.utf8) else { continue }
      return String(signature.dropLast(end.count)) + ") async"
    }
    return nil
  }

  /// All ways to write the method: its id, its selector and its Swift spellings.
  package var spellings: [String] {
    [id, selector, signature] + (asyncSignature.map { [$0] } ?? [])
  }

  /// The method with an id, a selector or a Swift spelling, or nil if there is none.
  ///
  /// The spelling with `async` names the variant with a completion handler; without it, only if no
  /// other method is spelt so.
  public init?(_ text: String) {
    let methods = Self.allCases
    let found =
      methods.first { $0.spellings.contains(text) }
      ?? methods.first { $0.asyncSignature == text + " async" }
    guard let found else { return nil }
    self = found
  }

  /// The method that a Swift spelling means once `async` stands behind it, if that is another one.
  package static func asyncTwin(of text: String) -> DelegateMethod? {
    guard let named = DelegateMethod(text), named.signature == text else { return nil }
    return allCases.first { $0 != named && $0.asyncSignature == text + " async" }
  }
}
