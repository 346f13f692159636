import DeviceLog
import Evidence
import PushRules

/// What can stop a push before iOS calls anything, and no payload shows; the most frequent first.
enum DeliveryGate: String, CaseIterable, Sendable {
  case token = "token | of the other environment, or of another app or kind of push"
  case permission = "permission | never asked for, refused or quiet: the user sees nothing"
  case budget = "budget | iOS may hold silent pushes back, and Apple does not say when"
  case focus = "Focus | or the scheduled summary keeps the alert back for the user"
  case forceQuit =
    "force quit | no silent push until the app is opened or the device restarts"
  case offline = "offline | expiration 0 drops it; how many APNs keeps is contested"

  var name: String { rawValue.fields[0] }

  private func isOpen(in answer: RouteAnswer) -> Bool {
    let (situation, payload) = (answer.situation, answer.situation.payload)
    let isSilent = payload.contentAvailable.countsAsSet && !answer.isInFront
    return switch self {
    case .token, .offline: true
    case .permission: payload.content != .nothing && answer.assumed.contains("authorization")
    case .budget: isSilent && situation.environment == .device
    case .focus: payload.content != .nothing && situation.system >= .iOS(15, 0)
    case .forceQuit: isSilent && situation.state.termination != .user
    }
  }

  /// Whether a line of a log shows it.
  private func isShown(by event: LogEvent) -> Bool {
    switch self {
    case .token: event.answer?.isAboutToken ?? false
    case .permission: event.kind == .dropped && event.values.last == "0"
    case .budget:
      event.decision?.isRefusal == true && Self.budgets.contains(event.values.first ?? "")
    case .forceQuit: event.kind == .removed
    case .focus, .offline: false
    }
  }

  private static let budgets = ["EnergyBudgetPolicy", "ActivityRateLimitPolicy"]

  /// Five lines at most, below a heading.
  private static func lines(_ gates: [DeliveryGate], _ style: TextStyle) -> String {
    style.heading("Before iOS calls anything") + "\n"
      + gates.prefix(5).map { gate in
        gate.rawValue.fields[1].hanging(on: "  " + gate.name.padded(to: 12))
      }.joined()
  }

  /// Those that a log shows, then for a server the others; empty if it shows none, unless APNs took a
  /// push: then the token is right.
  static func text(for events: [LogEvent], _ style: TextStyle) -> String {
    let answers = events.compactMap { $0.answer }
    let shown = allCases.filter { gate in events.contains { gate.isShown(by: $0) } }
    guard !shown.isEmpty || answers.contains(where: { $0.isTaken }) else { return "" }
    let others = allCases.filter { !shown.contains($0) && $0 != .token && !answers.isEmpty }
    return "\n" + lines(shown + others, style)
  }

  /// Those that answers leave open: in a line with the page to read, or a line each.
  static func text(
    for answers: [RouteAnswer],
    _ detail: ReportDetail,
    _ style: TextStyle
  ) -> String {
    let gates = allCases.filter { gate in answers.contains { gate.isOpen(in: $0) } }
    guard detail == .short else { return lines(gates, style) }
    let names = gates.prefix(3).map { $0.name }.commaList + (gates.count > 3 ? " …" : "")
    return style.aside("Not decided: \(names): pushroute rules before-the-device\n")
  }
}
