import PushPayload
import PushRules
import Testing

@testable import AppProfile

// What is found in an app and a push to it.
extension ExaminationTests {
  private static let silent = push(#"{"aps":{"content-available":1}}"#)
  private static let alert = push(#"{"aps":{"alert":"Hi"}}"#)
  private static let both = push(#"{"aps":{"alert":"Hi","content-available":1}}"#)
  private static let start = push(
    #"{"aps":{"event":"start","timestamp":1,"alert":{"title":"Hi"}}}"#
  )
  private static let urgent = push(
    #"{"aps":{"alert":"Hi","interruption-level":"time-sensitive"}}"#
  )
  private static let rich = push(#"{"aps":{"alert":"Hi","mutable-content":1}}"#)

  private static let voIP = push(#"{"aps":{"content-available":1}}"#, as: .voip)

  private static func push(_ text: String, as pushType: PushType? = nil) -> SentPush {
    guard let payload = try? Payload(text) else {
      preconditionFailure("\(text) is a payload")
    }
    return SentPush("push.json", payload, as: pushType)
  }

  static let service = """
    == Service/Service.swift
    class Service: UNNotificationServiceExtension { override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {} }
    """

  private static let beside: [(app: String, push: SentPush, codes: [String])] = [
    (app: app(old), push: silent, codes: ["silent-to-old-method"]),
    (app: app(""), push: silent, codes: ["silent-to-nobody"]),
    (app: handled, push: silent, codes: []),
    (app: app(""), push: voIP, codes: []),
    (app: app(old), push: alert, codes: []),
    (app: app(launch(center + "self")), push: alert, codes: ["will-present-missing"]),
    (app: app(launch(center + "self")), push: silent, codes: ["silent-to-nobody"]),
    (app: handled, push: rich, codes: ["mutable-without-extension"]),
    // The code of the extension, or of the whole app, is not there.
    (app: app(old, version("Service/", "13.0")), push: rich, codes: []),
    (
      app: app(old, version("Service/", "13.0"), "== Service/S.swift\nclass Service: NSObject {}"),
      push: rich, codes: ["mutable-without-extension"]
    ),
    (app: "== config.xml\n<widget/>", push: rich, codes: []),
    (app: app(old, service, version("Service/", "13.0")), push: rich, codes: []),
    (
      app: app(old, service, version("Service/", "13.0")), push: alert,
      codes: ["extension-without-mutable"]
    ),
    (app: "== README.md\nnothing", push: silent, codes: []),
    (app: app("", list("")), push: both, codes: ["mode-missing"]),
    (app: app("", list("")), push: alert, codes: []),
    // The app's own finding names the mode already.
    (app: app(fetch + " { done(.noData) }", list("")), push: both, codes: []),
    (app: app(old, entitled("")), push: urgent, codes: ["time-sensitive-missing"]),
    (app: app(old, entitled("")), push: alert, codes: []),
    (app: app(old), push: urgent, codes: []),
    (
      app: app(
        old,
        entitled("<key>com.apple.developer.usernotifications.time-sensitive</key><true/>")
      ), push: urgent, codes: []
    ),
    (app: app(launch(center + "self")), push: start, codes: []),
    (app: app("", podfile("MoEngage-iOS-SDK")), push: silent, codes: []),
  ]

  @Test(arguments: beside)
  func `beside a push an app has findings`(app: String, push: SentPush, codes: [String]) {
    let profile = Profile(reading: Skeleton("", app, "").files)
    let found = profile.examination(of: [push])
    #expect((found.app + found.pushes).map(\.code) == codes)
  }
}
