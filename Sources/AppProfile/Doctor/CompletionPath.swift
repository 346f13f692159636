import PushPayload

/// A path out of a method that does not use its completion handler, or reports no call.
///
/// It reads words and braces and follows no calls: any mention of the handler counts as a call. A
/// `return` in a closure belongs to the closure.
struct CompletionPath: Sendable {
  private struct Block {
    /// Whether every path to this place has a use.
    var isNamed: Bool
    var isElse = false
    /// Whether all branches so far of the current `if` have a use; nil after it.
    var branches: Bool?

    /// Takes the result of an inner block: a lone branch may not run, one of all branches does.
    mutating func close(_ block: Self, isClosure: Bool, _ code: Code, _ end: Int) {
      if isClosure {
        isNamed = isNamed || block.isNamed
      } else if code.isWord(end + 1, "else") {
        branches = branches != false && block.isNamed
      } else {
        isNamed = isNamed || block.isElse && branches == true && block.isNamed
        branches = nil
      }
    }
  }

  /// The offset of the first `return` without a use, or of the method if its body has none; nil if
  /// every path has one.
  let exit: Int?

  /// Reads a method; nil if it has no body or no completion handler.
  init?(_ method: MethodDeclaration, of file: CodeFile) {
    guard let body = method.body, !method.isAsync,
      let name = Self.handlerName(of: method, before: body.lowerBound, in: file)
    else { return nil }
    self.init(method, body, of: file) { code, index in code.isWord(index, name) }
  }

  /// Reads a method for VoIP pushes; nil without a body.
  ///
  /// Code that is not read may report a call.
  init?(reportingCalls method: MethodDeclaration, of file: CodeFile) {
    guard let body = method.body else { return nil }
    let handler = Self.handlerName(of: method, before: body.lowerBound, in: file)
    self.init(method, body, of: file, excuses: PushUsages.voIPTypes) { code, index in
      guard let word = code.word(index), word != handler else { return false }
      return code.isCall(index) && !HarmlessCall.isKnown(word)
    }
  }

  private init(
    _ method: MethodDeclaration,
    _ body: Range<Int>,
    of file: CodeFile,
    excuses: Set<String> = [],
    isUse: (Code, Int) -> Bool
  ) {
    let code = Code(Array(file.source.bytes[body]), file.language)
    let closures = BodyCalls(body, of: file).closures
    let ends = Set(closures.map { $0.upperBound })
    let inClosures = Intervals(closures)
    let uses = (0..<code.count).filter { isUse(code, $0) }
    var blocks = [Block(isNamed: false)]
    for index in 0..<code.count {
      let last = blocks.count - 1
      let offset = body.lowerBound + code.offset(index)
      if code.isMark(index, "{") {
        let isElse = code.isWord(index - 1, "else")
        let isNamed = blocks[last].isNamed || Self.isExcused(index, by: excuses, in: code)
        blocks.append(Block(isNamed: isNamed, isElse: isElse))
      } else if code.isMark(index, "}"), last > 0 {
        // A closure that mentions the handler may keep it for later.
        let block = blocks.removeLast()
        blocks[last - 1].close(block, isClosure: ends.contains(offset), code, index)
      } else if Self.hasUse(uses, behind: index - 1, before: index + 1)
        || code.isWord(index, "defer") && code.isMark(index + 1, "{")
          && Self.hasUse(uses, behind: index, before: code.end(ofBracketAt: index + 1))
      {
        blocks[last].isNamed = true
      } else if code.isWord(index, "return"), !blocks[last].isNamed, !inClosures.contains(offset) {
        // `return completionHandler(…)` mentions it behind the word.
        let end = code.isFirstOfLine(index + 1) ? index : code.end(ofStatementAt: index + 1)
        if !Self.hasUse(uses, behind: index, before: end) {
          exit = offset
          return
        }
      }
    }
    exit = uses.isEmpty ? method.offset : nil
  }

  private static func handlerName(
    of method: MethodDeclaration,
    before body: Int,
    in file: CodeFile
  ) -> String? {
    guard method.offset < body else { return nil }
    let code = Code(Array(file.source.bytes[method.offset..<body]), file.language)
    if file.language == .objectiveC {
      guard method.name.hasSuffix("Handler:") else { return nil }
      // It follows the type of the last parameter; availability macros may follow it.
      let label = (0..<code.count).last { place in
        code.isMark(place, ":") && code.isMark(place + 1, "(")
          && code.word(place - 1)?.hasSuffix("Handler") == true
      }
      return label.flatMap { code.word(code.end(ofBracketAt: $0 + 1)) }
    }
    guard method.types.last.map({ $0.contains(">") }) == true else { return nil }
    var depth = 0
    var name: String?
    for index in 0..<code.count {
      if code.isMark(index, "(") || code.isMark(index, "[") { depth += 1 }
      if code.isMark(index, ")") || code.isMark(index, "]") { depth -= 1 }
      if depth == 1, code.isMark(index, ":"), let word = code.word(index - 1) { name = word }
    }
    return name
  }

  /// Whether a block runs only where a word does not hold: `guard type == .voIP else {`.
  private static func isExcused(_ brace: Int, by words: Set<String>, in code: Code) -> Bool {
    let ends: Set = [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";")]
    let condition = (max(0, brace - 24)..<brace).reversed().prefix { place in
      !ends.contains(code.mark(place))
    }
    return condition.contains { code.word($0).map(words.contains) == true }
      && (code.isWord(brace - 1, "else") || condition.contains { code.isMark($0, "!") })
  }

  private static func hasUse(_ uses: [Int], behind start: Int, before end: Int) -> Bool {
    let first = uses.partitionPoint { $0 > start }
    return first < uses.count && uses[first] < end
  }
}

/// Calls in a method for VoIP pushes that report no call: any other may do it.
///
/// `RNVoipPushNotificationManager` hands the push to JavaScript.
enum HarmlessCall {
  private static let names: Set<String> = [
    "completion", "completionHandler", "print", "NSLog", "os_log", "debugPrint", "log", "debug",
    "info", "notice", "warning", "error", "objectForKey", "valueForKey", "isEqualToString",
    "isEqual", "didReceiveIncomingPushWithPayload", "addCompletionHandler", "boolValue", "intValue",
    "integerValue",
    "contains", "hasPrefix", "lowercased", "alloc", "init", "if", "guard", "while", "for", "switch",
    "return", "catch",
  ]
  /// How the names begin of calls that end one.
  private static let beginnings = ["end", "cancel", "stop", "remove", "dismiss", "invalidate"]

  /// Whether a call is known to report nothing; an initialiser begins with a capital letter.
  static func isKnown(_ name: String) -> Bool {
    names.contains(name) || name.first?.isUppercase == true
      || beginnings.contains { name.hasPrefix($0) }
  }
}

extension Code {
  /// Whether a word is the first of a call: `name(…)`, or `[receiver name:…]`.
  func isCall(_ index: Int) -> Bool {
    if isMark(index + 1, "(") { return true }
    guard language == .objectiveC, !isMark(index - 1, "[") else { return false }
    var place = index - 1
    while place >= 0, word(place) != nil || isMark(place, "]") || isMark(place, ".") {
      place = (isMark(place, "]") ? partner(of: place) ?? 0 : place) - 1
    }
    return isMark(place, "[")
  }
}
