/// Finds a way out of a method on which its completion handler is not used.
///
/// It reads words and braces and follows no calls: any mention of the handler counts as a call. A
/// `return` in a closure belongs to the closure.
struct CompletionWalk: Sendable {
  /// The offset of the first `return` without the handler, or of the method if its body never
  /// mentions it; nil if every way uses the handler.
  let exit: Int?

  /// Reads a method; nil if it has no body or no completion handler.
  init?(_ method: MethodDeclaration, of file: CodeFile) {
    guard let body = method.body, !method.isAsync,
      let name = Self.handlerName(of: method, before: body.lowerBound, in: file)
    else { return nil }
    let code = Code(Array(file.source.bytes[body]), file.language)
    let closures = BodyCalls(body, of: file).closures
    let ends = Set(closures.map { $0.upperBound })
    let inClosures = Intervals(closures)
    let uses = (0..<code.count).filter { code.isWord($0, name) }
    /// Whether each open block has mentioned the handler so far.
    var blocks = [false]
    var isNamed = false
    for index in 0..<code.count {
      if code.isMark(index, "{") {
        blocks.append(blocks.last ?? false)
      } else if code.isMark(index, "}") {
        let isNamedInside = blocks.count > 1 && blocks.removeLast()
        // A closure that mentions the handler may keep it for later; a branch may not run.
        let end = body.lowerBound + code.offset(index)
        if isNamedInside, ends.contains(end) {
          blocks[blocks.count - 1] = true
        }
      } else if code.isWord(index, name) {
        isNamed = true
        blocks[blocks.count - 1] = true
      } else if code.isWord(index, "defer"), Self.hasUse(uses, inBlockBehind: index, of: code) {
        blocks[blocks.count - 1] = true
      } else if code.isWord(index, "return"), blocks.last == false {
        let offset = body.lowerBound + code.offset(index)
        let isOfClosure = inClosures.contains(offset)
        // `return completionHandler(…)` mentions it behind the word.
        let end = (index + 1..<index + 4).first { code.isMark($0, ";") || code.isMark($0, "}") }
        let isNamedNext = (index + 1..<(end ?? index + 4)).contains { code.isWord($0, name) }
        if !isOfClosure, !isNamedNext {
          exit = offset
          return
        }
      }
    }
    exit = isNamed ? nil : method.offset
  }

  /// The name of the last parameter, if it is a closure or block.
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

  /// Whether one of the uses, in ascending order, lies in the block behind a word.
  private static func hasUse(_ uses: [Int], inBlockBehind index: Int, of code: Code) -> Bool {
    guard code.isMark(index + 1, "{") else { return false }
    let first = uses.firstPlace { $0 > index }
    return first < uses.count && uses[first] < code.end(ofBracketAt: index + 1)
  }
}
