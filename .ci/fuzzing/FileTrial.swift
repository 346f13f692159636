import DeviceLog
import PushPayload
import PushrouteCommand
import Questions
import RouteReport

/// The command over one scenario, one file of cases, one of headers or one log, in a world of values.
struct FileTrial {
  /// What the file is.
  enum Kind { case scenario, cases, headers, log }

  /// A token, which no output may repeat.
  private static let token = "00fc13adff785122b4ad28809a3420982341241421348097878e577c991de8f0"

  private let call: [String]
  private let format: String
  private var world = MemoryWorld()

  init(_ input: FuzzInput, _ kind: Kind) {
    let formats: [String]
    switch kind {
    case .scenario:
      (call, formats) = (["simulate", "x"], ["text", "json", "markdown", "svg"])
    case .cases: (call, formats) = (["test", "x"], ["text", "json", "junit"])
    case .log:
      let rule = ContestedRule.ids[input.choice % ContestedRule.ids.count]
      let more = [
        ["--verbose"], ["--experiment", rule], ["alert.json"],
        ["alert.json", "--experiment", rule],
      ]
      (call, formats) = (["explain", "x"] + more[input.choice / 4 % more.count], ["text", "json"])
    case .headers:
      let command = input.choice.isMultiple(of: 2) ? "eval" : "lint"
      (call, formats) = ([command, "alert.json", "--headers", "x"], ["text", "json"])
    }
    format = formats[input.choice / 2 % formats.count]
    world.files["alert.json"] = #"{"aps":{"alert":"Hello","content-available":1}}"#
    let planted =
      kind == .log
      ? "\nERRO failed-push | ios [\(Self.token)] BadDeviceToken /3/device/\(Self.token)"
      : kind == .headers ? "\n:path: /3/device/\(Self.token)\nauthorization: \(Self.token)" : ""
    world.bytes["x"] = input.payload + (input.choice & 8 == 0 ? [] : Array(planted.utf8))
  }

  func run() {
    let run = Run(call + ["-f", format], in: world)
    requireHarmless(run.errors, besides: "\n")
    requireHarmless(run.output, besides: "\n")
    requireVisible(run.output, besides: "\n")
    require(!(run.output + run.errors).contains(Self.token), "a token is printed")
    require(run.written.isEmpty, "something was written")
    require(run.code != .failure || !run.errors.isEmpty, "nobody says what is wrong")
    if format == "json", !run.output.isEmpty { _ = json(run.output) }
    require(run.code == .failure || !run.output.isEmpty, "nothing was answered")
    require(Run(call + ["-f", format], in: world).output == run.output, "another answer")
  }
}
