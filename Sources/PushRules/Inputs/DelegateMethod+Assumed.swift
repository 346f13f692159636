extension DelegateMethod {
  /// The methods of an app that says nothing about them.
  ///
  /// - Parameters:
  ///   - system: The version of iOS that the app was made for.
  ///   - lifecycle: The life cycle that it uses, or nil for the one that is usual for the version.
  /// - Returns: The methods, all of which the version has.
  package static func assumed(
    on system: SystemVersion,
    _ lifecycle: Lifecycle? = nil
  ) -> ValueSet<DelegateMethod> {
    guard system >= .iOS(10, 0) else {
      let old: [DelegateMethod] = [.didFinishLaunching, .didReceive, .didReceiveFetch]
      return ValueSet(old.filter { $0.since <= system })
    }
    var usual = ValueSet<DelegateMethod>([
      .didFinishLaunching, .didReceiveFetch, .willPresent, .didReceiveResponse,
    ])
    let isOfScenes = lifecycle.map { $0 == .scene } ?? (system >= .iOS(26, 0))
    usual[.sceneWillConnect] = isOfScenes && system >= DelegateMethod.sceneWillConnect.since
    return usual
  }
}
