import PushPayload
import PushRules

extension AppState {
  var words: String {
    switch self {
    case .active: "app active"
    case .inactive: "app inactive"
    case .background: "app running in the background"
    case .suspended: "app suspended"
    case .notRunning(let termination): "app not running, " + termination.words
    }
  }
}

extension UserAction {
  var words: String {
    [
      "the icon is tapped", "the notification is tapped", "a background action is chosen",
      "a foreground action is chosen", "text is sent as an action", "the notification is dismissed",
    ][place]
  }

  var heading: String { "When " + words }
}

extension Situation {
  /// The user's action, as the end of the situation's line; empty without one.
  var actionInWords: String { userAction.map { ", then " + $0.words } ?? "" }
}

extension FinalState {
  var words: String {
    switch self {
    case .notRunning: "not running"
    case .background: "in the background"
    default: name
    }
  }
}

extension Phase {
  var words: String { self == .arrival ? "when the push arrives" : "when the user acts" }

  var heading: String { "W" + words.dropFirst() }
}

extension Route.Arrival {
  var sentence: String { wakeWords + "; " + presentationWords + "." }

  private var wakeWords: String {
    if recipient.answer == .nobody { return String(recipient.rule.statement.dropLast()) }
    let isForApp = recipient.answer == .app || recipient.answer == .pushKit
    let receiver = "The push is for: " + recipient.answer.name
    let app = isForApp ? "The app is " : receiver + ", for which the app is "
    return switch wake.answer {
    case .nothing: isForApp ? app + "not woken" : receiver
    case .running: isForApp ? app + "running" : receiver
    case .resumed: app + "resumed in the background"
    case .launched: app + "launched in the background"
    }
  }

  private var presentationWords: String {
    switch presentation.answer {
    case .nothing: "the system shows nothing"
    case .shown: "the user sees or hears the notification"
    case .badge: "the system sets the badge; there is nothing to see or tap besides"
    case .sound: "the system plays the sound; there is nothing to see or tap"
    case .willPresent: "what the user sees is what willPresent returns"
    case .historyOnly: "the user finds it in the history of Notification Center"
    case .activityStarted: "the system starts the Live Activity"
    case .activityUpdated: "the system updates the Live Activity"
    case .activityEnded: "the system ends the Live Activity"
    case .widgetsReloaded: "the system reloads the widgets"
    case .controlsReloaded: "the system reloads the controls"
    case .unknown: "what the user sees is not known"
    }
  }
}

extension AssumedApp {
  /// The flags that state the app of a call, to be pasted, in lines that a shell joins again; empty
  /// without flags.
  static func line(_ flags: String) -> String {
    guard !flags.isEmpty else { return "" }
    var lines = ["App: "]
    for piece in BrokenText.pieces(flags) {
      let last = lines.count - 1
      if lines[last].count + piece.count < PageLayout.current.width {
        lines[last] += piece
      } else {
        lines[last] += "\\"
        lines.append(piece)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension RouteAnswer {
  /// The unstated members in words, without those that assumptions mention.
  ///
  /// A list stays unless assumptions mention all of its elements.
  func assumedInWords(without shown: [Assumption]) -> [String] {
    let inputs = shown.map { $0.input }
    let names = shown.filter { $0.member.inputs.allSatisfy(inputs.contains) }.map { $0.member.name }
    return assumed.filter { !names.contains($0) }.compactMap(words)
  }

  struct Unstated: Hashable, Sendable {
    /// Its name in JSON.
    let member: String
    let words: String
  }

  var unstatedInWords: [Unstated] {
    assumed.compactMap { member in
      words(forAssumed: member).map { Unstated(member: member, words: $0) }
    }
  }

  private func words(forAssumed name: String) -> String? {
    guard let member = Situation.members.first(where: { $0.name == name }) else {
      return name.assumptionInWords
    }
    return member.assumption(situation)
  }
}

extension [RouteAnswer] {
  /// The members that are unstated in all of them, each once.
  var unstatedInWords: [RouteAnswer.Unstated] {
    let all = flatMap { $0.unstatedInWords }.grouped { $0.member }.map { $0.elements[0] }
    let names = SituationMember.inOrderOfAssumptions.map { $0.name }
    return names.compactMap { name in all.first { $0.member == name } }
      + all.filter { !names.contains($0.member) }
  }

  /// The assumptions that any of the answers depends on, in words, each once.
  var assumedAndMatters: [String] {
    flatMap { answer in
      answer.assumptionsThatMatter.filter { !$0.isOfMissingMethod }.map { answer.name(of: $0) }
    }.unique()
  }

  var assumedInWords: [String] { unstatedInWords.map { $0.words } }
}

extension String {
  /// What the user's action assumes, in words, by its name in JSON.
  var assumptionInWords: String? {
    switch self {
    case "categoryRegistered": "category registered with a matching action"
    case "bannerFromWillPresent": "willPresent returned a banner"
    default: nil
    }
  }
}

/// The app of a question and what it states, in front of the answer.
package struct AppLine: Sendable {
  private let name: String
  private let flags: String

  package init(name: String, flags: [String]) {
    self.name = name
    self.flags = flags.joined(separator: " ")
  }

  package var text: String {
    flags.hanging(on: "Stated by \(PrintableText.escaped(name)): ")
  }

  package var markdown: String {
    "Stated by \(MarkdownText.escaped(name)): " + MarkdownText.code(flags) + "\n\n"
  }
}
