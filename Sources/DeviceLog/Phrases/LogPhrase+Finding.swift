import AppLifecycle
import Evidence
import PushRules

extension LogPhrase {
  /// What the row reads at a place of a line, and where it ends; nil if it does not match there.
  func found(at start: Int, in text: Bytes) -> (values: [String], end: Int)? {
    var values: [String] = []
    var place = start
    var isFree = false
    for part in parts {
      switch part {
      case .anything: isFree = true
      case .literal(let bytes):
        guard let start = isFree ? text[place...].start(of: bytes) : place,
          text[start...].starts(with: bytes)
        else { return nil }
        place = start + bytes.count
        isFree = false
      case .read(let kind):
        guard let (value, end) = kind.value(at: place, in: text) else { return nil }
        values.append(value)
        place = end
      }
    }
    switch kind {
    case .policy: return policy(values, from: start, to: place, in: text)
    case .decided:
      let tail = String(decoding: text[place...].prefix(60), as: UTF8.self)
      return LogDecision(in: tail).map { ([$0.rawValue], place) }
    default: return (values, place)
    }
  }

  /// A policy with its decision and the words of its reasons, which end at the next policy.
  private func policy(
    _ values: [String],
    from start: Int,
    to place: Int,
    in text: Bytes
  ) -> ([String], end: Int) {
    let ends = ["{name:", "FinalDecision"].compactMap { text[place...].start(of: Array($0.utf8)) }
    let tail = text[(values.isEmpty ? start : place)..<(ends.min() ?? text.endIndex)]
    let words = String(decoding: tail, as: UTF8.self)
    let reasons = words.split { !$0.isASCII || !$0.isLetter }.filter { word in
      word.count < 60 && (word.first?.isLowercase ?? false) && word.contains { $0.isUppercase }
        && word != "policyWeight"
    }
    let decision = LogDecision(in: words)?.rawValue ?? ""
    return (
      [values.first ?? "ApplicationPolicy", decision] + reasons.map { String($0) }, tail.endIndex
    )
  }
}

extension LogPhrase.Kind {
  private var longest: Int { self == .number ? 9 : self == .word || self == .mode ? 60 : 180 }

  private func allows(_ byte: UInt8) -> Bool {
    switch self {
    case .number: byte.isDigit
    case .word: byte.isLetter
    case .mode: byte.isLetter || byte == UInt8(ascii: "-")
    case .method: byte.isLetter || byte == UInt8(ascii: ":")
    case .id: byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-")
    case .topic: byte.isLetter || byte.isDigit || "._-*".utf8.contains(byte)
    case .activity: byte.isLetter || byte.isDigit || "._-*:".utf8.contains(byte)
    }
  }

  /// The value at a place, and where it ends; nil if there is none of the kind.
  fileprivate func value(at place: Int, in text: Bytes) -> (String, end: Int)? {
    var bytes = text[place...].prefix(longest).prefix { allows($0) }
    if self == .activity {
      guard bytes.contains(UInt8(ascii: ":")) else { return nil }
      if bytes.last == UInt8(ascii: ":") { bytes = bytes.dropLast() }
    }
    let value = String(decoding: bytes, as: UTF8.self)
    guard !bytes.isEmpty else { return nil }
    if self == .method { return Callback(value).map { ($0.id, bytes.endIndex) } }
    return (value, bytes.endIndex)
  }
}

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
    let spaced = " " + words.map { String(Substring($0)) }.joined(separator: " ") + " "
    let line = Array(spaced.utf8)[...]
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
