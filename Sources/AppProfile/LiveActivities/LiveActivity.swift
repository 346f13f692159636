/// A type of `ActivityAttributes`, and what its Live Activities are decoded from.
package struct LiveActivity: Hashable, Sendable {
  /// The name of the type, as `attributes-type` has it.
  package let name: String
  /// Where the type is declared.
  package let place: SourcePlace
  /// What `attributes` of a start is decoded from.
  let attributes: DecodedShape
  /// What `content-state` is decoded from.
  let state: DecodedShape
  /// All types that the two are made of, by their full names.
  let types: [String: DecodedType]

  /// Finds the Live Activities in the code of an app; a type that several targets copy counts once.
  static func found(in files: [CodeFile]) -> [LiveActivity] {
    var types = DataTypes(files)
    return types.names(conformingTo: "ActivityAttributes").map { name in
      let attributes = types.shape(ofTypeNamed: name, within: "")
      let state = types.shape(ofTypeNamed: "ContentState", within: name)
      return LiveActivity(
        name: name.split(separator: ".").last.map { String($0) } ?? name,
        place: types.place(of: name),
        attributes: attributes,
        state: state,
        types: types.decoded
      )
    }
  }

  /// What the app's profile notes about it.
  var fact: Fact {
    Fact(input: "liveActivity", value: name, origin: .code, place: place, condition: nil)
  }
}
