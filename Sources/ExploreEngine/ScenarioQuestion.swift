import AppLifecycle
import PushPayload
import PushRules
import Questions
import RouteReport

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
