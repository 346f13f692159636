import PushPayload
import PushrouteCommand
import Questions

/// The command over one payload, in a world of values: reports, differences, mending.
struct CommandTrial {
  private let input: FuzzInput
  private let flags: [String]
  private let path: String
  private var world = MemoryWorld()
  private var arguments: [String]

  init(_ input: FuzzInput, _ flags: [String]) {
    self.input = input
    self.flags = flags
    path = input.kind == .simulator ? "x.apns" : "x.json"
    arguments = ["lint", path, "--ios", input.version.description]
    world.bytes[FilePath(path)] = input.payload
    guard input.headers != .unknown else { return }
    world.bytes["headers"] = input.headerText
    arguments += ["--headers", "headers"]
  }

  func run() {
    let run = call(flags)
    if flags.contains("--fix") { check(run.written[path]) }
    if flags.contains("--diff") { return }
    requireHarmless(run.output, besides: "\n")
    requireVisible(run.output, besides: "\n")
    if flags.contains("json") || flags.contains("sarif"), run.code != .failure {
      require(isJSON(Array(run.output.utf8)), "the report is no JSON")
    }
  }

  /// The written text is JSON, differs, and becomes stable: a call mends the findings that it
  /// shows, and later ones wait for the next call.
  private func check(_ written: String?) {
    guard let written else { return }
    let bytes = Array(written.utf8)
    require(bytes != input.payload, "the same was written")
    require(isJSON(bytes), "--fix wrote what is no JSON")
    var again = self
    var next: String? = written
    for _ in 0..<20 {
      guard let text = next else { return }
      again.world.bytes[FilePath(path)] = Array(text.utf8)
      next = again.call(["--fix"]).written[path]
    }
    require(next == nil, "--fix comes to no rest")
  }

  private func call(_ flags: [String]) -> Run {
    let run = Run(arguments + flags, in: world)
    requireHarmless(run.errors, besides: "\n")
    require(run.code != .failure || input.headers != .unknown, run.errors)
    return run
  }

  private func isJSON(_ bytes: [UInt8]) -> Bool { (try? JSONDocument(reading: bytes)) != nil }
}
