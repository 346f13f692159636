import AppLifecycle
import PushRules
import Testing

@testable import RouteReport

struct TraceWordingTests {
  @Test(arguments: TraceWording.Notes.allCases)
  func `notes keep texts apart and within 80 columns`(notes: TraceWording.Notes) throws {
    let wording = TraceWording(notes: notes)
    for report in [
      try TraceSamples.day(wording: wording), try TraceSamples.scenes(wording: wording),
    ] {
      #expect(TracePicture(report).canvas.overlaps.isEmpty)
      #expect(report.svg.isWellFormed)
      for line in report.text(.plain).split(separator: "\n") where line.count > 80 {
        #expect(line.contains("push:"), "\(line)")
      }
    }
  }

  private static let notes: [(notes: TraceWording.Notes, text: Bool)] = [
    (notes: TraceWording.Notes.all, text: true),
    (notes: .off, text: false),
  ]

  @Test(arguments: notes)
  func `notes are printed in full or not at all`(notes: TraceWording.Notes, text: Bool) throws {
    let report = try TraceSamples.day(wording: TraceWording(notes: notes))
    for format in [report.text(.plain), report.markdown, report.svg] {
      #expect(format.contains("After iOS 11") == text)
    }
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
}
