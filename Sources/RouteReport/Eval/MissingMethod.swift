internal import PushRules

/// A method that did not run, with the smallest change after which it runs.
struct MissingMethod: Hashable, Sendable {
  let entry: NotCalled
  let remedy: Remedy

  /// Searches for the change, or returns nil if there is none.
  init?(_ entry: NotCalled) {
    guard let remedy = entry.remedy else { return nil }
    self.entry = entry
    self.remedy = remedy
  }

  /// How to make it run, as a sentence; nil if that would only break the app.
  var advice: String? { remedy.advice(for: entry) }

  /// Whether it would run in the same state of the app, after the same action of the user.
  var keepsTheQuestion: Bool {
    remedy.inputChanges.allSatisfy { $0.party != .state && $0.party != .action }
  }
}

extension Remedy {
  /// How to make it run, as a sentence; nil if the app would have to lose a method or a mode.
  func advice(for missing: NotCalled) -> String? {
    guard !inputChanges.contains(where: { $0.isSetback }) else { return nil }
    if inputChanges.count == 1, inputChanges[0].opensApp(in: missing.situation) {
      return "It runs again once the user has opened the app."
    }
    return "To change that: " + instructions.joined(separator: ", and ") + "."
  }
}

extension RouteAnswer {
  /// Methods that did not run, each with a change that makes it run in the same phase.
  ///
  /// The methods of a launch come last.
  var missed: [NotCalled] {
    let all = (route?.notCalled ?? []).filter { $0.canRun }
    return all.filter { !$0.method.isOfLaunch } + all.filter { $0.method.isOfLaunch }
  }

  /// Why the push goes elsewhere, or nil if it goes to the app or its PushKit delegate.
  var reasonOfOtherReceiver: String? {
    guard let recipient = route?.arrival.recipient, recipient.answer != .app,
      recipient.answer != .pushKit
    else { return nil }
    return recipient.rule.statement
  }

  /// The missing methods that the question asks about: those that would run in the same state.
  ///
  /// A method that ran in the other phase is not asked about. Where nothing runs and no such method would
  /// either, it is the one that takes pushes in the background.
  var missingOfTheQuestion: [MissingMethod] { ofTheQuestion(missed) }

  /// The missing methods that the question asks about.
  func ofTheQuestion(_ missed: [NotCalled]) -> [MissingMethod] {
    let isLaunch = situation.state.termination != nil
    let called = (route?.calls ?? []).map { $0.method }
    let near = missed.filter {
      !called.contains($0.method) && (isLaunch || !$0.method.isOfLaunch)
    }
    .compactMap { MissingMethod($0) }.filter { $0.keepsTheQuestion }
    guard near.isEmpty, called.isEmpty else { return near }
    let taking = route?.whyNot(.didReceiveFetch, in: .arrival)
    return taking.flatMap { MissingMethod($0) }.map { [$0] } ?? []
  }
}
