/// Something that a rule can look at: a part of the situation, or the answer of a table.
public enum Column: UInt8, CaseIterable, Hashable, Sendable {
  // The situation.
  /// The version of iOS, as the breakpoint at or before it.
  case system
  /// The state of the app, with what ended it.
  case state
  /// What the user does afterwards.
  case launch
  /// The request header `apns-push-type`.
  case pushType
  /// The request header `apns-priority`.
  case priority
  /// The part of the payload that a person could notice.
  case content
  /// The value of `content-available`.
  case contentAvailableValue
  /// The value of `mutable-content`.
  case mutableContentValue
  /// Whether the payload names a category.
  case category
  /// Whether the app implements the first callback of a launch.
  case willFinishLaunching
  /// Whether the app implements the callback at the end of a launch.
  case didFinishLaunching
  /// Whether the app implements the old method for remote notifications.
  case didReceive
  /// Whether the app implements the fetchCompletionHandler variant.
  case didReceiveFetch
  /// Whether the app implements the method for action buttons of iOS 8.
  case handleAction
  /// Whether the app implements the method for action buttons of iOS 9.
  case handleActionResponse
  /// Whether the notification center's delegate can be asked what to show.
  case willPresent
  /// Whether the notification center's delegate can take the user's response.
  case didReceiveResponse
  /// Whether the app implements the callback with which a scene starts.
  case sceneWillConnect
  /// Whether the app has a notification service extension.
  case serviceExtension
  /// Whether the app implements PushKit's method.
  case didReceiveIncomingPush
  /// When the delegate of the notification center is set.
  case delegate
  /// The life cycle that the app is written for.
  case lifecycle
  /// Whether the app was built with the iOS 27 SDK.
  case sdk
  /// The background mode `remote-notification`.
  case remoteNotificationMode
  /// The background mode `voip`.
  case voipMode
  /// Background App Refresh.
  case backgroundAppRefresh
  /// Low Power Mode.
  case lowPowerMode
  /// What the user allows, as the settings say.
  case authorization
  /// Whether the device was unlocked since it was started.
  case firstUnlock

  // What the situation amounts to.
  /// Where the app is when the push arrives.
  case place
  /// What the user allows the app to show, on this version of iOS.
  case permission
  /// Whether `content-available` counts as set.
  case contentAvailable
  /// Whether `mutable-content` counts as set.
  case mutableContent
  /// Who takes a push of this push type.
  case recipient
  /// Which of the two methods for remote notifications is the one to call.
  case handler
  /// Who can say what a push shows in the foreground.
  case presenter
  /// The life cycle in effect.
  case interface
  /// Whether the system launches the app.
  case launchability
  /// Whether the situation can exist.
  case world

  // Whether the push gives the app time.
  /// Whether the system may hand the push to the app delegate.
  case admission
  /// Whether payload and headers ask for background time.
  case request
  /// Whether the app is built to take background time.
  case setup
  /// Whether the device and its user allow background time.
  case device
  /// Whether `content-available` gets the app background time.
  case silentTime
  /// Whether the push reaches PushKit.
  case callTime
  /// What the push has for an app that is not in the foreground.
  case errand
  /// What the push does to the process of the app.
  case wake
  /// Where the app is when the user acts.
  case standing

  // What is shown.
  /// Whether the push has something to show and may show it.
  case showing
  /// Whether `willPresent` can be asked.
  case presenting
  /// Whether `willPresent` is asked.
  case question
  /// What the user gets to see or hear.
  case presentation
  /// Whether the service extension may run.
  case extensionPermit
  /// Whether the service extension runs.
  case extensionRun

  // Who is called on arrival.
  /// To which part of the app the push is handed.
  case addressee
  /// Which method takes the push, besides `willPresent`.
  case delivery

  // Who is called when the user acts.
  /// Who can take the user's response.
  case responder
  /// Which method for remote notifications a tap falls back to.
  case tapFallback
  /// Which of the old methods takes an action button.
  case actionHandler
  /// What the push leaves the user to act on.
  case offer
  /// Whether the user can do this.
  case opportunity
  /// Whether what the user does reaches the app.
  case reach
  /// Who takes what the user does.
  case response
  /// Whether the user's action brings the app to the foreground.
  case forward
  /// What launches the app.
  case launcher
  /// Whether the launch options carry the remote-notification key.
  case launchOptions
  /// Whether a scene connects, and with the user's response.
  case sceneConnection
  /// The state of the app when all handlers have returned.
  case finalState
}

extension Column {
  /// The columns of the situation.
  public static let base = Array(allCases.prefix { $0.rawValue < place.rawValue })
  /// The columns that tables decide.
  public static let derived = Array(allCases.dropFirst(base.count))

  /// Whether a table decides the column.
  public var isDerived: Bool { rawValue >= Column.place.rawValue }

  /// The values as they print.
  public var values: [String] { domain.names() }

  /// The places of values, from their bits.
  package func places(of bits: UInt64) -> [Int] {
    (0..<width).filter { bits & 1 << UInt64($0) != 0 }
  }

  /// The column that says whether the app implements a method.
  package init(_ method: DelegateMethod) {
    self = Column(rawValue: Column.willFinishLaunching.rawValue + method.rawValue) ?? .system
  }

  /// The method whose implementation the column is about, if it is about one.
  public var method: DelegateMethod? {
    guard rawValue >= Column.willFinishLaunching.rawValue else { return nil }
    return DelegateMethod(rawValue: rawValue - Column.willFinishLaunching.rawValue)
  }
}
