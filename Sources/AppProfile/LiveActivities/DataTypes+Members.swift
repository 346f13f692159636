import PushPayload

// The members of a type.
extension DataTypes {
  private mutating func members(of name: String) -> [(file: Int, members: DataMembers)] {
    let extensions = (parts[name] ?? []).filter { $0.declaration.kind == .extension }
    return ([mainPart(of: name)].compactMap { $0 } + extensions).map { part in
      (part.file, DataMembers(file(part.file).code, of: part.declaration))
    }
  }

  private mutating func file(_ index: Int) -> (code: Code, map: LineMap) {
    if let known = read[index] { return known }
    let bytes = files[index].source.bytes
    let file = (Code(bytes, .swift), LineMap(bytes))
    read[index] = file
    return file
  }

  private mutating func place(_ offset: Int, in index: Int) -> SourcePlace {
    SourcePlace(ofWordAt: offset, in: files[index].source, file(index).map)
  }

  mutating func place(of name: String) -> SourcePlace {
    guard let mainPart = mainPart(of: name) else {
      preconditionFailure("only a type that begins somewhere is asked for")
    }
    return place(mainPart.declaration.offset, in: mainPart.file)
  }

  mutating func form(of name: String) -> DecodedType.Form {
    guard let mainPart = mainPart(of: name)?.declaration else {
      return .unknown("the sources do not declare it")
    }
    let all = members(of: name)
    let parents = (parts[name] ?? []).flatMap { $0.declaration.parents }
    if all.contains(where: { $0.members.decodesItself }) {
      return .unknown("\(name) has an init(from:) of its own")
    }
    if mainPart.kind == .enum { return cases(all, parents, of: name) }
    if parents.contains("RawRepresentable") || parents.contains("OptionSet") {
      return .unknown("\(name) is decoded from its rawValue")
    }
    let inherits = parents.contains { own($0, in: "", depth: 0) != nil }
    if mainPart.kind == .class, inherits { return .unknown("\(name) inherits from another class") }
    return .object(Keyed(properties(all, of: name)))
  }

  private mutating func properties(
    _ all: [(file: Int, members: DataMembers)],
    of name: String
  ) -> [DecodedProperty] {
    // The keys by property in `CodingKeys`, or nil without one.
    let cases = members(of: name + ".CodingKeys").flatMap { $0.members.cases }
    let listed = Dictionary(first: cases.map { ($0.name, Self.text(of: $0.value) ?? $0.name) })
    let keys = cases.isEmpty ? nil : listed
    return all.flatMap { file, members in
      members.properties.filter { !$0.isFixed }.compactMap { property in
        let key = keys == nil ? property.name : keys?[property.name]
        guard let key else { return nil }
        return DecodedProperty(
          key: key,
          declaration: (property.name + (property.type.map { ": " + $0.text } ?? "")).shown,
          shape: shape(of: property, in: name),
          place: place(property.offset, in: file)
        )
      }
    }
  }

  private mutating func shape(of property: DataMembers.Property, in scope: String) -> DecodedShape {
    if property.isWrapped {
      return .optional(.unknown("a property wrapper reads \(property.name)"))
    }
    if let condition = property.condition {
      return .optional(.unknown("\(property.name) stands in #if \(condition)"))
    }
    guard let type = property.type else {
      return .unknown("nothing states the type of \(property.name)")
    }
    return shape(of: type, in: scope)
  }

  private mutating func cases(
    _ all: [(file: Int, members: DataMembers)],
    _ parents: [String],
    of name: String
  ) -> DecodedType.Form {
    let cases = all.flatMap { part in part.members.cases.map { (part.file, $0) } }
    switch parents.lazy.compactMap({ DecodedShape.simple[$0] }).first {
    case .text:
      let values = cases.map { $0.1.value == nil ? $0.1.name : Self.text(of: $0.1.value) }
      guard !values.contains(nil) else {
        return .unknown("a raw value of \(name) is no plain text")
      }
      return .values(Keyed(values.compactMap { $0.map { .text($0) } }) { $0 })
    case .integer, .number:
      var next = 0.0
      var values: [RawValue] = []
      for (_, one) in cases {
        if let text = one.value {
          guard let number = Self.number(text) else {
            return .unknown("a raw value of \(name) is no plain number")
          }
          next = number
        }
        values.append(.number(next))
        next += 1
      }
      return .values(Keyed(values) { $0 })
    default:
      let all = cases.map { file, one in decoded(one, in: file, of: name) }
      return .cases(Keyed(all) { $0.key })
    }
  }

  private mutating func decoded(
    _ one: DataMembers.Case,
    in file: Int,
    of name: String
  ) -> DecodedCase {
    let place = place(one.offset, in: file)
    let properties = one.associated.enumerated().map { number, value in
      DecodedProperty(
        key: value.label == "_" ? "_\(number)" : value.label,
        declaration: "\(one.name)(\(value.label): \(value.type.text))".shown,
        shape: shape(of: value.type, in: name),
        place: place
      )
    }
    return DecodedCase(key: one.name, properties: Keyed(properties))
  }

  private static func text(of literal: String?) -> String? {
    guard let literal, literal.utf8.count >= 2, literal.hasPrefix("\""),
      !literal.hasPrefix("\"\"\""), !literal.utf8.contains(UInt8(ascii: "\\"))
    else { return nil }
    return String(literal.dropFirst().dropLast())
  }

  private static func number(_ literal: String) -> Double? {
    let digits = literal.filter { $0 != "_" }
    if digits.hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16).map { Double($0) } }
    return Double(digits)
  }
}
