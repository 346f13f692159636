internal import PushPayload
internal import PushRules
internal import RouteReport

/// What runs in many situations: one for each row with each column.
///
/// Rows and columns are arrays of objects with members of a situation, which take the place of those
/// of `situation`.
enum TableQuestion {
  /// The answer: an array of rows, each an array of cells.
  static func json(_ request: JSONNode) -> JSONTree {
    let rows = request["rows"]?.elements ?? []
    let columns = request["columns"]?.elements ?? []
    let members = request["situation"]?.members ?? []
    var cells: [JSONTree] = []
    for row in rows {
      var line: [JSONTree] = []
      for column in columns {
        line.append(cell(of: request, (column.members ?? []) + (row.members ?? []) + members))
      }
      cells.append(.array(line))
    }
    return ["cells": .array(cells)]
  }

  private static func cell(of request: JSONNode, _ members: [JSONMember]) -> JSONTree {
    do {
      let answer = try PayloadQuestion(request, stating: members).bareAnswer
      guard let route = answer.route else { return ["impossible": .boolean(true)] }
      return route.cell
    } catch {
      return ["error": .string(error.message)]
    }
  }
}

extension Route {
  fileprivate var cell: JSONTree {
    [
      "possible": .boolean(response.map { $0.opportunity.answer == .open } ?? true),
      "arrival": .array(arrival.calls.map { $0.cell }),
      "launch": response.map { .array($0.calls.map { $0.cell }) } ?? .null,
      "wake": .string(arrival.wake.answer.name),
      "presentation": .string(arrival.presentation.answer.name),
      "finalState": .string(finalState.name),
    ]
  }
}

extension Call {
  fileprivate var cell: JSONTree {
    ["method": .string(method.id), "confidence": .string(confidence.name)]
  }
}
