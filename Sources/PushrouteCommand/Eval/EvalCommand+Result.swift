internal import RouteReport

extension EvalCommand {
  /// Writes the answers of one payload after the other.
  struct Writer {
    private let command: EvalCommand
    private var delivery: Delivery
    /// Whether the answers are elements of a JSON array.
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
        let page = output.text(in: console) { command.write(group, console.width, $0, to: &$1) }
        return command.arguments.has("brief") ? [page] : apart(page)
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

  /// The JSON of an answer, or of the changes that make the wanted methods run.
  private func json(of answer: RouteAnswer) -> JSONTree {
    want.map { $0.answer(answer).json }
      ?? answer.json
  }

  private var detail: ReportDetail { arguments.has("verbose") ? .all : .short }

  /// Writes a line for each state, a report for a payload in one state, or a table for several.
  private func write(
    _ group: [RouteAnswer],
    _ width: Int,
    _ style: TextStyle,
    to text: inout String
  ) {
    if let want {
      let answers = group.map(want.answer)
      let limit = want.limit.count(usual: nil)
      WantReport(answers, limit: limit, style: style, detail: detail).write(to: &text)
    } else if arguments.has("brief") {
      for answer in group {
        BriefReport(answer, namesPayload: hasSeveralPayloads, style: style).write(to: &text)
      }
    } else if group.count == 1 {
      TextReport(group[0], style: style, detail: detail).write(to: &text)
    } else {
      StateTable(group, width: width, style: style, detail: detail).write(to: &text)
    }
  }
}
