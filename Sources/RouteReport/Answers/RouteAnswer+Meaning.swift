internal import PushPayload
internal import PushRules

extension RouteAnswer {
  /// What would happen if the push did what it was meant to do, or nil if the answer is the same.
  func outcome(of meaning: Meaning) -> String? {
    guard let route, let meant = try? Route(meaning.mended(in: situation)) else { return nil }
    let calls = meant.callsInWords
    let isShownAlike = meant.arrival.presentationInWords == route.arrival.presentationInWords
    guard
      calls != route.callsInWords || !isShownAlike
        || meant.arrival.wake.inWords != route.arrival.wake.inWords
    else { return nil }
    return (isShownAlike ? "" : meant.arrival.presentationInWords + ", ") + calls
  }
}

extension Route {
  /// The callbacks, each with how sure it is.
  fileprivate var callsInWords: String {
    calls.isEmpty ? "nothing runs" : calls.map { $0.inWords }.joined(separator: ", then ")
  }
}

extension Route.Arrival {
  fileprivate var presentationInWords: String {
    presentation.answer == .nothing
      ? "nothing shown" + presentation.confidence.doubt : presentation.inWords
  }
}
