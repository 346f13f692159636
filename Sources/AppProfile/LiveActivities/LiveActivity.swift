/// A type of `ActivityAttributes`, and what its Live Activities are decoded from.
package struct LiveActivity: Hashable, Sendable {
  /// The name of the type, as in `attributes-type`.
  package let name: String
  package let place: SourcePlace
  let attributes: DecodedShape
  let state: DecodedShape
  let types: [String: DecodedType]

  /// The most Live Activities of an app, and the most copies of one.
  static let most = 50

  /// The Live Activities in the code of an app; equal copies of a type count once.
  static func found(in files: [CodeFile]) -> [LiveActivity] {
    var types = DataTypes(files)
    let names = types.names(conformingTo: "ActivityAttributes").prefix(most)
    let all = names.flatMap { name in
      types.files(declaring: name).prefix(most).reduce(into: [LiveActivity]()) { copies, file in
        types.resolve(fromFile: file)
        let copy = LiveActivity(name, among: &types)
        if !copies.contains(where: { $0.isDecodedLike(copy) }) { copies.append(copy) }
      }
    }
    return Array(all.prefix(most))
  }

  private init(_ name: String, among types: inout DataTypes) {
    attributes = types.shape(ofTypeNamed: name, within: "")
    state = types.shape(ofTypeNamed: "ContentState", within: name)
    self.name = name.lastName
    place = types.place(of: name)
    self.types = types.decoded
  }

  private func isDecodedLike(_ other: LiveActivity) -> Bool {
    let changes = [ActivityChange(from: self, to: other), ActivityChange(from: other, to: self)]
    return !changes.contains { $0.breaksActivities }
  }

  var fact: Fact {
    Fact(input: .liveActivity, value: name, origin: .code, place: place, condition: nil)
  }
}
