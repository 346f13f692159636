/// How detailed a screen is, depending on its free lines.
enum Room: Int, Comparable {
  /// Like slim, without blank lines.
  case least
  /// Ids in place of signatures, a line for each call.
  case slim
  /// Signatures without the sentences of their rules.
  case narrow
  /// The sentences of the rules, without the other side of contested ones.
  case tight
  /// Also the other side, and a second method that does not run.
  case ample
  /// Everything, on any screen.
  case endless

  static func < (one: Room, other: Room) -> Bool { one.rawValue < other.rawValue }
}

/// A page whose pieces belong to some rooms; the roomiest one that fits the screen is printed.
struct ScreenPage: TextOutputStream {
  private var pieces: [(text: String, lineCount: Int, rooms: ClosedRange<Room>)] = []
  /// The rooms to try, the roomiest first.
  private let rooms: [Room]

  /// The lines of a terminal, less one for the prompt and one for the flags of the app, whose line
  /// is longer than the terminal is wide.
  private static let height = 22

  init(_ detail: ReportDetail) {
    rooms = detail == .all ? [.endless] : [.ample, .tight, .narrow, .slim, .least]
  }

  mutating func write(_ text: String) { write(text, from: .least) }

  mutating func write(_ text: String, from first: Room, to last: Room = .endless) {
    let lineCount = text.utf8.count { $0 == 0x0A }
    pieces.append((text, lineCount, first...last))
  }

  /// Adds a blank line between two sections, if there is room for one.
  mutating func writeGap() { write("\n", from: .slim) }

  /// The page in the roomiest room that fits, or in the least.
  var text: String {
    let room = rooms.first { room in lineCount(in: room) <= Self.height } ?? rooms[rooms.count - 1]
    return pieces.filter { $0.rooms.contains(room) }.map { $0.text }.joined()
  }

  private func lineCount(in room: Room) -> Int {
    pieces.reduce(0) { $0 + ($1.rooms.contains(room) ? $1.lineCount : 0) }
  }
}
