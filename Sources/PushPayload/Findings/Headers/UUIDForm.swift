/// How a text is like a UUID.
enum UUIDForm {
  case canonical
  case upperCase
  case other

  init(_ text: String) {
    let groups = text.utf8.split(separator: ASCII.minus, omittingEmptySubsequences: false)
    let isUUID =
      groups.map { $0.count } == [8, 4, 4, 4, 12]
      && groups.joined().allSatisfy { ASCII.hexadecimalDigit($0) != nil }
    guard isUUID else {
      self = .other
      return
    }
    self = text.utf8.contains { (0x41...0x46).contains($0) } ? .upperCase : .canonical
  }
}
