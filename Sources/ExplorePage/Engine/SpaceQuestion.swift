internal import PushPayload
internal import PushRules
internal import RouteReport

/// Questions about all situations at once.
enum SpaceQuestion {
  /// All situations: nothing is stated, so no value of the model is fixed.
  private static let everything = SituationSpace(
    like: Situation(state: .active, payload: PayloadTraits()),
    stating: []
  )

  /// In which situations the answer differs between two sides.
  static func difference(_ request: JSONNode) throws(RequestError) -> JSONTree {
    guard let question = request["name"]?.string.flatMap({ NamedDifference($0) }) else {
      throw RequestError("expected a member `name` with the name of a difference")
    }
    let sides = question.sides(of: everything)
    let parts = AnswerPart.usual
    do {
      let difference = try Difference(from: sides.left, to: sides.right, in: parts)
      return DifferenceReport(difference, in: parts, question: question).json
    } catch {
      throw RequestError(error.description)
    }
  }

  /// In which situations methods run.
  static func when(_ request: JSONNode) throws(RequestError) -> JSONTree {
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
