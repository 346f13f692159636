import PushTestSupport
import Questions
import Testing

/// An editor saves what is half typed, and a download ends early: every sample is read up to every
/// token, and in a night up to every byte.
struct CutTests {
  /// The samples of a folder, the calls that read one, and how many cuts are passed over for one.
  @Test(arguments: [
    ("Payloads/apps/", "", [["scan", "."]], 1),
    ("Payloads/logs/", ".log", [["explain", "FILE", "--json"]], 5),
    ("Payloads/scenarios/", ".json", [["simulate", "FILE"], ["test", "FILE"]], 9),
    ("Payloads/cases/", ".json", [["test", "FILE"]], 4_000),
    (
      "Payloads/", ".json",
      [
        ["lint", "FILE", "--diff"], ["eval", "FILE"],
        ["diff", "FILE", "Payloads/alert/plain.json"],
      ],
      16
    ),
  ])
  func `no sample ends the program wherever it is cut`(
    folder: String,
    ending: String,
    calls: [[String]],
    passedOver: Int
  ) {
    let samples = MemoryWorld.project.files.filter { path, text in
      path.hasPrefix(folder) && path.hasSuffix(ending) && !path.contains("..")
        && text.count < 20_000
        && (folder != "Payloads/" || path.split(separator: "/").count == 3)
    }
    #expect(samples.count > 10)
    for (number, sample) in samples.sorted(by: { $0.key < $1.key }).enumerated() {
      let bytes = Array(sample.value.utf8)
      let ends = Sweep.of(
        Array(Self.ends(of: bytes).dropFirst(number % passedOver)),
        oneIn: passedOver
      )
      for end in ends {
        var world = MemoryWorld()
        world.files["Payloads/alert/plain.json"] = #"{"aps":{"alert":"a"}}"#
        world.bytes[FilePath(sample.key)] = Array(bytes[..<end])
        for call in calls {
          let run = Run(call.map { $0 == "FILE" ? sample.key : $0 }, in: world)
          #expect(!run.output.isEmpty || !run.errors.isEmpty, "\(call) \(sample.key) \(end)")
        }
      }
    }
  }

  /// The ends of tokens: where a word ends or something else than a word; in a night all bytes.
  private static func ends(of bytes: [UInt8]) -> [Int] {
    let isWord = bytes.map {
      $0 >= 0x80 || $0 >= 0x30 && $0 <= 0x39 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A
    }
    return bytes.indices.filter { Sweep.isWhole || $0 == 0 || !isWord[$0] || !isWord[$0 - 1] }
  }
}
