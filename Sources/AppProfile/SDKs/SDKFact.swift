internal import PushPayload
package import PushRules

/// A fact about an SDK: where it holds, what it does to the app, and what to do about it.
package struct SDKFact: Hashable, Sendable {
  package enum Effect: Hashable, Sendable {
    /// It gives the application delegate a method that it lacks.
    case adds(DelegateMethod)
    /// It does so, and its method calls the app's old one.
    case addsCallingOld(DelegateMethod)
    /// It becomes the delegate of the notification center.
    case takes(Taking)
    /// It gives its methods to every delegate of the notification center.
    case extends
    /// It changes nothing that the system calls.
    case remark
  }

  /// How an SDK becomes the delegate of the notification center.
  package struct Taking: Hashable, Sendable {
    /// Whether it leaves a delegate alone that is there already.
    var onlyIfFree = false
    /// Whether launching has ended by then.
    var isLate = false
    /// Whether the previous delegate still gets the calls.
    var passesOn = true
  }

  /// Something about the app without which a fact does not hold.
  package enum Circumstance: Hashable, Sendable {
    case scenes
    case noScenes
    /// The app's code has this word.
    case calls(String)
    case callsNot(String)
    /// The SDK's switch is off.
    case switchedOff
    /// The SDK's switch does not matter.
    case anySwitch
    /// The app has another SDK, too.
    case beside(String)
    case without(String)
    /// The app itself sets the delegate of the notification center.
    case ownDelegate
    case noOwnDelegate
    /// The app itself implements a method.
    case has(DelegateMethod)
    case lacks(DelegateMethod)
  }

  /// What the doctor reports where a fact holds.
  package struct Trouble: Hashable, Sendable {
    /// Where the doctor reports it.
    enum Spot: Hashable, Sendable {
      /// The file that names the SDK.
      case package
      /// The place where the app sets the delegate.
      case ownDelegate
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
  package let confidence: Confidence
  package let sources: [String]
  /// What the SDK does, as a clause; nil if the effect says it all.
  private(set) var clause: String?
  private(set) var versions = PackageVersions()
  private(set) var circumstances: [Circumstance] = []
  private(set) var trouble: Trouble?
  /// What other sources say.
  package private(set) var otherSide: String?

  init(_ effect: Effect, _ confidence: Confidence, _ sources: String...) {
    (self.effect, self.confidence, self.sources) = (effect, confidence, sources)
  }

  /// A remark as a clause without a period.
  init(_ clause: String, _ confidence: Confidence, _ sources: String...) {
    (effect, self.confidence, self.sources) = (.remark, confidence, sources)
    self.clause = clause
  }
}

// The parts of a row.
extension SDKFact {
  func from(_ version: PackageVersion) -> SDKFact {
    var fact = self
    fact.versions.first = version
    return fact
  }

  func before(_ version: PackageVersion) -> SDKFact {
    var fact = self
    fact.versions.end = version
    return fact
  }

  /// Adds circumstances, all of which have to hold.
  func when(_ circumstances: Circumstance...) -> SDKFact {
    var fact = self
    fact.circumstances += circumstances
    return fact
  }

  /// Lets the doctor report it.
  func finding(_ code: LintCode, at spot: Trouble.Spot = .package, expected: String) -> SDKFact {
    var fact = self
    fact.trouble = Trouble(code: code, spot: spot, expected: expected)
    return fact
  }

  /// Adds what other sources say.
  func but(_ otherSide: String) -> SDKFact {
    var fact = self
    fact.otherSide = otherSide
    return fact
  }
}
