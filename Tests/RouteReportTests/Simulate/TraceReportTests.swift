import AppLifecycle
import PushPayload
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

  @Test(arguments: [
    (name: "day", report: try TraceSamples.day()),
    (name: "scenes", report: try TraceSamples.scenes()),
    (name: "long", report: TraceSamples.long()),
  ])
  func `no line is wider than a terminal unless a name is`(name: String, report: TraceReport) {
    for line in report.text(.plain).split(separator: "\n") where line.count > 80 {
      #expect(line.contains { $0 == "/" } && line.split(separator: " ").count <= 3, "\(name)")
    }
    #expect(!report.text(.plain).contains(" \n"))
  }

  @Test
  func `colour adds nothing but colour`() throws {
    let report = try TraceSamples.scenes()
    let codes = try Regex("\u{1B}\\[[0-9;]*m")
    #expect(report.text(.colored).contains(codes))
    #expect(report.text(.colored).replacing(codes, with: "") == report.text(.plain))
  }

  @Test
  func `a note is printed once, and so is a doubt`() throws {
    let day = try TraceSamples.day().text(.plain)
    #expect(day.ranges(of: "Note: ").count == 1)
    let scenes = try TraceSamples.scenes().text(.plain)
    #expect(scenes.ranges(of: "But: ").count == 1)
    #expect(scenes.ranges(of: "contested [1]").count == 3)
    #expect(scenes.contains("inferred"))
  }

  @Test
  func `what follows by itself is marked, and an arrival says what it did`() throws {
    let text = try TraceSamples.day().text(.plain)
    #expect(text.contains("└ background-task-expire, by itself"))
    #expect(text.contains("wake: resumed, presentation: shown"))
    #expect(text.contains("A: loadView, viewDidLoad, viewWillAppear:,"))
    #expect(text.contains("background → suspended\n"))
  }

  private static let notes: [(notes: TraceNotes, text: Bool)] = [
    (notes: TraceNotes.all, text: true),
    (notes: .off, text: false),
  ]

  @Test(arguments: notes)
  func `notes are printed in full or not at all`(notes: TraceNotes, text: Bool) throws {
    let report = try TraceSamples.day(notes: notes)
    for format in [report.text(.plain), report.markdown, report.svg] {
      #expect(format.contains("After iOS 11") == text)
    }
    #expect(TracePicture(report).canvas.overlaps.isEmpty && report.svg.isWellFormed)
    #expect(report.json.text.contains("After iOS 11") == text)
    #expect(report.json.text.contains("a-note") == text)
    #expect(report.json.text.contains("\"remarks\": ["))
  }

  @Test
  func `every format carries the path of states and the notifications`() throws {
    let report = try TraceSamples.day()
    for format in [report.text(.plain), report.markdown] {
      #expect(format.contains("active → inactive → background"))
      #expect(format.contains("UIApplicationDidEnterBackgroundNotification"))
      #expect(format.contains("inside it"))
    }
    #expect(report.svg.contains("UIApplicationDidEnterBackgroundNotification"))
  }

  @Test
  func `an app that runs is not said to rest`() throws {
    let text = try TraceSamples.day().text(.plain)
    #expect(text.contains("No callback: The system"))
    #expect(text.contains("Nothing runs: The system"))
    let lines = text.split(separator: "\n")
    let begin = try #require(lines.firstIndex { $0.contains("background-task-begin") })
    #expect(lines[begin + 1].contains("No callback: "))
  }

  private let report = TraceSamples.hostile()

  @Test
  func `what a path says cannot reach a terminal in any format`() {
    let texts = [report.text(.plain), report.markdown, report.svg, report.json.text]
    for text in texts {
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || PrintableText.isPrintable($0) })
    }
  }

  @Test
  func `the picture stays XML`() {
    #expect(report.svg.isWellFormed)
    #expect(!report.svg.contains("<script"))
    #expect(report.svg.contains("&lt;script&gt;&amp;&quot;&#39;"))
  }

  @Test
  func `the table keeps its columns`() {
    let rows = report.markdown.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count == 3)
    for row in rows {
      let bars = row.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" }
      #expect(bars == 5)
    }
    #expect(report.markdown.contains("``push:"))
  }

  private static let codes: [(text: String, code: String)] = [
    (text: "plain", code: "`plain`"),
    (text: "a|b", code: "`a\\|b`"),
    (text: "`", code: "`` ` ``"),
    (text: "a``b", code: "```a``b```"),
    (text: "\n", code: "`\\u{a}`"),
  ]

  @Test(arguments: codes)
  func `code keeps its ends`(text: String, code: String) {
    #expect(MarkdownText.code(text) == code)
  }

  @Test
  func `words are never markup`() {
    #expect(MarkdownText.escaped("<b>*a*|[x](y)&") == "&lt;b&gt;\\*a\\*\\|\\[x\\](y)&amp;")
    #expect(SVGText.escaped("\"\u{1B}<'&") == "&quot;\\u{1b}&lt;&#39;&amp;")
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
