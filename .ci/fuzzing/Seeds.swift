import AppLifecycle
import Glibc
import PushPayload
import PushRules

/// What the fuzzer begins with: the samples of all checks, and texts for the reader.
enum Seeds {
  /// Writes one file a seed into a folder that exists.
  static func write(to folder: String) {
    for (index, seed) in all.enumerated() {
      guard let file = fopen(folder + "/seed-" + String(index), "w") else {
        fatalError("cannot write to \(folder)")
      }
      fwrite(seed, 1, seed.count, file)
      fclose(file)
    }
    print("\(all.count) seeds")
  }

  private static var all: [[UInt8]] {
    let samples = Check.all.flatMap { [$0.about.bad, $0.about.good] }.compactMap { $0 }
    let onOld = samples.map { FuzzInput.bytes($0, system: .iOS(9)) }
    let texts = JSONCase.all.map(\.bytes).filter { $0.count <= 4_096 } + others(samples)
    return onOld + samples.map { FuzzInput.bytes($0) }
      + samples.enumerated().map { FuzzInput.bytes($1, subject: $0) }
      + texts.map { FuzzInput.bytes(payload: $0) }
      + texts.enumerated().map { FuzzInput.bytes(payload: $1, subject: $0) }
      + texts.enumerated().map { FuzzInput.bytes(payload: $1, subject: $0 * 5 + 1) }
      + names.map { FuzzInput.bytes(payload: $0, subject: 14) }
      + scripts.map { FuzzInput.bytes(payload: Array($0.utf8), subject: 7) } + shapes
  }

  /// Names of files: bytes that are no text, marks that join the letter before them, signs that end
  /// something in a report.
  private static var names: [[UInt8]] {
    let marks = ["", "\u{301}", "\u{20DD}", "\u{200D}", "\u{202E}", "\u{FE0F}"]
    let signs = [
      "`", "|", ",", "\"", "=1", "+1", "-1", "@", "<b>", "%", ":", "&", "\u{1B}[31m", "\n",
    ]
    let texts = signs.flatMap { sign in marks.map { Array((sign + $0 + "x").utf8) } }
    return texts + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x8F, 0xBF, 0xBF], [0x1B, 0xFF]]
  }

  /// Bytes that ``AppShape`` makes apps of: each kind of chain alone, and many together.
  private static var shapes: [[UInt8]] {
    var random = FuzzRandom(state: 7)
    let chains = (0..<12).map { [255, 1, UInt8($0)] as [UInt8] }
    let mixtures = (0..<60).map { _ in
      (0..<90).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    return (chains + mixtures).map { [0xF2, 0xC0] + $0 }
  }

  /// Scripts with many view controllers, and with every event twice.
  private static var scripts: [String] {
    let many = ["view-push", "view-present"].map { event in
      Array(repeating: event, count: 20) + ["memory-warning", "memory-warning"]
    }
    let pairs = LifecycleEvent.scripted.map { [$0.name, $0.name] }
    return (many + pairs).flatMap { words in
      ["5", "17"].map { ios in
        let events = words.map { "\"\($0)\"" }.joined(separator: ",")
        return "{\"ios\":\"\(ios)\",\"state\":\"active\",\"events\":[\(events)]}"
      }
    }
  }

  /// Headers, and samples in lines.
  private static func others(_ samples: [Check.Sample]) -> [[UInt8]] {
    let lines = samples.compactMap { sample in
      (try? JSONDocument(reading: Array(sample.payload.utf8)))?.root.compactText
    }
    let streams = (0..<32).map { start in
      stride(from: start, to: lines.count, by: 32).map { lines[$0] + "\n" }.joined()
    }
    let headers = [
      "POST /3/device/a1 HTTP/2\r\napns-topic: com.example.app\r\napns-push-type: alert\r\n",
      "apns-priority: 10\napns-expiration: 0\n\napns-id: 6F9619FF-8B86-D011-B42D-00CF4FC964FF",
      #"{"apns-push-type": "background", "apns-priority": 5, "apns-collapse-id": "a"}"#,
    ]
    return (streams + headers).map { Array($0.utf8) }
  }
}
