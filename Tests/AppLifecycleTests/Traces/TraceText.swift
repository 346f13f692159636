import PushRules
import PushTestSupport

@testable import AppLifecycle

/// Text that lists things with scripts.
///
/// A line that is not indented begins one, with bars between its fields; a line that begins with a
/// bar continues them. The indented lines behind it are its script, unless the last field is.
enum TraceText {
  struct Item {
    var fields: [String]
    var lines: [Substring] = []
  }

  static func items(_ text: some StringProtocol) -> [Item] {
    var items: [Item] = []
    for line in text.split(separator: "\n") {
      let last = items.count - 1
      if !line.hasPrefix(" ") {
        items.append(Item(fields: fields(line[...])))
      } else if line.hasPrefix("  | "), items[last].lines.isEmpty {
        items[last].fields += fields(line.dropFirst(4))
      } else {
        items[last].lines.append(Substring(line.dropFirst(2)))
      }
    }
    return items
  }

  private static func fields(_ line: some StringProtocol) -> [String] {
    String(line).split(separator: " | ").map { String($0) }
  }
}

extension Play {
  /// Reads fields: versions of iOS such as `7-9 10.1-` (4 to 12 if there are none), how the script
  /// starts such as `scene active restores`, and what came before, is shown or is noted.
  init(_ fields: some Sequence<String>, _ lines: [Substring]) {
    var fields = Array(fields)
    let hasVersions = fields[0].first?.isNumber == true || fields[0] == "all"
    let systems = [SystemVersion](words: hasVersions ? fields.removeFirst() : "4-12")
    var script = lines.joined(separator: "\n")
    self.init(systems, start: fields.removeFirst().split(separator: " ").map { String($0) })
    for field in fields {
      let text = String(field.drop { $0 != " " }.dropFirst())
      switch field.prefix(while: { $0 != " " }) {
      case "after": prelude = text
      case "shows":
        shows = text.split(separator: ", ").compactMap { Presentation(name: String($0)) }
      case "notes": notes = text.split(separator: " ").map { String($0) }
      case "sure": break
      default: script = field + "\n" + script
      }
    }
    self.lines = PlayLine.read(script)
  }

  private init(_ systems: [SystemVersion], start words: [String]) {
    let lifecycle: Lifecycle = words.contains("scene") ? .scene : .app
    let methods = words.compactMap { Self.methods["\($0)"] }.first
    let state = words.compactMap { Self.states[$0] }.first
    guard let state else { preconditionFailure("no state of the app in \(words)") }
    let usual: Set<DelegateMethod> = lifecycle == .scene ? .scene : .both
    self.init(systems, lifecycle, from: state, in: .launching(methods ?? usual), "")
    for word in words where Self.methods[word] == nil && Self.states[word] == nil { set(word) }
  }

  private static let states: [String: AppState] = [
    "active": .active, "inactive": .inactive, "background": .background, "suspended": .suspended,
    "ended": .ended, "quit": .quit, "never-launched": .notRunning(.neverLaunched),
  ]

  private static let methods: [String: Set<DelegateMethod>] = [
    "in:fetch": .fetch, "in:old": .old, "in:center": .center, "in:extended": .extended,
    "in:push-kit": .pushKit, "in:buttons": .buttons, "in:scene-center": .sceneCenter,
    "in:everything": .everything, "in:center-without-response": .centerWithoutResponse,
    "in:center-without-present": .centerWithoutPresent,
  ]

  private mutating func set(_ word: String) {
    let parts = word.split(separator: ":").map { String($0) }
    let values = parts.count > 1 ? parts[1].split(separator: "+").map { String($0) } : []
    switch (parts[0], values.first) {
    case ("scene", nil): break
    case ("exits", nil): exitsOnSuspend = .present
    case ("restores", nil): stateRestoration = .present
    case ("single-tasking", nil): multitasking = .absent
    case ("tasks", let count?): backgroundTasks = Int(count) ?? 0
    case ("ipad", nil): device = .iPad
    case ("always-on", let value?): alwaysOn = value == "on" ? .on : .off
    case ("debugger", nil): situation.environment = .debugger
    case ("ipad-with-windows", nil): device = .iPadWithWindows
    case ("with", _?):
      situation.backgroundModes = Set(values.compactMap { BackgroundMode(name: $0) })
        .union([.remoteNotification])
    case ("modes", _?):
      situation.backgroundModes = Set(values.compactMap { BackgroundMode(name: $0) })
    case ("delegate", "late"?): situation.notificationCenterDelegate = .late
    case ("refresh-off", nil): situation.backgroundAppRefresh = .off
    case ("low-power", nil): situation.lowPowerMode = .on
    case ("denied", nil): situation.authorization = .denied
    case ("provisional", nil): situation.authorization = .provisional
    case ("push-type", let type?): situation.pushType = PushType(name: type)
    case ("priority", "10"?): situation.priority = .ten
    case ("sdk", let version?): situation.sdk = SystemVersion(version) ?? .newest
    default: preconditionFailure("a script cannot start with \(word)")
    }
  }
}

extension [SystemVersion] {
  /// The versions at which rules change, of ranges such as `3-5`, `7-` and `10.1-12`, and versions.
  fileprivate init(words: String) {
    self = words.split(separator: " ").flatMap { word -> [SystemVersion] in
      if word == "all" { return [SystemVersion].all.atBreakpoints }
      let ends = word.split(separator: "-").map { String($0) }
      guard let last = ends.last, let end = SystemVersion(last) else {
        preconditionFailure("\(word) is no range of versions")
      }
      let first = ends[0].contains(".") ? end : SystemVersion.iOS(Int(ends[0]) ?? 0, 0)
      if ends[0].contains("."), !word.contains("-") { return [end] }
      let start = ends[0].contains(".") ? SystemVersion(ends[0]) ?? end : first
      let range = word.hasSuffix("-") ? start...SystemVersion.newest : start...end
      return [SystemVersion].all.atBreakpoints.filter { range.contains($0) }
    }
  }
}
