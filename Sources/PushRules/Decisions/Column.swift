/// Something that a rule can look at: a part of the situation, or the answer of a table.
public enum Column: UInt8, CaseIterable, Hashable, Sendable {
  // The situation.
  case system, state, launch, pushType, priority
  case content, contentAvailableValue, mutableContentValue, category
  case willFinishLaunching, didFinishLaunching, didReceive, didReceiveFetch
  case handleAction, handleActionResponse, willPresent, didReceiveResponse
  case sceneWillConnect, serviceExtension, didReceiveIncomingPush
  case delegate, lifecycle, sdk, remoteNotificationMode, voipMode
  case backgroundAppRefresh, lowPowerMode, authorization, firstUnlock

  // What the situation amounts to.
  case place, permission, contentAvailable, mutableContent
  case recipient, handler, presenter, interface, launchability, world

  // Whether the push gives the app time.
  case admission, request, setup, device, silentTime, callTime, errand, wake, standing

  // What is shown.
  case showing, presenting, question, presentation, extensionPermit, extensionRun

  // Who is called on arrival.
  case addressee, delivery

  // Who is called when the user acts.
  case responder, tapFallback, actionHandler, offer, opportunity, reach, response
  case forward, launcher, launchOptions, sceneConnection, finalState
}

extension Column {
  /// The columns of the situation.
  public static let base = Array(allCases.prefix { $0.rawValue < place.rawValue })
  /// The columns that tables decide.
  public static let derived = Array(allCases.dropFirst(base.count))

  /// Whether a table decides the column.
  public var isDerived: Bool { rawValue >= Column.place.rawValue }

  /// The number of values.
  var width: Int { domain.count }
  /// The values as they print.
  public var values: [String] { domain.names() }

  /// The column that says whether the app implements a method.
  init(_ method: DelegateMethod) {
    self = Column(rawValue: Column.willFinishLaunching.rawValue + method.rawValue) ?? .system
  }

  /// The method whose implementation the column is about, if it is about one.
  public var method: DelegateMethod? {
    guard rawValue >= Column.willFinishLaunching.rawValue else { return nil }
    return DelegateMethod(rawValue: rawValue - Column.willFinishLaunching.rawValue)
  }
}
