import PushrouteCommand
import Testing

struct StreamPositionTests {
  @Test
  func `findings stand in the line of the stream, also behind carriage returns`() {
    var world = MemoryWorld()
    world.files["lines"] = "{}\n{\"aps\":{\"alert\":\"a\",\r\"alret\":1}}\r\n"
    let run = Run("lint lines --ndjson --select unknown-aps-key", in: world)
    #expect(run.output.contains(#""line":2,"column":22,"endLine":2,"endColumn":30"#))
    #expect(run.code == .findings)
  }

  @Test
  func `places in messages are places in the stream`() {
    var world = MemoryWorld()
    world.files["lines"] = "{}\n{\"aps\":{\"badge\":1},\r\"a\":1,\"a\":2}\n"
    let run = Run(["lint", "lines", "--ndjson", "--select", "duplicate-key"], in: world)
    #expect(run.output.contains("first at 2:21: remove one"))
  }
}
