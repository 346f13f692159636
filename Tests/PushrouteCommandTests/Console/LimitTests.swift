import PushPayload
import PushTestSupport
import Questions
import Testing

@testable import PushrouteCommand

/// The limits that the README states, each at its edge.
struct LimitTests {
  private static func payload(_ byteCount: Int, end: String = "}}") -> String {
    let start = #"{"aps":{"alert":""#
    let rest = byteCount - start.utf8.count - 1 - end.utf8.count
    return start + String(repeating: "a", count: rest) + "\"" + end
  }

  @Test(arguments: Sweep.isWhole ? [0, 1] : [1])
  func `a file may have 16 MiB`(excess: Int) {
    var world = MemoryWorld()
    world.bytes["x.json"] = Array(Self.payload(16 * 1_048_576 + excess).utf8)
    #expect(Run("eval x.json -q", in: world).code == (excess > 0 ? .failure : .done))
    let lint = Run("lint x.json --json --severity error", in: world)
    #expect(lint.code == .findings)
    #expect(lint.output.contains(#""code": "too-large""#) == (excess > 0))
  }

  @Test(arguments: [(excess: 0, error: false), (excess: 1, error: true)])
  func `a line may have 1 MiB`(excess: Int, error: Bool) {
    var world = MemoryWorld()
    world.pieceSize = 1 << 16
    world.files["x"] = Self.payload(1_048_576 + excess) + "\n" + Self.payload(100)
    for call in ["eval x --ndjson --state active", "lint x --ndjson"] {
      let lines = Run(call, in: world).output.split(separator: "\n")
      #expect(lines.map { $0.contains(#""code":"too-large""#) } == [error, false])
    }
  }

  @Test(arguments: [(levels: 512, code: ExitCode.done), (levels: 513, code: .failure)])
  func `arrays and objects may nest 512 levels`(levels: Int, code: ExitCode) {
    let brackets = String(repeating: "[", count: levels - 1)
    let text = #"{"aps":{},"x":"# + brackets + String(repeating: "]", count: levels - 1) + "}"
    let world = MemoryWorld(files: ["x.json": text])
    #expect(Run("eval x.json -q", in: world).code == code)
  }

  @Test(arguments: [(byteCount: 65_536, isMended: true), (byteCount: 65_537, isMended: false)])
  func `a text of 64 KiB that is not JSON may be mended`(byteCount: Int, isMended: Bool) {
    let world = MemoryWorld(files: ["x.json": Self.payload(byteCount, end: ",}}")])
    #expect(Run("lint x.json --fix", in: world).written.isEmpty != isMended)
  }

  @Test(.enabled(if: Sweep.isWhole), arguments: [0, 1])
  func `a text with 1,000 slips may be mended`(excess: Int) {
    let commas = String(repeating: "[1,],", count: 1_000 + excess)
    let world = MemoryWorld(files: ["x.json": #"{"aps":{"alert":"a"},"x":["# + commas + "1]}"])
    #expect(Run("lint x.json --fix", in: world).written.isEmpty == (excess > 0))
  }

  @Test(arguments: Sweep.isWhole ? [0, 1] : [1])
  func `a scenario may have 100,000 events`(excess: Int) {
    let list = Array(repeating: "0", count: 100_000 + excess).joined(separator: ",")
    let world = MemoryWorld(files: ["x.json": #"{"state":"active","events":[\#(list)]}"#])
    let run = Run("simulate x.json", in: world)
    #expect(run.code == .failure)
    #expect(run.errors.contains("found 100,001 events, expected at most 100,000") == (excess > 0))
  }

  @Test(arguments: [(findings: 100, isCounted: false), (findings: 101, isCounted: true)])
  func `100 findings of a kind are listed`(findings: Int, isCounted: Bool) {
    let members = Array(repeating: #","a":1"#, count: findings + 1).joined()
    let world = MemoryWorld(files: ["x.json": #"{"aps":{"alert":"a"}\#(members)}"#])
    for call in ["lint x.json --json", "eval x.json --state active --json"] {
      let run = Run(call, in: world)
      #expect(
        run.output.split(separator: #""code": "duplicate-key""#).count == 101 + (isCounted ? 1 : 0)
      )
      #expect(run.output.contains("1 more of this kind are not listed") == isCounted)
    }
  }
}
