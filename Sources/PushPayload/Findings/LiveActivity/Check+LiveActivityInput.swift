internal import PushRules

extension Check {
  static let liveActivityInput = Check(
    "live-activity-input",
    .error,
    "The value of input-push-token is not 1, or that of input-push-channel no string.",
    because: "The activity that the push starts gets no token, or listens on no channel.",
    bad: """
      {"aps":{"timestamp":1715931200,"event":"start","content-state":{"goals":0},\
      "attributes-type":"Match","attributes":{"match":7},\
      "alert":{"title":"Kick-off","body":"0:0"},"input-push-token":true}}
      """,
    good: """
      {"aps":{"timestamp":1715931200,"event":"start","content-state":{"goals":0},\
      "attributes-type":"Match","attributes":{"match":7},\
      "alert":{"title":"Kick-off","body":"0:0"},"input-push-token":1}}
      """,
    since: .iOS(16, 1),
    pushTypes: [.liveActivity],
    citations: ["A-268", "A-269"]
  ) { subject, report in
    guard subject.isLiveActivity, let aps = subject.aps else { return }
    if let node = aps["input-push-token"], node.number != 1 {
      let isMeant = node.value == .boolean(true) || node.string == "1"
      let message =
        "found \(node.number == nil ? node.value.kind : "another number") "
        + "as the value of `input-push-token`, expected the number 1"
      report(at: node, message, fix: isMeant ? .write("1", for: node) : nil)
    }
    guard let node = aps["input-push-channel"], !(node.string.map(Base64.isText) ?? false)
    else { return }
    let end = "as the value of `input-push-channel`, expected base64 text"
    report(at: node, "found \(node.kindOrEmpty) \(end)")
  }
}
