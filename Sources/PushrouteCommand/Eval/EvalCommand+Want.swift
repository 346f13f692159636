internal import RouteReport

extension EvalCommand {
  /// Prints what must change in each situation so that the wanted methods run.
  func result(
    of want: WantArguments,
    for answers: [[RouteAnswer]],
    in console: Console
  ) -> String {
    let wants = answers.map { $0.map { WantAnswer(want.methods, in: $0) } }
    if output.format == .json {
      let objects = wants.flatMap { $0 }.map(\.json)
      return objects.count == 1 ? objects[0].text : JSONTree.array(objects).text
    }
    let style = output.style(in: console)
    return wants.map { group in
      var text = ""
      WantReport(group, limit: want.limit.count(usual: nil), style: style).write(to: &text)
      return text
    }.joined(separator: "\n")
  }
}
