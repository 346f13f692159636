import AppProfile
import PushPayload
import PushRules
import Testing

/// A small app: its files, and the expected profile.
struct Skeleton: Sendable, CustomTestStringConvertible {
  let name: String
  /// The files: each begins with a line `== path`.
  let text: String
  /// The profile, as ``Profile/summary`` writes it.
  let profile: String

  init(_ name: String, _ text: String, _ profile: String) {
    self.name = name
    self.text = text
    self.profile = profile
  }

  var testDescription: String { name }

  /// The files of the app.
  var files: [SourceFile] {
    var files: [SourceFile] = []
    var path = ""
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("== ") {
        if !path.isEmpty { files.append(SourceFile(path, lines.joined(separator: "\n"))) }
        path = String(line.dropFirst(3))
        lines = []
      } else {
        lines.append(line)
      }
    }
    files.append(SourceFile(path, lines.joined(separator: "\n")))
    return files
  }
}

extension Profile {
  /// What the tests compare: a line for each target, fact about a method or a delegate, and mistake.
  var summary: String {
    targets.map { $0.summary }.joined(separator: "\n")
  }
}

extension TargetProfile {
  fileprivate var summary: String {
    let methods = DelegateMethod.allCases.filter { situation.implements.contains($0) }.map(\.id)
    let delegate = situation.notificationCenterDelegate.map { $0?.name ?? "none" }
    let modes = situation.backgroundModes.map { modes in
      BackgroundMode.allCases.filter { modes.contains($0) }.map(\.name).joined(separator: ",")
    }
    var parts = [kind.rawValue + " " + name, methods.joined(separator: ",")]
    if kind == .app {
      parts += ["delegate " + (delegate ?? "?"), situation.lifecycle?.name ?? "?"]
    }
    if let registry = situation.pushRegistry { parts.append("registry " + registry.name) }
    if let modes, !modes.isEmpty { parts.append("modes " + modes) }
    if situation.categoryOptions == [.customDismiss] { parts.append("custom-dismiss") }
    if let deploymentTarget { parts.append("from " + deploymentTarget) }
    let sdks = facts.filter { $0.input == .sdkPreset && $0.condition == nil }
      .map { "  sdk " + $0.value }
    let conditions = facts.filter { $0.condition != nil }.map {
      "  if \($0.condition ?? ""): \($0.value)"
    }
    let mistakes = diagnostics.map { "  \($0.position?.description ?? "?") \($0.code)" }
    return ([parts.joined(separator: " · ")] + sdks + conditions + mistakes).joined(separator: "\n")
  }
}
