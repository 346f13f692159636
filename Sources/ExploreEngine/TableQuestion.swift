import AppLifecycle
import PushPayload
import PushRules
import Questions
import RouteReport

/// What runs in many situations: one for each row with each column.
///
/// Rows and columns are arrays of objects with members of a situation; they replace those of
/// `situation`.
enum TableQuestion {
  /// The answer: an array of rows, each an array of cells, and the members of the app that all assume.
  static func json(_ request: JSONFile) throws(ArgumentError) -> JSONTree {
    let file = try PayloadQuestion.file(in: request)
    let around = try PayloadQuestion.statements(in: request)
    let columns = try sides("columns", in: request)
    let rows = try sides("rows", in: request).map { row in
      columns.map { column in
        var stated = StatedSituation(column)
        stated.add(row)
        stated.add(around)
        return stated
      }
    }
    let app = try? AssumedApp(of: rows.flatMap { $0 })
    // The push type changes how a payload is read.
    var payloads: [String: InputPayload] = [:]
    let cells = rows.map { row in
      JSONTree.array(row.map { cell(file, of: request, $0, app, reading: &payloads) })
    }
    let members: [(SituationMember, JSONTree?)] = [
      (.implements, app.map { .texts($0.methods) }),
      (.lifecycle, app?.lifecycle.map { .string($0.name) }),
      (.sdk, app?.sdk.map { .string($0.description) }),
    ]
    let assumed = members.compactMap { member, value -> JSONTree.Member? in
      around[member] == nil ? value.map { .init(member.name, $0) } : nil
    }
    return ["cells": .array(cells), "app": .object(assumed)]
  }

  private static func cell(
    _ file: InputFile,
    of request: JSONFile,
    _ stated: StatedSituation,
    _ app: AssumedApp?,
    reading payloads: inout [String: InputPayload]
  ) -> JSONTree {
    let key = stated[.pushType] ?? ""
    do {
      if payloads[key] == nil {
        let start = try PayloadQuestion.situation(stated).start
        payloads[key] = try PayloadQuestion.payload(file, of: request, for: start).0
      }
    } catch {
      return PayloadQuestion.cell(error)
    }
    return payloads[key].map { PayloadQuestion.cell(of: $0, stated, app: app) } ?? .null
  }

  private static func sides(
    _ name: String,
    in request: JSONFile
  ) throws(ArgumentError) -> [StatedSituation.Statements] {
    try (request.root[name]?.elements ?? []).map { node throws(ArgumentError) in
      try PayloadQuestion.statements(node, in: request)
    }
  }
}

extension AssumedApp {
  /// The methods that take pushes, by their ids.
  fileprivate var methods: [String] {
    DelegateMethod.allCases.filter { implements.contains($0) }.map { $0.id }
  }
}

/// What a script of events leads to.
struct ScenarioQuestion {
  private let scenario: Scenario

  /// Reads the scenario, which holds the payloads of its pushes.
  init(_ request: JSONFile) throws(ArgumentError) {
    guard let node = request.root["scenario"] else {
      throw .call("expected a member `scenario`")
    }
    let file = try ArgumentError.converting(try ScenarioFile(JSONFile(node, of: request)))
    let start = try ScenarioStart(StatedSituation(file.statements), headers: nil)
    var reader = ScriptReader(of: file, in: start.situation.start, from: .automatic)
    let events = try ArgumentError.converting(
      try reader.events(file.entries) { path, _ throws(FileMessage) in
        let message = "the page reads no files: write the payload into the scenario"
        throw FileMessage(FilePath(path), message)
      }
    )
    scenario = start.scenario(events)
  }

  var json: JSONTree {
    get throws(ArgumentError) {
      do {
        return TraceReport(try Trace(playing: scenario)).json
      } catch {
        throw .call(error.description)
      }
    }
  }

  /// The events that may follow, and why the others cannot.
  static func nextEvents(_ request: JSONFile) throws(ArgumentError) -> JSONTree {
    let question = try ScenarioQuestion(request)
    do {
      let next = try LifecycleEvent.following(question.scenario)
      return [
        "events": .array(
          next.map {
            ["name": .string($0.event.name), "because": .text($0.obstacle)]
          }
        )
      ]
    } catch {
      throw .call(error.description)
    }
  }
}
