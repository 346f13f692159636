internal import DecisionTables
internal import PushRules

extension Transitions {
  /// The user pulls down Notification Center or opens Control Center.
  static let centers: [Transition] = Center.all.flatMap { $0.opening + $0.closing }
}

/// A center that the user pulls over the app; the rules are the same for both.
private struct Center: Sendable {
  let name: String
  let overlay: Overlay
  let open, close: LifecycleEvent
  /// The first version of iOS that has it.
  let first: Int
  let citations: String

  static let all = [
    Center(
      name: "Notification Center",
      overlay: .notificationCenter,
      open: .notificationCenterOpen,
      close: .notificationCenterClose,
      first: 5,
      citations: "L-14 T-N1"
    ),
    Center(
      name: "Control Center",
      overlay: .controlCenter,
      open: .controlCenterOpen,
      close: .controlCenterClose,
      first: 7,
      citations: "T-N4"
    ),
  ]

  private func when(_ event: LifecycleEvent, _ fact: String, _ entries: Entry...) -> When {
    When(event.name + "." + fact, all: [.on(event)] + entries)
  }

  private var missing: String { name + " exists from iOS " + String(first) }

  var opening: [Transition] {
    let open = open
    return [
      when(open, "before-\(first)", .before(first))
        .never(missing),
      when(open, "locked", .since(first), .locked)
        .never("the device is locked"),
      when(open, "covered", .since(first), .unlocked, !.under(.nothing, .unnamed))
        .never("something covers the screen"),
      when(open, "bounces", .since(11), .from(.active))
        .leads(.resign, .activate, .resign, to: .to(.inactive).under(overlay))
        .because("From iOS 11 the app regains the focus for a moment while \(name) opens.")
        .rests(on: "L-35 T-N2", .bouncingCenter),
      when(open, "active", .since(first), .before(11), .from(.active))
        .leads(.resign, to: .to(.inactive).under(overlay))
        .because("\(name) takes the focus from the app, which becomes inactive.")
        .rests(on: citations, seen: first...10),
      when(open, "inactive", .since(first), .unlocked, .from(.inactive), .under(.unnamed))
        .leads(to: .stay.under(overlay))
        .because("Inactive already: no callback.")
        .rests(on: citations, .inferred),
      when(open, "elsewhere", .since(first), .unlocked, .elsewhere, .under(.nothing))
        .leads(to: .stay.under(overlay))
        .because("Not in the foreground: no callback.")
        .rests(on: "L-01", .documented),
    ]
  }

  var closing: [Transition] {
    let close = close
    return [
      when(close, "before-\(first)", .before(first), .under(.unnamed))
        .never(missing),
      when(close, "closed", !.under(overlay, .unnamed))
        .never(name + " is not open"),
      when(close, "inactive", .since(first), .from(.inactive), .under(overlay, .unnamed))
        .leads(.activate, to: .to(.active).under(.nothing))
        .because("When \(name) is gone, the app becomes active again.")
        .rests(on: citations, seen: first...18),
      when(close, "elsewhere", .elsewhere, .under(overlay))
        .leads(to: .stay.under(.nothing))
        .because("Not in the foreground: no callback.")
        .rests(on: "L-01", .documented),
    ]
  }
}
