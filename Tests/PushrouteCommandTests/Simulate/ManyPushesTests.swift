import Testing

struct ManyPushesTests {
  @Test
  func `each push of a scenario has its findings in its own line`() {
    let pushes = (0..<3).map { _ in
      #"{"push":{"aps":{"alert":"a","b":1,"b":2},"contentAvailable":1}}"#
    }
    let events = pushes.joined(separator: ",\n")
    let world = MemoryWorld(files: ["s.json": "{\"state\":\"active\",\"events\":[\n\(events)]}"])
    let errors = Run("simulate s.json", in: world).errors
    for line in 2...4 {
      #expect(
        errors.contains("s.json:\(line):35: warning: the key `b` occurs twice, first at \(line):29")
      )
      #expect(
        errors.contains("s.json:\(line):42: error: `contentAvailable` stands outside of `aps`")
      )
    }
    #expect(errors.split(separator: "\n").count { $0.contains("[duplicate-key]") } == 3)
  }
}
