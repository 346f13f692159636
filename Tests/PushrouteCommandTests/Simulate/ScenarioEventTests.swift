import AppLifecycle
import PushRules
import Questions
import RouteReport
import Testing

@testable import PushrouteCommand

struct ScenarioEventTests {
  private let files = [
    "a/s.json": """
    { "events": ["home", { "push": { "aps": { "alert": "Hi" } } }, { "push": "alert.json" },
      { "push": "../b/silent.json" }, "push:c/sound.json", { "after": 30 }, "after:5", "tapIcon",
      { "push": "-" }] }
    """,
    "a/alert.json": #"{"aps":{"alert":{"title":"Hi"}}}"#,
    "a/../b/silent.json": #"{"aps":{"content-available":1}}"#,
    "a/c/sound.json": #"{"aps":{"sound":"default"}}"#,
    "a/./-": #"{"aps":{"badge":1}}"#,
  ]

  @Test
  func `events are words and objects, with paths from the folder of the scenario`() throws {
    #expect(
      try Script.scenario("a/s.json", in: files).events == [
        .event(.home),
        .push(ArrivingPush(traits: PayloadTraits(alert: .string))),
        .push(ArrivingPush(name: "alert.json", traits: PayloadTraits(alert: .dictionary))),
        .push(
          ArrivingPush(name: "../b/silent.json", traits: PayloadTraits(contentAvailable: .one))
        ),
        .push(ArrivingPush(name: "c/sound.json", traits: PayloadTraits(sound: .present))),
        .after(seconds: 30), .after(seconds: 5), .event(.tapIcon),
        .push(ArrivingPush(name: "-", traits: PayloadTraits(badge: .present))),
      ]
    )
  }

  @Test
  func `events of the command line read the files that they name`() throws {
    let events = try Script.scenario("home push:a/alert.json after:0 tap-notification", in: files)
      .events
    #expect(
      events == [
        .event(.home),
        .push(ArrivingPush(name: "a/alert.json", traits: PayloadTraits(alert: .dictionary))),
        .after(seconds: 0), .event(.tapNotification),
      ]
    )
    #expect(events.map(\.name) == ["home", "push:a/alert.json", "after:0", "tap-notification"])
  }

  @Test
  func `every event of a script has a word that is read and listed in the help`() throws {
    let listed = EventGroup.glossary.entries.filter { $0.label != EventGroup.synonym.rawValue }
      .flatMap(\.words)
    #expect(listed.count == LifecycleEvent.scripted.count + 2)
    for event in LifecycleEvent.scripted {
      #expect(try EventWord(event.name, expected: "") == .event(event))
      #expect(listed.contains(event.name))
    }
  }

  private static let spellings: [(text: String, word: EventWord)] = [
    ("kill", .event(.removeInSwitcher)), ("launch", .event(.tapIcon)),
    ("TAP-ICON", .event(.tapIcon)), ("tapIcon", .event(.tapIcon)),
    ("AFTER:5", .after(seconds: 5)), ("Push:A/b.json", .push(path: "A/b.json")),
  ]

  @Test(arguments: spellings)
  func `events have synonyms, in any case`(text: String, word: EventWord) throws {
    #expect(try EventWord(text, expected: "") == word)
    let isWord = text.contains(":") == false
    if isWord {
      let scenario = try Script.scenario("s.json", in: ["s.json": "{\"events\":[\"\(text)\"]}"])
      #expect(scenario.events.count == 1)
    }
  }

  private static let suggestions: [(text: String, suggestions: [String])] = [
    ("hom", ["home"]), ("killl", ["kill"]),
    ("system-alert", ["system-alert-open", "system-alert-close"]),
    ("aftr:30", ["after:30"]), ("psh:a.json", ["push:a.json"]),
    ("new-windows", ["new-window"]), ("zzzzzzzzzz", []),
  ]

  @Test(arguments: suggestions)
  func `an unknown event suggests the nearest`(text: String, suggestions: [String]) {
    #expect(EventWord.nearest(to: text) == suggestions)
    #expect(throws: ArgumentError.self) { try EventWord(text, expected: "") }
  }

  @Test
  func `a scenario or a payload may come from standard input`() throws {
    let scenario = try Script.loaded("-", input: #"{"events":["lock"]}"#).scenario
    #expect(scenario.events == [.event(.lock)])
    let push = try Script.loaded("push:-", input: #"{"aps":{"badge":1}}"#).scenario
    #expect(push.events.map(\.name) == ["push:-"])
    let piped = Run("simulate", in: MemoryWorld(input: #"{"events":["nod"]}"#))
    #expect(piped.errors.hasPrefix("-:1:12: error: found `nod`, expected an event"))
  }

  @Test
  func `what is odd about a payload is reported where it stands`() throws {
    var files = files
    files["a/s.json"] = """
      {"events":[{"push":{"aps":{}, "content-available":1}},
       {"push":"odd.json"}]}
      """
    files["a/odd.json"] = #"{"aps":{"x":1,"x":2}}"#
    #expect(
      try Script.loaded("a/s.json", in: files).warnings.map(\.text) == [
        "a/s.json:1:31: error: `content-available` stands outside of `aps`; iOS "
          + "reads `content-available` inside it [key-outside-aps]\n"
          + "  | {\"events\":[{\"push\":{\"aps\":{}, \"content-available\":1}},\n"
          + "  |                               ^",
        "a/odd.json:1:15: warning: the key `x` occurs twice, first at 1:9: remove one "
          + "[duplicate-key]\n  | {\"aps\":{\"x\":1,\"x\":2}}\n  |               ^",
      ]
    )
  }

  @Test
  func `the push type of the script says which payloads need no aps`() throws {
    let files = ["s.json": #"{"pushType":"voip","events":[{"push":{"call":1}}]}"#]
    #expect(try Script.scenario("s.json", in: files).events.count == 1)
    #expect(throws: ArgumentError.self) {
      try Script.scenario("s.json --push-type alert", in: files)
    }
  }
}
