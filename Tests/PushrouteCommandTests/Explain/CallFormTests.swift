import Foundation
import PushTestSupport
import Questions
import Testing

@testable import DeviceLog
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

  private static let arrival = "Received incoming message on topic a.b at priority 5"

  /// What stands before a message, as each tool prints it.
  @Test(arguments: [
    "2026-01-02 09:00:01.000000+0100 0x1a2b  Default  0x0  64  0    SpringBoard: (Library) [a.b:c] ",
    "2026-01-02 09:00:01.000 Df SpringBoard[64:1a2b] [a.b:c] ",
    "2026-01-02 09:00:01.000000+0100  localhost SpringBoard[64]: (Library) [a.b:c] ",
    "2026-01-02 09:00:01.123456 SpringBoard{Library}[64] <NOTICE>: ",
    "Jan  2 09:00:01 iPhone SpringBoard(Library)[64] <Notice>: ",
    "Jan  2 09:00:01.123456 SpringBoard(Library)[64] <Notice>: ",
    "por omisión\t09:00:01.000000+0100\tSpringBoard\t",
    "default 09:00:01.139515 +0100 SpringBoard ",
    #"{"processImagePath":"\/x\/SpringBoard","timestamp":"09:00:01","eventMessage":""#,
  ])
  func `the head of a line is read`(head: String) {
    let end = head.hasPrefix("{") ? #""}"# : ""
    #expect(Self.events(head + Self.arrival + end).count == 1)
    #expect(Self.events(head + "note: " + Self.arrival + end).isEmpty)
  }

  /// A line that ends a process, and what to do.
  @Test func `what ends the app comes first, and the rest behind it`() {
    let lines = [
      "no valid “aps-environment” entitlement string found",
      "EXC_RESOURCE -> Extension[4] exceeded mem limit: ActiveHard 24 MB (fatal)",
    ]
    let log = Self.head + "Failed: " + lines[0] + "\nkernel[0]: " + lines[1] + "\n"
    let run = Run("explain x.log", in: MemoryWorld(files: ["x.log": log]))
    let words = run.output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(
      words.contains("end departs line 2: iOS ended the process at its memory limit of 24 MB.")
    )
    #expect(words.contains("also line 1: The app gets no token"), "\(run.output)")
    let quoted = Run("explain x.log", in: MemoryWorld(files: ["x.log": "Why \(lines[1])?\n"]))
    #expect(quoted.output.contains("0 known"))
  }

  /// What stands in a file instead of a log, and what to do then.
  @Test(
    arguments: [
      (Array(#"{"aps":{"alert":"a"}}"#.utf8), "this is a payload"), ([0xFF, 0xFE, 65, 0], "iconv"),
      ([0x1F, 0x8B, 8, 0], "gunzip"), (Array(#"{\rtf1 a"#.utf8), "plain text"),
    ] as [([UInt8], String)]
  )
  func `a file that is no log gets a sentence`(bytes: [UInt8], advice: String) {
    var world = MemoryWorld.usual
    world.bytes["x.log"] = bytes
    let run = Run("explain x.log", in: world)
    #expect(run.code == .failure && run.errors.contains(advice), "\(run.errors)")
  }

  @Test func `a second log is not read as a payload`() {
    let log = Self.head + "viewDidLoad\n"
    let run = Run("explain x.log y.log", in: MemoryWorld(files: ["x.log": log, "y.log": log]))
    #expect(run.errors.contains("the second file is a log"), "\(run.errors)")
  }

  /// An Apple line counts at the start of a message of its process.
  @Test func `a quoted line of the system is no event`() {
    let line = Self.arrival
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
