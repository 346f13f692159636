import PushTestSupport

/// Random JSON texts with keys and values that matter for traits, and with others, in any place,
/// also twice in an object.
enum RandomPayload {
  private static let keys = [
    "aps", "alert", "sound", "badge", "category", "content-available", "mutable-content", "title",
    "body", "subtitle", "loc-key", "title-loc-key", "subtitle-loc-key", "name", "critical",
    "volume", "content-state", "attributes", "data", "Content_Available", "contentavailabel",
    "content-\\u0061vailable", "mutable-conten", "\\u0061ps", "interruption-level",
    "relevance-score", "target-content-id", "thread-id", "", "x", "alerts", "ap",
  ]
  private static let scalars = [
    "null", "true", "false", "0", "1", "-1", "1.0", "1e0", "0.5", "2", "10", "1e999", "-0",
    "9007199254740993", #""""#, #""1""#, #""\u0031""#, #""10""#, #""text""#, #""\n""#, #""ü""#,
    #""a longer text, with \"quotes\" and 日本語""#,
  ]

  static func text(using random: inout SeededRandom) -> String {
    if Int.random(in: 0..<20, using: &random) == 0 { return value(depth: 3, &random) }
    let others = (0..<Int.random(in: 0...3, using: &random)).map { _ in member(depth: 3, &random) }
    let aps = (0..<Int.random(in: 0...2, using: &random)).map { _ in
      "\"aps\":" + object(depth: 3, &random)
    }
    return "{" + (others + aps).shuffled(using: &random).joined(separator: ",") + "}"
  }

  private static func value(depth: Int, _ random: inout SeededRandom) -> String {
    switch Int.random(in: 0..<(depth == 0 ? 3 : 5), using: &random) {
    case 0...2: return scalars[Int.random(in: 0..<scalars.count, using: &random)]
    case 3:
      let elements = (0..<Int.random(in: 0...2, using: &random)).map { _ in
        value(depth: depth - 1, &random)
      }
      return "[" + elements.joined(separator: " , ") + "]"
    default: return object(depth: depth - 1, &random)
    }
  }

  private static func object(depth: Int, _ random: inout SeededRandom) -> String {
    let members = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      member(depth: depth, &random)
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private static func member(depth: Int, _ random: inout SeededRandom) -> String {
    let key = keys[Int.random(in: 0..<keys.count, using: &random)]
    return "\"\(key)\" : " + value(depth: depth, &random)
  }
}
