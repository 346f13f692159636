import PushPayload
import PushRules

/// A method that looks like a callback but that the system never calls.
enum NearMiss: Hashable, Sendable {
  case misspelt(DelegateMethod, isAsync: Bool)
  /// It is `private` or `fileprivate`, so that Swift does not expose it.
  case hidden(DelegateMethod, by: String)
  case ofType(DelegateMethod)
  /// It is in a protocol extension, which Objective-C does not see.
  case inProtocol(DelegateMethod)
  /// The system never asks its class, which may conform to the protocol of the role.
  case unasked(DelegateMethod, Role, conforms: Bool)
  /// Its class is an application delegate that the SwiftUI app does not name.
  case unmade(DelegateMethod)

  var code: String {
    switch self {
    case .misspelt: "method-misspelt"
    case .hidden: "method-private"
    case .ofType: "method-static"
    case .inProtocol: "method-in-protocol"
    case .unasked, .unmade: "method-without-delegate"
    }
  }

  func message(for declaration: MethodDeclaration, of type: String, isSwift: Bool) -> String {
    let found =
      "iOS never calls `\(declaration.name)`\(declaration.isAsync ? " async" : "") in `\(type)`"
    switch self {
    case .misspelt(let method, let isAsync):
      let name = isSwift ? isAsync ? method.asyncSignature : method.signature : method.selector
      return found + "; did you mean `\(name ?? method.id)`?"
    case .hidden(_, let word): return found + ", because it is \(word); remove `\(word)`"
    case .ofType:
      return found + ", a method of the class and not of its object; "
        + (isSwift ? "remove `static`" : "begin it with `-`")
    case .inProtocol:
      return found + ", a protocol whose extensions Objective-C does not see; move it to the class"
    case .unasked(_, let role, let conforms):
      let parent = role.protocols.first ?? ""
      return found + (conforms ? "" : ", which does not conform to `\(parent)`")
        + "; move it to the \(role.title)"
    case .unmade:
      return found + ": the SwiftUI app does not name that class; add "
        + "`@UIApplicationDelegateAdaptor(\(type).self) var delegate` to it"
    }
  }

  var method: DelegateMethod {
    switch self {
    case .misspelt(let method, _), .hidden(let method, _), .ofType(let method): method
    case .inProtocol(let method), .unasked(let method, _, _), .unmade(let method): method
    }
  }

  init?(of found: AppTypes.Method, _ method: DelegateMethod, in types: AppTypes) {
    let declaration = found.declaration
    let isSwift = types.files[found.file].language == .swift
    if declaration.isStatic {
      self = .ofType(method)
    } else if found.kind == .extension, types.isProtocol(found.type) {
      self = .inProtocol(method)
    } else if isSwift, declaration.isHidden {
      self = .hidden(method, by: "@nonobjc")
    } else if isSwift, declaration.isPrivate, !declaration.hasSelector(of: method) {
      self = .hidden(method, by: "private")
    } else {
      return nil
    }
  }

  /// The method of some roles that a misspelt name means, or nil.
  static func misspelling(
    of declaration: MethodDeclaration,
    _ roles: [Role],
    isSwift: Bool
  ) -> NearMiss? {
    guard !Role.neighbours.contains(declaration.name), !declaration.isStatic else { return nil }
    let wanted = Set(roles.flatMap { $0.methods })
    let parts = Self.parts(declaration.name)
    let spellings = MethodSpelling.all.filter { spelling in
      wanted.contains(spelling.method) && (!spelling.isAsync || declaration.isAsync && isSwift)
    }
    .map { (spelling: $0, parts: Self.parts(isSwift ? $0.name : $0.selector)) }
    // Methods with as many parameters are nearer.
    let near =
      spellings.first { $0.parts.count == parts.count && looksAlike(parts, $0.parts) }
      ?? spellings.first { looksAlike(parts, $0.parts) }
    return near.map { .misspelt($0.spelling.method, isAsync: $0.spelling.isAsync) }
  }

  private static func parts(_ name: String) -> [String] {
    name.split { $0 == ":" || $0 == "(" || $0 == ")" }.map(String.init)
  }

  /// Whether all parts agree but one, which is misspelt, missing or added.
  private static func looksAlike(_ parts: [String], _ known: [String]) -> Bool {
    let longest = known.max { $0.utf8.count < $1.utf8.count } ?? ""
    if parts.count == known.count {
      let others = zip(parts, known).filter { $0 != $1 }
      guard others.count == 1, let (part, wanted) = others.first else { return false }
      return isSlip(part, wanted)
    }
    guard abs(parts.count - known.count) == 1, known.count > 2, parts.contains(longest) else {
      return false
    }
    let (longer, shorter) = parts.count > known.count ? (parts, known) : (known, parts)
    return longer.indices.contains { index in
      longer[..<index] + longer[(index + 1)...] == shorter[...]
    }
  }

  private static func isSlip(_ part: String, _ wanted: String) -> Bool {
    if wanted == "_" { return true }
    let (one, other) = (part.lowercased(), wanted.lowercased())
    if one.hasSuffix(other) || other.hasSuffix(one) || other.hasPrefix(one) { return part != "_" }
    return EditDistance.between(Array(one.utf8), Array(other.utf8)) <= max(3, other.utf8.count / 6)
  }
}

extension MethodDeclaration {
  /// Whether `@objc` exposes a method to the system although it is private in Swift.
  func hasSelector(of method: DelegateMethod) -> Bool {
    guard isExposed else { return false }
    if let selector { return selector == method.selector }
    // Labels and selector agree only where Apple has not renamed the method.
    return name.split { $0 == "(" || $0 == ")" || $0 == "_" }.joined() == method.selector
  }
}
