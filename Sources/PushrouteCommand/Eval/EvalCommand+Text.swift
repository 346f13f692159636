internal import RouteReport

extension EvalCommand {
  /// Returns the answers in words: a report where one state is asked about, else a table a payload.
  func text(_ answers: [[RouteAnswer]], in console: Console) -> String {
    let style = output.style(in: console)
    var text = ""
    text.reserveCapacity(4096)
    for (index, group) in answers.enumerated() {
      if index > 0 { text += "\n" }
      if group.count == 1 {
        TextReport(group[0], style: style).write(to: &text)
      } else {
        StateTable(group, style: style).write(to: &text)
      }
    }
    return text
  }
}
