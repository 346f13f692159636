public import PushRules

extension Callback {
  /// The version of iOS that deprecates the method, or nil.
  ///
  /// For the methods that a push can call, A-007 is the source.
  public var deprecated: SystemVersion? {
    switch self {
    case .push(.didReceive), .push(.handleAction), .push(.handleActionResponse): .iOS(10, 0)
    case .push: nil
    case .lifecycle(let method): method.deprecated
    }
  }
}
