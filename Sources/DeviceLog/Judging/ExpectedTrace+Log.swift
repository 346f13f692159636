import AppLifecycle
import PushPayload
package import Questions

extension ExpectedTrace {
  /// Reads the calls that an app prints in a log, as `explain` does, and selectors that stand alone.
  package init(log file: InputFile) throws(FileMessage) {
    var scanner = LogScanner()
    let lines = file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() { scanner.read(line, line: index + 1) }
    let events = Dictionary(grouping: scanner.found.events) { $0.line }
    var marks: [Mark] = []
    for (index, line) in lines.enumerated() {
      let position = SourcePosition(line: index + 1, column: 1)
      for event in events[index + 1] ?? [] where event.kind == nil {
        guard let name = event.name ?? event.ids.first else { continue }
        let word = event.phase.map { TraceWord(.scenePhase($0)) } ?? TraceWord(name)
        marks.append((word, position))
      }
      if events[index + 1] == nil, line.count < 200, let name = LoggedName(line.text)?.name {
        marks.append((TraceWord(name), position))
      }
    }
    guard !marks.isEmpty else {
      let found = "found no name of a callback in \(lines.count.counted("line"))"
      throw file.error(found + ", expected a log that prints some", at: nil)
    }
    self.init(marks)
  }
}
