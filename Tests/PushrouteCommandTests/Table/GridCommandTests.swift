import PushTestSupport
import Testing

@testable import PushrouteCommand

struct GridCommandTests {
  @Test(arguments: TablePreset.names)
  func `a named table is the recorded one`(name: String) throws {
    for (format, suffix) in [("text", "txt"), ("markdown", "md")] {
      let run = Run("table \(name) -f \(format)")
      #expect(run.errors.isEmpty)
      #expect(run.code == .done)
      try expectSnapshot(run.output, named: "table-\(name).\(suffix)")
    }
  }

  private static let tables: [(name: String, call: String)] = [
    (name: "table.json", call: "--rows state=active,suspended --columns payload=alert --json"),
    (name: "table-nested.txt", call: "--rows state --columns payload,launch=none,notification"),
    (name: "table-list.txt", call: "--rows state,payload"),
    (name: "table-impossible.txt", call: "--rows state --columns ios=3,9,27 --launch icon"),
    (name: "table-contradiction.txt", call: "--rows state --columns terminated-by"),
    (name: "table-files.md", call: "--columns payload=alert.json,both.json -f markdown"),
  ]

  @Test(arguments: tables)
  func `a table of chosen parts is the recorded one`(name: String, call: String) throws {
    let run = Run("table " + call)
    #expect(run.errors.isEmpty)
    #expect(run.code == .done)
    try expectSnapshot(run.output, named: name)
  }

  @Test(arguments: Sweep.isWhole ? [40, 60, 80, 132, 200] : [40])
  func `no line is longer than the terminal is wide`(width: Int) {
    var world = MemoryWorld.usual
    world.variables["COLUMNS"] = String(width)
    let calls = TablePreset.names + ["--rows state,terminated-by --columns payload,launch"]
    for call in calls {
      let output = Run("table " + call, in: world).output.replacing("\\\n", with: "")
      let lines = output.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= width || $0.hasPrefix("App: ") })
    }
  }

  @Test
  func `what a named table is for is reported as long as nothing else is stated`() {
    let purpose = "What runs when a push arrives"
    #expect(Run("table state-by-payload").output.contains(purpose))
    let tapped = Run("table state-by-payload --launch notification --only launch")
    #expect(!tapped.output.contains(purpose))
  }

  @Test(arguments: ["table", "table --when did-receive-fetch", "diff --ios 9 --ios 17"])
  func `what is wrong with a payload is reported beside the answer`(call: String) {
    var world = MemoryWorld.usual
    world.files["slip.json"] = #"{"aps":{"content_available":1}}"#
    let run = Run(call + " slip.json", in: world)
    #expect(run.errors.hasPrefix("slip.json:1:9: error: iOS does not know"))
    #expect(run.code == .done)
    #expect(Run(call + " slip.json -q", in: world).errors.isEmpty)
  }

  @Test
  func `a table without a state has the states as rows`() {
    let asked = Run("table --rows ios=9,27,state --columns launch")
    #expect(Run("table --rows ios=9,27 --columns launch").output == asked.output)
    let rows = Run("table --rows state --columns payload")
    #expect(Run("table --columns payload").output == rows.output)
  }

  @Test
  func `flags go before what a named table states`() {
    let run = Run("table era-by-tap --payload content-available --json")
    #expect(run.output.contains("\"--payload content-available\""))
    #expect(run.errors.isEmpty)
  }

  private static let mistakes: KeyValuePairs<String, String> = [
    "state-by-paylod":
      "table: found `state-by-paylod`, expected six-states, state-by-payload, "
      + "methods-by-arrival, era-by-tap, ending-by-payload, lifecycle-by-cold-start or a payload; "
      + "did you mean state-by-payload?",
    "--rows state=suspendet":
      "--rows state: found `suspendet`, expected active, inactive, background, suspended "
      + "or not-running; did you mean suspended?",
    "--rows state=active --columns payload=alert,contentavailable":
      "--columns payload: found `contentavailable`, expected alert, sound, badge, "
      + "content-available, mutable-content, category, empty or several such as alert+sound; "
      + "did you mean content-available?",
    "--columns ios=9,25":
      "--columns ios: found `25`, expected a version of iOS: 3 to 18, 26 or 27, such as 9 "
      + "or 10.1; after 18 came 26; did you mean 26?",
    "--rows state --columns state": "--rows state and --columns state cannot be combined",
    "--state active": "nothing to put into rows: add --rows, --columns or the name of a table",
    "--rows state,state": "--rows names state twice",
    "--rows state --state active": "--state and --rows state cannot be combined",
    "era-by-tap --rows ios": "table era-by-tap and --rows cannot be combined",
    "alert.json --columns payload": "--columns payload and `alert.json` cannot be combined",
    "alert.json --payload alert": "--payload alert and `alert.json` cannot be combined",
    "--state active --terminated-by user --rows launch":
      "--terminated-by user and --state active cannot be combined: only an app that is not running "
      + "was ended",
    "--rows ios,state,launch,lifecycle,priority --columns push-type,payload":
      "this table would have 78624 cells; at most 10000 are printed",
    "--payload empty+alert": "--payload: empty stands alone, not in a list",
    "--only launch": "--only user-action has no effect without --launch",
    "--limit 3 --rows state": "--limit has no effect without --when",
    "six-states --brief --json": "--brief and --format json cannot be combined",
    "--when did-receive --brief": "--when and --brief cannot be combined",
    "--when did-receive --rows state": "--when and --rows cannot be combined",
    "state-by-payload --when did-receive": "--when and table state-by-payload cannot be combined",
    "state-by-payload -f svg": "--format: found `svg`, expected text, json or markdown",
  ]

  @Test(arguments: mistakes)
  func `a mistake is reported`(call: String, message: String) {
    let run = Run("table " + call)
    #expect(run.errors == "pushroute: " + message + "\n")
    #expect(run.output.isEmpty)
    #expect(run.code == .failure)
  }
}
