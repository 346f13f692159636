import AppLifecycle
import PushRules
import Questions
import Testing

@testable import PushrouteCommand

struct MethodNameTests {
  private static let names: KeyValuePairs<String, String?> = [
    "did-receive": "did-receive",
    "didReceive": "did-receive-response",
    "didReceiveRemoteNotification:": "did-receive",
    "DidReceiveRemoteNotification": "did-receive-fetch",
    "ReceivedRemoteNotification": "did-receive",
    "FinishedLaunching": "did-finish-launching",
    "WillFinishLaunching": "will-finish-launching",
    "WillPresentNotification": "will-present",
    "DidReceiveNotificationResponse": "did-receive-response",
    "DidReceiveNotificationRequest": "service-extension",
    "DidReceiveIncomingPush": "did-receive-incoming-push",
    "WillConnect": "scene-will-connect",
    "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:":
      "did-receive-response",
    "did-receive-fetch": "did-receive-fetch",
    "didReceiveFetch": "did-receive-fetch",
    "didReceiveRemoteNotification": "did-receive",
    "application:didReceiveRemoteNotification": "did-receive",
    "application(_:didReceiveRemoteNotification:)": "did-receive",
    "application(_:didReceiveRemoteNotification:) async": "did-receive-fetch",
    "APPLICATION:didreceiveremotenotification:FetchCompletionHandler": "did-receive-fetch",
    "didReceiveRemoteNotification:fetchCompletionHandler:": "did-receive-fetch",
    "didFinishLaunchingWithOptions": "did-finish-launching",
    "willPresent": "will-present",
    "willPresentNotification": "will-present",
    "userNotificationCenter(_:willPresent:)": "will-present",
    "didReceiveNotificationResponse": "did-receive-response",
    "willConnectTo": "scene-will-connect",
    "handleActionWithIdentifier": "handle-action",
    "userNotificationCenter": nil,
    "completionHandler": nil,
    "application": nil,
    "": nil,
  ]

  @Test(arguments: names)
  func `a method goes by many names`(word: String, id: String?) {
    #expect(MethodList.methods(word).first?.id == id)
  }

  private static let sets: [(word: String, ids: [String])] = [
    (word: "didReceive", ids: ["did-receive-response", "service-extension"]),
    (word: "didReceiveRemoteNotification", ids: ["did-receive", "did-receive-fetch"]),
    (word: "handleActionWithIdentifier", ids: ["handle-action", "handle-action-response"]),
    (word: "willPresent", ids: ["will-present"]),
    (word: "did-receive", ids: ["did-receive"]),
  ]

  @Test(arguments: sets)
  func `a short name is that of several methods`(word: String, ids: [String]) {
    #expect(MethodList.methods(word).map { $0.id } == ids)
    let explained = Run("rules \(word) --json").output
    for id in ids { #expect(explained.contains("\"id\": \"\(id)\""), "\(id)") }
    let run = Run("eval alert.json --want \(word) --state active --json")
    let answers = run.output.filter { !$0.isWhitespace }
    #expect(answers.hasPrefix(ids.count == 1 ? "{" : "["))
    for id in ids { #expect(answers.contains("\"want\":[\"\(id)\"]"), "\(id)") }
  }

  @Test func `the name of a callback is no other's, and can be typed`() {
    #expect(Set(Callback.all.map(\.name)).count == Callback.all.count)
    for callback in Callback.all {
      #expect(MethodNames.callbacks.ids(of: callback.name) == [callback.id])
    }
    #expect(DelegateMethod.willPresent.name == "willPresentNotification:")
    #expect(DelegateMethod.sceneWillConnect.name == "scene:willConnectToSession:options:")
  }

  private static let misspellings: [(word: String, ids: [String])] = [
    (word: "did-recieve", ids: ["did-receive"]),
    (word: "didRecieveRemoteNotification", ids: ["did-receive", "did-receive-fetch"]),
    (word: "userNotificationCenter(_:wilPresent:)", ids: ["will-present"]),
    (word: "handleActionWithIdentifier", ids: ["handle-action", "handle-action-response"]),
    (word: "zzz", ids: []),
  ]

  @Test(arguments: misspellings)
  func `a misspelt method is answered with the right one`(word: String, ids: [String]) {
    #expect(MethodNames.push.ids(like: word) == ids)
  }

  @Test(arguments: [
    "applicationDidBecomeActive", "applicationDidBecomeActive:", "did_become_active",
    "DidBecomeActive",
  ])
  func `rules finds a callback by many names, too`(name: String) {
    #expect(Run("rules " + name).output.hasPrefix("applicationDidBecomeActive:\n"))
  }

  @Test func `a name that several methods share is reported`() {
    for flag in ["implements", "expect"] {
      let run = Run("eval alert.json --\(flag) didReceiveRemoteNotification --state active")
      let words = "didReceiveRemoteNotification: is did-receive; there is also did-receive-fetch\n"
      #expect(run.errors.contains("warning: --\(flag) " + words), "\(run.errors)")
    }
    #expect(Run("eval alert.json --want willPresent --state active").errors.isEmpty)
  }

  @Test(arguments: ["wake", "wake.", "wake.*", "WAKE"])
  func `the first part of an id lists the rules`(name: String) {
    let run = Run("rules " + name)
    #expect(run.output.hasPrefix("13 rules of wake\n  wake.foreground (documented)\n"))
    #expect(Run("rules \(name) --json").output.contains("\"id\": \"wake.resumed\""))
  }
}
