extension Dictionary {
  /// Takes some pairs; of several with a key the first one counts.
  init(first pairs: some Sequence<(Key, Value)>) {
    self.init()
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
