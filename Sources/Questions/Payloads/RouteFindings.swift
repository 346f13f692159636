package import PushPayload
package import PushRules

/// The findings about a payload that can change which callbacks it fires.
package struct RouteFindings: Sendable {
  package let file: InputFile
  package let findings: [Finding]

  /// Finds what changes routes, and what other parsers read differently; `slip` is the reason why
  /// only Apple's own parser accepts the text.
  init(
    in payload: Payload,
    of file: InputFile,
    _ slip: Finding? = nil,
    for situation: Situation
  ) {
    let lint = Lint(
      payload,
      headers: situation.headers,
      system: situation.system,
      scope: .routes
    )
    self.file = file
    findings = (slip.map { [$0] } ?? []) + lint.findings.all
  }
}

extension Situation {
  package var headers: RequestHeaderList {
    var stated: [RequestHeaderList.Header] = []
    if let pushType { stated.append(.init("apns-push-type", pushType.name)) }
    if let priority { stated.append(.init("apns-priority", priority.name)) }
    return RequestHeaderList(stated)
  }
}
