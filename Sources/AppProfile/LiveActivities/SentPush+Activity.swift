internal import PushPayload

// Pushes to Live Activities, checked against the types of the app.
extension SentPush {
  /// Values that iOS cannot decode in a push to a Live Activity, and values that no type has.
  func diagnostics(
    for activities: [LiveActivity],
    path: @escaping @Sendable (String) -> String = { $0 }
  ) -> [Diagnostic] {
    guard !activities.isEmpty, let aps = payload.aps,
      aps["content-state"]?.members != nil || aps["attributes"]?.members != nil
    else { return [] }
    var candidates = activities
    if let type = aps["attributes-type"], let name = type.string {
      candidates = activities.filter { $0.name == name }
      if candidates.isEmpty {
        let known = activities.map { "`\($0.name)`" }.joined(separator: ", ")
        return [
          Diagnostic(
            .activityTypeUnknown,
            "`attributes-type` must be a type of ActivityAttributes (\(known)), not `\(name)`",
            at: place(of: type.offset..<type.end, payload.document.lineMap)
          )
        ]
      }
    }
    // An update does not name its type: the type that fits best counts.
    let checks = candidates.map { candidate in
      (candidate.name, Self.check(aps, ActivityCheck(candidate.types, path: path), for: candidate))
    }
    let best = checks.min { $0.1.mismatchCount < $1.1.mismatchCount }?.0
    let lines = payload.document.lineMap
    return checks.filter { $0.0 == best }.flatMap { $0.1.problems }.unique().map { problem in
      Diagnostic(problem.code, problem.message, at: place(of: problem.range, lines))
    }
  }

  private static func check(
    _ aps: JSONNode,
    _ check: ActivityCheck,
    for activity: LiveActivity
  ) -> ActivityCheck {
    var check = check
    if let state = aps["content-state"] {
      check.check(state, as: activity.state, for: "content-state")
    }
    if let attributes = aps["attributes"] {
      check.check(attributes, as: activity.attributes, for: "attributes")
    }
    return check
  }

  private func place(of range: Range<Int>, _ lines: LineMap) -> SourcePlace {
    SourcePlace(file: self.path, position: lines.position(of: range.lowerBound), range: range)
  }
}
