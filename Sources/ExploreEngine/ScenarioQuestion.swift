internal import AppLifecycle
internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

/// What a script of events leads to.
struct ScenarioQuestion {
  private let scenario: Scenario

  /// Reads the scenario, which holds the payloads of its pushes.
  init(_ request: JSONFile) throws(RequestError) {
    guard let node = request.root["scenario"] else {
      throw RequestError("expected a member `scenario`")
    }
    let file: ScenarioFile
    let start: ScenarioStart
    do {
      file = try ScenarioFile(JSONFile(node, of: request))
    } catch {
      throw RequestError(error.message)
    }
    do {
      start = try ScenarioStart(StatedSituation(file.statements), headers: nil)
    } catch {
      throw RequestError(error.description)
    }
    var reader = ScriptReader(of: file, in: start.situation.start, from: .automatic)
    do {
      let events = try reader.events(file.entries) { path, _ throws(FileMessage) in
        throw FileMessage(
          path: FilePath(path),
          severity: .error,
          message: "the page reads no files: write the payload into the scenario"
        )
      }
      scenario = start.scenario(events)
    } catch {
      throw RequestError(error.message)
    }
  }

  var json: JSONTree {
    get throws(RequestError) {
      do {
        return TraceReport(try Trace(playing: scenario)).json
      } catch {
        throw RequestError(error.description)
      }
    }
  }

  /// The events that may follow, and why the others cannot.
  static func nextEvents(_ request: JSONFile) throws(RequestError) -> JSONTree {
    let question = try ScenarioQuestion(request)
    do {
      let next = try NextEvents(after: question.scenario)
      return [
        "events": .array(
          next.entries.map {
            ["name": .string($0.event.name), "because": .text($0.obstacle)]
          }
        )
      ]
    } catch {
      throw RequestError(error.description)
    }
  }
}
