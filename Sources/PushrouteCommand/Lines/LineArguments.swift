internal import Questions

struct LineArguments: Hashable, Sendable {
  let path: FilePath
  let jobs: Int
  static let mostJobs = 256

  /// Reads the flags, and refuses those that do not apply to single lines.
  init(
    _ arguments: ParsedArguments,
    in console: Console,
    without refused: [FlagName],
    formats: [OutputArguments.Format] = OutputArguments.Format.common
  ) throws(ArgumentError) {
    for flag in refused where arguments.has(flag) {
      let reason = "each line gets one line of JSON"
      throw .contradiction(.flag(.ndjson), .flag(flag), because: reason)
    }
    if let format = arguments[.format], !formats.map(\.rawValue).contains(format) {
      let reason = "each line gets one line of JSON"
      throw .contradiction(.flag(.ndjson), .flag(.format, format), because: reason)
    }
    if let format = try OutputArguments(arguments).statedFormat,
      format != .text, !formats.contains(format)
    {
      let reason = "each line gets one line of JSON"
      throw .contradiction(.flag(.ndjson), "-o \(arguments[.output] ?? "")", because: reason)
    }
    let paths = try arguments.inputs(in: console, else: .missingPayload)
    guard paths.count == 1 else {
      throw .contradiction(.flag(.ndjson), "\(paths[1].printed)", because: "it reads one file")
    }
    path = paths[0]
    jobs = try Self.jobs(arguments) ?? min(console.world.processorCount, Self.mostJobs)
  }

  /// Refuses files whose name says that they have one payload a line.
  static func checkNames(_ paths: [FilePath], and more: String = "") throws(ArgumentError) {
    let lines = paths.first { $0.hasEnding(".ndjson") || $0.hasEnding(".jsonl") }
    if let lines { throw .manyLines(lines.printed, and: more) }
  }

  /// Refuses flags that do not apply without a stream.
  static func checkAbsence(in arguments: ParsedArguments) throws(ArgumentError) {
    if arguments.has(.jobs) { throw .standsBeside(.flag(.jobs), .flag(.ndjson)) }
  }

  private static func jobs(_ arguments: ParsedArguments) throws(ArgumentError) -> Int? {
    guard let text = arguments[.jobs] else { return nil }
    guard let number = Int(text), (1...mostJobs).contains(number) else {
      throw .unknownValue(.flag(.jobs), text, expected: ["a number from 1 to \(mostJobs)"])
    }
    return number
  }
}

extension FlagGroup {
  static let lines = FlagGroup(
    title: "many payloads",
    flags: [
      CommandFlag(.ndjson, help: "read one payload a line, print one line of JSON for each"),
      CommandFlag(
        .jobs,
        takes: "NUMBER",
        help: "with --ndjson, use so many threads (all processors)"
      ),
    ]
  )
}
