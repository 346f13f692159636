import PushrouteCommand
import Testing

struct ScenarioMistakeTests {
  private static let mistakes: [(text: String, place: String, message: String)] = [
    (text: "{}", place: "1:1", message: "found no member `events`, expected an array of events"),
    (text: "[]", place: "1:1", message: "found an array, expected a scenario object"),
    (text: "", place: "1:1", message: "found an empty file, expected a JSON object [json-syntax]"),
    (
      text: #"{"events":{}}"#, place: "1:11",
      message: "found an object, expected an array of events"
    ),
    (
      text: #"{"evnts":[]}"#, place: "1:2",
      message:
        "found the member `evnts`, expected name, description, source, state, ios, terminatedBy, implements, sdk, lifecycle, notificationCenterDelegate, pushRegistry, backgroundModes, backgroundAppRefresh, lowPowerMode, authorization, alertStyles, pushToTalkChannel, budget, voipPushes, actionAuthentication, locationAuthorization, firstUnlock, environment, scene, categoryOptions, pushType, priority, exitsOnSuspend, multitasking, backgroundTasks, device, multiWindow, alwaysOn, stateRestoration, events or expect; did you mean events?"
    ),
    (
      text: #"{"userAction":"icon","events":[]}"#, place: "1:15",
      message:
        "found a `userAction` other than none, but what the user does is an event, such as tap-notification"
    ),
    (
      text: "{\"ios\":\"12\",\n\"ios\":\"12\",\"events\":[]}", place: "2:1",
      message: "found the member `ios` again, first at 1:2, expected it once"
    ),
    (
      text: #"{"events":[],"ios":12}"#, place: "1:20",
      message: "found a number, expected a version in a string, such as \"12\", for `ios`"
    ),
    (
      text: #"{"events":[],"ios":"19"}"#, place: "1:20",
      message:
        "`ios`: found `19`, expected a version of iOS: 3 to 18, 26 or 27, such as 9 or 10.1; after 18 came 26; did you mean 26?"
    ),
    (
      text: #"{"events":[],"state":"activ"}"#, place: "1:22",
      message:
        "`state`: found `activ`, expected active, inactive, background, suspended or not-running; did you mean active?"
    ),
    (
      text: #"{"events":[],"lifecycle":null}"#, place: "1:26",
      message: "found null, expected a string for `lifecycle`"
    ),
    (
      text: #"{"events":[],"priority":7}"#, place: "1:25",
      message: "`priority`: found `7`, expected 10, 5 or 1"
    ),
    (
      text: #"{"events":[],"device":"iphone"}"#, place: "1:23",
      message: "`device`: found `iphone`, expected iPhone or iPad; did you mean iPhone?"
    ),
    (
      text: #"{"events":[],"backgroundModes":["voip","fetsch"]}"#, place: "1:40",
      message:
        "`backgroundModes`: found `fetsch`, expected remote-notification, voip, audio, location, fetch, processing, push-to-talk, newsstand-content, external-accessory, bluetooth-central, bluetooth-peripheral, nearby-interaction, network-authentication or none; did you mean fetch?"
    ),
    (
      text: #"{"events":[],"implements":["did-receive",1]}"#, place: "1:42",
      message: "found a number, expected a string"
    ),
    (
      text: #"{"events":[],"implements":true}"#, place: "1:27",
      message: "found a Boolean, expected an array of strings for `implements`"
    ),
    (
      text: #"{"events":[],"exitsOnSuspend":"yes"}"#, place: "1:31",
      message: "found a string, expected `true` or `false` for `exitsOnSuspend`"
    ),
    (text: #"{"events":[],"name":1}"#, place: "1:21", message: "found a number, expected a string"),
    (
      text: #"{"events":[],"state":"active","terminatedBy":"user"}"#, place: "1:22",
      message:
        "`terminatedBy` user and `state` active cannot be combined: only an app that is not running was ended"
    ),
    (
      text: #"{"events":[],"multiWindow":true,"device":"iPhone"}"#, place: "1:28",
      message:
        "`multiWindow` and `device` iPhone cannot be combined: only an iPad shows several windows of an app"
    ),
    (
      text: #"{"events":[],"ios":"3","state":"suspended"}"#, place: "1:32",
      message:
        "`state` suspended: this situation cannot exist: Before iOS 4 leaving an app ends it: there is no background [feasibility.no-background-before-4]"
    ),
  ]

  @Test(arguments: mistakes)
  func `a mistake in a scenario gets its place`(text: String, place: String, message: String) {
    check(text, place, message)
  }

  private static let eventMistakes: [(event: String, column: Int, message: String)] = [
    (event: #""hom""#, column: 1, message: "found `hom`, expected an event; did you mean home?"),
    (
      event: #""abcdef""#, column: 1,
      message: "found `abcdef`, expected an event; see: pushroute help events"
    ),
    (event: #""push""#, column: 1, message: "found `push`, expected push:FILE"),
    (event: #""after:""#, column: 1, message: "found `after:`, expected after:SECONDS"),
    (
      event: #""after:-1""#, column: 1,
      message: "after: found `-1`, expected whole seconds from 0 to 31536000"
    ),
    (
      event: "3", column: 1,
      message:
        "found a number, expected an event: a word such as `home`, or an object with `push` or `after`"
    ),
    (
      event: "{}", column: 1,
      message: "found neither in one object, expected either `push` or `after`"
    ),
    (
      event: #"{"push":"a","after":1}"#, column: 1,
      message: "found both in one object, expected either `push` or `after`"
    ),
    (
      event: #"{"pusch":"a"}"#, column: 2,
      message: "found the member `pusch`, expected push or after; did you mean push?"
    ),
    (
      event: #"{"push":[]}"#, column: 9,
      message: "found an array, expected a payload as an object, or the path of one"
    ),
    (
      event: #"{"push":{"aps":1}}"#, column: 16,
      message: "`aps` must be an object, not a number [aps-type]"
    ),
    (
      event: #"{"after":"30"}"#, column: 10,
      message: "found a string, expected whole seconds as a number"
    ),
    (
      event: #"{"after":1.5}"#, column: 10,
      message: "after: found `1.5`, expected whole seconds from 0 to 31536000"
    ),
    (
      event: #"{"after":1e99}"#, column: 10,
      message: "after: found `1e99`, expected whole seconds from 0 to 31536000"
    ),
    (event: #"{"push":"nowhere.json"}"#, column: 9, message: "`a/nowhere.json`: no such file"),
  ]

  @Test(arguments: eventMistakes)
  func `a mistake in an event gets its place`(event: String, column: Int, message: String) {
    check("{\"events\":[\n\(event)]}", "2:\(column)", message)
  }

  @Test
  func `a payload that cannot be read is named, with its own place`() {
    var world = MemoryWorld.usual
    world.files["a/s.json"] = #"{"events":[{"push":"../quote.json"}]}"#
    world.files["a/../quote.json"] = "{\n 'aps': {}}"
    let run = Run("simulate a/s.json", in: world)
    #expect(run.errors.hasPrefix("a/../quote.json:2:2: error: found a single quote"))
    #expect(run.code == .failure)
  }

  @Test
  func `a scenario that is missing is named`() {
    let run = Run("simulate nowhere.json")
    #expect(run.errors == "nowhere.json: error: no such file\n")
    #expect(run.code == .failure)
  }

  private func check(_ text: String, _ place: String, _ message: String) {
    var world = MemoryWorld.usual
    world.files["a/s.json"] = text
    let run = Run("simulate a/s.json", in: world)
    #expect(run.errors.hasPrefix("a/s.json:\(place): error: \(message)\n"))
    #expect(run.output.isEmpty)
    #expect(run.code == .failure)
  }
}
