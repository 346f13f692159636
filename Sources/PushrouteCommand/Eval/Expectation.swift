internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

/// The methods that the user expects to run, in order.
struct Expectation: Hashable, Sendable {
  let methods: [DelegateMethod]

  /// Reads a list of methods, or `nothing`; returns nil without a text.
  init?(_ text: String?) throws(ArgumentError) {
    guard let text else { return nil }
    methods = try MethodList(text, of: .flag(.expect), empty: "nothing").methods
  }

  func miss(in answer: RouteAnswer) -> PrintedText? {
    let got = (answer.route?.calls ?? []).map(\.method)
    guard got != methods else { return nil }
    let place = "\(answer.payload.source.printed): \(answer.situation.state.fullName)"
    return PrintedText("\(place): expected \(Self.words(methods)), got \(Self.words(got))")
  }

  private static func words(_ methods: [DelegateMethod]) -> String {
    methods.isEmpty ? "nothing" : methods.map(\.name).joined(separator: ", ")
  }
}
