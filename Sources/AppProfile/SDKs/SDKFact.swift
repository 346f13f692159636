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
}
