import AppLifecycle
import PushRules
import PushTestSupport
import Testing

@testable import RouteReport

struct TraceReportTests {
  @Test(arguments: [
    (name: "day", report: try TraceSamples.day()),
    (name: "scenes", report: try TraceSamples.scenes()),
    (name: "views", report: TraceSamples.views()),
  ])
  func `every form of a trace is the recorded one`(name: String, report: TraceReport) throws {
    try expectSnapshot(report.text(.plain), named: "trace-\(name).txt")
    try expectSnapshot(report.markdown, named: "trace-\(name).md")
    try expectSnapshot(report.svg, named: "trace-\(name).svg")
    try expectSnapshot(report.json.text, named: "trace-\(name).json")
  }

  @Test(arguments: [Lifecycle.app, .scene])
  func `a played script is reported as a trace made by hand`(lifecycle: Lifecycle) throws {
    let situation = Situation.on(.newest, .active, .empty, in: .both)
      .with(\.lifecycle, lifecycle)
    let events: [LifecycleEvent] = [.home, .tapIcon, .lock, .unlock]
    let trace = try Trace(playing: Scenario(situation, events: events.map { .event($0) }))
    let report = TraceReport(trace, title: "script.json")
    #expect(report.steps == trace.steps)
    #expect(report.text(.plain).split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(TracePicture(report).canvas.overlaps.isEmpty)
    #expect(report.svg.isWellFormed)
  }

  @Test
  func `a trace without steps is reported`() {
    let report = TraceSamples.report(.iOS(12), .ended, [], title: nil)
    #expect(report.text(.plain).contains("Life-cycle trace"))
    #expect(report.svg.isWellFormed)
  }
}

extension TraceReport: CustomTestStringConvertible {
  /// A trace in a line, where a test is named.
  public var testDescription: String { heading }

  /// The timeline as a text.
  func text(_ style: TextStyle) -> String {
    var text = ""
    write(style: style, to: &text)
    return text
  }
}
