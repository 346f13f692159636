import AppLifecycle
import PushRules
import Testing

@testable import RouteReport

struct TraceNotesTests {
  @Test(arguments: TraceNotes.allCases)
  func `notes keep texts apart and within 80 columns`(notes: TraceNotes) throws {
    for report in [
      try TraceSamples.day(notes: notes), try TraceSamples.scenes(notes: notes),
    ] {
      #expect(TracePicture(report).canvas.overlaps.isEmpty)
      #expect(report.svg.isWellFormed)
      for line in report.text(.plain).split(separator: "\n") where line.count > 80 {
        #expect(line.contains("push:"), "\(line)")
      }
    }
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
