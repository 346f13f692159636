import PushRules

@testable import AppLifecycle

/// A trace that breaks an invariant and that no player leads to, put together by hand.
struct ForgedTrace: Sendable, CustomStringConvertible {
  let invariant: (any TraceInvariant.Type)?
  let description: String
  private let play: Play

  /// Reads the number of the invariant, what is wrong, and how a script starts; a line of it has the
  /// state before the event among the callbacks, and may have the time and what lies over the app.
  private init(_ item: TraceText.Item) {
    invariant = traceInvariants.first { $0.number == item.fields[0] }
    description = item.fields[1]
    play = Play(item.fields.dropFirst(2), item.lines)
  }

  func script() throws -> PlayedScript {
    let scenario = try play.scenario(on: play.systems.last ?? .newest)
    let entries = zip(scenario.events, play.lines).map(PlayedScript.Entry.init(forging:as:))
    var script = PlayedScript(scenario, from: entries[0].before)
    script.entries = entries
    return script
  }

  static let all = TraceText.items(
    """
    (1) | a suspended app gets willTerminate | suspended
      remove-in-switcher suspended -> will-terminate = not-running
    (1) | prewarming calls the app | 15 | ended
      prewarm not-running -> did-finish-launching@b = prewarmed
    (2) | an active app becomes active | active
      notification-center-close active -> did-become-active@a = active
    (2) | a scene becomes active twice | 15 | scene suspended
      tap-icon suspended -> scene-did-become-active@a = active
      call-decline active -> scene-did-become-active@a = active
    (3) | a launch enters the foreground | ended
      tap-icon not-running -> did-finish-launching@i will-enter-foreground@b did-become-active@a
        = active
    (3) | an app enters the foreground and does not become active | suspended
      tap-icon suspended -> will-enter-foreground@b = inactive
    (5) | the app delegate of an app with scenes is called | 15 | scene active
      open-switcher active -> will-resign-active@a = inactive
    (5) | a scene of an app without scenes is called | 15 | active
      open-switcher active -> scene-will-resign-active@a = inactive
    (4) | the background comes after the end | active
      remove-in-switcher active -> will-terminate did-enter-background@b = not-running
    (4) | an app goes on after willTerminate | background
      memory-purge background -> will-terminate = suspended
    (6) | the background is entered twice on iOS 8 | 8 | active
      remove-in-switcher active -> did-enter-background@b did-enter-background@b = not-running
    (6) | an app in the background enters it | background
      lock background -> did-enter-background@b = background
    (7) | Home suspends an app that exits | active exits
      home active = suspended
    (7) | an app that exits enters the foreground | active exits
      unlock inactive -> will-enter-foreground@b = active
    (8) | a fetch launches an app that the user has removed | quit
      background-fetch not-running -> did-finish-launching@b = suspended
    (8) | a removal leaves no mark | suspended
      remove-in-switcher suspended = not-running
    L-13 | the response comes after the app is active | suspended
      tap-notification suspended -> did-become-active@a did-receive-response@a = active
    state | an app reads inactive when it has become active | inactive
      call-decline inactive -> did-become-active@i = active
    methods | a method runs that the app lacks | active in:fetch
      tap-notification active -> did-receive@a = active
    methods | a method runs before its iOS | 6 | active in:everything
      background-fetch active -> perform-fetch@b = active
    notification | nothing is called and nothing posted | active
      lock active -> () = active
    notification | a notification is posted that no method has | active
      lock active -> (Somewhere) = active
    time | Home takes a second | active
      home active at:1 = suspended
    feasible | an active app lies under the switcher | active
      open-switcher active under:switcher = active
    steps | an active app begins the next step suspended | active
      call-decline active = active
      tap-icon suspended = active
    path | a state is read that the process does not pass | active
      open-switcher active -> will-resign-active@b = inactive
    views | a view has appeared that was not about to | active
      view-push active -> B.view-did-appear@a = active
    T-V7 | the view disappears at Home | active
      home active -> A.view-will-disappear@a = suspended
    T-V7 | the view appears again when the app comes back | suspended
      tap-icon suspended -> A.view-will-appear@i = active
    """
  ).map(ForgedTrace.init)
}

extension PlayedScript.Entry {
  fileprivate init(forging event: ScriptEvent, as line: PlayLine) {
    let states = [line.words[0], line.state].map { name in
      ProcessState.allCases.first { $0.name == name } ?? .notRunning
    }
    let isLater = line.words.contains("at:1")
    let step = Step(
      event: line.event,
      isConsequence: false,
      time: isLater ? 1 : 0,
      calls: line.words.dropFirst().compactMap(TracedCall.init(forging:)),
      path: states,
      reason: .forged,
      notes: [],
      arrival: nil
    )
    var after = LifecycleState(of: states[1])
    if line.words.contains("under:switcher") { after.overlay = .switcher }
    self.init(event: event, before: LifecycleState(of: states[0]), steps: [step], after: after)
  }

  /// The same entry without what was called.
  var silenced: PlayedScript.Entry {
    let steps = steps.map { step in
      Step(
        event: step.event,
        isConsequence: step.isConsequence,
        time: step.time,
        calls: [],
        path: step.path,
        reason: step.reason,
        notes: step.notes,
        arrival: step.arrival
      )
    }
    return PlayedScript.Entry(event: event, before: before, steps: steps, after: after)
  }
}

extension Reason {
  fileprivate static let forged = Reason(
    Rule("forged", nil, in: .moments, because: "Put together by hand.", .inferred, "")
  )
}

extension TracedCall {
  /// Reads a callback such as `A.view-did-load@i`, or a notification alone such as `(Somewhere)`.
  fileprivate init?(forging word: String) {
    let parts = word.split(separator: "@")
    let names = parts[0].split(separator: ".")
    let callback = Callback.all.first { $0.id == names[names.count - 1] }
    let isAlone = word.hasPrefix("(")
    if callback == nil, !isAlone { return nil }
    let posted = isAlone && word != "()" ? String(word.dropFirst().dropLast()) : nil
    self.init(
      callback: callback,
      viewController: names.count > 1 ? String(names[0]) : nil,
      applicationState: parts.count > 1
        ? ApplicationState.allCases.first { $0.name.hasPrefix(parts[1]) } : nil,
      notification: callback?.notification ?? posted,
      reason: .forged
    )
  }
}

extension LifecycleState {
  /// The usual state with a process in it.
  fileprivate init(of process: ProcessState) {
    self.init(process: process, overlay: process == .inactive ? .unnamed : .nothing)
  }
}
