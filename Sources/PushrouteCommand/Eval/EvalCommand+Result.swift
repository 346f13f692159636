internal import RouteReport

extension EvalCommand {
  /// Returns the answers in the format of the output; answers for a payload form a group.
  func result(of answers: [[RouteAnswer]], in console: Console) -> String {
    if let want { return result(of: want, for: answers, in: console) }
    switch output.format {
    case .json: return Self.json(answers.flatMap { $0 }.map(\.json))
    case .markdown: return answers.map { AnswerTable($0).markdown }.joined(separator: "\n")
    case .csv: return AnswerTable(answers.flatMap { $0 }).csv
    default: return text(answers, in: console)
    }
  }

  /// Returns a report for a payload in one state, and a table for one in several states.
  private func text(_ answers: [[RouteAnswer]], in console: Console) -> String {
    answers.map { group in
      output.text(in: console) { style, text in
        if group.count == 1 {
          TextReport(group[0], style: style).write(to: &text)
        } else {
          StateTable(group, style: style).write(to: &text)
        }
      }
    }.joined(separator: "\n")
  }

  /// Returns the smallest changes after which the wanted methods run.
  private func result(
    of want: WantArguments,
    for answers: [[RouteAnswer]],
    in console: Console
  ) -> String {
    let wants = answers.map { $0.map { WantAnswer(want.methods, in: $0) } }
    if output.format == .json { return Self.json(wants.flatMap { $0 }.map(\.json)) }
    let limit = want.limit.count(usual: nil)
    return wants.map { group in
      output.text(in: console) { WantReport(group, limit: limit, style: $0).write(to: &$1) }
    }.joined(separator: "\n")
  }

  /// Returns one object as it is, and several as an array.
  private static func json(_ objects: [JSONTree]) -> String {
    objects.count == 1 ? objects[0].text : JSONTree.array(objects).text
  }
}
