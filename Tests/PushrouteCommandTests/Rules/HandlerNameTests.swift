import AppProfile
import PushRules
import Testing

@testable import PushrouteCommand

struct HandlerNameTests {
  private static let handlers: [(word: String, sdks: [String], methods: [String])] = [
    ("onMessage", ["flutterfire", "rnfb-messaging"], ["did-receive-fetch", "will-present"]),
    ("FirebaseMessaging.onMessage", ["flutterfire"], ["did-receive-fetch"]),
    ("messaging().onMessage", ["rnfb-messaging"], ["will-present"]),
    ("getInitialMessage()", ["flutterfire"], ["did-finish-launching", "scene-will-connect"]),
    ("onNotificationOpenedApp", ["rnfb-messaging"], ["did-receive-response"]),
    ("setNotificationHandler", ["expo-notifications"], ["will-present"]),
    ("pushNotificationActionPerformed", ["capacitor"], ["did-receive-response"]),
  ]

  @Test(arguments: handlers)
  func `a handler of an SDK stands for the methods that run it`(
    word: String,
    sdks: [String],
    methods: [String]
  ) {
    let found = NamedHandler.all(word)
    #expect(Set(found.map { $0.sdk.id }).isSuperset(of: sdks))
    let rules = Run(["rules", word])
    #expect(rules.code == .done)
    for method in methods {
      #expect(found.contains { $0.methods(in: nil).map { $0.id }.contains(method) }, "\(method)")
      #expect(rules.output.contains(method))
    }
    let want = Run(["eval", "alert.json", "--state", "active", "--want", word])
    #expect(want.code == .done)
    #expect(want.errors.hasPrefix("pushroute: --want \(word): a handler of "))
    #expect(Run(["table", "--when", word, "--state", "active"]).code == .done)
  }

  @Test func `a life cycle decides which method runs a handler`() {
    func want(_ flags: String) -> String {
      let call = "eval alert.json --state suspended --json --want getInitialMessage "
      return Run(call + flags).output.filter { !$0.isWhitespace }
    }
    #expect(want("--lifecycle scene").contains("\"want\":[\"scene-will-connect\"]"))
    #expect(!want("--lifecycle scene").contains("\"want\":[\"did-finish-launching\"]"))
    #expect(want("--ios 18 --lifecycle app").contains("\"want\":[\"did-finish-launching\"]"))
  }

  @Test func `only a handler of pushes counts`() {
    #expect(NamedHandler.all("onDidReceiveNotificationResponse").isEmpty)
    #expect(NamedHandler.all("userNotificationCenter").isEmpty)
    #expect(Run("rules onNothing").code == .failure)
  }
}
