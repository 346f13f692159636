internal import PushPayload

/// Compares two versions of an app for Live Activities that run during the update.
///
/// The new version decodes what the old one encoded, and what servers still send.
struct ActivityChange: Sendable {
  private struct Pair: Hashable {
    let old: String
    let new: String
  }

  private let old: LiveActivity
  private let new: LiveActivity
  private var compared: Set<Pair> = []
  private var depth = 0
  private var reported: Set<Diagnostic> = []
  private(set) var diagnostics: [Diagnostic] = []

  /// The most diagnostics, and the deepest nesting of types.
  private static let most = (diagnostics: 1_000, depth: 200)

  var breaksActivities: Bool { diagnostics.contains { $0.code == LintCode.activityChange.code } }

  init(from old: LiveActivity, to new: LiveActivity) {
    self.old = old
    self.new = new
    compare(old.state, new.state, at: new.place, "content-state")
    compare(old.attributes, new.attributes, at: new.place, "attributes")
  }

  private mutating func compare(
    _ before: DecodedShape,
    _ after: DecodedShape,
    at place: SourcePlace,
    _ path: String
  ) {
    depth += 1
    defer { depth -= 1 }
    let whole = (before: before, after: after)
    switch (before, after) {
    case _ where depth > Self.most.depth:
      let reason = "its types are nested too deeply"
      report(.activityUnknown, "`\(path)` is not compared: \(reason)", at: place)
    case (.unknown(let reason), _), (_, .unknown(let reason)):
      report(.activityUnknown, "`\(path)` cannot be compared: \(reason)", at: place)
    case (.optional(let before), .optional(let after)): compare(before, after, at: place, path)
    case (_, .optional(let after)): compare(before, after, at: place, path)
    case (.optional, _):
      report("`\(path)` was optional and must stay so", at: place)
    case (.list(let before), .list(let after)), (.bounds(let before), .bounds(let after)):
      compare(before, after, at: place, (path + "[]").shown)
    case (.map(let before, let hadNumbers), .map(let after, let hasNumbers)):
      if hasNumbers, !hadNumbers { return reportType(whole.before, whole.after, at: place, path) }
      compare(before, after, at: place, (path + ".*").shown)
    case (.type(let before), .type(let after)):
      guard let one = old.types[before], let other = new.types[after] else { return }
      compare(one, other, path)
    case (.type(let name), _):
      if let one = old.types[name], one.fits(after) { return }
      reportType(before, after, at: place, path)
    default:
      if !after.takes(before) { reportType(before, after, at: place, path) }
    }
  }

  private mutating func reportType(
    _ before: DecodedShape,
    _ after: DecodedShape,
    at place: SourcePlace,
    _ path: String
  ) {
    report("`\(path)` must stay \(before.swiftName), not become \(after.swiftName)", at: place)
  }

  private mutating func compare(_ before: DecodedType, _ after: DecodedType, _ path: String) {
    guard compared.insert(Pair(old: before.name, new: after.name)).inserted else { return }
    switch (before.form, after.form) {
    case (.unknown(let reason), _), (_, .unknown(let reason)):
      compare(.unknown(reason), .unknown(reason), at: after.place, path)
    case (.object(let before), .object(let properties)):
      compare(before, properties, path)
    case (.values(let before), .values(let values)):
      let known = Set(values)
      for value in before where !known.contains(value) {
        report("`\(after.name)` lost `\(value.inWords)`, which `\(path)` may have", at: after.place)
      }
    case (.cases(let before), .cases(let cases)):
      let known = Dictionary(first: cases.map { ($0.key, $0) })
      for one in before {
        guard let same = known[one.key] else {
          report("`\(after.name)` lost `\(one.key)`, which `\(path)` may have", at: after.place)
          continue
        }
        compare(one.properties, same.properties, (path + "." + one.key).shown)
      }
    default:
      report("`\(after.name)` of `\(path)` is of another kind than before", at: after.place)
    }
  }

  private mutating func compare(
    _ before: [DecodedProperty],
    _ after: [DecodedProperty],
    _ path: String
  ) {
    let known = Dictionary(first: before.map { ($0.key, $0) })
    for property in after {
      let path = (path + "." + property.key).shown
      if let same = known[property.key] {
        compare(same.shape, property.shape, at: property.place, path)
      } else if !property.shape.isOptional {
        report(
          "`\(property.declaration)` is new and must be optional: a running activity has no "
            + "`\(path)`",
          at: property.place
        )
      }
    }
  }

  private mutating func report(_ message: String, at place: SourcePlace) {
    report(.activityChange, message, at: place)
  }

  private mutating func report(_ code: LintCode, _ message: String, at place: SourcePlace) {
    let diagnostic = Diagnostic(code, message, at: place)
    guard diagnostics.count <= Self.most.diagnostics, reported.insert(diagnostic).inserted else {
      return
    }
    let others = Diagnostic(
      .activityUnknown,
      "there are more changes, which are not listed",
      at: place
    )
    diagnostics.append(diagnostics.count < Self.most.diagnostics ? diagnostic : others)
  }
}

extension DecodedShape {
  /// Whether this shape decodes everything that another one encodes; neither is a type of the app.
  fileprivate func takes(_ other: DecodedShape) -> Bool {
    switch (other, self) {
    case (.integer(let before), .integer(let after)):
      guard let before = Self.limits[before], let after = Self.limits[after] else { return false }
      return after.lowerBound <= before.lowerBound && before.upperBound <= after.upperBound
    case (.number(let before), .number(let after)):
      return Self.greatest[before] ?? 0 <= Self.greatest[after] ?? 0
    case (.integer, .number), (.integer, .date), (.number, .date): return true
    case (.date, .number(let type)): return type != "Float"
    case (.url, .text), (.uuid, .text), (.data, .text): return true
    default: return other == self
    }
  }
}

extension DecodedShape {
  /// One Swift type that is decoded like this.
  fileprivate var swiftName: String {
    switch self {
    case .boolean: "Bool"
    case .integer(let type), .number(let type): type
    case .text: "String"
    case .url: "URL"
    case .uuid: "UUID"
    case .data: "Data"
    case .date: "Date"
    case .optional(let shape): shape.swiftName + "?"
    case .list(let shape): "[\(shape.swiftName)]"
    case .map(let shape, let hasNumbers): "[\(hasNumbers ? "Int" : "String"): \(shape.swiftName)]"
    case .bounds(let shape): "ClosedRange<\(shape.swiftName)>"
    case .type(let name): name
    case .unknown: "something that reading does not show"
    }
  }
}

extension DecodedType {
  fileprivate func fits(_ shape: DecodedShape) -> Bool {
    guard case .values(let values) = form else { return false }
    return values.allSatisfy { value in
      switch (value, shape) {
      case (.text, .text), (.number, .number): true
      case (.number(let number), .integer(let type)):
        number == number.rounded() && DecodedShape.limits[type]?.contains(number) == true
      default: false
      }
    }
  }
}

extension Profile {
  package func changes(since old: Profile) -> [Diagnostic] {
    old.activities.flatMap { before in
      let same = activities.filter { $0.name == before.name }
      if let after = same.first(where: { $0.place.file == before.place.file }) ?? same.first {
        return ActivityChange(from: before, to: after).diagnostics
      }
      return [
        Diagnostic(
          .activityChange,
          "`\(before.name)` is gone, but activities of the type may still run",
          at: SourcePlace(file: before.place.file, position: nil)
        )
      ]
    }
  }
}
