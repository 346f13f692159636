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
    guard subject.kind == .simulator, subject.root.members != nil else { return }
    let expected = "expected the bundle identifier of the app in `Simulator Target Bundle`"
    guard let node = subject.root["Simulator Target Bundle"] else {
      return report(at: subject.root.start, "found no target, \(expected)")
    }
    guard node.string?.isEmpty ?? true else { return }
    report(at: node, "found \(node.kindOrEmpty), \(expected)", severity: .warning)
  }
}
