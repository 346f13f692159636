internal import PushPayload
internal import PushRules

/// A situation as a request states it, with the defaults of the command for the rest.
struct StatedMembers {
  /// The situation, still without its payload.
  private(set) var situation = Situation(state: .notRunning(.system), payload: PayloadTraits())
  private var names: Set<String> = []

  /// Reads the members of a situation out of those of an object.
  ///
  /// The version, the methods and the life cycle come first: the defaults of the others depend on them.
  init(_ members: [JSONMember]) throws(RequestError) {
    for name in ["ios", "implements", "lifecycle"] { try read(name, of: members) }
    situation = Situation(
      system: situation.system,
      state: situation.state,
      payload: PayloadTraits(),
      implements: has("implements") ? situation.implements : nil,
      lifecycle: has("lifecycle") ? situation.lifecycle : nil
    )
    for member in Situation.members { try read(member.name, of: members) }
    let state = members.first { $0.key == "state" }?.node.string
    if let state, state != situation.state.name {
      throw RequestError("`terminatedBy` contradicts \(state): a running app was not ended")
    }
  }

  /// Whether a member is stated.
  func has(_ name: String) -> Bool { names.contains(name) }

  /// The members of the situation that are not stated, as an answer lists them.
  var assumed: [String] {
    SituationMember.inOrderOfAssumptions.map { $0.name }.filter { name in
      !names.contains(name) && (name != "terminatedBy" || situation.state.termination != nil)
    }
  }

  /// Takes over the headers that the message of a provider states.
  mutating func read(_ list: RequestHeaderList) throws(RequestError) {
    for header in list.headers {
      guard let member = Situation.members.first(where: { "apns-" + $0.flag == header.name })
      else { continue }
      if let stated = member.value(situation).argument, stated != header.value {
        throw RequestError("the message states another \(header.name)")
      }
      try set(member, header.value)
    }
  }

  /// Reads a member; null states nothing.
  private mutating func read(
    _ name: String,
    of members: [JSONMember]
  ) throws(RequestError) {
    guard let node = members.first(where: { $0.key == name })?.node,
      let member = Situation.members.first(where: { $0.name == name })
    else { return }
    switch node.value {
    case .null: return
    case .string(let text): try set(member, text)
    case .number(let number): try set(member, number.text)
    case .array(let elements):
      try set(member, elements.map { $0.string ?? "" }.joined(separator: ","))
    case .boolean, .object: throw RequestError("`\(name)` is neither a word nor a list")
    }
  }

  private mutating func set(_ member: SituationMember, _ text: String) throws(RequestError) {
    guard member.accepts(text) else {
      throw RequestError("`\(member.name)` does not know \(text)")
    }
    member.set(&situation, text)
    names.insert(member.name)
  }
}

extension SituationMember {
  /// Whether a text is a value.
  fileprivate func accepts(_ text: String) -> Bool {
    let elements = text == "none" ? [] : text.split(separator: ",").map { String($0) }
    return switch form {
    case .words(let words), .optional(let words): words.contains(text)
    case .version: SystemVersion(text) != nil
    case .methods: elements.allSatisfy { DelegateMethod($0) != nil }
    case .list(let words): elements.allSatisfy { words.contains($0) }
    }
  }
}
