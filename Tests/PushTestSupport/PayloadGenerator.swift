/// Makes payloads as backends send them: one compact JSON object a line, about 250 bytes each.
///
/// Most have an alert, most carry data of their own, every seventh wakes the app, and a few have
/// the slips of real life: flags as `true` or "1", or beside `aps`. All of them are payloads, and
/// the same seed gives the same bytes.
public struct PayloadGenerator: Sendable {
  private var random: SeededRandom

  /// Starts a sequence.
  public init(seed: UInt64 = 1) { random = SeededRandom(seed: seed) }

  /// The lines of so many payloads, each with its line feed.
  public mutating func lines(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count * 256)
    for _ in 0..<count {
      bytes += payload().utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// One payload, without a line feed.
  public mutating func payload() -> String {
    var members = ["\"aps\":" + aps()]
    if random.happens(2) { members.append(#""content-available":1"#) }
    if random.happens(1) { members.append(#""mutable-content":1"#) }
    members += data()
    if random.happens(20) { members.swapAt(0, members.count - 1) }
    return "{" + members.joined(separator: ",") + "}"
  }

  private mutating func aps() -> String {
    var members: [String] = []
    let isSilent = random.happens(14)
    if !isSilent { members += shown() }
    if isSilent || random.happens(10) { members.append("\"content-available\":" + flag()) }
    if !isSilent, random.happens(25) { members.append("\"mutable-content\":" + flag()) }
    if random.happens(15) { members.append(#""thread-id":"chat-\#(random.number(below: 5000))""#) }
    if random.happens(10) { members.append(#""interruption-level":"active""#) }
    return "{" + members.joined(separator: ",") + "}"
  }

  private mutating func shown() -> [String] {
    var members: [String] = []
    switch random.number(below: 20) {
    case 0: break
    case 1...4: members.append("\"alert\":" + body())
    default: members.append(#""alert":{"title":"\#(random.pick(Self.titles))","body":\#(body())}"#)
    }
    if random.happens(70) { members.append(#""sound":"default""#) }
    if random.happens(50) { members.append("\"badge\":\(random.number(below: 30))") }
    if random.happens(20) { members.append(#""category":"\#(random.pick(Self.categories))""#) }
    return members
  }

  private mutating func flag() -> String {
    random.happens(95) ? "1" : random.pick(["true", "\"1\"", "0"])
  }

  /// What the sender puts beside `aps`.
  private mutating func data() -> [String] {
    let id = random.number(below: 1_000_000_000)
    var members = [#""message_id":"m-\#(id)-\#(random.number(below: 4096))""#]
    if random.happens(50) {
      members.append(#""link":"https:\/\/example.com\/orders\/\#(id)?from=push&lang=en""#)
    }
    if random.happens(50) {
      let sent = 1_700_000_000 + random.number(below: 90_000_000)
      let amount = "\(random.number(below: 500)).\(10 + random.number(below: 90))"
      members.append(
        #""data":{"user":\#(id % 7_919),"sent":\#(sent),"tags":["a\#(id % 97)","b"],"amount":\#(amount)}"#
      )
    }
    if random.happens(55) { members.append(#""campaign":"\#(random.pick(Self.campaigns))""#) }
    if random.happens(10) { members.append(#""experiment":null"#) }
    return members
  }

  /// A JSON string of one to three sentences.
  private mutating func body() -> String {
    var sentences = [random.pick(Self.sentences)]
    if random.happens(60) { sentences.append(random.pick(Self.sentences)) }
    if random.happens(30) { sentences.append(random.pick(Self.sentences)) }
    return "\"" + sentences.joined(separator: " ") + "\""
  }

  private static let categories = ["MESSAGE", "ORDER", "REMINDER", "INVITATION"]
  private static let campaigns = ["spring-sale-2026", "welcome-3", "win-back", "weekly-digest-en"]
  private static let titles = [
    "Order shipped", "New message", "Reminder", "Anna Müller", "Breaking news", "新しいメッセージ",
    "Zug fällt aus", "Payment received", "Напоминание", "Goal! ⚽️",
  ]
  private static let sentences = [
    "Your parcel is on its way and arrives tomorrow between 9 and 11.",
    "Lunch at noon?", "Anna sent you a photo.", "Your ride is here.",
    "Der Zug um 14:05 Uhr fällt heute leider aus.", "It says \\\"done\\\" on the door.",
    "明日の会議は午前十時からです。", "Vous avez trois nouveaux messages.", "First line\\nsecond line",
    "Rain starts in about ten minutes and lasts until four.", "Счёт оплачен, спасибо!",
    "Two people liked your comment.", "See you soon 👋",
  ]
}

extension SeededRandom {
  /// Takes one of several things.
  fileprivate mutating func pick<Thing>(_ things: [Thing]) -> Thing {
    things[number(below: things.count)]
  }

  /// Tells whether something happens that happens so often in a hundred.
  fileprivate mutating func happens(_ percent: Int) -> Bool { number(below: 100) < percent }

  /// A whole number below a limit.
  fileprivate mutating func number(below limit: Int) -> Int {
    Int(truncatingIfNeeded: next() >> 33) % limit
  }
}
