import Testing

// Which ways out of a method miss its completion handler.
extension ExaminationTests {
  private static let ways = [
    "done(.newData)", "defer { done(.noData) }; guard u.isEmpty else { return }",
    "load(u) { guard $0 else { return }; done(.noData) }", "load(u, done)",
    "guard u.isEmpty else { done(.failed); return }; done(.newData)",
    "guard u.isEmpty else { return done(.failed) }; done(.newData)",
    "if u.isEmpty { done(.noData); return }; done(.newData)",
    "Task { await sync(); done(.newData) }", "load(u).then { done(.newData) }; return",
    "if u.isEmpty { load { done(.noData) }; return }; done(.newData)",
    "let items = u.map { return $0 }; done(.newData)",
  ]

  @Test(arguments: ways)
  func `every way out names the handler`(body: String) {
    #expect(!Self.codes(Self.app(Self.fetch + " { " + body + " }")).contains("completion-missing"))
  }

  @Test
  func `a method that nobody but the app calls owes no completion`() {
    let helper = "\nclass Helper { " + Self.fetch + " { } }"
    let delegate =
      Self.fetch + " { helper.application(a, didReceiveRemoteNotification: u, "
      + "fetchCompletionHandler: done) }"
    #expect(!Self.codes(Self.app(delegate, helper)).contains("completion-missing"))
  }

  @Test(arguments: ["", "API_AVAILABLE(ios(10.0), macos(10.14))", "__OSX_AVAILABLE(10.14)"])
  func `macros behind a method are not its handler`(macro: String) {
    let text = """
      == AppDelegate.m
      @implementation AppDelegate
      - (void)application:(UIApplication *)a didReceiveRemoteNotification:(NSDictionary *)u fetchCompletionHandler:(void (^)(UIBackgroundFetchResult result))handler \(macro) { handler(0); }
      @end
      """
    #expect(!Self.codes(text).contains("completion-missing"))
  }
}
