import PushPayload
import PushrouteCommand

/// The command over many payloads, one a line: each must be answered as if it stood alone, however
/// the source cuts the stream.
struct LinesTrial {
  /// The command.
  enum Kind: String { case eval, lint }

  /// A line, and its number.
  private struct Line {
    let number: Int
    let bytes: [UInt8]

    /// Whether the line alone has lines of its own, so that its places have other names.
    var hasLines: Bool { bytes.contains(0x0D) }

    /// A message with the places of this line moved to line 1.
    func alone(_ message: String) -> String {
      message.replacing("\(number):", with: "1:")
    }
  }

  private let kind: Kind
  private let bytes: [UInt8]
  private let pieceSize: Int
  /// The number of lines that are compared with what is answered when they stand alone.
  private static let comparedCount = 12

  init(_ input: FuzzInput, _ kind: Kind) {
    self.kind = kind
    bytes = input.payload
    pieceSize = 1 + input.choice
  }

  func run() {
    let run = call("--ndjson", over: bytes)
    require(run.code != .failure, run.errors)
    requireHarmless(run.output, besides: "\n")
    requireVisible(run.output, besides: "\n")
    let answers = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = lines
    require(answers.count == lines.count + 1 && answers.last == "", "not one answer a line")
    for (line, answer) in zip(lines, answers).prefix(Self.comparedCount) {
      let answer = json(answer)
      require(answer["line"]?.number == Double(line.number), "another line is answered")
      switch kind {
      case .eval: check(answer, of: line)
      case .lint: checkFindings(answer, of: line)
      }
    }
  }

  private var lines: [Line] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
      .map { Line(number: $0 + 1, bytes: Array($1)) }
      .filter { line in line.bytes.contains { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D } }
  }

  private func call(_ flags: String..., over bytes: [UInt8]) -> Run {
    var world = MemoryWorld()
    world.bytes["x"] = bytes
    world.pieceSize = pieceSize
    let situation = kind == .eval ? ["--state", "suspended", "--launch", "notification"] : []
    return Run([kind.rawValue, "x"] + situation + flags, in: world)
  }

  /// An answer has the calls of the usual one, an error its message.
  private func check(_ answer: JSONNode, of line: Line) {
    let alone = call("--json", over: line.bytes)
    guard let error = answer["error"] else {
      require(alone.code == .done, "a line that alone is no payload was answered")
      let whole = json(alone.output)
      require(answer["wake"]?.string == whole["arrival"]?["wake"]?.string, "another wake")
      for phase in ["arrival", "userAction"] {
        let calls = whole[phase]?["calls"]?.elements?.map { $0["method"]?.string }
        require(answer[phase]?.elements?.map(\.string) == calls, "another \(phase)")
      }
      return
    }
    require(alone.code == .failure, "a line that alone is a payload was refused")
    guard !line.hasLines else { return }
    let message = "error: " + (error["message"]?.string ?? "without a message")
    require(
      line.alone(alone.errors).contains(line.alone(message)),
      "\(message) instead of \(alone.errors)"
    )
    let place = error["column"]?.number.map { "x:1:\(Int($0)): " } ?? "x: "
    require(alone.errors.hasPrefix(place), "\(place) instead of \(alone.errors)")
  }

  /// The findings are the usual ones, all of them in this line.
  private func checkFindings(_ answer: JSONNode, of line: Line) {
    let found = answer["findings"]?.elements ?? []
    let files = json(call("--json", over: line.bytes).output)["files"]?.elements
    let usual = files?.first?["findings"]?.elements ?? []
    for member in ["code", "severity"] {
      let words = found.map { $0[member]?.string }
      require(words == usual.map { $0[member]?.string }, "another \(member)")
    }
    for finding in found {
      let places = [finding["line"]?.number, finding["endLine"]?.number].compactMap { $0 }
      require(places.allSatisfy { $0 == Double(line.number) }, "a finding in another line")
    }
    guard !line.hasLines else { return }
    let messages = found.map { $0["message"]?.string.map(line.alone) }
    require(
      messages == usual.map { $0["message"]?.string.map(line.alone) },
      "another message"
    )
    for member in ["column", "endColumn"] {
      let columns = found.map { $0[member]?.number }
      require(columns == usual.map { $0[member]?.number }, "another \(member)")
    }
  }
}
