import PushTestSupport
import PushrouteCommand
import Testing

/// Case files with a mistake: each is reported with its place, and ends with 2.
struct CaseMistakeTests {
  private static let files: KeyValuePairs<String, String> = [
    "[]": "1:1: error: found an array, expected an object with `cases`",
    "{}": "1:1: error: found no member `cases`, expected an array of cases",
    #"{"case":[]}"#:
      "1:2: error: found the member `case`, expected description or cases; did you mean cases?",
    #"{"cases":{}}"#: "1:10: error: found an object, expected an array of cases",
    #"{"cases":[],"description":1}"#: "1:27: error: found a number, expected a string",
    #"{"cases":[1]}"#: "1:11: error: found a number, expected a case as an object",
    #"{"cases":[],}"#: "1:12: error: found a comma after the last member",
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

  private static let situations: KeyValuePairs<String, String> = [
    "{}": "3:16: error: found no member `state`, expected the state of the app",
    #"{"state":"actve"}"#: "did you mean active?",
    #"{"stat":"active"}"#: "3:17: error: found the member `stat`, expected state,",
    #"{"state":"active","ios":"2"}"#: "3:40: error: `ios`: found `2`, expected a",
    #"{"state":"active","implements":["did-recieve"]}"#: "did you mean did-receive?",
    #"{"state":"active","priority":7}"#: "3:45: error: `priority`: found `7`, expected",
    #"{"state":"active","userAction":null}"#: "3:47: error: found null, expected a string",
    #"{"state":"active","state":"active"}"#: "found the member `state` again, first at",
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

  private static let expectations: KeyValuePairs<String, String> = [
    "[]": "1:84: error: found an array, expected an object",
    "{}": "1:84: error: found no expectation, expected arrival, userAction, wake,",
    #"{"arival":[]}"#: "1:85: error: found the member `arival`, expected",
    #"{"arrival":null}"#: "1:95: error: found null, expected an array of calls",
    #"{"arrival":["did-recieve"]}"#:
      "1:96: error: found `did-recieve`, expected the id of a method; did you mean did-receive?",
    #"{"arrival":[{}]}"#: "1:96: error: found no member `method`",
    #"{"arrival":[{"method":"did-receive","state":"active"}]}"#:
      "error: found the member `state`, expected method, applicationState, applicationStateConfidence,",
    #"{"arrival":[{"method":"did-receive","applicationState":"suspended"}]}"#:
      "`applicationState`: found `suspended`, expected active, inactive or background",
    #"{"wake":"awake"}"#: "`wake`: found `awake`, expected none, running, resumed or",
    #"{"wake":null}"#: "1:92: error: found null, expected a string for `wake`",
    #"{"possible":"yes"}"#: "found a string, expected `true` or `false`",
    #"{"wakeRule":"device.low-pwer"}"#:
      "found `device.low-pwer`, expected the id of a rule; did you mean device.low-power?",
    #"{"remarks":["helt-push"]}"#:
      "found `helt-push`, expected the id of a remark; did you mean held-push?",
    #"{"remarks":"held-push"}"#: "found a string, expected an array of ids of remarks",
    #"{"notCalled":[{"method":"did-receive","phase":"later"}]}"#: "expected arrival or user-action",
    #"{"impossible":1}"#: "found a number, expected `true` or `false`",
    #"{"impossible":true,"wake":"none"}"#:
      "1:103: error: found `wake` beside `impossible`, expected nothing else",
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
