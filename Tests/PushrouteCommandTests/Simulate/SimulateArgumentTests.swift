import PushrouteCommand
import Testing

struct SimulateArgumentTests {
  private static let arguments: [(call: String, message: String)] = [
    (
      call: "",
      message:
        "no script: name a scenario file, or - for standard input, or events such as home; see: pushroute simulate --help"
    ),
    (
      call: "hom",
      message:
        "found `hom`, expected an event, or a scenario file with .json or / in its name; did you mean home?"
    ),
    (
      call: "home alert.json",
      message:
        "`alert.json` is no event; to send it as a push, write `push:alert.json`"
    ),
    (call: "a/b c/d", message: "simulate plays one scenario at a time, and `c/d` is another"),
    (call: "home push:", message: "found `push:`, expected push:FILE"),
    (
      call: "home after:31536001",
      message: "after: found `31536001`, expected whole seconds from 0 to 31536000"
    ),
    (
      call: "home --background-tasks many",
      message: "--background-tasks: found `many`, expected a whole number from 0 to 1000"
    ),
    (
      call: "home --device iPhone --multi-window",
      message:
        "--multi-window and --device iPhone cannot be combined: only an iPad shows several windows of an app"
    ),
    (
      call: "home --state active --terminated-by system",
      message:
        "--terminated-by system and --state active cannot be combined: only an app that is not running was ended"
    ),
    (
      call: "home --state background --ios 3",
      message:
        "--state background: this situation cannot exist: Before iOS 4 leaving an app ends it: there is no background [feasibility.no-background-before-4]"
    ),
    (
      call: "home --launch icon",
      message: "unknown flag `--launch`; see: pushroute simulate --help"
    ),
    (call: "- push:-", message: "`-` is no event; to send it as a push, write `push:-`"),
    (call: "push:- push:-", message: "- stands for standard input, which can be read only once"),
    (call: "- --check -", message: "- stands for standard input, which can be read only once"),
    (
      call: "--diagram --json",
      message: "--json and --diagram cannot be combined: a diagram is svg"
    ),
    (
      call: "--diagram -f markdown",
      message: "--format markdown and --diagram cannot be combined: a diagram is svg"
    ),
    (
      call: "--diagram --check alert.json",
      message: "--check and --diagram cannot be combined: a diagram has no steps"
    ),
    (call: "home --all", message: "--all has no effect without --diagram"),
    (call: "home --diagram", message: "simulate --diagram: unexpected argument `home`"),
    (
      call: "home -f sgv",
      message:
        "--format: found `sgv`, expected text, json, markdown, svg or scenario; did you mean svg?"
    ),
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
    (call: "--diagram --all", part: ">prewarm<"),
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
