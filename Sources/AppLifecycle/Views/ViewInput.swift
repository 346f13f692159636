import DecisionTables
import PushRules

/// An input of the rules about view controllers, in the order in which conditions print.
enum ViewInput: Int, CaseIterable, Sendable {
  case event, place, system

  var description: ColumnDescription {
    switch self {
    case .event: ColumnDescription("event", words: ViewEvent.allCases.map { $0.rawValue })
    case .place: ColumnDescription(phrases: ViewPlace.allCases.map { $0.rawValue })
    case .system: .systemOfViews
    }
  }

  var column: Column { Schema.views.columns[rawValue] }
}

extension Schema {
  /// The columns of the tables of view controllers; the last one states whether an event is possible.
  static let views = Schema(
    inputs: ViewInput.allCases.map { $0.description },
    answers: [.feasibility]
  )
}

extension Entry {
  static func on(_ events: ViewEvent...) -> Entry { Entry(.event, events) }
  static func at(_ places: ViewPlace...) -> Entry { Entry(.place, places) }
  static var visible: Entry { at(.root, .pushed, .presented, .pushedOnPresented) }

  private init<Value: CaseIterable & Equatable>(_ input: ViewInput, _ values: [Value]) {
    let places = Value.allCases.enumerated().filter { values.contains($0.element) }
    self.init(input.column, places.reduce(0) { $0 | UInt64(bit: $1.offset) })
  }

  static func iOS(from first: Int = 3, before end: Int = .max) -> Entry {
    let versions = SystemVersion.viewChanges
    let places = versions.indices.filter { versions[$0].major >= first && versions[$0].major < end }
    return Entry(ViewInput.system.column, places.reduce(0) { $0 | UInt64(bit: $1) })
  }
}

extension SystemVersion {
  static let viewChanges: [SystemVersion] = [.iOS(3, 0), .iOS(4, 0), .iOS(6, 0), .iOS(13, 0)]
}

extension Region {
  init(_ event: ViewEvent, at place: ViewPlace, on system: SystemVersion) {
    self = Schema.views.any & .on(event) & .at(place)
    let version = SystemVersion.viewChanges.lastIndex { $0 <= system } ?? 0
    self[ViewInput.system.column] = UInt64(bit: version)
  }
}

extension ColumnDescription {
  fileprivate init(phrases: [String]) {
    self.init(
      "",
      values: phrases,
      phrase: { $0.places.map { phrases[$0] }.joined(separator: " or ") }
    )
  }

  fileprivate static var systemOfViews: ColumnDescription {
    let names = SystemVersion.viewChanges.map { $0.firstRelease }
    return ColumnDescription(
      "iOS",
      values: names,
      phrase: { $0.places.runs.map { words(for: $0, of: names) }.joined(separator: " or ") }
    )
  }

  /// A run of versions, such as `from iOS 4, before iOS 13`.
  private static func words(for run: ClosedRange<Int>, of names: [String]) -> String {
    var bounds: [String] = []
    if run.lowerBound > 0 { bounds.append("from iOS " + names[run.lowerBound]) }
    if run.upperBound + 1 < names.count { bounds.append("before iOS " + names[run.upperBound + 1]) }
    return bounds.joined(separator: ", ")
  }
}
