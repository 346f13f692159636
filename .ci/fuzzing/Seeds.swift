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
      + scripts.map { FuzzInput.bytes(payload: Array($0.utf8), subject: 7) } + constructs
  }

  /// The constructs of `Tests/constructs.json` that stand in a file of an app, 60 times over.
  private static var constructs: [[UInt8]] {
    guard let file = fopen("Tests/constructs.json", "r") else { fatalError("no constructs") }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
    let rows = (try? JSONDocument(reading: bytes))?.root["constructs"]?.elements ?? []
    return rows.flatMap { $0["files"]?.members ?? [] }.compactMap { file in
      let end = file.key.drop { $0 != "." }
      guard let name = SourceTrial.names.firstIndex(where: { $0.hasSuffix(end) }) else {
        return nil
      }
      let parts = (file.node.elements ?? []).map { part in
        part.string
          ?? (0..<60).map { number in
            (part.elements?.first?.string ?? "").replacing("{i}", with: "\(number)")
              .replacing("{j}", with: "\(number + 1)")
          }.joined()
      }
      return [0xF2, UInt8(name)] + parts.joined().replacing("{n}", with: "60").utf8
    }
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
