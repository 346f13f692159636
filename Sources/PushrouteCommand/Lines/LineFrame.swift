/// What stands around the answers to all lines of a stream.
struct LineFrame: Hashable, Sendable {
  /// What stands before the first.
  var head = ""
  /// What stands behind the last.
  var tail = ""
  /// What each answer begins with, and the first one does not.
  var separator = ""
}
