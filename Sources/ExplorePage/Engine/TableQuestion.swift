internal import PushPayload
internal import PushRules
internal import RouteReport

/// What runs in many situations: one for each row with each column.
///
/// Rows and columns are arrays of objects with members of a situation, which take the place of those
/// of `situation`.
enum TableQuestion {
  /// The answer: an array of rows, each an array of cells.
  static func json(_ request: JSONNode) throws(RequestError) -> JSONTree {
    let rows = request["rows"]?.elements ?? []
    let columns = request["columns"]?.elements ?? []
    let members = request["situation"]?.members ?? []
    var cells: [JSONTree] = []
    for row in rows {
      var line: [JSONTree] = []
      for column in columns {
        line.append(try cell(of: request, (column.members ?? []) + (row.members ?? []) + members))
      }
      cells.append(.array(line))
    }
    return ["cells": .array(cells)]
  }

  private static func cell(
    of request: JSONNode,
    _ members: [JSONMember]
  ) throws(RequestError) -> JSONTree {
    let answer = try PayloadQuestion(request, stating: members).answer
    guard let route = answer.route else { return ["possible": .boolean(false)] }
    return [
      "possible": .boolean(route.response.map { $0.opportunity.answer == .open } ?? true),
      "arrival": .array(route.arrival.calls.map { $0.cell }),
      "launch": .array((route.response?.calls ?? []).map { $0.cell }),
      "wake": .string(route.arrival.wake.answer.name),
      "presentation": .string(route.arrival.presentation.answer.name),
    ]
  }
}

extension Call {
  fileprivate var cell: JSONTree {
    ["method": .string(method.id), "confidence": .string(confidence.name)]
  }
}
