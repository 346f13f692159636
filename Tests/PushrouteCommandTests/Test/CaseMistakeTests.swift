import PushTestSupport
import PushrouteCommand
import Testing

/// Case files with a mistake: each is reported with its place, and ends with 2.
struct CaseMistakeTests {
  private static let files: [(text: String, message: String)] = [
    (text: "[]", message: "1:1: error: found an array, expected an object with `cases`"),
    (text: "{}", message: "1:1: error: found no member `cases`, expected an array of cases"),
    (
      text: #"{"case":[]}"#,
      message:
        "1:2: error: found the member `case`, expected description or cases; did you mean cases?"
    ),
    (text: #"{"cases":{}}"#, message: "1:10: error: found an object, expected an array of cases"),
    (
      text: #"{"cases":[],"description":1}"#,
      message: "1:27: error: found a number, expected a string"
    ),
    (text: #"{"cases":[1]}"#, message: "1:11: error: found a number, expected a case as an object"),
    (text: #"{"cases":[],}"#, message: "1:12: error: found a comma after the last member"),
  ]

  @Test(arguments: files)
  func `a file is a case file`(text: String, message: String) {
    expect(message, of: text)
  }

  private static let cases: [(member: String, json: String?, message: String)] = [
    (
      member: "name", json: "1",
      message: "1:19: error: found a number, expected a string with a name"
    ),
    (
      member: "name", json: "\" \"",
      message: "1:19: error: found a string, expected a string with a name"
    ),
    (
      member: "name", json: nil, message: "1:11: error: found no member `name`, expected a sentence"
    ),
    (member: "payload", json: nil, message: "1:11: error: found no member `payload`"),
    (member: "situation", json: nil, message: "1:11: error: found no member `situation`"),
    (member: "expect", json: nil, message: "1:11: error: found no member `expect`"),
    (
      member: "payload", json: "3", message: "1:33: error: found a number, expected a payload as an"
    ),
    (member: "payload", json: "{}", message: "1:33: error: the payload has no `aps`"),
    (member: "payload", json: "\"x.json\"", message: "1:33: error: `x.json`: no such file"),
    (
      member: "source",
      json: "[\"A-26\"]",
      message: "1:113: error: found `A-26`, expected the id of a citation; did you mean"
    ),
    (
      member: "source", json: "\"A-026\"",
      message: "1:112: error: found a string, expected an array"
    ),
    (member: "sauce", json: "1", message: "1:103: error: found the member `sauce`, expected name,"),
  ]

  @Test(arguments: cases)
  func `a case has its members`(member: String, json: String?, message: String) {
    var members = [
      ("name", "\"x\""), ("payload", #"{"aps":{}}"#), ("situation", #"{"state":"active"}"#),
      ("expect", #"{"wake":"running"}"#),
    ]
    members.removeAll { $0.0 == member && json == nil }
    if let json {
      if let index = members.firstIndex(where: { $0.0 == member }) {
        members[index].1 = json
      } else {
        members.append((member, json))
      }
    }
    let text = members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",")
    expect(message, of: "{\"cases\":[{\(text)}]}")
  }

  private static let situations: [(json: String, message: String)] = [
    (json: "{}", message: "3:16: error: found no member `state`, expected the state of the app"),
    (json: #"{"state":"actve"}"#, message: "did you mean active?"),
    (json: #"{"stat":"active"}"#, message: "3:17: error: found the member `stat`, expected state,"),
    (json: #"{"state":"active","ios":"2"}"#, message: "3:40: error: `ios`: found `2`, expected a"),
    (
      json: #"{"state":"active","implements":["did-recieve"]}"#,
      message: "did you mean did-receive?"
    ),
    (
      json: #"{"state":"active","priority":7}"#,
      message: "3:45: error: `priority`: found `7`, expected"
    ),
    (
      json: #"{"state":"active","userAction":null}"#,
      message: "3:47: error: found null, expected a string"
    ),
    (
      json: #"{"state":"active","state":"active"}"#,
      message: "found the member `state` again, first at"
    ),
  ]

  @Test(arguments: situations)
  func `a situation says what it means`(json: String, message: String) {
    let text = """
      { "cases": [ {
        "name": "x", "payload": { "aps": {} },
        "situation": \(json),
        "expect": { "wake": "none" } } ] }
      """
    expect(message, of: text)
  }

  private static let expectations: [(json: String, message: String)] = [
    (json: "[]", message: "1:84: error: found an array, expected an object"),
    (json: "{}", message: "1:84: error: found no expectation, expected arrival, userAction, wake,"),
    (json: #"{"arival":[]}"#, message: "1:85: error: found the member `arival`, expected"),
    (json: #"{"arrival":null}"#, message: "1:95: error: found null, expected an array of calls"),
    (
      json: #"{"arrival":["did-recieve"]}"#,
      message:
        "1:96: error: found `did-recieve`, expected the id of a method; did you mean did-receive?"
    ),
    (json: #"{"arrival":[{}]}"#, message: "1:96: error: found no member `method`"),
    (
      json: #"{"arrival":[{"method":"did-receive","state":"active"}]}"#,
      message: "error: found the member `state`, expected method, applicationState, rule,"
    ),
    (
      json: #"{"arrival":[{"method":"did-receive","applicationState":"suspended"}]}"#,
      message: "`applicationState`: found `suspended`, expected active, inactive or background"
    ),
    (
      json: #"{"wake":"awake"}"#,
      message: "`wake`: found `awake`, expected none, running, resumed or"
    ),
    (json: #"{"wake":null}"#, message: "1:92: error: found null, expected a string for `wake`"),
    (json: #"{"possible":"yes"}"#, message: "found a string, expected `true` or `false`"),
    (
      json: #"{"wakeRule":"device.low-pwer"}"#,
      message: "found `device.low-pwer`, expected the id of a rule; did you mean device.low-power?"
    ),
    (
      json: #"{"remarks":["helt-push"]}"#,
      message: "found `helt-push`, expected the id of a remark; did you mean held-push?"
    ),
    (
      json: #"{"remarks":"held-push"}"#,
      message: "found a string, expected an array of ids of remarks"
    ),
    (
      json: #"{"notCalled":[{"method":"did-receive","phase":"later"}]}"#,
      message: "expected arrival or user-action"
    ),
    (json: #"{"impossible":1}"#, message: "found a number, expected `true` or `false`"),
    (
      json: #"{"impossible":true,"wake":"none"}"#,
      message: "1:103: error: found `wake` beside `impossible`, expected nothing else"
    ),
  ]

  @Test(arguments: expectations)
  func `an expectation names what an answer has`(json: String, message: String) {
    let start =
      #"{"cases":[{"name":"x","payload":{"aps":{}},"situation":{"state":"active"},"expect":"#
    expect(message, of: start + json + "}]}")
  }

  @Test func `a name stands once in a file`() {
    let one =
      #"{"name":"x","payload":{"aps":{}},"situation":{"state":"active"},"expect":{"wake":"none"}}"#
    expect(
      "found the name `x` again, first at 1:11, expected it once",
      of: "{\"cases\":[\(one),\(one)]}"
    )
  }

  private func expect(
    _ message: String,
    of text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var world = MemoryWorld()
    world.files["bad.json"] = text
    let run = Run("test bad.json", in: world)
    #expect(run.code == .failure, sourceLocation: sourceLocation)
    #expect(run.errors.contains(message), "\(run.errors)", sourceLocation: sourceLocation)
  }
}
