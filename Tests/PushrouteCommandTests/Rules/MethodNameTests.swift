import AppLifecycle
import PushRules
import Questions
import Testing

@testable import PushrouteCommand

struct MethodNameTests {
  private static let names: [(word: String, id: String?)] = [
    (word: "did-receive", id: "did-receive"),
    (word: "didReceive", id: "did-receive-response"),
    (word: "didReceiveRemoteNotification:", id: "did-receive"),
    (word: "DidReceiveRemoteNotification", id: "did-receive-fetch"),
    (word: "ReceivedRemoteNotification", id: "did-receive"),
    (word: "FinishedLaunching", id: "did-finish-launching"),
    (word: "WillFinishLaunching", id: "will-finish-launching"),
    (word: "WillPresentNotification", id: "will-present"),
    (word: "DidReceiveNotificationResponse", id: "did-receive-response"),
    (word: "DidReceiveNotificationRequest", id: "service-extension"),
    (word: "DidReceiveIncomingPush", id: "did-receive-incoming-push"),
    (word: "WillConnect", id: "scene-will-connect"),
    (
      word: "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
      id: "did-receive-response"
    ),
    (word: "did-receive-fetch", id: "did-receive-fetch"),
    (word: "didReceiveFetch", id: "did-receive-fetch"),
    (word: "didReceiveRemoteNotification", id: "did-receive"),
    (word: "application:didReceiveRemoteNotification", id: "did-receive"),
    (word: "application(_:didReceiveRemoteNotification:)", id: "did-receive"),
    (word: "application(_:didReceiveRemoteNotification:) async", id: "did-receive-fetch"),
    (
      word: "APPLICATION:didreceiveremotenotification:FetchCompletionHandler",
      id: "did-receive-fetch"
    ),
    (word: "didReceiveRemoteNotification:fetchCompletionHandler:", id: "did-receive-fetch"),
    (word: "didFinishLaunchingWithOptions", id: "did-finish-launching"),
    (word: "willPresent", id: "will-present"),
    (word: "willPresentNotification", id: "will-present"),
    (word: "userNotificationCenter(_:willPresent:)", id: "will-present"),
    (word: "didReceiveNotificationResponse", id: "did-receive-response"),
    (word: "willConnectTo", id: "scene-will-connect"),
    (word: "handleActionWithIdentifier", id: "handle-action"),
    (word: "userNotificationCenter", id: nil),
    (word: "completionHandler", id: nil),
    (word: "application", id: nil),
    (word: "", id: nil),
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
