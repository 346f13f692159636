import PushPayload
import PushrouteCommand

/// The command over one payload, in a world of values: reports, differences, mending.
struct CommandTrial {
  private let input: FuzzInput
  private let path: String
  private var world = MemoryWorld()
  private var arguments: [String]

  init(_ input: FuzzInput) {
    self.input = input
    path = input.kind == .simulator ? "x.apns" : "x.json"
    arguments = ["lint", path, "--ios", input.version.description]
    world.bytes[path] = input.payload
    guard input.headers != .unknown else { return }
    world.bytes["headers"] = input.headerText
    arguments += ["--headers", "headers"]
  }

  func run() {
    let report = call(["-f", input.format])
    requireHarmless(report.output, besides: "\n")
    requireVisible(report.output, besides: "\n")
    if input.format == "json" || input.format == "sarif", report.code != .failure {
      require(isJSON(Array(report.output.utf8)), "the report is no JSON")
    }
    requireHarmless(call(["--diff"]).output, besides: "\n", "\t", "\r")
    guard let mended = call(["--fix"]).written[path] else { return }
    let bytes = Array(mended.utf8)
    require(bytes != input.payload, "the same was written")
    require(isJSON(bytes), "--fix wrote what is no JSON")
    var again = self
    again.world.bytes[path] = bytes
    require(again.call(["--fix"]).written.isEmpty, "--fix comes to no rest")
  }

  private func call(_ flags: [String]) -> Run {
    let run = Run(arguments + flags, in: world)
    requireHarmless(run.errors, besides: "\n")
    require(run.code != .failure || input.headers != .unknown, run.errors)
    return run
  }

  private func isJSON(_ bytes: [UInt8]) -> Bool { (try? JSONDocument(reading: bytes)) != nil }
}
