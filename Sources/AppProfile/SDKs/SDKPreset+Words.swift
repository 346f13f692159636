internal import PushRules

extension SDKPreset {
  /// The effects of the SDK and its handlers, one sentence each.
  package var sentences: [String] {
    guard !handlers.isEmpty else { return effects }
    return effects + ["Its own handlers: " + handlers.joined(separator: ", ") + "."]
  }

  /// The effects of the SDK, one sentence each.
  private var effects: [String] {
    var effects: [String] = []
    if let toggle { effects.append(Self.words(for: toggle)) }
    if !adds.isEmpty {
      effects.append("Adds \(Self.list(adds)) to an application delegate that lacks it.")
    }
    if let taking { effects.append(taking) }
    if takes == .leaves, !handles.isEmpty {
      effects.append("Adds \(Self.list(handles)) to the delegate of the notification center.")
    }
    effects += remarks
    if effects.isEmpty { effects.append("Changes no callback by itself.") }
    return effects
  }

  private static func words(for toggle: Switch) -> String {
    switch toggle {
    case .list(let keys, let off):
      "\(keys.joined(separator: " or ")) \(off ? "YES" : "NO") in Info.plist turns it off."
    case .setting(let names, let file):
      "\(names.joined(separator: " or ")) false in \(file) turns it off."
    case .code(let words): "Only in an app that uses \(words.joined(separator: " or "))."
    }
  }

  private var taking: String? {
    guard takes != .leaves else { return nil }
    let time =
      switch isLate {
      case false: "before launching ends"
      case true: "after launching has ended"
      default:
        "in an app with scenes after launching has ended"
          + (early.map { ", unless it calls \($0)" } ?? "")
      }
    let condition = takes == .ifFree ? " if there is none" : ""
    let rest =
      passesOn ? "passes calls on to the one before" : "passes nothing on to the one before"
    return "Becomes the delegate of the notification center\(condition), \(time), and \(rest)."
  }

  private static func list(_ methods: [DelegateMethod]) -> String {
    methods.map { $0.id }.joined(separator: " and ")
  }
}
