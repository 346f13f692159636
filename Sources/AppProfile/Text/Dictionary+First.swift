extension Dictionary {
  /// Takes some pairs, of which the first one with a key counts.
  init(first pairs: some Sequence<(Key, Value)>) {
    self.init()
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
