internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

/// In which situations methods run, of all situations of one app with usual headers and settings.
enum WhenQuestion {
  static func json(_ request: JSONNode) throws(RequestError) -> JSONTree {
    let words = request["methods"]?.elements ?? []
    let methods = words.compactMap { $0.string.flatMap { DelegateMethod($0) } }
    guard !methods.isEmpty, methods.count == words.count else {
      throw RequestError("expected a member `methods` with an array of methods")
    }
    let space: SpaceArguments
    do {
      var stated = StatedSituation([:])
      stated.app = try AssumedApp(of: [stated])
      space = try SpaceArguments(
        stated,
        headers: nil,
        payload: nil,
        areUsual: true,
        asked: methods
      )
    } catch {
      throw RequestError(error.description)
    }
    do {
      let called = try WhenCalled(methods, of: space.space)
      return WhenReport(called, usual: space.usual, app: space.app).json
    } catch {
      throw RequestError(error.description)
    }
  }
}
