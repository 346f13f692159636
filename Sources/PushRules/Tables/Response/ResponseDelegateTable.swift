import DecisionTables

extension DecisionTable {
  /// Names who can take what the user does.
  static let responseDelegate = DecisionTable(.response, names: .responseDelegate) {
    Case("response-delegate.before-10", .responseDelegate(.tooOld))
      .when(.before(10, 0))
      .because("userNotificationCenter didReceive exists from iOS 10.")
      .documented("A-007")
    Case("response-delegate.no-delegate", .responseDelegate(.nobody))
      .when(.since(10, 0), .delegate(nil))
      .because("No delegate of the notification center is set.")
      .documented("A-037")
    Case("response-delegate.no-did-receive-response", .responseDelegate(.lacking))
      .when(.since(10, 0), .delegateInPlace, .lacks(.didReceiveResponse))
      .because("The notification center's delegate does not implement didReceive response.")
      .documented("R-05")
    Case("response-delegate.responds", .responseDelegate(.answers))
      .when(.since(10, 0), .delegate(.set), .implements(.didReceiveResponse))
      .because("The notification center's delegate implements didReceive response.")
      .documented("A-071")
    Case("response-delegate.late-in-time", .responseDelegate(.answers))
      .when(.since(10, 0), .delegate(.late), .implements(.didReceiveResponse))
      .and(!.placeAtResponse(.gone))
      .because("The delegate was set late, but before this: the app ran already.")
      .documented("R-19 A-012")
    Case("response-delegate.late", .responseDelegate(.tooLate))
      .when(.since(10, 0), .delegate(.late), .implements(.didReceiveResponse))
      .and(.placeAtResponse(.gone))
      .because(
        "The delegate is set after the launch has finished, too late for what launched the app."
      )
      .documented("R-19 A-012")
  }
}
