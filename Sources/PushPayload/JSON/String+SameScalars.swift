extension String {
  /// Tells whether all scalars of two texts agree, unlike `==`, which compares canonically.
  ///
  /// The lengths are compared first: most keys differ in them.
  func hasSameScalars(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
