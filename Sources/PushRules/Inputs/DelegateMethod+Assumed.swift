extension DelegateMethod {
  /// The default methods of an app.
  ///
  /// - Parameters:
  ///   - system: The version of iOS.
  ///   - lifecycle: The life cycle of the app, or nil for the usual one of the version.
  /// - Returns: Methods that the version has.
  package static func assumed(
    on system: SystemVersion,
    _ lifecycle: Lifecycle? = nil
  ) -> Set<DelegateMethod> {
    guard system >= .iOS(10, 0) else {
      let old: [DelegateMethod] = [.didFinishLaunching, .didReceive, .didReceiveFetch]
      return Set(old.filter { $0.since <= system })
    }
    var usual: Set<DelegateMethod> = [
      .didFinishLaunching, .didReceiveFetch, .willPresent, .didReceiveResponse,
    ]
    let isOfScenes = lifecycle.map { $0 == .scene } ?? (system >= .iOS(26, 0))
    usual.set(.sceneWillConnect, to: isOfScenes && system >= .iOS(13, 0))
    return usual
  }
}
