import AppLifecycle
import Evidence
import PushRules

/// A decision of dasd, in its long and its short spelling.
package enum LogDecision: String, CaseIterable, Hashable, Sendable {
  // The longer spellings come first: each is looked for inside a line.
  case never = "Absolutely Must Not Proceed"
  case always = "Absolutely Must Proceed"
  case no = "Must Not Proceed"
  case yes = "Must Proceed"
  case can = "Can Proceed"

  /// The short spelling: the first letters of the words.
  private var letters: String { String(rawValue.split(separator: " ").compactMap { $0.first }) }

  /// Whether the launch has to wait.
  package var isRefusal: Bool { self == .never || self == .no }

  /// Finds the first decision in a text, in either spelling; nil if it has none.
  package init?(in text: String) {
    let words = text.utf8.split { !(0x61...0x7A).contains($0 | 0x20) }
    let line = Array((" " + words.map { String(Substring($0)) }.joined(separator: " ") + " ").utf8)[
      ...
    ]
    let found = Self.allCases.compactMap { decision in
      [decision.rawValue, decision.letters].compactMap { line.start(of: Array(" \($0) ".utf8)) }
        .min()
        .map { (place: $0, decision: decision) }
    }
    guard let first = found.min(by: { $0.place < $1.place }) else { return nil }
    self = first.decision
  }
}

extension String {
  /// A word of the system that a log may repeat; nil for one that nobody has written down, which may
  /// be anything.
  package var known: String? {
    let isPushType = PushType.allCases.contains { $0.name == lowercased() }
    let isMode = BackgroundMode.allCases.contains { $0.name == self }
    return isPushType || isMode || Self.ofSystem.contains(self) || Callback(self) != nil
      ? self : nil
  }

  private static let ofSystem: Set<String> = [
    "ApplicationPolicy", "ThunderingHerdPolicy", "uninstalled", "restricted", "YES", "NO", "SEGV",
    "ABRT", "KILL", "TRAP", "BUS", "ILL", "MemoryPressurePolicy", "EnergyBudgetPolicy",
    "BatteryLevelPolicy", "ActivityRateLimitPolicy", "DataBudgetPolicy", "NetworkQualityPolicy",
    "DeviceActivityPolicy", "location",
    "audio", "external-accessory", "bluetooth-central", "bluetooth-peripheral",
  ]

  /// The digest of a request's id, such as `7D36-60BF`; nil for anything else.
  package var digest: String? {
    let parts = utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isDigest =
      parts.count == 2
      && parts.allSatisfy { part in
        part.count == 4
          && part.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x46).contains($0) }
      }
    return isDigest ? self : nil
  }
}

/// A word of dasd's reasons.
package struct LogReason: Sendable {
  let word: String?
  /// Its meaning, as a sentence.
  let meaning: String
  let citations: [String]

  /// Looks a word up; one that is not in the table is unknown.
  init(_ word: String) {
    let row = Self.rows.first { $0[0] == word }
    self.word = row?[0]
    meaning = row?[2] ?? "No source says what the reason stands for that dasd gives."
    citations = row.map { [$0[1]] } ?? []
  }

  // One word a line: word | citation | meaning
  private static let rows = [
    "pushDisallowed | A-491 | pushDisallowed: unknown, Apple documents no meaning. Dumps of dasd show that it comes from the check that looks at Background App Refresh and at apps that the user removed in the switcher, and that an app under Xcode's debugger passes. So look at Settings > General > Background App Refresh, open the app once by its icon, and try without Xcode.",
    "timeSinceThunderingHerdTriggerEvent | A-492 | timeSinceThunderingHerdTriggerEvent: the seconds since an event after which much work comes due at once, such as a restart. The launch waits until 5 minutes have passed, or 15 while the device is in use; a later push can cancel it.",
    "deviceInUse | A-492 | deviceInUse: somebody uses the device.",
    "batteryLevel | A-493 | batteryLevel: the charge of the battery.",
    "thermalLevel | A-493 | thermalLevel: how warm the device is.",
    "wifiQuality | A-493 | wifiQuality: how good the wireless network is.",
    "networkPathAvailability | A-493 | networkPathAvailability: whether there is a network.",
    "appIsForeground | A-491 | appIsForeground: the app is on the screen.",
    "EnergyBudgetPolicy | A-530 | The app has used up the energy that iOS allows it in the background. Wait some hours; do less for each push, and call the completion handler at once.",
    "MemoryPressurePolicy | A-530 | The device has too little free memory, or the camera uses it. Wait, or close other apps.",
    "ActivityRateLimitPolicy | A-530 | The app asks for time too often. Send fewer silent pushes.",
    "BatteryLevelPolicy | A-530 | The battery is too low. Charge the device.",
  ].map { $0.fields }
}
