/// What a call asks for.
enum Job: Hashable {
  /// Measure the cases.
  case measure(MeasureJob)
  /// Write payloads, one a line.
  case data(count: Int, file: String, seed: UInt64)
  /// Write the answers for all traits in a situation, for programs that look them up.
  case table(file: String, situation: [String])
  /// Write a decision table for other rule engines.
  case rules(table: String, file: String)

  static let usage = """
    usage:
      .ci/benchmark [--filter WORD] [--json FILE] [--baseline FILE]
      .ci/benchmark data COUNT FILE [--seed N]
      .ci/benchmark table FILE --state STATE [flags of eval]
      .ci/benchmark rules TABLE FILE
    """

  /// Reads the arguments.
  init(_ arguments: [String]) throws(JobError) {
    var words = WordList(arguments)
    switch arguments.first {
    case "data":
      words.dropFirst()
      let count = try words.number(of: "data COUNT")
      let file = try words.value(of: "data COUNT FILE")
      var seed = 1
      while let flag = words.next() {
        guard flag == "--seed" else { throw .unknown(flag) }
        seed = try words.number(of: flag)
      }
      self = .data(count: count, file: file, seed: UInt64(seed))
    case "table":
      words.dropFirst()
      self = .table(file: try words.value(of: "table FILE"), situation: words.rest)
    case "rules":
      words.dropFirst()
      let table = try words.value(of: "rules TABLE")
      self = .rules(table: table, file: try words.value(of: "rules TABLE FILE"))
    default: self = .measure(try MeasureJob(&words))
    }
  }

  /// Does it.
  func run() throws {
    switch self {
    case .measure(let job): try job.run()
    case .data(let count, let file, let seed):
      try PayloadFile(count: count, seed: seed).write(to: file)
    case .rules(let table, let file): try TableExport(table).write(to: file)
    case .table(let file, let situation): try LookupTable(situation).write(to: file)
    }
  }
}

/// Arguments that are read one after another.
struct WordList {
  private(set) var rest: [String]

  init(_ words: [String]) { rest = words }

  mutating func next() -> String? { rest.isEmpty ? nil : rest.removeFirst() }

  mutating func dropFirst() { _ = next() }

  mutating func value(of flag: String) throws(JobError) -> String {
    guard let value = next() else { throw .incomplete(flag) }
    return value
  }

  mutating func number(of flag: String) throws(JobError) -> Int {
    let text = try value(of: flag)
    guard let number = Int(text), number > 0 else { throw .noNumber(text, of: flag) }
    return number
  }
}
