public import PushPayload
internal import PushRules

extension RouteAnswer {
  /// What would happen if the push said what it was meant to say, or nil if the answer is the same.
  public func outcome(of meaning: Meaning) -> String? {
    guard let route, let meant = try? Route(meaning.said(in: situation)) else { return nil }
    let calls = meant.callsInWords
    let isShownAlike = meant.arrival.presentationInWords == route.arrival.presentationInWords
    guard calls != route.callsInWords || !isShownAlike || meant.wake != route.wake else {
      return nil
    }
    return (isShownAlike ? "" : meant.arrival.presentationInWords + ", ") + calls
  }
}

extension Route {
  /// The callbacks, each with how sure it is.
  fileprivate var callsInWords: String {
    calls.isEmpty ? "nothing runs" : calls.map(\.inWords).joined(separator: ", then ")
  }

  fileprivate var wake: String { arrival.wake.answer.name + arrival.wake.confidence.doubt }
}

extension Route.Arrival {
  fileprivate var presentationInWords: String {
    let words = presentation.answer == .nothing ? "nothing shown" : presentation.answer.name
    return words + presentation.confidence.doubt
  }
}

extension Call {
  /// The method, and how sure it is where Apple does not say so.
  var inWords: String { method.id + confidence.doubt }
}

extension Confidence {
  /// How sure something is, to put behind it; empty where Apple says so.
  var doubt: String { self == .documented ? "" : " (\(name))" }
}
