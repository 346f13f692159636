internal import PushPayload
package import PushRules

extension InputPayload {
  /// Returns the file in which the payload has other traits, changed where its sender writes them, or nil.
  package func editing(
    _ file: InputFile,
    to traits: PayloadTraits,
    for situation: Situation
  ) -> InputFile? {
    guard slip == nil else { return nil }
    var file = file
    var found = self
    for ((key, old), (_, new)) in zip(self.traits.keys, traits.keys) where old != new {
      guard let document = try? JSONDocument(reading: file.bytes) else { return nil }
      let message = found.payload?.message
      for fix in Fix.candidates(setting: key, to: new, in: document, of: message) {
        let edited = InputFile(file.path, bytes: Fix.apply([fix], to: file.bytes))
        guard let payload = try? InputPayload(edited, for: situation, from: .automatic),
          payload.traits.keys.contains(where: { $0.key == key && $0.value == new })
        else { continue }
        (file, found) = (edited, payload)
        break
      }
    }
    return found.traits == traits ? file : nil
  }
}
