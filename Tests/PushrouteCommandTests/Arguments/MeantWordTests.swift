import PushrouteCommand
import Questions
import Testing

struct MeantWordTests {
  /// For every row of the table a call, and the end of its message.
  private static let calls: KeyValuePairs<String, String> = [
    "doctor MyApp": "pushroute scan MyApp",
    "help doctor": "pushroute scan MyApp",
    "why": "pushroute eval push.json --want METHOD",
    "check push.json": "pushroute lint push.json",
    "when": "pushroute table --when METHOD",
    "proof": "pushroute rules --verify",
    "topics": "pushroute help names the topics",
    "help exit-codes": "see: pushroute help output",
    "sarif": "see: pushroute help output",
    "help force-quit": "see: pushroute rules force-quit",
    "help baseline": "pushroute lint --help",
    "recorder": "pushroute explain --recorder swift",
    "lint alert.json --dry-run": "with --diff",
    "scan MyApp --doctor": "type pushroute lint PAYLOAD --app APPDIR to judge a push",
    "eval alert.json --state closed": "closed is killed, one that iOS ended is",
    "eval alert.json --state active,background": "state=active,background",
    "eval alert.json --push-type silent": "has the type background",
    "eval alert.json --launch click": "a tap on the notification is notification",
    "eval alert.json --ios latest": "the newest is 27",
    "eval alert.json --ios 13..18": "for a range use table or diff",
    "eval alert.json --sdk 22": "after 18 came 26; did you mean 26?",
    "eval alert.json --scene yes": "use --lifecycle scene",
    "eval alert.json --meanwhile tapped": "over the open app",
    "simulate home --device vision": "pushroute rules catalyst",
    "eval alert.json --environment watch": "the methods of the iPhone's app",
    "eval alert.json --environment app-clip": "a permission of its own",
    "eval alert.json --environment locked-app": "shows no content",
    "eval alert.json --environment focus": "changes what is shown",
    "eval alert.json --environment carplay": "no log of them",
    "eval alert.json --environment airplay": "is never active",
    "eval alert.json --environment catalyst": "apps are not suspended",
    "eval alert.json --environment sms": "does nothing to this one",
    "rules --experiment x": "pushroute rules names all rules",
    "eval push.yaml": "YAML is not read: convert it, as with yq -o json",
    "lint push.js": "pipe in the JSON that it builds",
    "eval MyApp": "pushroute scan FOLDER, or pushroute eval push.json --app FOLDER",
    "eval alert.json -o x.pdf": "pushroute explore push.json -o push.html",
    "eval alert.json -f csv": "programs and spreadsheets read the JSON",
  ]

  @Test(arguments: calls)
  func `a word of other tools leads somewhere`(call: String, advice: String) {
    var world = MemoryWorld.usual
    world.files["push.yaml"] = "aps:\n  alert: hi\n"
    world.files["push.js"] = "const push = build()\n"
    world.files["MyApp/App.swift"] = "struct App {}\n"
    let run = Run(call, in: world)
    #expect((run.output + run.errors).contains(advice), "\(run.errors)")
    #expect(run.code != .done)
  }

  @Test func `every row has a call above`() {
    for row in MeantWord.all {
      #expect(Self.calls.contains { row.advice.contains($0.value) }, "\(row.advice)")
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
