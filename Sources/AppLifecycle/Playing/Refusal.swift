internal import PushRules

/// Why an event cannot happen.
struct Refusal: Error, Hashable, Sendable {
  let reason: String
}

extension Refusal {
  /// Takes the sentence of a rule as a clause: without its period, and in lowercase unless it
  /// begins with a name.
  init(because rule: Rule) {
    let sentence = rule.statement
    let words = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    let first = words.prefix { $0 != " " }
    let small = UInt8(ascii: "a")...UInt8(ascii: "z")
    let beginsWithName = !first.utf8.dropFirst().allSatisfy { small.contains($0) }
    reason = beginsWithName ? words : first.lowercased() + words.dropFirst(first.count)
  }
}
