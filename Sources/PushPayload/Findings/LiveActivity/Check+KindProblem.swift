extension Check {
  /// Returns a finding about a value that is there and not of its kind.
  func kindProblem(
    of key: String,
    _ node: JSONNode?,
    _ expected: String,
    isRight: (JSONNode) -> Bool
  ) -> Diagnostic? {
    guard let node, !isRight(node) else { return nil }
    let found = node.string == "" ? "an empty string" : node.value.kind
    return at(node, "found \(found) as the value of `\(key)`, expected \(expected)")
  }
}
