internal import PushRules

extension Check {
  static let simulatorTargetBundle = Check(
    "simulator-target-bundle",
    .info,
    "A file for the simulator does not name the app.",
    because: "It cannot be dragged onto the simulator; simctl needs the app as an argument.",
    bad: Sample(#"{"aps":{"alert":"Hi"}}"#).forSimulator,
    good: Sample(
      #"{"Simulator Target Bundle":"com.example.app","aps":{"alert":"Hi"}}"#
    ).forSimulator,
    citations: ["A-276"]
  ) { subject, report in
    guard subject.kind == .simulator, let members = subject.root.members,
      !subject.root.has("WatchKit Simulator Actions")
    else { return }
    let expected = "expected the bundle identifier of the app in `\(targetKey)`"
    if let node = subject.root[targetKey] {
      let range = node.offset..<node.end
      guard let text = node.string, !text.isEmpty else {
        return report(at: range, "found \(node.kindOrEmpty), \(expected)", severity: .warning)
      }
      guard !isBundleIdentifier(text) else { return }
      let found = "found \(PrintableText.quoted(text)), which is no bundle identifier, "
      return report(at: range, found + expected, severity: .warning)
    }
    let known = KnownNames([targetKey.lowercased()])
    guard let member = members.first(where: { known.nearest(to: $0.key) != nil }) else {
      return report(at: subject.root.start, "found no target, \(expected)")
    }
    let found = "found the key \(PrintableText.quoted(member.key)), \(expected)"
    let fix = Fix.rename(member, to: targetKey, in: subject.document)
    report(at: member, found + "; did you mean that?", severity: .warning, fix: fix)
  }

  private static let targetKey = "Simulator Target Bundle"

  /// Tells whether a text has the form of a bundle identifier: words with points between them.
  private static func isBundleIdentifier(_ text: String) -> Bool {
    let words = text.utf8.split(separator: ASCII.point, omittingEmptySubsequences: false)
    return words.count > 1
      && words.allSatisfy { word in
        !word.isEmpty && word.allSatisfy { ASCII.isWordByte($0) || $0 == ASCII.minus }
      }
  }
}
