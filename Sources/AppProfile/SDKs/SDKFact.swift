import PushPayload
package import PushRules

/// A fact about an SDK: where it holds, what it does to the app, and what to do about it.
package struct SDKFact: Changeable, Hashable, Sendable {
  package enum Effect: Hashable, Sendable {
    /// It gives the application delegate a method that it lacks.
    case adds(DelegateMethod)
    /// It does so, and its method calls the app's old one.
    case addsCallingOld(DelegateMethod)
    /// It calls the completion handler of a method of the app.
    case answers(DelegateMethod)
    /// It gets the calls of a method of the app, which hears nothing of them.
    case hides(DelegateMethod)
    case takes(Takeover)
    /// It gives its methods to every delegate of the notification center.
    case extends
    /// It changes methods for pushes; which ones is not known.
    case undisclosed
    /// It changes nothing that the system calls.
    case remark

    /// Whether no other SDK hears anything once it has become the delegate.
    var takesAlone: Bool {
      if case .takes(let takeover) = self { takeover.contains(.alone) } else { false }
    }
  }

  package struct Takeover: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    /// It leaves a delegate alone that is there already.
    static let onlyIfFree = Self(rawValue: 1)
    /// Launching has ended by then.
    static let late = Self(rawValue: 2)
    /// The previous delegate no longer gets the calls.
    static let alone = Self(rawValue: 4)

    package init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// What has to hold in an app.
  package enum Circumstance: Hashable, Sendable {
    case scenes, noScenes
    /// The code has a word.
    case calls(String)
    case callsNot(String)
    case switchedOff
    /// The SDK's switch does not matter.
    case anySwitch
    case beside(String)
    case without(String)
    case ownDelegate, noOwnDelegate
    /// Whether the app makes its FlutterAppDelegate the delegate in time.
    case flutterDelegate, otherDelegate
    /// The app itself implements a method.
    case has(DelegateMethod)
    case lacks(DelegateMethod)
  }

  let effect: Effect
  /// What the SDK does, as a clause; nil if the effect is enough.
  private let clause: String?
  /// The sources besides that of the SDK; without any, that one.
  private var own: [String]
  package private(set) var confidence = Confidence.observed
  private(set) var versions = PackageVersions()
  private(set) var circumstances: [Circumstance] = []
  /// What is wrong where it holds: at the method that the app has, at the switch, or at the package.
  private(set) var code: LintCode?
  /// What should be there instead, as an object of “expected”.
  private(set) var expected: String?
  package private(set) var otherSide: String?

  /// An effect, perhaps as a clause without a period.
  init(_ effect: Effect, as clause: String? = nil, _ sources: String...) {
    (self.effect, self.clause, own) = (effect, clause, sources)
  }

  /// A remark as a clause without a period.
  init(_ clause: String, _ sources: String...) {
    (effect, self.clause, own) = (.remark, clause, sources)
  }

  package func sources(of sdk: KnownSDK) -> [String] { own.isEmpty ? [sdk.source] : own }

  var documented: SDKFact { changed { $0.confidence = .documented } }
  var inferred: SDKFact { changed { $0.confidence = .inferred } }

  func from(_ version: PackageVersion) -> SDKFact { changed { $0.versions.first = version } }

  func before(_ version: PackageVersion) -> SDKFact { changed { $0.versions.end = version } }

  /// Adds sources, in place of that of the SDK.
  func at(_ sources: String...) -> SDKFact { changed { $0.own += sources } }

  /// Adds circumstances, all of which have to hold.
  func when(_ circumstances: Circumstance...) -> SDKFact {
    changed { $0.circumstances += circumstances }
  }

  func finding(_ code: LintCode, expected: String) -> SDKFact {
    changed { ($0.code, $0.expected) = (code, expected) }
  }

  func but(_ otherSide: String) -> SDKFact {
    changed { ($0.otherSide, $0.confidence) = (otherSide, .contested) }
  }

  var statement: String { (clause ?? effect.words).namingMethods }

  package var sentence: String { Self.sentence(statement) }

  package func sentence(of sdk: KnownSDK) -> String {
    let others = circumstances.compactMap { circumstance in
      if case .without(let id) = circumstance { KnownSDK.named(id)?.name ?? id } else { nil }
    }
    let unused = circumstances.compactMap { circumstance in
      if case .callsNot(let word) = circumstance { word } else { nil }
    }
    let conditions =
      [versions.words].compactMap { $0 } + circumstances.compactMap { $0.words(for: sdk) }
      + (others.isEmpty ? [] : ["without " + Self.list(others)])
      + (unused.isEmpty ? [] : ["unless its code has " + Self.list(unused)])
    return Self.sentence((conditions + [statement]).joined(separator: ", "))
  }

  private static func list(_ words: [String]) -> String {
    words.count < 2
      ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }

  private static func sentence(_ clause: String) -> String {
    clause.prefix(1).uppercased() + clause.dropFirst() + "."
  }
}

extension String {
  /// The text with Apple's names for the ids of methods.
  var namingMethods: String {
    // An id may begin another one: did-receive, did-receive-fetch.
    DelegateMethod.allCases.sorted { $0.id.count > $1.id.count }
      .reduce(self) { $0.replacing($1.id, by: $1.name) }
  }
}

extension SDKFact.Effect {
  /// What it does, as a clause with the ids of methods.
  fileprivate var words: String {
    switch self {
    case .adds(let method): return "it adds \(method.id) to an application delegate that lacks it"
    case .addsCallingOld(let method):
      return "it adds \(method.id), which calls the app's did-receive, to an application delegate "
        + "that lacks it"
    case .answers(let method):
      return "it calls the completion handler of \(method.id) in the place of the app"
    case .hides(let method): return "it takes the calls of the app's \(method.id)"
    case .takes(let takeover):
      let time = takeover.contains(.late) ? "after launching has ended" : "before launching ends"
      let condition = takeover.contains(.onlyIfFree) ? " if there is none" : ""
      return "it becomes the delegate of the notification center\(condition), \(time), and passes "
        + (takeover.contains(.alone) ? "nothing" : "calls") + " on to the one before"
    case .extends:
      return "it adds will-present and did-receive-response to every delegate of the notification "
        + "center"
    case .undisclosed: return "it changes methods for pushes, and which ones is not known"
    case .remark: return "it changes nothing that the system calls"
    }
  }
}

extension SDKFact.Circumstance {
  fileprivate func words(for sdk: KnownSDK) -> String? {
    switch self {
    case .scenes: "in an app with scenes"
    case .noScenes: "in an app without scenes"
    case .calls(let word): "in an app whose code has \(word)"
    case .switchedOff: "with \(sdk.toggle?.text ?? "")"
    case .anySwitch, .callsNot, .without: nil
    case .beside(let id): "beside \(KnownSDK.named(id)?.name ?? id)"
    case .ownDelegate: "where the app itself sets the delegate of the notification center"
    case .noOwnDelegate: "where the app sets no delegate of the notification center"
    case .flutterDelegate: "where FlutterAppDelegate is the delegate of the notification center"
    case .otherDelegate: "where FlutterAppDelegate is not the delegate of the notification center"
    case .has(let method): "where the app has \(method.name)"
    case .lacks(let method): "where the app lacks \(method.name)"
    }
  }
}

extension KnownSDK {
  var hasSwitch: Bool {
    toggle != nil && !facts.contains { $0.circumstances.contains(.anySwitch) }
  }

  package var switchSentence: String? {
    guard hasSwitch, let toggle else { return nil }
    return toggle.off == nil
      ? "Only in an app that uses \(toggle.names.joined(separator: " or "))."
      : "\(toggle.text) turns it off."
  }

  package var sentences: [String] {
    let handlers = handlers.map { $0.name }.joined(separator: ", ")
    return [switchSentence].compactMap { $0 } + facts.map { $0.sentence(of: self) }
      + (handlers.isEmpty ? [] : ["Its own handlers: \(handlers)."])
  }

  /// The handlers by what happens, below a row of headings; empty without handlers of pushes.
  package var handlerTable: [[String]] {
    let rows = handlers.filter { !$0.runs.isEmpty }
    guard !rows.isEmpty else { return [] }
    let triggers = SDKHandler.Trigger.allCases
    return [["handler"] + triggers.map { $0.rawValue }]
      + rows.map { handler in
        [handler.name]
          + triggers.map { trigger in
            SDKHandler.Kind.words(for: handler.kinds(on: trigger, nil), on: trigger)
          }
      }
  }
}

extension DelegateMethod {
  /// The methods of the delegate of the notification center that SDKs have.
  static let ofNotificationCenter: [DelegateMethod] = [.willPresent, .didReceiveResponse]
}
