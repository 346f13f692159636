internal import PushPayload
internal import PushRules
package import Questions

// The findings about a payload that can change which callbacks it fires.
extension RouteAnswer {
  package func adding(_ found: FileFindings) -> RouteAnswer {
    let counting = found.filter { $0.intent.map { outcome(of: $0) != nil } ?? true }
    return changed { $0.findings = counting }
  }

  /// The answer for the push that its sender meant, or nil if it is the same.
  func outcome(of intent: PushIntent) -> String? {
    guard let route, let meant = try? Route(intent.mended(in: situation)) else { return nil }
    let calls = meant.headline
    let isShownAlike = meant.arrival.presentationInWords == route.arrival.presentationInWords
    guard
      calls != route.headline || !isShownAlike
        || meant.arrival.wake.inWords != route.arrival.wake.inWords
    else { return nil }
    return (isShownAlike ? "" : meant.arrival.presentationInWords + ", ") + calls
  }
}

extension InputPayload {
  package var findings: FileFindings {
    let all = found?.findings ?? []
    let lines = all.isEmpty ? nil : payload?.document.lineMap
    return FileFindings(found?.file.path ?? source, found?.file.bytes ?? [], all, lines: lines)
  }
}

extension Route.Arrival {
  fileprivate var presentationInWords: String {
    presentation.answer == .nothing
      ? "nothing shown" + presentation.confidence.doubt : presentation.inWords
  }
}
