package import DecisionTables

/// A question with a name: what changes when an app, a payload or a user does this.
package struct NamedDifference: Hashable, Sendable {
  /// The name: a word, or the id of a method.
  package let id: String
  package let question: String
  private let left: Entry
  private let right: Entry

  private init(_ id: String, _ question: String, from left: Entry, to right: Entry) {
    self.id = id
    self.question = question
    self.left = left
    self.right = right
  }

  package var input: Input? { left.column.input }

  /// The input that a space fixes to another value than the left side of the question, or nil.
  package func conflict(with space: SituationSpace) -> Input? {
    space.region[left.column] & left.values == 0 ? left.column.input : nil
  }

  package func sides(of space: SituationSpace) -> (left: SituationSpace, right: SituationSpace) {
    (space.with(left), space.with(right))
  }

  /// All questions but those about methods.
  package static let words: [NamedDifference] = [
    NamedDifference(
      "scenes",
      "the app adopts the life cycle of scenes",
      from: .lifecycle(.app),
      to: .lifecycle(.scene)
    ),
    NamedDifference(
      "notification-center-delegate",
      "the app sets a delegate of the notification center",
      from: .delegate(nil),
      to: .delegate(.set)
    ),
    NamedDifference(
      "late-delegate",
      "the app sets that delegate only after the launch has finished",
      from: .delegate(.set),
      to: .delegate(.late)
    ),
    NamedDifference(
      "background-mode",
      "the app adds the background mode remote-notification",
      from: .remoteNotificationMode(.absent),
      to: .remoteNotificationMode(.present)
    ),
    NamedDifference(
      "content-available",
      "content-available is added to the payload",
      from: .contentAvailableValue(.absent),
      to: .contentAvailableValue(.one)
    ),
    NamedDifference(
      "mutable-content",
      "mutable-content is added to the payload",
      from: .mutableContentValue(.absent),
      to: .mutableContentValue(.one)
    ),
    NamedDifference(
      "category",
      "a category is added to the payload",
      from: .category(.absent),
      to: .category(.present)
    ),
    NamedDifference(
      "force-quit",
      "the user, not the system, has ended the app",
      from: .state(.notRunning(.system)),
      to: .killedByUser
    ),
    NamedDifference(
      "low-power",
      "Low Power Mode is switched on",
      from: .lowPowerMode(.off),
      to: .lowPowerMode(.on)
    ),
  ]

  package init(implementing method: DelegateMethod) {
    self.init(
      method.id,
      "the app implements \(method.id)",
      from: .lacks(method),
      to: .implements(method)
    )
  }

  package init?(_ name: String) {
    if let word = Self.words.first(where: { $0.id == name }) {
      self = word
    } else if let method = DelegateMethod.allCases.first(where: { $0.id == name }) {
      self.init(implementing: method)
    } else {
      return nil
    }
  }
}

/// All situations with fixed values in some inputs.
package struct SituationSpace: Changeable, Hashable, Sendable {
  package private(set) var region: Region
  /// A situation with the fixed values as the user spelt them.
  package let model: Situation

  /// Fixes some inputs of a situation and leaves the others open.
  ///
  /// - Parameters:
  ///   - model: The situation.
  ///   - inputs: The inputs to fix.
  ///   - states: The states of the space, or nil for all states if the inputs do not fix it.
  /// - Precondition: `states` is not empty.
  package init(like model: Situation, stating inputs: Set<Input>, states: [AppState]? = nil) {
    self.model = model
    let stated = model.region
    region = inputs.reduce(into: .any) { $0[$1] = stated[$1] }
    guard let states else { return }
    precondition(!states.isEmpty, "a space without a state has no situation")
    region[Input.state] = states.reduce(0) { $0 | UInt64(bit: $1.place) }
  }

  func with(_ entry: Entry) -> SituationSpace { changed { $0.region.set(entry) } }

  /// Returns a situation of the space, with the spelling of the user.
  func situation(at region: Region) -> Situation {
    var situation = model
    let spelt = model.region
    for input in Input.allCases where spelt[input] != region[input] {
      situation.set(input, at: region[input].trailingZeroBitCount)
    }
    if situation.sdk < .iOS(27, 0) { situation.sdk = min(situation.sdk, situation.system) }
    return situation
  }
}
