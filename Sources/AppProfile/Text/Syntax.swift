/// A syntax that a reader parses, with its limits.
enum Syntax: CaseIterable, Hashable, Sendable {
  case swift
  case objectiveC
  /// The name of a type, with its generic arguments.
  case type
  case condition
  case xmlPropertyList
  case textPropertyList
  /// The groups of `project.pbxproj`.
  case project
  /// The xcconfig files that a configuration includes.
  case buildSettings
  /// A lock file, or a list of packages, line by line.
  case packages
  /// A file that states the oldest version of iOS.
  case deployment

  struct Limits: Hashable, Sendable {
    /// The most bytes; the rest is not read.
    let bytes: Int
    /// The deepest nesting; what lies deeper is skipped.
    let depth: Int
    /// The most steps ahead for each byte.
    let steps: Int
  }

  private static let file = 16 << 20

  var limits: Limits {
    switch self {
    case .swift: Limits(bytes: Self.file, depth: 64, steps: 8)
    case .objectiveC: Limits(bytes: Self.file, depth: 1, steps: 8)
    case .type: Limits(bytes: Self.file, depth: 32, steps: 1)
    case .condition: Limits(bytes: 4_000, depth: 50, steps: 1)
    case .xmlPropertyList, .textPropertyList: Limits(bytes: Self.file, depth: 100, steps: 1)
    case .project: Limits(bytes: Self.file, depth: 100, steps: 8)
    case .buildSettings: Limits(bytes: Self.file, depth: 50, steps: 1)
    case .packages, .deployment: Limits(bytes: Self.file, depth: 1, steps: 1)
    }
  }
}
