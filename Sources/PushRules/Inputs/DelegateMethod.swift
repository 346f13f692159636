internal import DecisionTables

/// A method that a push can call.
///
/// Availability is that of the SDK headers.
public enum DelegateMethod: UInt8, CaseIterable, Hashable, Sendable {
  /// The first callback of a launch.
  case willFinishLaunching
  /// The callback at the end of a launch.
  case didFinishLaunching
  /// The old callback for remote notifications.
  case didReceive
  /// The callback for remote notifications that gives background time.
  case didReceiveFetch
  /// The callback for an action button of iOS 8.
  case handleAction
  /// The callback for an action button of iOS 9, which also carries typed text.
  case handleActionResponse
  /// The question of the notification center what to show in the foreground.
  case willPresent
  /// The callback of the notification center for a tap, an action or a dismissal.
  case didReceiveResponse
  /// The callback with which a scene starts.
  case sceneWillConnect
  /// The callback of a notification service extension.
  case serviceExtension
  /// The callback of PushKit.
  case didReceiveIncomingPush
}

extension DelegateMethod {
  /// The name on the command line and in JSON.
  public var id: String { facts.id }
  /// The Objective-C selector.
  public var selector: String { facts.selector }
  /// The Swift spelling of the method.
  public var signature: String { facts.signature }
  /// The protocol or class that declares the method.
  package var owner: String { facts.owner }
  /// The first iOS version that calls the method.
  public var since: SystemVersion { facts.since }

  /// The method with an id or a selector, or nil if there is none.
  public init?(_ text: String) {
    let found = Self.allCases.first { $0.id == text || $0.selector == text || $0.signature == text }
    guard let found else { return nil }
    self = found
  }

  /// The methods of an app that implements what a push needs without the notification center.
  public static let usual: Set<DelegateMethod> = [
    .didFinishLaunching, .didReceive, .didReceiveFetch,
  ]

  /// Whether the notification center's delegate implements it.
  var isOfNotificationCenter: Bool { self == .willPresent || self == .didReceiveResponse }

  private var facts: Facts {
    switch self {
    case .willFinishLaunching:
      Facts(
        "will-finish-launching",
        "application:willFinishLaunchingWithOptions:",
        "application(_:willFinishLaunchingWithOptions:)",
        of: "UIApplicationDelegate",
        since: .iOS(6, 0)
      )
    case .didFinishLaunching:
      Facts(
        "did-finish-launching",
        "application:didFinishLaunchingWithOptions:",
        "application(_:didFinishLaunchingWithOptions:)",
        of: "UIApplicationDelegate",
        since: .iOS(3, 0)
      )
    case .didReceive:
      Facts(
        "did-receive",
        "application:didReceiveRemoteNotification:",
        "application(_:didReceiveRemoteNotification:)",
        of: "UIApplicationDelegate",
        since: .iOS(3, 0)
      )
    case .didReceiveFetch:
      Facts(
        "did-receive-fetch",
        "application:didReceiveRemoteNotification:fetchCompletionHandler:",
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
        of: "UIApplicationDelegate",
        since: .iOS(7, 0)
      )
    case .handleAction:
      Facts(
        "handle-action",
        "application:handleActionWithIdentifier:forRemoteNotification:completionHandler:",
        "application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)",
        of: "UIApplicationDelegate",
        since: .iOS(8, 0)
      )
    case .handleActionResponse:
      Facts(
        "handle-action-response",
        "application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:"
          + "completionHandler:",
        "application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:"
          + "completionHandler:)",
        of: "UIApplicationDelegate",
        since: .iOS(9, 0)
      )
    case .willPresent:
      Facts(
        "will-present",
        "userNotificationCenter:willPresentNotification:withCompletionHandler:",
        "userNotificationCenter(_:willPresent:withCompletionHandler:)",
        of: "UNUserNotificationCenterDelegate",
        since: .iOS(10, 0)
      )
    case .didReceiveResponse:
      Facts(
        "did-receive-response",
        "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
        "userNotificationCenter(_:didReceive:withCompletionHandler:)",
        of: "UNUserNotificationCenterDelegate",
        since: .iOS(10, 0)
      )
    case .sceneWillConnect:
      Facts(
        "scene-will-connect",
        "scene:willConnectToSession:options:",
        "scene(_:willConnectTo:options:)",
        of: "UISceneDelegate",
        since: .iOS(13, 0)
      )
    case .serviceExtension:
      Facts(
        "service-extension",
        "didReceiveNotificationRequest:withContentHandler:",
        "didReceive(_:withContentHandler:)",
        of: "UNNotificationServiceExtension",
        since: .iOS(10, 0)
      )
    case .didReceiveIncomingPush:
      Facts(
        "did-receive-incoming-push",
        "pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:",
        "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)",
        of: "PKPushRegistryDelegate",
        since: .iOS(8, 0)
      )
    }
  }

  private struct Facts {
    let id: String
    let selector: String
    let signature: String
    let owner: String
    let since: SystemVersion

    init(
      _ id: String,
      _ selector: String,
      _ signature: String,
      of owner: String,
      since: SystemVersion
    ) {
      self.id = id
      self.selector = selector
      self.signature = signature
      self.owner = owner
      self.since = since
    }
  }
}

extension InputDescription {
  /// Whether the app implements a method.
  static func implements(_ method: DelegateMethod) -> InputDescription {
    InputDescription(
      column: ColumnDescription(
        method.id,
        count: Presence.allCases.count,
        values: { Presence.allCases.map { $0.name } },
        effort: .line,
        phrase: { ($0 == 0b10 ? "implements " : "lacks ") + method.id }
      ),
      jsonName: "implements." + method.id,
      party: .code,
      distance: 1,
      read: { $0.implements.contains(method) ? 1 : 0 },
      write: { situation, value in
        if value == 0 {
          situation.implements.remove(method)
        } else {
          situation.implements.insert(method)
        }
      },
      instruction: { value, _ in (value == 0 ? "do not implement " : "implement ") + method.id },
      clause: { ($0 == [1] ? "implements " : "lacks ") + method.id },
      changedMembers: { _, new in [("implements", .texts(new.implementedIDs))] }
    )
  }
}

extension SituationMember {
  static let implements = SituationMember(
    "implements",
    flag: "implements",
    takes: "METHODS",
    .methods,
    help: "methods of the app: ids, selectors or Swift names with commas between them, or none "
      + "(did-finish-launching,did-receive,did-receive-fetch); see: pushroute help methods",
    inputs: DelegateMethod.allCases.map { Input($0) },
    tableValues: [
      "did-receive", "did-receive-fetch", "did-receive+did-receive-fetch",
      "will-present+did-receive-response",
      "did-receive-fetch+will-present+did-receive-response",
    ],
    value: { .texts($0.implementedIDs) },
    assumption: { "implements " + $0.implementedIDs.joined(separator: ", ") },
    set: { situation, list in
      situation.implements = Set(
        list.split(separator: ",").compactMap { word in
          DelegateMethod(String(word))
        }
      )
    }
  )
}

extension Input {
  /// The input for whether the app implements a method.
  package init(_ method: DelegateMethod) {
    self = Input.allCases[Int(Input.willFinishLaunching.rawValue + method.rawValue)]
  }

  /// The method whose implementation the input is about, if it is about one.
  package var method: DelegateMethod? {
    guard rawValue >= Input.willFinishLaunching.rawValue else { return nil }
    return DelegateMethod(rawValue: rawValue - Input.willFinishLaunching.rawValue)
  }
}

extension Situation {
  /// The ids of the implemented methods, in the order of their declaration.
  package var implementedIDs: [String] { implements.inOrder.map { $0.id } }
}

extension Set<DelegateMethod> {
  /// The methods in the order of their declaration.
  package var inOrder: [DelegateMethod] { DelegateMethod.allCases.filter { contains($0) } }
}

extension Entry {
  static func implements(_ method: DelegateMethod) -> Entry {
    Entry(Input(method), Presence.present)
  }
  static func lacks(_ method: DelegateMethod) -> Entry { Entry(Input(method), Presence.absent) }
}
