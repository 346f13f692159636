import Testing

@testable import RouteReport

struct TraceTextTests {
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
}
