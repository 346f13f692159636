internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

/// What runs in many situations: one for each row with each column.
///
/// Rows and columns are arrays of objects with members of a situation; they replace those of
/// `situation`.
enum TableQuestion {
  /// The answer: an array of rows, each an array of cells.
  static func json(_ request: JSONFile) -> JSONTree {
    let rows = request.root["rows"]?.elements ?? []
    let columns = request.root["columns"]?.elements ?? []
    let sides = rows.flatMap { row in columns.compactMap { try? stated(row, $0, in: request) } }
    let app = try? AssumedApp(of: sides)
    return [
      "cells": .array(
        rows.map { row in .array(columns.map { cell(row, $0, of: app, in: request) }) }
      )
    ]
  }

  private static func stated(
    _ row: JSONNode,
    _ column: JSONNode,
    in request: JSONFile
  ) throws(RequestError) -> StatedSituation {
    var stated = StatedSituation(try PayloadQuestion.statements(column, in: request))
    stated.add(try PayloadQuestion.statements(row, in: request))
    stated.add(try PayloadQuestion.statements(in: request))
    return stated
  }

  private static func cell(
    _ row: JSONNode,
    _ column: JSONNode,
    of app: AssumedApp?,
    in request: JSONFile
  ) -> JSONTree {
    do {
      var stated = try stated(row, column, in: request)
      stated.app = app
      let answer = try PayloadQuestion(request, stating: stated).bareAnswer
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
