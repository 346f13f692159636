/// The calls in the body of a method, and the parts of it that run later.
struct BodyCalls: Sendable {
  struct Call: Hashable, Sendable {
    /// The name of the called method, up to its first label or colon.
    let name: String
    /// The first name of the receiver; nil for `self`.
    let receiver: String?
  }

  private(set) var calls: [Call] = []
  /// Closures and blocks that run later.
  private(set) var deferred: [Range<Int>] = []
  private(set) var closures: [Range<Int>] = []
  /// The notifications that it posts, by the last word of their names.
  private(set) var posted: Set<String> = []
  /// Closures that run on the main queue right behind the body.
  private(set) var onMainQueue: [Range<Int>] = []
  /// The receivers so far, by the point behind them.
  private var receivers: [Int: String] = [:]

  private static let immediate: Set<String> = [
    "forEach", "map", "flatMap", "compactMap", "filter", "sync", "autoreleasepool", "dispatch_once",
    "dispatch_sync", "apply", "also", "then", "performWithoutAnimation",
  ]
  private static let control: Set<String> = [
    "if", "else", "guard", "while", "for", "switch", "do", "catch", "repeat", "defer",
    "autoreleasepool", "synchronized",
  ]

  init(_ body: Range<Int>, of file: CodeFile) {
    let code = Code(Array(file.source.bytes[body]), file.language)
    // The open brackets, and whether their content runs later.
    var open: [(brace: Bool, isDeferred: Bool, start: Int, isClosure: Bool)] = []
    var isDeferred = false
    var hasControl = false
    for index in 0..<code.count {
      switch code.mark(index) {
      case "{":
        let isControl = hasControl && open.last?.brace != false
        let defers = !isControl && Self.isClosure(code, index, isInCall: open.last?.brace == false)
        let isClosure = !isControl && (code.language == .swift || Self.isBlock(code, index))
        open.append((true, isDeferred, code.offset(index), isClosure))
        isDeferred = isDeferred || defers
        hasControl = false
      case "(", "[":
        open.append((false, isDeferred, code.offset(index), false))
      case "}", ")", "]":
        guard let last = open.popLast() else { break }
        if last.brace {
          hasControl = false
          let start = body.lowerBound + last.start
          let range = start..<max(start, body.lowerBound + code.offset(index))
          if isDeferred, !last.isDeferred { deferred.append(range) }
          if last.isClosure { closures.append(range) }
          if last.isClosure, !last.isDeferred, Self.isMain(code, code.partner(of: index) ?? index) {
            onMainQueue.append(range)
          }
        }
        isDeferred = last.isDeferred
      case ";": hasControl = false
      default:
        guard let word = code.word(index) else { break }
        let isKeyword = !code.isMark(index - 1, ".") && !code.isMark(index + 1, ":")
        if isKeyword, open.last?.brace != false, Self.control.contains(word) { hasControl = true }
        if !isDeferred { note(word, index, code) }
      }
    }
  }

  private static func isMain(_ code: Code, _ brace: Int) -> Bool {
    code.isWord(brace - 1, "async") && code.isWord(brace - 3, "main")
      || callee(code, before: brace) == "dispatch_get_main_queue"
  }

  /// Whether a brace opens a closure or block that does not run at once.
  private static func isClosure(_ code: Code, _ index: Int, isInCall: Bool) -> Bool {
    let callee = callee(code, before: index)
    if let callee, immediate.contains(callee) { return false }
    // `{ … }()` runs at once.
    let end = code.end(ofBracketAt: index)
    if code.isMark(end, "("), code.isMark(end + 1, ")") { return false }
    if code.language == .swift { return true }
    return isBlock(code, index)
  }

  /// Whether `^` is before the brace, with or without a type and arguments.
  private static func isBlock(_ code: Code, _ index: Int) -> Bool {
    if code.isMark(index - 1, "^") { return true }
    guard code.isMark(index - 1, ")"), let place = code.partner(of: index - 1) else {
      return false
    }
    return code.isMark(place - 1, "^") || code.isMark(place - 2, "^")
  }

  private static func callee(_ code: Code, before index: Int) -> String? {
    if let word = code.word(index - 1) { return word }
    guard code.isMark(index - 1, ")") || code.isMark(index - 1, "(") || code.isMark(index - 1, "^")
    else { return nil }
    return (max(0, index - 12)..<index).reversed().lazy.compactMap { place in
      code.isMark(place, "(") ? code.word(place - 1) : nil
    }.first
  }

  private mutating func note(_ word: String, _ index: Int, _ code: Code) {
    if word.hasPrefix("post"), let name = NotificationObserver.name(code, at: index) {
      posted.insert(name)
    }
    if code.isMark(index - 1, ".") {
      calls.append(Call(name: word, receiver: receiver(code, before: index - 1)))
    } else if code.language == .objectiveC, let receiver = code.word(index - 1) {
      calls.append(Call(name: word, receiver: receiver))
    } else if code.language == .objectiveC, code.isMark(index - 1, "]") {
      let words = (max(0, index - 8)..<index).compactMap { code.word($0) }
      let receiver = words.first { $0.first?.isUppercase == true } ?? words.first
      calls.append(Call(name: word, receiver: receiver ?? ""))
    } else {
      calls.append(Call(name: word, receiver: nil))
    }
  }

  /// The first name of the chain before a point: the type of a shared object, or a variable.
  private mutating func receiver(_ code: Code, before point: Int) -> String {
    var index = point - 1
    var first = ""
    chain: while index >= 0 {
      if code.isMark(index, ")") || code.isMark(index, "]") {
        index = (code.partner(of: index) ?? 0) - 1
      } else if code.isMark(index, "?") || code.isMark(index, "!") {
        index -= 1
      } else if let word = code.word(index) {
        first = ["self", "Self"].contains(word) && !first.isEmpty ? first : word
        guard code.isMark(index - 1, ".") else { break chain }
        if let known = receivers[index - 1] {
          if !["", "self", "Self"].contains(known) { first = known }
          break chain
        }
        index -= 2
      } else {
        break chain
      }
    }
    receivers[point] = first
    return first
  }
}

/// Code that runs when a notification is posted: a method, or a block.
struct NotificationObserver: Hashable, Sendable {
  /// The last word of the notification's name, or the string with it.
  let notification: String
  /// The name of the method, up to its first label or colon.
  private(set) var method: String?
  private(set) var block: Range<Int>?

  /// What the system posts while the app launches.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplication/didfinishlaunchingnotification
  static let ofLaunch = [
    "didFinishLaunchingNotification", "UIApplicationDidFinishLaunchingNotification",
    "UIApplicationDidFinishLaunching",
  ]

  /// Reads the call at the word `addObserver` or `addObserverForName`.
  init?(_ code: Code, at index: Int) {
    guard let name = Self.name(code, at: index) else { return nil }
    notification = name
    let arguments = Self.arguments(code, at: index)
    if let selector = arguments.first(where: { place in
      code.isWord(place, "selector") && code.isMark(place + 1, "(")
    }) {
      let end = code.end(ofBracketAt: selector + 1)
      let words = (selector + 2..<end).prefix { !code.isMark($0, "(") && !code.isMark($0, ":") }
      method = words.compactMap { code.word($0) }.last
    }
    let places = arguments.lowerBound...arguments.upperBound + 1
    if method == nil, let brace = places.first(where: { code.isMark($0, "{") }) {
      block = code.content(ofBracketAt: brace)
    }
    if method == nil, block == nil { return nil }
  }

  /// The last word of the name in a call that posts or observes a notification.
  static func name(_ code: Code, at index: Int) -> String? {
    let arguments = arguments(code, at: index)
    let labels = ["name", "forName", "postNotificationName", "addObserverForName"]
    guard
      let label = arguments.first(where: { place in
        code.isMark(place + 1, ":") && labels.contains(code.word(place) ?? "")
      })
    else { return nil }
    var end = label + 2
    while end < arguments.upperBound, !code.isMark(end, ","), !code.isMark(end + 1, ":") {
      end = code.next(after: end)
    }
    return (label + 2..<end).compactMap { code.string($0) ?? code.word($0) }.last
  }

  private static func arguments(_ code: Code, at index: Int) -> Range<Int> {
    let most = min(index + 200, code.count)
    if code.language == .swift {
      return index + 1..<max(index + 1, code.end(ofBracketAt: index + 1, limit: most))
    }
    var end = index
    while end < most, !code.isMark(end, "]") { end = code.next(after: end) }
    return index..<min(end, most)
  }
}
