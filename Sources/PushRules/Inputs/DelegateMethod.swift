import DecisionTables

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
  /// The callback in which the app decides what to show in the foreground.
  case willPresent
  /// The callback of the notification center for a tap, an action or a dismissal.
  case didReceiveResponse
  /// The callback with which a scene starts.
  case sceneWillConnect
  /// The callback of a notification service extension.
  case serviceExtension
  /// The callback of PushKit.
  case didReceiveIncomingPush
  /// The callback of PushKit that states whether a call must be reported.
  case didReceiveIncomingVoIPPush

  /// The name on the command line and in JSON.
  public var id: String { facts.id }
  /// The Objective-C selector.
  public var selector: String { facts.selector }
  /// The name in what people read: the selector without the receiver in front, and without a last
  /// `withCompletionHandler:`, which adds nothing.
  public var name: String {
    let (name, end) = (selector.withoutReceiver, "withCompletionHandler:".utf8)
    guard name.utf8.suffix(end.count).elementsEqual(end) else { return name }
    return String(decoding: name.utf8.dropLast(end.count), as: UTF8.self)
  }
  /// The Swift spelling of the method.
  public var signature: String { facts.signature }
  package var owner: String { facts.owner }
  /// The first iOS version that calls the method.
  public var since: SystemVersion { facts.since }

  package var isOfNotificationCenter: Bool { self == .willPresent || self == .didReceiveResponse }
}

extension InputDescription {
  static func implements(_ method: DelegateMethod) -> InputDescription {
    InputDescription(
      column: ColumnDescription(
        method.id,
        values: Presence.allCases.map { $0.name },
        effort: .line,
        phrase: { ($0 == 0b10 ? "implements " : "lacks ") + method.name }
      ),
      jsonName: "implements." + method.id,
      party: .code,
      distance: 1,
      read: { $0.implements.contains(method) ? 1 : 0 },
      write: { $0.implements.set(method, to: $1 == 1) },
      instruction: { value, _ in
        .act((value == 0 ? "do not implement " : "implement ") + method.name)
      },
      clause: { ($0 == [1] ? "implements " : "lacks ") + method.name },
      changedMembers: { _, new in [("implements", .texts(new.implementedIDs))] }
    )
  }
}

extension SituationMember {
  package static let implements = SituationMember(
    "implements",
    takes: "METHODS",
    .methods,
    help: "methods of the app: pushroute help methods; without it, those that are usual for the "
      + "version",
    inputs: DelegateMethod.allCases.map { Input($0) },
    tableValues: [
      "did-receive", "did-receive-fetch", "did-receive+did-receive-fetch",
      "will-present+did-receive-response",
      "did-receive-fetch+will-present+did-receive-response",
    ],
    value: { .texts($0.implementedIDs) },
    assumption: { "implements " + $0.implementedMethods.map { $0.name }.joined(separator: ", ") },
    setAll: { $0.implements = Set($1.compactMap { DelegateMethod($0) }) }
  )
}

extension Input {
  package init(_ method: DelegateMethod) {
    let number = Input.willFinishLaunching.rawValue + method.rawValue
    guard let input = Input(rawValue: number) else {
      preconditionFailure("each method has an input")
    }
    self = input
  }

  package var method: DelegateMethod? {
    guard rawValue >= Input.willFinishLaunching.rawValue else { return nil }
    return DelegateMethod(rawValue: rawValue - Input.willFinishLaunching.rawValue)
  }
}

extension Situation {
  var implementedIDs: [String] { implementedMethods.map { $0.id } }

  package var implementedMethods: [DelegateMethod] {
    DelegateMethod.allCases.filter { implements.contains($0) }
  }

  /// Whether the app implements a method that this version of iOS calls.
  package func canCall(_ method: DelegateMethod) -> Bool {
    implements.contains(method) && method.since <= system
  }
}

extension Entry {
  static func implements(_ method: DelegateMethod) -> Entry { presence(of: method)(.present) }
  static func lacks(_ method: DelegateMethod) -> Entry { presence(of: method)(.absent) }

  private static func presence(of method: DelegateMethod) -> TypedColumn<Presence> {
    TypedColumn(input: Input(method))
  }
}
