extension Reporter {
  /// Reports the values of an object in a message for FCM that are not strings.
  mutating func valuesThatAreNoStrings(in path: [String], of subject: LintSubject) {
    guard let message = subject.message, message.provider == .fcm else { return }
    let place = path.joined(separator: ".")
    for member in message.message.node(at: path)?.members ?? [] where member.node.string == nil {
      let key = PrintableText.quoted(member.key)
      let found = "found \(member.node.value.kind) as the value of \(key) in `\(place)`"
      self(at: member.node, found + ", expected a string")
    }
  }
}
