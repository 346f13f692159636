package import PushRules

extension ReadingProof {
  /// The proof over the tables of pushes, found once for all tests.
  package static let ofPushes = ReadingProof(of: .routing)
}
