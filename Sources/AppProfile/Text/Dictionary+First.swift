extension Dictionary {
  /// Creates a dictionary; of several pairs with one key the first counts.
  init(first pairs: some Sequence<(Key, Value)>) {
    self.init()
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
