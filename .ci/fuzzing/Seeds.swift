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
    let samples = Check.all.flatMap { [$0.bad, $0.good] }
    let onOld = samples.map { FuzzInput.bytes(.library, $0, system: .iOS(9)) }
    let texts = JSONCase.all.map(\.bytes).filter { $0.count <= 4_096 }
    return onOld + samples.map { FuzzInput.bytes(.library, $0) }
      + samples.enumerated().map { FuzzInput.bytes(.command, $1, call: $0) }
      + texts.map { FuzzInput.bytes(.library, payload: $0) }
      + texts.enumerated().map { FuzzInput.bytes(.command, payload: $1, call: $0) }
  }
}
