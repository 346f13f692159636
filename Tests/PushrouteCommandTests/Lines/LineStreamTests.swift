import PushrouteCommand
import Testing

struct LineStreamTests {
  private static let call = "eval --ndjson many --state suspended"
  private static let lines = (0..<500).map { #"{"aps":{"alert":"\#($0)","content-available":1}}"# }

  private static func world(failingAt failure: Int? = nil) -> MemoryWorld {
    var world = MemoryWorld.of(lines)
    world.pieceSize = 64
    world.readFailure = failure
    return world
  }

  @Test
  func `a file appears as a whole, and only the file`() {
    let world = Self.world()
    let direct = Run(Self.call, in: world)
    let run = Run(Self.call + " -o out", in: world)
    #expect(run.output.isEmpty)
    #expect(run.code == .done)
    #expect(run.written == ["out": direct.output])
    #expect(direct.output.split(separator: "\n").count == 500)
  }

  @Test
  func `a file that cannot be written ends with 2 and is not there`() {
    var world = Self.world()
    world.fileFailure = .refused("no space left on the device")
    let run = Run(Self.call + " -o out", in: world)
    #expect(run.errors == "out: error: cannot write: no space left on the device\n")
    #expect(run.code == .failure)
    #expect(run.written.isEmpty)
  }

  @Test
  func `an error of the stream ends with 2 behind the answers so far`() {
    let world = Self.world(failingAt: 10_000)
    let run = Run(Self.call, in: world)
    #expect(run.errors == "many: error: cannot read: the system reports error 5\n")
    #expect(run.code == .failure)
    #expect(run.output.split(separator: "\n").count > 100)
    let file = Run(Self.call + " -o out", in: world)
    #expect(file.code == .failure)
    #expect(file.written.isEmpty)
  }

  @Test
  func `full standard output ends with 2, a closed pipe quietly`() {
    var world = MemoryWorld.of(Self.lines + ["no payload"])
    world.outputFailure = .refused("no space left on the device")
    let full = Run(Self.call, in: world)
    #expect(
      full.errors == "pushroute: cannot write to standard output: no space left on the device\n"
    )
    #expect(full.code == .failure)
    world.outputFailure = .closedPipe
    let closed = Run(Self.call, in: world)
    #expect(closed.errors.isEmpty)
    #expect(closed.code == .done)
  }

  @Test
  func `a missing file, a folder and an empty stream`() {
    #expect(Run("eval --ndjson nowhere --state active").errors == "nowhere: error: no such file\n")
    #expect(Run("lint --ndjson folder/").errors == "folder/: error: is a folder\n")
    for text in ["", "\n", "\r\n\n  "] {
      let run = Run("eval --ndjson - --state active", in: MemoryWorld(input: text))
      #expect(run.output.isEmpty && run.errors.isEmpty)
      #expect(run.code == .done)
    }
  }
}
