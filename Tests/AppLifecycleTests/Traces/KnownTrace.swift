import PushRules
import Testing

@testable import AppLifecycle

/// A trace that is known from printed logs, from Apple or from a ruling.
struct KnownTrace: Sendable, CustomTestStringConvertible {
  /// The rows of the reference (T-) and the rulings (L-) that state it, or a sentence about it.
  let name: String
  let play: Play
  /// The lowest confidence of what cites the ruling, or nil if the ruling states none.
  let confidence: Confidence?

  var testDescription: String { name }

  /// The ids of its name, if the name is made up of ids alone.
  var ids: [String] {
    let words = name.split(separator: " ").map { String($0) }
    return words.allSatisfy { $0.contains(/^[TL]-[A-Z]*[0-9]+[a-z]?$/) } ? words : []
  }

  /// The ruling that states the confidence.
  var ruling: String { ids.first { $0.hasPrefix("L-") } ?? ids[0] }

  static func read(_ text: String) -> [KnownTrace] {
    TraceText.items(text).map { item in
      let sure = item.fields.first { $0.hasPrefix("sure ") }
      return KnownTrace(
        name: item.fields[0],
        play: Play(item.fields.dropFirst(), item.lines),
        confidence: sure.flatMap { text in
          Confidence.allCases.first { $0.name == text.dropFirst(5) }
        }
      )
    }
  }

  /// The traces to match call by call.
  static let all: [KnownTrace] =
    launches + leaving + interruptions + ends + scenes + rulingsOnLeaving + rulingsOnWork
    + laterRulings + endToEnd + delegates + receivers + settings
    + nothingToTap

  /// Traces that only a note or a reason of the last event shows.
  static let noted = read(
    """
    T-H2 T-R4 | 11- | active | home
    T-I5 T-I7 | 14- | active | call-incoming
    T-N2 T-N3 | 11- | active | notification-center-open
    T-LK5 | 4- | active | lock
    T-K4 | 4- | background | memory-purge
    T-K5 | 4-6 | background | remove-in-switcher
    T-K8 | 4 | active | reboot
    T-K11 T-B1 | 4- | active | background-task-begin
    T-E2 | 4 | active exits | home
    T-V9 | 6- | ended | tap-icon
    T-S5b | 13- | scene active | remove-in-switcher
    T-S7 | 13- | scene active ipad-with-windows | remove-in-switcher
    T-S10 | 13- | scene ended | push:ca
    T-S13 | 18.4- | ended | tap-icon
    L-16 | all | active | notes system-alert-kinds | system-alert-open
    L-17 | 4- | active tasks:2 | notes tasks-in-background | home
    L-20 | 4- | suspended | notes purged-next | memory-warning
    L-22 | 9- | active | notes link-by-airdrop | open-url
    L-23 | 13- | scene active ipad-with-windows | notes second-window-views | new-window
    L-24 | 4- | ended | notes location-kinds | location-wake
    L-26 | 5- | active | notes hold-home-gesture | hold-home
    L-27 | 7- | active | notes snapshot-layout | home
    L-27 | 13- | scene ended | notes layout-at-launch | tap-icon
    L-37 | 12 | active | after view-push | notes layout-on-return | view-pop
    L-30 | 16- | active | notes always-on | lock
    L-44 | 7- | ended | notes views-and-push | push:ca
    L-35 | 11- | active | notes notification-center-bounce | notification-center-open
    L-28 | 13- | scene active | notes views-at-disconnect | remove-in-switcher
    """
  )

  /// The reasons on a version of iOS that cite its ruling.
  func reasons(on system: SystemVersion) throws -> [Reason] {
    try play.steps(on: system).flatMap { [$0.reason] + $0.calls.map(\.reason) }
      .filter { $0.citations.contains(ruling) }
  }
}

extension Play {
  /// The citations of the steps, their calls and their notes on a version of iOS.
  func citations(on system: SystemVersion) throws -> Set<String> {
    Set(
      try steps(on: system).flatMap { step in
        step.reason.citations + step.calls.flatMap(\.reason.citations)
          + step.notes.flatMap(\.citations)
      }
    )
  }
}
