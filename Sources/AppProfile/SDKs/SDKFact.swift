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
    case takes(Takeover)
    /// It gives its methods to every delegate of the notification center.
    case extends
    /// It changes methods for pushes; which ones is not known.
    case undisclosed
    /// It changes nothing that the system calls.
    case remark
  }

  package struct Takeover: Hashable, Sendable {
    /// Whether it leaves a delegate alone that is there already.
    var onlyIfFree = false
    /// Whether launching has ended by then.
    var isLate = false
    /// Whether the previous delegate still gets the calls.
    var passesOn = true
  }

  package enum Circumstance: Hashable, Sendable {
    case scenes
    case noScenes
    case calls(String)
    case callsNot(String)
    case switchedOff
    /// The SDK's switch does not matter.
    case anySwitch
    case beside(String)
    case without(String)
    case ownDelegate
    case noOwnDelegate
    /// Whether the app makes its FlutterAppDelegate the delegate in time.
    case flutterDelegate(Bool)
    /// The app itself implements a method.
    case has(DelegateMethod)
    case lacks(DelegateMethod)
  }

  /// What is wrong where a fact holds.
  package struct Problem: Hashable, Sendable {
    enum Spot: Hashable, Sendable {
      /// The file that names the SDK.
      case package
      case method(DelegateMethod)
      /// The switch in the Info.plist.
      case toggle
    }

    let code: LintCode
    let spot: Spot
    /// What should be there instead, as an object of “expected”.
    let expected: String
  }

  let effect: Effect
  /// What the SDK does, as a clause; nil if the effect is enough.
  let clause: String?
  /// The sources besides that of the SDK; without any, that one.
  private let own: [String]
  package private(set) var confidence = Confidence.observed
  private(set) var versions = PackageVersions()
  private(set) var circumstances: [Circumstance] = []
  private(set) var problem: Problem?
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

  /// Adds circumstances, all of which have to hold.
  func when(_ circumstances: Circumstance...) -> SDKFact {
    changed { $0.circumstances += circumstances }
  }

  func finding(_ code: LintCode, at spot: Problem.Spot = .package, expected: String) -> SDKFact {
    changed { $0.problem = Problem(code: code, spot: spot, expected: expected) }
  }

  func but(_ otherSide: String) -> SDKFact {
    changed { fact in
      fact.otherSide = otherSide
      fact.confidence = .contested
    }
  }

  var statement: String {
    if let clause { return clause.namingMethods }
    switch effect {
    case .adds(let method):
      return "it adds \(method.name) to an application delegate that lacks it"
    case .addsCallingOld(let method):
      let old = DelegateMethod.didReceive.name
      return "it adds \(method.name), which calls the app's \(old), to an application delegate "
        + "that lacks it"
    case .answers(let method):
      return "it calls the completion handler of \(method.name) in the place of the app"
    case .takes(let takeover): return takeover.statement
    case .extends:
      let methods = DelegateMethod.ofNotificationCenter.map { $0.name }.joined(separator: " and ")
      return "it adds \(methods) to every delegate of the notification center"
    case .undisclosed, .remark: return ""
    }
  }

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

extension SDKFact.Takeover {
  fileprivate var statement: String {
    let time = isLate ? "after launching has ended" : "before launching ends"
    let condition = onlyIfFree ? " if there is none" : ""
    let rest =
      passesOn ? "passes calls on to the one before" : "passes nothing on to the one before"
    return "it becomes the delegate of the notification center\(condition), \(time), and \(rest)"
  }
}

extension SDKFact.Circumstance {
  fileprivate func words(for sdk: KnownSDK) -> String? {
    switch self {
    case .scenes: "in an app with scenes"
    case .noScenes: "in an app without scenes"
    case .calls(let word): "in an app whose code has \(word)"
    case .switchedOff: "with \(sdk.toggle?.offWords ?? "")"
    case .anySwitch, .callsNot, .without: nil
    case .beside(let id): "beside \(KnownSDK.named(id)?.name ?? id)"
    case .ownDelegate: "where the app itself sets the delegate of the notification center"
    case .noOwnDelegate: "where the app sets no delegate of the notification center"
    case .flutterDelegate(let isIt):
      "where FlutterAppDelegate is \(isIt ? "" : "not ")the delegate of the notification center"
    case .has(let method): "where the app has \(method.name)"
    case .lacks(let method): "where the app lacks \(method.name)"
    }
  }
}

extension KnownSDK.Switch {
  var offWords: String {
    switch self {
    case .list(let keys, let off):
      "\(keys.joined(separator: " or ")) \(off ? "YES" : "NO") in Info.plist"
    case .setting(let names, let file): "\(names.joined(separator: " or ")) false in \(file)"
    case .code(let words): "no \(words.joined(separator: " or ")) in code"
    }
  }
}

extension KnownSDK {
  var hasSwitch: Bool {
    toggle != nil && !facts.contains { $0.circumstances.contains(.anySwitch) }
  }

  package var switchSentence: String? {
    guard hasSwitch else { return nil }
    return switch toggle {
    case .code(let words): "Only in an app that uses \(words.joined(separator: " or "))."
    case let toggle?: "\(toggle.offWords) turns it off."
    case nil: nil
    }
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
