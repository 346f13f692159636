internal import RouteReport

extension EvalCommand {
  /// Writes answers, those for one payload as a group, as they are found: no report keeps them.
  struct Writer {
    private let command: EvalCommand
    private var delivery: Delivery
    /// Whether the answers are the elements of an array of JSON.
    private let isArray: Bool
    private var isFirst = true

    /// Begins the result.
    init(_ command: EvalCommand, isArray: Bool, in console: Console) throws(CommandError) {
      self.command = command
      self.isArray = isArray
      delivery = try Delivery(to: command.output, in: console)
    }

    /// Adds the answers for a payload.
    mutating func add(
      _ group: [RouteAnswer],
      in console: inout Console
    ) throws(CommandError) {
      for part in parts(of: group, in: console) { try delivery.add(part, in: &console) }
      isFirst = false
    }

    /// Ends the result.
    mutating func finish(in console: inout Console) throws(CommandError) {
      if isArray { try delivery.add(.endOfArray, in: &console) }
      try delivery.finish()
    }

    private func parts(of group: [RouteAnswer], in console: Console) -> [PrintedText] {
      let output = command.output
      switch output.format {
      case .json: return elements(of: group)
      case .csv: return [PrintedText(page: AnswerTable(group).csv(isFirst: isFirst))]
      case .markdown: return apart(PrintedText(page: AnswerTable(group).markdown))
      default:
        return apart(output.text(in: console) { command.write(group, style: $0, to: &$1) })
      }
    }

    private func apart(_ page: PrintedText) -> [PrintedText] { isFirst ? [page] : ["\n", page] }

    private func elements(of group: [RouteAnswer]) -> [PrintedText] {
      group.enumerated().map { index, answer in
        let json = command.json(of: answer)
        guard isArray else { return PrintedText(json) }
        return PrintedText(element: json, isFirst: isFirst && index == 0)
      }
    }
  }

  /// An answer, or the smallest changes after which the wanted methods run.
  private func json(of answer: RouteAnswer) -> JSONTree {
    want.map { WantAnswer($0.methods, in: answer).json } ?? answer.json(assumptions: scope)
  }

  private var scope: AssumptionScope {
    arguments["assumptions"].flatMap { AssumptionScope(rawValue: $0) } ?? .matters
  }

  /// Writes a report for a payload in one state, and a table for one in several states.
  private func write(_ group: [RouteAnswer], style: TextStyle, to text: inout String) {
    if let want {
      let answers = group.map { WantAnswer(want.methods, in: $0) }
      WantReport(answers, limit: want.limit.count(usual: nil), style: style).write(to: &text)
    } else if group.count == 1 {
      TextReport(group[0], style: style, assumptions: scope).write(to: &text)
    } else {
      StateTable(group, style: style).write(to: &text)
    }
  }
}
