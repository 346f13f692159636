internal import Foundation

/// A file of generated payloads, one a line.
struct PayloadFile {
  /// How many are written at once.
  private static let pieceCount = 10_000

  let count: Int
  let seed: UInt64

  func write(to path: String) throws {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else { throw JobError.failed("writing " + path) }
    var generator = PayloadGenerator(seed: seed)
    var rest = count
    while rest > 0 {
      let piece = min(rest, Self.pieceCount)
      try file.write(contentsOf: Data(generator.lines(piece)))
      rest -= piece
    }
    try file.close()
  }
}
