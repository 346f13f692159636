internal import PushPayload
internal import PushRules
internal import RouteReport

/// In which situations methods run, of all situations.
enum WhenQuestion {
  /// All situations: nothing is stated, so no value of the model is fixed.
  private static let everything = SituationSpace(
    like: Situation(state: .active, payload: PayloadTraits()),
    stating: []
  )

  static func json(_ request: JSONNode) throws(RequestError) -> JSONTree {
    let words = request["methods"]?.elements ?? []
    let methods = words.compactMap { $0.string.flatMap { DelegateMethod($0) } }
    guard !methods.isEmpty, methods.count == words.count else {
      throw RequestError("expected a member `methods` with an array of methods")
    }
    do {
      return WhenReport(try WhenCalled(methods, of: everything)).json
    } catch {
      throw RequestError(error.description)
    }
  }
}
