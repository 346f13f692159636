extension Sequence {
  /// The elements with the same key together, in the order in which the keys come first.
  package func grouped<Key: Equatable>(
    by key: (Element) -> Key
  ) -> [(key: Key, elements: [Element])] {
    reduce(into: []) { groups, element in
      let own = key(element)
      if let place = groups.firstIndex(where: { $0.key == own }) {
        groups[place].elements.append(element)
      } else {
        groups.append((own, [element]))
      }
    }
  }
}

extension Sequence<String> {
  /// The texts with commas between them.
  var commaList: String { joined(separator: ", ") }
}
