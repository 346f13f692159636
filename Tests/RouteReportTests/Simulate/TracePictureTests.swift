import Foundation
import PushRules
import PushTestSupport
import Testing

@testable import AppLifecycle
@testable import RouteReport

struct TracePictureTests {
  @Test(arguments: [
    (name: "day", report: try TraceSamples.day()),
    (name: "scenes", report: try TraceSamples.scenes()),
    (name: "views", report: TraceSamples.views()),
    (name: "hostile", report: TraceSamples.hostile()),
    (name: "long", report: TraceSamples.long()),
  ])
  func `no two texts overlap, and none leaves the paper`(name: String, report: TraceReport) {
    let picture = TracePicture(report)
    #expect(picture.canvas.overlaps.isEmpty, "\(name)")
    let paper = Area(x: 0, y: 0, width: picture.layout.width, height: picture.y + 24)
    #expect(picture.canvas.texts.allSatisfy(paper.contains), "\(name)")
    #expect(report.svg.isWellFormed)
    #expect(report.svg == report.svg)
  }

  @Test
  func `the line of the process ends in the last state and never turns up`() throws {
    let picture = TracePicture(try TraceSamples.day())
    let heights = picture.processPath.map(\.y)
    #expect(heights == heights.sorted())
    #expect(picture.processPath.first?.state == .notRunning)
    #expect(picture.processPath.last?.state == .notRunning)
    #expect(picture.processPath.contains { $0.state == .suspended })
  }

  @Test
  func `the line visits every state of the path, in order`() throws {
    let situation = Situation.on(.iOS(12), .active, .empty, in: .both)
    let events: [LifecycleEvent] = [
      .home, .tapIcon, .lock, .unlock, .callIncoming, .callDecline, .removeInSwitcher,
    ]
    let trace = try Trace(playing: Scenario(situation, events: events.map { .event($0) }))
    let report = TraceReport(trace)
    let processPath = TracePicture(report).processPath.map(\.state).withoutRepeats
    let passed = report.steps.flatMap(\.path).withoutRepeats
    #expect(processPath == passed)
    #expect(processPath.count { $0 == .inactive } == 6)
    for (step, call) in report.steps.flatMap({ step in step.calls.map { (step, $0) } }) {
      guard let read = call.applicationState else { continue }
      #expect(step.path[call.stage] == read.process, "\(call)")
    }
  }

  @Test
  func `time passes in a break of the axis`() throws {
    let picture = TracePicture(try TraceSamples.day())
    #expect(picture.breaks.count == 1)
    #expect(TracePicture(TraceSamples.long()).breaks.count == 19)
  }

  @Test
  func `a mark does not move the notifications`() throws {
    let layout = TracePicture(try TraceSamples.scenes()).layout
    let x = "x=\"\(layout.notificationStart)\""
    let lines = TracePicture(try TraceSamples.scenes()).document.split(separator: "\n")
    let posted = lines.filter { $0.hasSuffix("Notification</text>") }
    #expect(posted.count == 6)
    #expect(posted.allSatisfy { $0.contains(x) })
  }

  @Test
  func `a prepared process has a lane only where it occurs`() throws {
    #expect(TracePicture(try TraceSamples.day()).layout.lanes.count == 5)
    #expect(TracePicture(try TraceSamples.scenes()).layout.lanes.contains("prewarmed"))
  }

  @Test
  func `where nothing but views changes, each view controller has a lane`() throws {
    let picture = TracePicture(TraceSamples.views())
    #expect(picture.layout.lanes == ["A", "B", "C"])
    #expect(picture.outline.chapters.map(\.change) == ["A → B", "B → C", "C", "C → B"])
    let moves = picture.readings.compactMap { reading in reading.appears.map { (reading.lane, $0) }
    }
    #expect(
      moves.map(\.0) == ["A", "B", "C", "C"] && moves.map(\.1) == [false, true, true, false]
    )
    // A until B is there, B from then on, C in between.
    #expect(picture.document.ranges(of: "active-line thick").count == 3)
    #expect(TracePicture(TraceSamples.long()).outline.controllers.isEmpty)
  }

  @Test
  func `the picture needs nothing from elsewhere`() throws {
    let svg = try TraceSamples.day().svg
    #expect(!svg.contains("href"))
    #expect(!svg.contains("@import"))
    #expect(svg.contains("prefers-color-scheme:dark"))
    #expect(svg.contains("role=\"img\""))
  }

  @Test(arguments: Typeface.allCases)
  func `lines are no wider than asked for`(face: Typeface) {
    let text = "push:" + String(repeating: "folder/", count: 40) + "payload.json and é 語 words"
    #expect(face.size >= 12)
    let lines = face.lines(of: text, width: 200)
    #expect(lines.allSatisfy { face.width(of: $0) <= 200 })
    #expect(lines.joined().count { $0 != " " } == text.count { $0 != " " })
  }
}

extension [ProcessState] {
  /// The states without those that follow themselves.
  fileprivate var withoutRepeats: [ProcessState] {
    enumerated().filter { $0.offset == 0 || self[$0.offset - 1] != $0.element }.map(\.element)
  }
}

extension SVGCanvas {
  /// The pairs of overlapping texts.
  var overlaps: [(Area, Area)] {
    texts.enumerated().flatMap { index, area in
      texts[(index + 1)...].filter(area.overlaps).map { (area, $0) }
    }
  }
}

extension String {
  /// Whether every element is closed by its name and every `&` begins an entity.
  var isWellFormed: Bool {
    var open: [Substring] = []
    for piece in split(separator: "<") {
      guard let end = piece.firstIndex(of: ">") else { return false }
      let tag = piece[..<end]
      let name = tag.prefix { $0 != " " && $0 != "/" }
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return false }
      } else if !tag.hasSuffix("/") {
        open.append(name)
      }
    }
    let starts = split(separator: "&").dropFirst(hasPrefix("&") ? 0 : 1)
    let entities = ["amp;", "lt;", "gt;", "quot;", "#39;"]
    return open.isEmpty && starts.allSatisfy { start in entities.contains { start.hasPrefix($0) } }
  }
}

struct PaletteTests {
  @Test(arguments: [false, true])
  func `every text stands out from the paper, and notes less than callbacks`(isDark: Bool) throws {
    let paper = try shade("paper", isDark)
    for name in ["ink", "soft", "doubt"] + ProcessState.allCases.map({ $0.name }) {
      #expect(try shade(name, isDark).contrast(with: paper) >= 4.5, "\(name)")
    }
    #expect(
      try shade("soft", isDark).contrast(with: paper) < shade("ink", isDark).contrast(with: paper)
    )
  }

  /// The colour in which the style sheet fills a class, on light or on dark paper.
  private func shade(_ name: String, _ isDark: Bool) throws -> Shade {
    let sheets = SVGPalette.styleSheet.components(separatedBy: "@media")
    let sheet = try #require(isDark ? sheets.last : sheets.first)
    let rule = try #require(sheet.components(separatedBy: ".\(name){fill:#").dropFirst().first)
    let number = try #require(Int(rule.prefix(6), radix: 16))
    return Shade(number)
  }
}

/// A colour as the eye sees it.
private struct Shade {
  private let red: Double
  private let green: Double
  private let blue: Double

  init(_ number: Int) {
    func linear(_ part: Int) -> Double {
      let value = Double(part & 0xFF) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    red = linear(number >> 16)
    green = linear(number >> 8)
    blue = linear(number)
  }

  /// The contrast that WCAG measures.
  func contrast(with other: Shade) -> Double {
    let (dark, light) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  private var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
