import DeviceLog
import Foundation
import PushTestSupport
import Testing

@testable import PushrouteCommand

/// Which lines report a call, and which only mention a callback.
struct CallFormTests {
  private static func events(_ text: String) -> [String] {
    var scanner = LogScanner()
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      scanner.read(ArraySlice(Array(line.utf8)), line: index + 1)
    }
    return scanner.found.events.map { $0.sentence }
  }

  private static let fetch = "didReceiveRemoteNotification:fetchCompletionHandler:"
  private static let both = "didReceiveRemoteNotification: or \(fetch)"
  private static let response = "didReceiveNotificationResponse:withCompletionHandler:"
  private static let head = "2026-01-02 10:00:00.000 App[1:2] "

  /// A line that reports a call, what ran, and a twin that only mentions it.
  private static let lines: [(line: String, ran: String, twin: String)] = [
    (
      head + "-[AppDelegate application:didReceiveRemoteNotification:fetchCompletionHandler:]",
      fetch,
      head + "-[AppDelegate application:didReceiveRemoteNotification:fetchCompletionHandler:]: "
        + "unrecognized selector sent to instance 0x100"
    ),
    (
      head + "AppDelegate: applicationDidBecomeActive: called", "applicationDidBecomeActive:",
      head + "AppDelegate does not implement applicationDidBecomeActive:"
    ),
    (
      head + "[Push] didReceiveRemoteNotification: {aps = {}}", both,
      head + "[Push] didReceiveRemoteNotification was NOT called, falling back"
    ),
    (
      head + "didReceive response: default action", response,
      head + "[SDK] Please forward didReceive response: to the SDK"
    ),
    (
      head + "userNotificationCenter didReceive", response,
      head + "registering userNotificationCenter didReceive"
    ),
    (
      "12:00:00 NotificationService[1:2] didReceive",
      "didReceiveNotificationRequest:withContentHandler:",
      "12:00:00 NotificationService[1:2] waiting for didReceive"
    ),
    (
      "application(_:didReceiveRemoteNotification:)", both,
      "App.swift:4:8: warning: 'application(_:didReceiveRemoteNotification:)' was deprecated"
    ),
    (
      "📱 AppDelegate.applicationDidBecomeActive(_:)", "applicationDidBecomeActive:",
      "- AppDelegate.applicationDidBecomeActive(_:)"
    ),
    ("viewDidLoad called", "viewDidLoad", "    [super viewDidLoad];"),
    (
      "didReceiveRemoteNotification: [:]", both, "didReceiveRemoteNotification:(NSDictionary *)info"
    ),
    ("applicationDidBecomeActive", "applicationDidBecomeActive:", "applicationDidBecomeActive:"),
    (
      "flutter: AppLifecycleState.paused", "applicationDidEnterBackground:",
      "01-02 09:00:01.400  1234  1234 I flutter : AppLifecycleState.paused"
    ),
    (
      "AppState: background", "applicationDidEnterBackground:",
      "if (AppState: background) {"
    ),
    (
      head + "UIApplicationDidEnterBackgroundNotification",
      "UIApplicationDidEnterBackgroundNotification",
      head + "Removing observer for UIApplicationDidEnterBackgroundNotification"
    ),
    (
      head + "oneSignalReceiveRemoteNotification:UserInfo:fetchCompletionHandler:", fetch,
      head + "Swizzling oneSignalReceiveRemoteNotification:UserInfo:fetchCompletionHandler:"
    ),
    (
      #"{"processImagePath":"/x/App","eventMessage":"viewDidLoad"}"#, "viewDidLoad",
      #"{"level":"info","msg":"viewDidLoad"}"#
    ),
  ]

  @Test(arguments: lines)
  func `a line reports a call, its twin only mentions it`(line: String, ran: String, twin: String) {
    #expect(Self.events(line) == [ran + " ran."])
    #expect(Self.events(twin).isEmpty)
  }

  @Test(arguments: ["func application(", "```swift", "@@ -1,2 +1,2 @@", "_OBJC_CLASS_$_App"])
  func `a name alone is no event beside source, a diff or symbols`(line: String) {
    #expect(Self.events("viewDidLoad\n" + line).isEmpty)
    #expect(!Self.events("viewDidLoad\nHello").isEmpty)
  }

  /// An Apple line counts at the start of a message of its process.
  @Test func `a quoted line of the system is no event`() {
    let line = "Received incoming message on topic a.b at priority 5"
    for head in ["", "SpringBoard[55] <Notice>: ", "default\t09:00:00.000000+0100\tSpringBoard\t"] {
      #expect(Self.events(head + line).count == 1, "\(head)")
    }
    for head in ["What does \"", "App[1:2] ", "grep '", #"{"msg": ""#, "// "] {
      #expect(Self.events(head + line).isEmpty, "\(head)")
    }
  }

  @Test func `a decision of dasd belongs to the activity of its header`() {
    let list = "\t{name: ThunderingHerdPolicy, policyWeight: 1.0, response: {MNP}}\n"
    let (own, other) = ("com.apple.pushLaunch.a.b:1F:[\n", "com.apple.mail.fetch:2F:[\n")
    #expect(Self.events(own + list + other + list + " ], FinalDecision: MNP}").count == 2)
    #expect(Self.events(list + " ], FinalDecision: MNP}").count == 2)
  }
}
