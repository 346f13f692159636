package import PushPayload

/// Compares two versions of an app for Live Activities that run during the update.
///
/// The new version decodes what the old one encoded, and what servers still send.
struct ActivityChange: Sendable {
  private let old: LiveActivity
  private let new: LiveActivity
  /// The new types with which each old one was compared.
  private var compared: [String: Set<String>] = [:]
  private var depth = 0
  private var reported: Set<Finding> = []
  private(set) var findings: [Finding] = []

  private static let most = (findings: 1_000, depth: 200)

  var breaksActivities: Bool { findings.contains { $0.code == LintCode.activityChange.code } }

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
    switch (before, after) {
    case _ where depth > Self.most.depth:
      let message = "`\(path)` is not compared: its types are nested too deeply"
      report(message, at: place, as: .activityUnknown)
    case (.unknown(let reason), _), (_, .unknown(let reason)):
      report("`\(path)` cannot be compared: \(reason)", at: place, as: .activityUnknown)
    case (.optional(let before), .optional(let after)): compare(before, after, at: place, path)
    case (_, .optional(let after)): compare(before, after, at: place, path)
    case (.optional, _): report("`\(path)` was optional and must stay so", at: place)
    case (.list(let before), .list(let after)), (.bounds(let before), .bounds(let after)):
      compare(before, after, at: place, (path + "[]").shown)
    case (.map(let before, let hadNumbers), .map(let after, let hasNumbers))
    where hadNumbers || !hasNumbers:
      compare(before, after, at: place, (path + ".*").shown)
    case (.type(let before), .type(let after)):
      guard let one = old.types[before], let other = new.types[after] else { return }
      compare(one, other, path)
    case (.type(let name), _) where old.types[name]?.fits(after) == true: break
    default:
      if after.takes(before) { return }
      report("`\(path)` must stay \(before.swiftName), not become \(after.swiftName)", at: place)
    }
  }

  private mutating func compare(_ before: DecodedType, _ after: DecodedType, _ path: String) {
    guard compared[before.name, default: []].insert(after.name).inserted else { return }
    switch (before.form, after.form) {
    case (.unknown(let reason), _), (_, .unknown(let reason)):
      compare(.unknown(reason), .unknown(reason), at: after.place, path)
    case (.object(let before), .object(let properties)):
      compare(before, properties, path)
    case (.values(let before), .values(let values)):
      for value in before.all where values[value] == nil {
        report("`\(after.name)` lost `\(value.inWords)`, which `\(path)` may have", at: after.place)
      }
    case (.cases(let before), .cases(let cases)):
      for one in before.all {
        guard let same = cases[one.key] else {
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
    _ before: Keyed<String, DecodedProperty>,
    _ after: Keyed<String, DecodedProperty>,
    _ path: String
  ) {
    for property in after.all {
      let path = (path + "." + property.key).shown
      if let same = before[property.key] {
        compare(same.shape, property.shape, at: property.place, path)
      } else if !property.shape.isOptional {
        let message =
          "`\(property.declaration)` is new and must be optional: a running activity has no "
          + "`\(path)`"
        report(message, at: property.place)
      }
    }
  }

  private mutating func report(
    _ message: String,
    at place: SourcePlace,
    as code: LintCode = .activityChange
  ) {
    let finding = Finding(code, message, at: place)
    let rest = Self.most.findings - findings.count
    guard rest >= 0, reported.insert(finding).inserted else { return }
    let others = "there are more changes, which are not listed"
    findings.append(rest > 0 ? finding : Finding(.activityUnknown, others, at: place))
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

  fileprivate var swiftName: String {
    switch self {
    case .boolean, .text, .url, .uuid, .data, .date:
      Self.single.first { $0.1 == self }?.0 ?? ""
    case .integer(let type), .number(let type): type
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
    return values.all.allSatisfy { value in
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
  package func changes(since old: Profile) -> [Finding] {
    old.activities.flatMap { before in
      let same = activities.filter { $0.name == before.name }
      if let after = same.first(where: { $0.place.file == before.place.file }) ?? same.first {
        return ActivityChange(from: before, to: after).findings
      }
      let message = "`\(before.name)` is gone, but activities of the type may still run"
      let place = SourcePlace(file: before.place.file, position: nil)
      return [Finding(.activityChange, message, at: place)]
    }
  }
}
