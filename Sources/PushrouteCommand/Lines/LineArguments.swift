internal import Questions

struct LineArguments: Hashable, Sendable {
  let path: FilePath
  /// The member of each line that its answer repeats, or nil.
  let key: String?

  /// Reads the flags, and refuses those that do not apply to single lines.
  init(
    _ arguments: ParsedArguments,
    in console: Console,
    without refused: [FlagName],
    formats: [OutputArguments.Format] = OutputArguments.Format.common
  ) throws(ArgumentError) {
    let reason = "each line gets one line of JSON"
    try arguments.check(.ndjson, without: refused, because: reason)
    if arguments.has(.format) {
      try arguments.check(.ndjson, formats: formats, because: reason)
    } else if let format = try OutputArguments(arguments).statedFormat, !formats.contains(format) {
      throw .contradiction(.flag(.ndjson), "-o \(arguments[.output] ?? "")", because: reason)
    }
    let paths = try arguments.inputs(in: console, else: .missingPayload)
    guard paths.count == 1 else {
      throw .contradiction(.flag(.ndjson), "\(paths[1].printed)", because: "it reads one file")
    }
    path = paths[0]
    key = arguments[.key]
  }

  /// Refuses `--key` for what is no answer to a line.
  static func checkKey(_ arguments: ParsedArguments) throws(ArgumentError) {
    guard arguments.has(.key) else { return }
    guard arguments.has(.ndjson) else { throw .noEffect(.flag(.key), without: .flag(.ndjson)) }
    let reason = "it stands in the answer to each line"
    try arguments.check(.key, without: [.statistics], formats: [.text, .json], because: reason)
  }

  /// Refuses files that have one payload a line by their name.
  static func checkNames(_ paths: [FilePath], and more: String = "") throws(ArgumentError) {
    let lines = paths.first { $0.hasEnding(".ndjson") || $0.hasEnding(".jsonl") }
    if let lines { throw .manyLines(lines.printed, and: more) }
  }
}

extension FlagGroup {
  static let lines = FlagGroup(
    title: "many payloads",
    flags: [
      CommandFlag(.ndjson, help: "read one payload a line, print one line of JSON for each")
    ]
  )
}
