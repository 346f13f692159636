package import AppProfile
internal import PushPayload
internal import PushRules

extension RouteAnswer {
  /// Adds the handlers of SDKs that run inside the callbacks.
  package func adding(_ sdks: [StatedSDK]) -> RouteAnswer {
    guard let route, !sdks.isEmpty else { return self }
    var answer = self
    answer.handlers = route.calls.flatMap { call in
      guard let trigger = trigger(of: call) else { return [] as [HandlerCall] }
      return sdks.flatMap { stated in
        stated.handlers(in: call.method, on: trigger, situation.payload.kind, situation.lifecycle)
          .map { name in
            HandlerCall(
              method: call.method,
              phase: call.phase,
              name: name,
              agent: stated.sdk.name,
              key: stated.sdk.key
            )
          }
      }
    }
    return answer
  }

  /// The event of a call that runs a handler, or nil.
  private func trigger(of call: Call) -> SDKHandler.Trigger? {
    if call.phase == .arrival {
      return call.applicationState == .background ? .background : .foreground
    }
    if call.handedOver?.status == .absent { return nil }
    return switch situation.userAction {
    case .notification: situation.state.termination == nil ? .tap : .launch
    case .action, .foregroundAction, .textAction: .action
    case .dismiss: .dismissal
    case .icon, nil: nil
    }
  }
}

extension PayloadTraits {
  fileprivate var kind: SDKHandler.Kind {
    guard contentAvailable == .one else { return .shown }
    return content == .nothing ? .silent : .both
  }
}
