/// The names of assumptions on at most two lines, with the number of those left out.
struct AssumedLines: Sendable {
  /// The lines.
  let text: String

  /// Lists at least one name.
  init(_ names: [String]) {
    let label = "Assumed: "
    for count in (1...names.count).reversed() {
      let rest = names.count - count
      let more = rest == 0 ? "" : " · \(rest) more"
      let list = Array(names.prefix(count)).joined(separator: " · ") + more
      if count > 1, list.count > 2 * 80 { continue }
      let text = Paragraph(list).hanging(on: label)
      if text.utf8.count(where: { $0 == 0x0A }) <= 2 {
        self.text = text
        return
      }
    }
    text = Paragraph(names.count.counted("input")).hanging(on: label)
  }
}
