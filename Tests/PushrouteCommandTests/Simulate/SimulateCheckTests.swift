import PushrouteCommand
import Testing

/// A trace is held against a printed log, and against what a scenario expects.
struct SimulateCheckTests {
  private static let agreeing = [
    "applicationWillResignActive:\napplicationDidEnterBackground:\napplicationWillEnterForeground:",
    "12:00:01 App[1:2] -[AppDelegate applicationDidEnterBackground:]\n\nnothing of it\n",
    "did-become-active",
    "didEnterBackground\nUIApplication.didBecomeActiveNotification",
    "Why is willTerminate not called?\nApp.swift:1: warning: willTerminate is deprecated\n"
      + "did-become-active",
  ]

  @Test(arguments: agreeing)
  func `a log agrees in any spelling, with the names that it prints`(log: String) {
    #expect(check(log).errors == "")
    #expect(check(log).code == .done)
  }

  private static let differing: KeyValuePairs<String, String> = [
    "willResignActive\nwillEnterForeground\ndidEnterBackground":
      "2:1: expected applicationWillEnterForeground:, got nothing",
    "willResignActive\nwillTerminate":
      "2:1: expected applicationWillTerminate:, got applicationDidEnterBackground:, "
      + "applicationWillEnterForeground:, applicationDidBecomeActive: (from step 1, home)",
    "willResignActive\nwillResignActive\ndidBecomeActive":
      "2:1: expected applicationWillResignActive:, got applicationDidEnterBackground:, "
      + "applicationWillEnterForeground: (from step 1, home)",
    "willResignActive\ndidEnterBackground\nviewDidAppear\nwillEnterForeground":
      "3:1: expected viewDidAppear:, got nothing",
    "\n viewDidAppear":
      "2:1: expected viewDidAppear:, got applicationWillResignActive:, "
      + "applicationDidEnterBackground:, applicationWillEnterForeground:, "
      + "applicationDidBecomeActive: (from step 1, home)",
    "didBecomeActive\ndidBecomeActiveNotification\ndidBecomeActive":
      "3:1: expected applicationDidBecomeActive:, got nothing",
  ]

  @Test(arguments: differing)
  func `a call that the log lacks is a difference, as is one that it has alone`(
    log: String,
    difference: String
  ) {
    let run = check(log)
    #expect(run.errors.split(separator: "\n").first.map(String.init) == "e.log:" + difference)
    #expect(run.code == .findings)
  }

  @Test func `the phases of SwiftUI are compared, the last one of a line`() {
    let log =
      "scenePhase is inactive\nscenePhase: from inactive to .background\nScenePhase.inactive"
    let flags = "--lifecycle scene --state active"
    #expect(check(log + "\nnew scenePhase = active", flags).errors == "")
    #expect(
      check(log, flags).errors
        == "e.log:3:1: expected nothing, got scenePhase active (step 2, tap-icon)\n"
    )
  }

  @Test func `a log without a name is refused`() {
    let run = check("home\nactive")
    #expect(
      run.errors.hasPrefix(
        "e.log: error: found no name of a callback in 2 lines, expected a log that prints some"
      )
    )
    #expect(run.code == .failure)
  }

  private func check(_ log: String, _ flags: String = "--ios 12 --state active") -> Run {
    var world = MemoryWorld()
    world.files["e.log"] = log
    return Run("simulate home tap-icon -q --check e.log " + flags, in: world)
  }
}

/// `test` runs what a scenario expects.
struct ScenarioExpectationTests {
  private static let met = [
    #"["applicationWillResignActive, applicationDidEnterBackground", "willEnterForeground"]"#,
    #"["home -> willResignActive did-enter-background", "tap-icon"]"#,
    #"["home = active inactive background suspended", "tap-icon = suspended background inactive active"]"#,
    #"["home@0 -> did-enter-background@background", "tap-icon@0"]"#,
  ]

  @Test(arguments: met)
  func `an expectation can be met`(expect: String) {
    #expect(run(expect).output == "1 case in 1 file: all passed\n")
  }

  private static let missed: KeyValuePairs<String, String> = [
    #"["didEnterBackground", "didEnterBackground"]"#:
      "1:1: expected applicationDidEnterBackground:, got applicationWillEnterForeground:, "
      + "applicationDidBecomeActive:",
    #"["home", "lock"]"#: "1:9: expected lock, got tap-icon",
    #"["home", "tap-icon -> scene-did-become-active"]"#:
      "1:9: expected sceneDidBecomeActive:, got applicationWillEnterForeground:, "
      + "applicationDidBecomeActive:",
    #"["home -> did-become-active", "tap-icon = suspended background inactive active"]"#:
      "1:1: expected applicationDidBecomeActive:, got applicationWillResignActive:, "
      + "applicationDidEnterBackground:",
    #"["home = active", "tap-icon = suspended background inactive active"]"#:
      "1:1: expected = active, got = active inactive background suspended",
    #"["home@1", "tap-icon@0"]"#: "1:1: expected home@1, got home@0",
    #"["home -> did-enter-background@inactive", "tap-icon"]"#:
      "1:1: expected applicationDidEnterBackground:@inactive, "
      + "got applicationDidEnterBackground:@background",
    #"["home -> did-enter-background#2", "tap-icon"]"#:
      "1:1: expected applicationDidEnterBackground:#2, got applicationDidEnterBackground:#",
  ]

  @Test(arguments: missed)
  func `an expectation can be missed`(expect: String, difference: String) throws {
    let run = run(expect)
    #expect(run.code == .findings)
    let words = difference.drop { $0 != " " }
    #expect(run.output.contains(": expect:" + words), "\(run.output)")
  }

  private static let mistakes: KeyValuePairs<String, String> = [
    "{}": "found an object, expected an array of lines",
    "[1]": "found a number, expected a line",
    #"["nothing known"]"#: "found `nothing known`, expected a callback or an event",
    #"["hom -> did-become-active"]"#:
      "found `hom`, expected a callback or an event; did you mean home?",
    #"["home -> did-become-activ"]"#:
      "found `did-become-activ`, expected a callback or an event; did you mean did-become-active?",
    #"["home = asleep"]"#:
      "found `asleep`, expected not-running, prewarmed, inactive, active, background or suspended",
  ]

  @Test(arguments: mistakes)
  func `a mistake in an expectation gets its place`(expect: String, message: String) {
    let run = run(expect)
    #expect(run.errors.contains(": error: " + message), "\(run.errors)")
    #expect(run.code == .failure)
  }

  @Test func `a scenario without expectations is named, and passed over in a folder`() {
    var world = MemoryWorld()
    world.files["a/s.json"] = #"{"events":[]}"#
    #expect(Run("test a/s.json", in: world).errors.contains("found no member `expect`"))
    world.files["a/t.json"] = #"{"events":[],"expect":["did-become-active"],"state":"nowhere"}"#
    #expect(Run("test a", in: world).errors.hasPrefix("a/t.json:1:"))
  }

  private static let updates: KeyValuePairs<String, String> = [
    #"["home -> applicationDidEnterBackground:", "tap-icon -> willTerminate"]"#:
      #"["home -> did-enter-background","tap-icon -> will-enter-foreground did-become-active"]"#,
    #"["home = active", "tap-icon@0"]"#:
      #"["home@0 = active inactive background suspended","tap-icon@0 = suspended background inactive active"]"#,
    #"["applicationWillResignActive:", "willTerminate"]"#:
      #"["will-resign-active","did-enter-background","will-enter-foreground","did-become-active"]"#,
    #"["home -> will-resign-active@active", "lock"]"#:
      #"["home -> will-resign-active@active","tap-icon"]"#,
  ]

  @Test(arguments: updates)
  func `an update writes what happens, about what the lines name`(old: String, new: String) {
    let world = world(old)
    #expect(Run("test s.json --diff", in: world).code == .findings)
    let run = Run("test s.json --update", in: world)
    #expect(run.output == "1 case in 1 file: all passed\n")
    let text = run.written["s.json"] ?? ""
    #expect(text.hasSuffix("\"expect\":" + new + "}"), "\(text)")
  }

  @Test func `what nothing meets is left to a person, and a script is written with what happens`() {
    var world = MemoryWorld()
    world.files["s.json"] = #"{"state":"active","events":[],"expect":["did-become-active"]}"#
    #expect(Run("test s.json --diff", in: world).code == .findings)
    #expect(Run("test s.json --update", in: world).code == .findings)
    world.files["a b.json"] = #"{"aps":{"content-available":1}}"#
    let script = ["simulate", "home", "push:a b.json", "after:5", "--state", "active"]
    world.files["t.json"] = Run(script + ["-f", "scenario"], in: world).output
    #expect(world.files["t.json"]?.contains(#""push -> did-receive-fetch = suspended"#) == true)
    #expect(Run("test t.json", in: world).code == .done)
    world.files["u.json"] =
      #"{"state":"active","events":["home",{"push":"a b.json"}],"expect":["lock"]}"#
    #expect(Run("test u.json --update", in: world).code == .done)
  }

  private func run(_ expect: String) -> Run { Run("test s.json", in: world(expect)) }

  private func world(_ expect: String) -> MemoryWorld {
    let app = #"{"name":"x","ios":"12","state":"active","events":["home","tap-icon"],"expect":"#
    return MemoryWorld(files: ["s.json": app + expect + "}"])
  }
}
