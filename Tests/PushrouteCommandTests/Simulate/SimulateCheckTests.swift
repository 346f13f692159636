import Questions
import RouteReport
import Testing

@testable import PushrouteCommand

struct SimulateCheckTests {
  /// A trace of two steps, the first with a view controller and a notification without a method.
  private static let trace: JSONTree = [
    "schemaVersion": .number(1),
    "title": .null,
    "steps": .array([
      [
        "event": .string("home"), "time": .number(0),
        "calls": .array([
          call("will-resign-active", "active"), call("view-will-disappear", "active"),
          call(nil, "active"), call("did-enter-background", "background"),
        ]),
        "state": .string("suspended"),
        "notes": .array([["id": .string("a"), "text": .string("x")]]),
      ],
      [
        "event": .string("memory-purge"), "time": .number(30), "calls": .array([]),
        "state": .string("not-running"), "notes": .array([]),
      ],
    ]),
    "finalState": .string("not-running"),
  ]

  private static func call(_ method: String?, _ state: String) -> JSONTree {
    [
      "method": .text(method), "applicationState": .string(state),
      "notification": .string("UINotification"),
    ]
  }

  private func differences(_ text: String) throws -> [String] {
    var world = MemoryWorld()
    world.files["e.json"] = text
    let file = try InputFile("e.json", in: Console(world))
    return try TraceExpectation(JSONFile(file)).differences(from: Self.trace).map(\.text)
  }

  private static let omissions: [String] = [
    "{}",
    #"{"finalState":"not-running"}"#,
    #"{"steps":[{},{}]}"#,
    #"{"steps":[{"event":"home"},{"time":30.0}]}"#,
    #"{"steps":[{"calls":["will-resign-active","did-enter-background"]},{"calls":[]}]}"#,
    #"{"steps":[{"calls":["applicationWillResignActive:","didEnterBackground"]},{}]}"#,
    #"{"steps":[{"calls":["will-resign-active","view-will-disappear","did-enter-background"]},{}]}"#,
    #"{"steps":[{"calls":["will-resign-active",{"method":null},{}]},{}]}"#,
    #"{"steps":[{"calls":[{"applicationState":"active"},{},{"method":"did-enter-background"}]},{}]}"#,
    #"{"steps":[{"notes":[{"id":"a"}]},{"arrival":null}]}"#,
  ]

  @Test(arguments: omissions)
  func `what is left out does not count`(text: String) throws {
    #expect(try differences(text).isEmpty)
  }

  @Test
  func `the trace itself is what it is expected to be`() throws {
    #expect(try differences(Self.trace.text).isEmpty)
  }

  @Test(
    arguments: [
      (
        text: #"{"steps":[{"event":"home","calls":["will-resign-active"]},{}]}"#,
        difference:
          "1:35: expected will-resign-active; got will-resign-active, did-enter-background (step 1, home)"
      ),
      (
        text: #"{"steps":[{},{"calls":["applicationDidBecomeActive:"]}]}"#,
        difference: "1:23: expected did-become-active; got nothing (step 2, memory-purge)"
      ),
      (
        text: #"{"steps":[{"calls":[]},{}]}"#,
        difference:
          "1:20: expected nothing; got will-resign-active, did-enter-background (step 1, home)"
      ),
      (
        text: #"{"steps":[{"calls":["did-enter-background",{"method":null},{}]},{}]}"#,
        difference:
          "1:20: expected did-enter-background, a notification without a method, any call; got will-resign-active, UINotification, did-enter-background (step 1, home)"
      ),
      (
        text: #"{"steps":[{"calls":[{"applicationState":"inactive"},{},{}]},{}]}"#,
        difference:
          "1:41: expected applicationState inactive; got active (step 1, home, will-resign-active)"
      ),
      (
        text: #"{"steps":[{"event":"lock","state":"active"},{}]}"#,
        difference: "1:20: expected event lock; got home (step 1)"
      ),
      (
        text: #"{"steps":[{"state":"background"},{}]}"#,
        difference: "1:20: expected state background; got suspended (step 1, home)"
      ),
      (
        text: #"{"steps":[{},{"time":31}]}"#,
        difference: "1:22: expected time 31; got 30 (step 2, memory-purge)"
      ),
      (
        text: #"{"steps":[{}]}"#,
        difference: "1:10: expected 1 step; got 2: home, memory-purge"
      ),
      (
        text: #"{"steps":[{},{},{}]}"#,
        difference: "1:17: expected 3 steps; got 2: home, memory-purge"
      ),
      (
        text: #"{"finalState":"suspended"}"#,
        difference: "1:15: expected finalState suspended; got not-running"
      ),
      (
        text: #"{"schemaVersion":"1"}"#,
        difference: "1:18: expected schemaVersion as a string; got a number"
      ),
      (
        text: #"{"steps":[{"notes":[{"id":"b"}]},{}]}"#,
        difference: "1:27: expected notes.id b; got a (step 1, home)"
      ),
      (
        text: #"{"steps":[{"arrival":{"wake":"resumed"}},{}]}"#,
        difference: "1:22: expected arrival an object; got null (step 1, home)"
      ),
    ].filter { !$0.difference.isEmpty }
  )
  func `a difference is reported where it is expected`(text: String, difference: String) throws {
    #expect(try differences(text) == ["e.json:" + difference])
  }

  @Test
  func `every difference is reported`() throws {
    let text = #"{"steps":[{"state":"active","time":1},{"state":"active"}],"finalState":"active"}"#
    #expect(try differences(text).count == 4)
  }

  private static let expectations: [(text: String, message: String)] = [
    (text: "", message: "1:1: error: found an empty file, expected a JSON object [json-syntax]"),
    (text: "[]", message: "1:1: error: found an array, expected an object"),
    (text: #"{"steps":{}}"#, message: "1:10: error: found an object, expected an array of steps"),
    (text: #"{"steps":[1]}"#, message: "1:11: error: found a number, expected a step as an object"),
    (
      text: #"{"steps":[{"calls":"x"}]}"#,
      message: "1:20: error: found a string, expected an array of calls"
    ),
    (
      text: #"{"steps":[{"calls":[1]}]}"#,
      message:
        "1:21: error: found a number, expected a call as the id of its method, or as an object"
    ),
    (
      text: #"{"steps":[{"calls":["will-resign-activ"]}]}"#,
      message:
        "1:21: error: found `will-resign-activ`, expected the id of a method; did you mean will-resign-active?"
    ),
    (
      text: #"{"steps":[{"calls":[{"method":1}]}]}"#,
      message: "1:31: error: found a number, expected the id of a method, or null"
    ),
    (
      text: #"{"steps":[{"state":"asleep"}]}"#,
      message:
        "1:20: error: state: found `asleep`, expected not-running, prewarmed, inactive, active, background or suspended"
    ),
    (
      text: #"{"finalState":1}"#, message: "1:15: error: found a number, expected a state"
    ),
    (
      text: #"{"steps":[{"event":1}]}"#,
      message: "1:20: error: found a number, expected an event as a string"
    ),
    (
      text: #"{"steps":[{"time":"0"}]}"#,
      message: "1:19: error: found a string, expected seconds as a number"
    ),
    (
      text: #"{"steps":[],"steps":[]}"#,
      message: "1:13: error: found the member `steps` again, first at 1:2, expected it once"
    ),
    (
      text: #"{"finlState":"active"}"#,
      message:
        "1:2: error: found the member `finlState`, expected one of a trace; did you mean finalState?"
    ),
  ]

  @Test(arguments: expectations)
  func `an expectation that is none ends with 2`(text: String, message: String) {
    var world = MemoryWorld.usual
    world.files["e.json"] = text
    world.files["s.json"] = #"{"state":"active","events":[]}"#
    let run = Run("simulate s.json --check e.json", in: world)
    #expect(run.errors.split(separator: "\n").first ?? "" == "e.json:" + message)
    #expect(run.output.isEmpty)
    #expect(run.code == .failure)
  }

  private static let exitCodes: [(flags: String, code: ExitCode, state: String, prints: Bool)] = [
    (flags: "", code: ExitCode.done, state: "active", prints: true),
    (flags: "-q", code: .done, state: "active", prints: false),
    (flags: "", code: .findings, state: "suspended", prints: true),
    (flags: "-q", code: .findings, state: "suspended", prints: false),
  ]

  @Test(arguments: exitCodes)
  func `the exit code tells whether the trace is the expected one`(
    flags: String,
    code: ExitCode,
    state: String,
    prints: Bool
  ) {
    var world = MemoryWorld.usual
    world.files["e.json"] = "{\"steps\":[],\"finalState\":\"\(state)\"}"
    world.files["s.json"] = #"{"state":"active","events":[]}"#
    let run = Run("simulate s.json --check e.json " + flags, in: world)
    #expect(run.code == code)
    #expect(run.output.isEmpty == !prints)
    #expect(run.errors.isEmpty == (code == .done))
  }
}
