internal import PushRules

/// The answers for several states of the app, one row each.
public struct StateTable: Sendable {
  private let answers: [RouteAnswer]

  /// Puts answers about one payload into a table.
  public init(_ answers: [RouteAnswer]) { self.answers = answers }

  /// Writes the table under a line that names the payload.
  public func write(to output: inout some TextOutputStream) {
    let acts = answers.contains { $0.situation.launch != nil }
    let header = ["state", "wake", "presentation", "on arrival"] + (acts ? ["then"] : [])
    let rows = [header] + answers.map { cells(of: $0, acts: acts) }
    let widths = header.indices.map { column in
      rows.filter { $0.count > column + 1 }.map { $0[column].count }.max() ?? 0
    }
    for row in rows {
      let cells = row.enumerated().map { index, cell in
        index == row.count - 1 ? cell : cell.padded(to: widths[index] + 2)
      }
      output.write(cells.joined() + "\n")
    }
  }

  private func cells(of answer: RouteAnswer, acts: Bool) -> [String] {
    let state = answer.situation.state.fullName
    switch answer.outcome {
    case .failure(let contradiction): return [state, "cannot be: " + contradiction.sentence]
    case .success(let route):
      let arrival = route.arrival
      let cells = [
        state, arrival.wake.answer.name, arrival.presentation.answer.name,
        Self.words(arrival.calls),
      ]
      return acts ? cells + [route.launch.map(Self.words) ?? ""] : cells
    }
  }

  private static func words(_ calls: [Call]) -> String {
    calls.isEmpty ? "nothing" : calls.map(\.method.id).joined(separator: ", ")
  }

  private static func words(_ launch: Route.Launch) -> String {
    launch.opportunity.answer == .open ? words(launch.calls) : "not possible"
  }
}
