public import PushRules

/// One line of a trace: a callback that ran, or a notification that was posted without one.
public struct TracedCall: Changeable, Hashable, Sendable {
  /// The callback, or nil if only a notification is posted.
  public private(set) var callback: Callback?
  /// The view controller that it runs in, such as "A", or nil outside of view controllers.
  public private(set) var viewController: String?
  /// The number of its scene in a step with two windows; else nil.
  public private(set) var scene: Int?
  /// The state that the app reads inside it; nil if unknown, or in an extension.
  public private(set) var applicationState: ApplicationState?
  /// How sure that state is, if it is not as sure as the call.
  package private(set) var stateConfidence: Confidence?
  /// The notification posted with it, or nil.
  public private(set) var notification: String?
  /// What a launch method gets about a push.
  public private(set) var handedOver: HandedOver?
  /// What a launch method gets about something other than a push.
  public private(set) var launchInformation: LaunchInformation?
  /// Why it runs.
  public private(set) var reason: Reason
  /// The index of its process state in the step's path.
  package internal(set) var stage = 0

  /// The same call, no surer than inferred.
  var inferred: TracedCall { changed { $0.reason = reason.inferred } }
}

extension [TracedCall] {
  /// Places the calls of a move in a path: at the next state that each reads, from the start of the
  /// move.
  mutating func place(from first: Int, along path: [ProcessState], from start: Int) {
    var stage = start
    for index in first..<count {
      if let process = self[index].applicationState?.process {
        stage = path[stage...].firstIndex(of: process) ?? stage
      }
      self[index].stage = stage
    }
  }
}

extension ApplicationState {
  /// The process state in which the app reads this one.
  package var process: ProcessState { [.active, .inactive, .background][place] }
}

extension TracedCall {
  /// What SwiftUI's `scenePhase` changes to with the callback of a scene, or nil (L-38).
  package var scenePhase: ApplicationState? {
    switch callback {
    case .lifecycle(.sceneDidBecomeActive): .active
    case .lifecycle(.sceneWillResignActive), .lifecycle(.sceneWillEnterForeground): .inactive
    case .lifecycle(.sceneDidEnterBackground): .background
    default: nil
    }
  }

  /// The confidence that the notification follows the callback.
  public var notificationConfidence: Confidence {
    notificationDispute == nil ? .documented : .contested
  }

  /// The other side, if sources disagree that the notification follows the callback.
  public var notificationDispute: Dispute? {
    callback == .lifecycle(.willEnterForeground) ? Self.orderOfForeground.dispute : nil
  }

  private static let orderOfForeground = EvidenceGrade.contested(
    "Apple's page on willEnterForeground has its notification posted shortly before the method.",
    settle: "Log the method and the notification in an app that comes back to the foreground."
  )
}

/// Why something in a trace happens: the rule and its confidence.
public struct Reason: Changeable, Hashable, Sendable {
  private let source: Rule
  /// The confidence of the answer.
  public private(set) var confidence: Confidence
  /// The contested rules behind it, besides the rule itself.
  private let contested: [Rule]

  /// The id of the rule.
  public var rule: String { source.id }
  /// The sentence of the rule.
  public var statement: String { source.statement }
  /// The ids of the citations that the rule rests on.
  public var citations: [String] { source.citations }
  /// The other side of each contested rule.
  public var disputes: [Dispute] {
    contested.isEmpty ? source.dispute.map { [$0] } ?? [] : contested.compactMap { $0.dispute }
  }

  package init(_ rule: Rule) {
    source = rule
    confidence = rule.confidence
    contested = []
  }

  /// The same reason, no surer than inferred.
  var inferred: Reason { changed { $0.confidence = max(confidence, .inferred) } }

  init(_ call: Call) {
    source = call.rule
    confidence = call.confidence
    contested = call.contested
  }
}
