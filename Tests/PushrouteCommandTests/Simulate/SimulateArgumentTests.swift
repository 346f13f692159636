import PushrouteCommand
import Testing

struct SimulateArgumentTests {
  private static let arguments: KeyValuePairs<String, String> = [
    "":
      "no script: name a scenario file, or - for standard input, or events such as home; see: pushroute simulate --help",
    "hom":
      "found `hom`, expected an event, or a scenario file with .json or / in its name; did you mean home?",
    "home alert.json": "`alert.json` is no event; to send it as a push, write `push:alert.json`",
    "a/b c/d": "simulate plays one scenario at a time, and `c/d` is another",
    "home push:": "found `push:`, expected push:FILE",
    "home after:31536001": "after: found `31536001`, expected whole seconds from 0 to 31536000",
    "home --background-tasks many":
      "--background-tasks: found `many`, expected a whole number from 0 to 1000",
    "home --device iPhone --multi-window":
      "--multi-window and --device iPhone cannot be combined: only an iPad shows several windows of an app",
    "home --state active --terminated-by system":
      "--terminated-by system and --state active cannot be combined: only an app that is not running was ended",
    "home --state background --ios 3":
      "--state background: this situation cannot exist: Before iOS 4 leaving an app ends it: there is no background [feasibility.no-background-before-4]",
    "home --launch icon": "unknown flag `--launch`; see: pushroute simulate --help",
    "- push:-": "`-` is no event; to send it as a push, write `push:-`",
    "push:- push:-": "- stands for standard input, which can be read only once",
    "- --check -": "- stands for standard input, which can be read only once",
    "--diagram --json": "--json and --diagram cannot be combined: a diagram is svg",
    "--diagram -f markdown": "--format markdown and --diagram cannot be combined: a diagram is svg",
    "--diagram --check alert.json":
      "--check and --diagram cannot be combined: a diagram has no steps",
    "home --all": "--all has no effect without --diagram",
    "home --diagram": "simulate --diagram: unexpected argument `home`",
    "home -f sgv":
      "--format: found `sgv`, expected text, json, markdown, svg or scenario; did you mean svg?",
  ]

  @Test(arguments: arguments)
  func `arguments that are wrong get a sentence and end with 2`(call: String, message: String) {
    let run = Run("simulate " + call)
    #expect(run.errors == "pushroute: \(message)\n")
    #expect(run.output.isEmpty)
    #expect(run.code == .failure)
  }

  @Test
  func `a payload that the command line names and nobody finds is the only report`() {
    #expect(Run("simulate push:no.json").errors == "no.json: error: no such file\n")
  }

  @Test(arguments: ["eval alert.json -f svg", "rules -f svg", "table -f svg"])
  func `other commands have no pictures`(call: String) {
    #expect(Run(call).errors.contains("found `svg`, expected text"))
  }

  private static let diagrams: [(call: String, part: String)] = [
    (call: "--diagram", part: "<svg"),
    (call: "--diagram -f svg", part: ">tap-icon<"),
    (call: "--diagram --all", part: ">prewarm · contested<"),
    (call: "--diagram s.json", part: "on iOS 12<"),
  ]

  @Test(arguments: diagrams)
  func `the diagram needs no script`(call: String, part: String) {
    var world = MemoryWorld.usual
    world.files["s.json"] = #"{"ios":"12","events":[]}"#
    world.input = "not read"
    let run = Run("simulate " + call, in: world)
    #expect(run.output.contains(part))
    #expect(run.errors.isEmpty)
    #expect(run.code == .done)
  }

  @Test(arguments: ["text", "json", "markdown", "svg"])
  func `notes are worded in every format`(format: String) {
    let call = "simulate home --state active --ios 12 -f \(format)"
    #expect(Run(call).output.contains("waits for the end of the animation"))
    #expect(!Run(call + " --brief").output.contains("waits for the end of the animation"))
  }

  @Test
  func `a check is the same however the trace is worded`() {
    var world = MemoryWorld.usual
    world.files["e.log"] = "applicationWillResignActive"
    let call = "simulate home --ios 12 --state active -q --check e.log --brief"
    #expect(Run(call, in: world).code == .done)
  }

  @Test
  func `quiet prints nothing, and a file gets the result`() {
    #expect(Run("simulate home -q").output.isEmpty)
    #expect(Run("simulate --diagram -o d.svg").written.keys.elementsEqual(["d.svg"]))
  }
}
