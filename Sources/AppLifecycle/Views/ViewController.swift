internal import PushRules

/// A view controller of the stack.
struct ViewController: Hashable, Sendable {
  enum Arrival: Hashable, Sendable {
    case first
    case pushed
    case presented
  }

  let name: String
  let arrival: Arrival
  private(set) var view = Presence.absent

  init(number: Int, _ arrival: Arrival) {
    name = Self.name(number)
    self.arrival = arrival
  }

  mutating func didRun(_ method: LifecycleMethod) {
    switch method {
    case .viewDidLoad: view = .present
    case .viewDidUnload: view = .absent
    default: break
    }
  }

  /// The name of the view controller with a number: A to Z, then AA.
  static func name(_ number: Int) -> String {
    var letters = ""
    var rest = number
    repeat {
      letters = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(rest % 26))) + letters
      rest = rest / 26 - 1
    } while rest >= 0
    return letters
  }
}
