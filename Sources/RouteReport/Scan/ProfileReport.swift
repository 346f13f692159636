import AppProfile
import PushPayload
import PushRules
import Questions

/// A profile in words: facts with their places, unknown inputs, and what is wrong.
package struct ProfileReport: Sendable {
  let profile: Profile
  let lint: LintReport
  private let code: AppCode
  /// The apps that the report leaves out, each with what it has in words.
  package var others: [(name: String, words: String)] = []
  package var style = TextStyle.plain

  /// Reports what the sources of an app show, and the findings in it.
  package init(_ code: AppCode, _ lint: LintReport) {
    (self.code, self.lint) = (code, lint)
    profile = code.profile
  }

  /// Writes the profile, and below it the findings, at most some of them.
  package func write(most: Int, to output: inout some TextOutputStream) {
    writeProfile(to: &output)
    output.write("\n" + lint.text(style: style, most: most))
  }

  private func writeProfile(to output: inout some TextOutputStream) {
    if profile.app == nil {
      let isLast = profile.targets.isEmpty
      output.write("Found no app for the iPhone.\n" + (isLast ? "" : "\n"))
    }
    let apps = profile.otherApps
    let listed = profile.targets.filter { $0.kind != .other && !apps.contains($0) }
    for (index, target) in listed.enumerated() {
      if index > 0 { output.write("\n") }
      write(target, to: &output)
    }
    let others = profile.targets.filter { $0.kind == .other }
    if !others.isEmpty {
      let names = others.map { PrintableText.escaped($0.name) }.commaList
      let isSilent = apps.isEmpty && others.allSatisfy { $0.situation.implements.isEmpty }
      let title = isSilent ? "Without pushes: " : "Other targets: "
      output.write((listed.isEmpty ? "" : "\n") + style.aside(names, on: title))
    }
    guard profile.app != nil else { return }
    if !apps.isEmpty { output.write("\n" + style.aside(otherApps)) }
    output.write("\n" + style.aside("Ask about it: pushroute eval PAYLOAD --app \(path(""))\n"))
  }

  /// The other apps, and the call that reports the first of them.
  private var otherApps: String {
    guard let chosen = others.first?.name else { return "" }
    let names = others.map { PrintableText.escaped($0.name) + " (\($0.words))" }.commaList
    return (names + "; about one of them:").hanging(on: "Other apps: ")
      + "  pushroute scan \(path("")) --only \(PrintableText.shellWord(chosen))\n"
  }

  private func write(_ target: TargetProfile, to output: inout some TextOutputStream) {
    let since = target.deploymentTarget.map { ", iOS \($0) or later" } ?? ""
    let name = PrintableText.escaped(target.name)
    let kind = target.kind == .app ? "app" : "notification service extension"
    output.write(style.heading("\(name): \(kind)\(since)") + "\n")
    for (title, inputs) in Self.groups {
      let facts = target.facts.filter { inputs.contains($0.input) }
      let empty = Self.emptiness(of: inputs, in: target)
      if facts.isEmpty, empty == nil { continue }
      output.write("  \(title)\(facts.isEmpty ? ": \(empty ?? "")" : "")\n")
      write(facts, to: &output)
    }
    guard !target.unknown.isEmpty else { return }
    output.write("  Not known\n")
    for unknown in target.unknown {
      let group = Self.groups.first { $0.inputs.contains(unknown.input) }
      let title = group?.title ?? unknown.input.rawValue
      output.write(style.aside(title + ": " + unknown.reason, on: "    - "))
    }
  }

  private static let groups: [(title: String, inputs: [Fact.Input])] = [
    ("Implements", [.implements]),
    ("Hidden", [.hidden]),
    ("Delegate of the notification center", [.notificationCenterDelegate]),
    ("PushKit registry", [.pushRegistry]),
    ("Life cycle", [.lifecycle, .exitsOnSuspend]),
    ("Background modes", [.backgroundModes]),
    ("Category options", [.categoryOptions]),
    ("SDK", [.sdk]),
    ("Registers for remote notifications", [.registersForRemoteNotifications]),
    ("APNs environment", [.apsEnvironment]),
    ("Live Activities", [.liveActivity]),
    ("SDKs of others", [.sdkPreset]),
    ("Oldest iOS", [.deploymentTarget]),
  ]

  /// The words for an answer without a fact, or nil.
  private static func emptiness(of inputs: [Fact.Input], in target: TargetProfile) -> String? {
    let situation = target.situation
    guard target.kind == .app else { return nil }
    switch inputs.first {
    case .implements: return "none of the methods of pushes"
    case .notificationCenterDelegate:
      return situation.notificationCenterDelegate == .some(nil) ? "none" : nil
    case .lifecycle:
      return situation.lifecycle.map { "that of \($0 == .app ? "the app delegate" : "scenes")" }
    case .backgroundModes: return situation.backgroundModes == nil ? nil : "none"
    default: return nil
    }
  }

  /// Writes the values of facts in one column and their places in another.
  private func write(_ facts: [Fact], to output: inout some TextOutputStream) {
    let values = facts.map { PrintableText.escaped($0.words) }
    let width = min(52, values.map { $0.count }.max() ?? 0) + 2
    for (fact, value) in zip(facts, values) {
      let words = place(fact.place) + Self.origin(of: fact) + Self.condition(of: fact)
      let column = max(width, value.count + 2)
      let isWide = 4 + column + words.count > PageLayout.current.width
      output.write("    " + (isWide ? value + "\n" : value.padded(to: column)))
      output.write(isWide ? style.aside(words, on: "      ") : style.dimmed(words) + "\n")
      for note in fact.notes { output.write(style.aside(note, on: "      ")) }
    }
  }

  private static func origin(of fact: Fact) -> String {
    if fact.origin == .superclass { return ", by the superclass" }
    guard let agent = fact.agent, !fact.isOfSDK else { return "" }
    return (fact.input == .hidden ? ", hidden by " : ", added by ") + agent
  }

  private static func condition(of fact: Fact) -> String {
    guard let condition = fact.condition else { return "" }
    return (fact.isOfSDK ? ", " : ", if ") + PrintableText.escaped(condition)
  }

  private func place(_ place: SourcePlace) -> String {
    place == .stated ? place.file : path(place.file) + (place.position.map { ":\($0.line)" } ?? "")
  }

  private func path(_ file: String) -> String {
    file.isEmpty ? code.folder.printed : code.path(of: file).printed
  }
}

extension Fact {
  /// The value: of a method, the name.
  fileprivate var words: String {
    [.implements, .hidden].contains(input) ? DelegateMethod(value)?.name ?? value : value
  }

  fileprivate var isOfSDK: Bool { input == .sdkPreset }
}
