import AppLifecycle
import Foundation
import PushTestSupport
import Questions
import Testing

@testable import DeviceLog
@testable import PushrouteCommand

/// `explain` and `simulate --check` read the same names in a log.
struct LogReadingTests {
  private static func events(_ text: String) -> [String] {
    var scanner = LogScanner()
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      scanner.read(ArraySlice(Array(line.utf8)), line: index + 1)
    }
    return scanner.found.events.filter { $0.phrase == nil }.compactMap { $0.name ?? $0.ids.first }
  }

  @Test func `all published logs are read alike`() {
    let files = MemoryWorld.project.files.filter {
      $0.key.hasPrefix("Payloads/logs/") && $0.key.hasSuffix(".log")
    }
    #expect(files.count > 25)
    var checked = 0
    for (name, text) in Sweep.of(files.sorted { $0.key < $1.key }, oneIn: 4) {
      let names = Self.events(text)
      let check = Run("simulate home --check \(name)", in: .project)
      let explained = Run("explain \(name)", in: .project)
      #expect(explained.code == .done, "\(name)")
      if names.isEmpty {
        #expect(check.errors.contains("found no name of a callback"), "\(name): \(check.errors)")
      } else {
        #expect(check.code == .done || check.errors.contains("expected"), "\(name)")
        #expect(!check.errors.contains("found no name of a callback"), "\(name)")
        checked += 1
      }
    }
    #expect(checked > (Sweep.isWhole ? 5 : 0), "\(checked)")
  }

  @Test func `each callback is read in each spelling, also by explain`() {
    for callback in Callback.all {
      for word in [callback.id, callback.selector, callback.signature] {
        let line = "12:00:00 App[1:2] pushroute \(word) state=active thread=main"
        let found = Self.events(line)
        // A short name is that of several callbacks.
        #expect(found == [callback.id] || found.count < 2 && word != callback.id, "\(word)")
      }
    }
  }
}
