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
      head + "VERBOSE: oneSignalApplicationWillResignActive", "applicationWillResignActive:",
      head + "VERBOSE: swizzling oneSignalApplicationWillResignActive"
    ),
    (
      "scenePhase: inactive -> background", "sceneDidEnterBackground:",
      "scenePhase: inactive and background are ignored"
    ),
    ("AppState active", "applicationDidBecomeActive:", "AppState active jobs: 3"),
    (
      #"{"category":"app.lifecycle","data":{"state":"background"}}"#,
      "applicationDidEnterBackground:",
      #"{"category":"app.start","data":{"state":"background"}}"#
    ),
    ("2026-01-02 App[1:2] in viewDidLoad", "viewDidLoad", "2 App[1:2] in viewDidLoad"),
    (
      "2026-01-02 10:00:00:123 App[1:2] in viewDidLoad", "viewDidLoad",
      "10:00:00:123 (in viewDidLoad) warning"
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

  /// A line that reports something else than a call, what it says, and a twin that does not.
  private static let rows: [(line: String, says: String, twin: String)] = [
    (
      "SpringBoard[5]: [a.b] Adding notification 1A2B-3C4D to destinations 0 [ hasAlertContent: 1, "
        + "shouldPresentAlert: 0 hasSound: 1 ]",
      "no place left for it",
      "SpringBoard[5]: [a.b] Adding notification 1A2B-3C4D to destinations 15 [ hasAlertContent: 1, "
        + "shouldPresentAlert: 1 hasSound: 1 ]"
    ),
    (
      "SpringBoard[5]: [a.b] Adding notification 1A2B-3C4D [ hasAlertContent: 1, shouldPresentAlert: 0 "
        + "hasSound: 1 shouldPlaySound: 1 ]; interruption-level: 1; destinations 15: x",
      "shows no alert",
      "SpringBoard[5]: [a.b] Adding notification 1A2B-3C4D [ hasAlertContent: 0, shouldPresentAlert: 0 "
        + "hasSound: 0 shouldPlaySound: 0 ]; interruption-level: 1; destinations 0: x"
    ),
    (
      "SpringBoard[5]: <APSConnection: 0x1> Delivering message from apsd: <private> 1 a.b",
      "apsd hands a push to SpringBoard", "App[1:2] Delivering message from apsd: none"
    ),
    (
      "SpringBoard[5]: [x:1] Resolved event, details=<a> behavior=<b; interruptionSuppression: delay "
        + "delivery; resolutionReason: mode>",
      "A Focus mutes the notification", "SpringBoard[5]: [x:1] Resolving event, details=<a>"
    ),
    (
      "SpringBoard[5]: [x:1] Resolved event, behavior=<b; interruptionSuppression: none; mode>",
      "No Focus mutes", "App[1:2] Resolved event, interruptionSuppression: none; mode"
    ),
    (
      "SpringBoard[5]: Gateway BBObserverGatewayLocalName received DID NOT play lights and sirens for x",
      "neither lit up", "SpringBoard[5]: Gateway GizmoGateway received DID NOT play lights"
    ),
    (
      "SpringBoard[5]: [a.b] No service extension record found for app",
      "finds no notification service extension",
      "App[1:2] No service extension record found for app"
    ),
    (
      "SpringBoard(Foundation)[5]: calling plugIn beginUsing:", "starts an extension",
      "App[1:2] calling plugIn beginUsing:"
    ),
    (
      "runningboardd[5]: [xpcservice<a.b.nse([osservice<com.apple.SpringBoard>:1])>:9] termination "
        + "reported by launchd (6, 1, 6)",
      "a library that it links is missing",
      "runningboardd[5]: [application<a.b>:9] termination reported by launchd (6, 1, 6)"
    ),
    (
      "App[1:2] pushroute serviceExtensionTimeWillExpire() state=unread thread=other",
      "30 seconds", "App[1:2] serviceExtensionTimeWillExpire was not called"
    ),
    (
      "App[1:2] -[D application:didFailToRegisterForRemoteNotificationsWithError:]: failed",
      "to register for pushes failed",
      "App[1:2] implement didFailToRegisterForRemoteNotificationsWithError"
    ),
    (
      "App[1:2] got Error Domain=NSCocoaErrorDomain Code=3000 \"x\"", "lacks the entitlement",
      "App[1:2] got Error Domain=NSCocoaErrorDomain Code=260 \"x\""
    ),
    (
      "Termination Description: SPRINGBOARD, scene-update watchdog transgression: x", "watchdog",
      "Termination Description: SPRINGBOARD, the user quit"
    ),
    (
      "App[1:2] [Airship] [D] A.swift applicationDidTransitionToBackground() [Line 9] Application",
      "Airship sees the app go", "App[1:2] calls applicationDidTransitionToBackground() later"
    ),
  ]

  @Test(arguments: rows)
  func `a line says what it reports, its twin does not`(line: String, says: String, twin: String) {
    let events = Self.events(line)
    #expect(events.count == 1 && events[0].contains(says), "\(events)")
    #expect(!Self.events(twin).contains { $0.contains(says) }, "\(twin)")
  }

  @Test func `a policy that refuses without a reason has its meaning`() {
    let list =
      "dasd[5]: com.apple.pushLaunch.a.b:1F:[\n\t{name: EnergyBudgetPolicy, policyWeight: 1.0, "
      + "response: {Decision: Must Not Proceed}}\n ], FinalDecision: Must Not Proceed}\n"
    let run = Run("explain x.log", in: MemoryWorld(files: ["x.log": list]))
    let words = run.output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("change The app has used up the energy"), "\(run.output)")
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
    #expect(words.contains("also line 1: NSCocoaErrorDomain 3000 (UIKit)"), "\(run.output)")
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
