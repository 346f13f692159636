extension Check {
  /// The values of an object in a message for FCM that are no strings.
  func texts(in path: [String], of subject: LintSubject) -> [Diagnostic] {
    guard let message = subject.message, message.provider == .fcm else { return [] }
    return (message.message.node(at: path)?.members ?? []).compactMap { member in
      guard member.node.string == nil else { return nil }
      let key = PrintableText.quoted(member.key)
      let found = "found \(member.node.value.kind) as the value of \(key) in "
      return at(member.node, found + "`\(path.joined(separator: "."))`, expected a string")
    }
  }
}
