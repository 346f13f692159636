/// A declaration of a type, or of more of its members.
struct TypeDeclaration: Hashable, Sendable {
  /// The kind of a declaration.
  enum Kind: Hashable, Sendable {
    case `class`
    case `struct`
    case `enum`
    case actor
    case `protocol`
    case `extension`
    /// `@interface` without a category.
    case interface
    /// `@implementation`, of a class or of a category.
    case implementation
    /// `@interface` of a category or a class extension.
    case category
    /// `typealias` of a single type.
    case alias(of: TypeName)
  }

  let kind: Kind
  /// The name, behind the names of the types around it.
  let name: String
  /// The superclass and the protocols as they are written, without generic arguments.
  var parents: [String] = []
  var attributes: [Attribute] = []
  let offset: Int
  /// What has to hold for the declaration, or nil if it is in every build.
  let condition: String?
  var methods: [MethodDeclaration] = []
  var properties: [PropertyDeclaration] = []
  /// The bytes between its braces, in Swift.
  var body = 0..<0

  /// The name without those of the types around it.
  var simpleName: String {
    let point = name.utf8.lastIndex(of: UInt8(ascii: "."))
    return point.map { String(name[name.utf8.index(after: $0)...]) } ?? name
  }

  /// Whether Objective-C sees members without an attribute of their own.
  var exposesMembers: Bool { has("objcMembers") || kind == .extension && has("objc") }

  /// Whether it only gives a type another name.
  var isAlias: Bool { if case .alias = kind { true } else { false } }

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
}

/// An attribute of Swift, such as `@main`.
struct Attribute: Hashable, Sendable {
  let name: String
  /// The text between its parentheses, or nil without any.
  let argument: String?
}

/// A stored or computed property.
struct PropertyDeclaration: Hashable, Sendable {
  let name: String
  /// The name of its type, as far as the declaration says it.
  let type: String?
  let attributes: [Attribute]
  let offset: Int
  let condition: String?
  /// The code that makes its value, in Swift.
  var value: PropertyValue?
  /// Whether a value to begin with is made together with the object.
  var isEager = false
}

/// A method, an initializer or a function.
struct MethodDeclaration: Hashable, Sendable {
  /// Its name: in Swift with labels, as in `application(_:didFinishLaunchingWithOptions:)`; in
  /// Objective-C the selector.
  let name: String
  /// The types of the parameters, as they are written.
  var types: [String] = []
  var isStatic = false
  var isAsync = false
  var isPrivate = false
  var isHidden = false
  /// Whether an attribute, `override` or its type exposes it to Objective-C.
  var isExposed = false
  /// The selector that `@objc(selector)` gives it.
  var selector: String?
  let offset: Int
  let condition: String?
  /// The bytes between its braces, or nil if it has none.
  var body: Range<Int>?

  var baseName: String {
    let end = name.utf8.firstIndex { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ":") }
    return end.map { String(name[..<$0]) } ?? name
  }

  var labels: [String] {
    guard let open = name.firstIndex(of: "(") else { return [] }
    return name[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
  }
}
