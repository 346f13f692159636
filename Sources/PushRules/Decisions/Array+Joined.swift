extension [String] {
  /// The texts behind one another, with a separator between them.
  ///
  /// The method of the same name in the standard library is made for all collections. To find out
  /// about this one costs a process 30 microseconds, a twentieth of an answer.
  package func joined(separator: String = "") -> String {
    guard var text = first else { return "" }
    for other in dropFirst() {
      text += separator
      text += other
    }
    return text
  }
}
