internal import PushRules

extension Check {
  static var simulatorTarget: Check {
    Check(
      "simulator-target-bundle",
      .info,
      "A file for the simulator does not name the app.",
      because: "It cannot be dragged onto the simulator; simctl needs the app as an argument.",
      bad: Sample(stringLiteral: #"{"aps":{"alert":"Hi"}}"#).forSimulator,
      good: Sample(
        stringLiteral: #"{"Simulator Target Bundle":"com.example.app","aps":{"alert":"Hi"}}"#
      ).forSimulator,
      citations: ["A-276"]
    ) { check, subject in
      guard subject.kind == .simulator, subject.root.members != nil else { return [] }
      let expected = "expected the bundle identifier of the app in `Simulator Target Bundle`"
      guard let node = subject.root["Simulator Target Bundle"] else {
        let range = subject.root.offset..<(subject.root.offset + 1)
        return [Diagnostic(check, "found no target, \(expected)", at: range)]
      }
      guard node.string?.isEmpty ?? true else { return [] }
      let found = node.string == nil ? node.value.kind : "an empty string"
      return [check.at(node, "found \(found), \(expected)", severity: .warning)]
    }
  }
}
