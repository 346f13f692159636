import PushrouteCommand
import Questions
import Testing

struct MeantWordTests {
  /// For every row of the table a call, and the end of its message.
  private static let calls: [(call: String, advice: String)] = [
    (call: "doctor MyApp", advice: "pushroute scan MyApp"),
    (call: "help doctor", advice: "pushroute scan MyApp"),
    (call: "why", advice: "pushroute eval push.json --want METHOD"),
    (call: "check push.json", advice: "pushroute lint push.json"),
    (call: "when", advice: "pushroute table --when METHOD"),
    (call: "proof", advice: "pushroute rules --verify"),
    (call: "topics", advice: "pushroute help names the topics"),
    (call: "help exit-codes", advice: "see: pushroute help output"),
    (call: "sarif", advice: "see: pushroute help output"),
    (call: "help force-quit", advice: "see: pushroute rules force-quit"),
    (call: "help baseline", advice: "pushroute lint --help"),
    (call: "recorder", advice: "pushroute explain --recorder swift"),
    (call: "lint alert.json --dry-run", advice: "with --diff"),
    (
      call: "scan MyApp --doctor",
      advice: "type pushroute lint PAYLOAD --app APPDIR to judge a push"
    ),
    (call: "eval alert.json --state closed", advice: "closed is killed, one that iOS ended is"),
    (call: "eval alert.json --state active,background", advice: "state=active,background"),
    (call: "eval alert.json --push-type silent", advice: "has the type background"),
    (call: "eval alert.json --launch click", advice: "a tap on the notification is notification"),
    (call: "eval alert.json --ios latest", advice: "the newest is 27"),
    (call: "eval alert.json --ios 13..18", advice: "for a range use table or diff"),
    (call: "eval alert.json --sdk 22", advice: "after 18 came 26; did you mean 26?"),
    (call: "eval alert.json --scene yes", advice: "use --lifecycle scene"),
    (call: "eval alert.json --meanwhile tapped", advice: "over the open app"),
    (call: "simulate home --device vision", advice: "pushroute rules catalyst"),
    (call: "rules --experiment x", advice: "pushroute rules names all rules"),
    (call: "eval push.yaml", advice: "YAML is not read: convert it, as with yq -o json"),
    (call: "lint push.js", advice: "pipe in the JSON that it builds"),
    (call: "eval MyApp", advice: "pushroute scan FOLDER, or pushroute eval push.json --app FOLDER"),
    (call: "eval alert.json -o x.pdf", advice: "pushroute explore push.json -o push.html"),
    (call: "eval alert.json -f csv", advice: "programs and spreadsheets read the JSON"),
  ]

  @Test(arguments: calls)
  func `a word of other tools leads somewhere`(call: String, advice: String) {
    var world = MemoryWorld.usual
    world.files["push.yaml"] = "aps:\n  alert: hi\n"
    world.files["push.js"] = "const push = { aps: {} }\n"
    world.files["MyApp/App.swift"] = "struct App {}\n"
    let run = Run(call, in: world)
    #expect((run.output + run.errors).contains(advice), "\(run.errors)")
    #expect(run.code != .done)
  }

  @Test func `every row has a call above`() {
    for row in MeantWord.all {
      #expect(Self.calls.contains { row.advice.contains($0.advice) }, "\(row.advice)")
    }
  }

  @Test func `what is advised can be typed`() {
    for row in MeantWord.all {
      for call in row.advice.split(separator: "pushroute ").dropFirst() {
        let words = call.split { " ,;:".contains($0) }.map(String.init)
        let flags = words.filter { $0.hasPrefix("--") }
        let help = Run([words[0], "--help"])
        #expect(help.code == .done, "\(row.advice)")
        for flag in flags where flag != "--help" { #expect(help.output.contains(flag), "\(flag)") }
      }
    }
  }

  @Test func `a misspelt known word is still suggested`() {
    #expect(Run("eval alert.json --scene conected").errors.hasSuffix("did you mean connected?\n"))
  }
}
