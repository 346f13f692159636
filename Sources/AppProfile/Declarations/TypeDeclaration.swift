/// A declaration of a type, an extension or a category.
struct TypeDeclaration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case `class`
    case `struct`
    case `enum`
    case actor
    case `protocol`
    case `extension`
    /// `@interface` of a class.
    case interface
    /// `@implementation` of a class or category.
    case implementation
    /// `@interface` of a category or class extension.
    case category
    /// `typealias` of a single type.
    case alias(of: TypeName)
  }

  let kind: Kind
  /// The name with its outer types, such as `Outer.Inner`.
  let name: String
  /// The superclass and protocols as written, without generic arguments.
  var parents: [String] = []
  var attributes: [Attribute] = []
  let offset: Int
  /// The `#if` condition of the declaration, or nil if every build has it.
  let condition: String?
  var methods: [MethodDeclaration] = []
  var properties: [PropertyDeclaration] = []
  /// The bytes between its braces, in Swift.
  var body = 0..<0

  var simpleName: String { name.lastName }

  /// Whether `@objc` or `@objcMembers` exposes all members to Objective-C.
  var exposesMembers: Bool { has("objcMembers") || kind == .extension && has("objc") }

  var isAlias: Bool { if case .alias = kind { true } else { false } }

  /// Whether an attribute makes it the application delegate.
  var isMarkedDelegate: Bool { has("UIApplicationMain") || has("main") && kind == .class }

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
}

struct Attribute: Hashable, Sendable {
  let name: String
  /// The text in its parentheses, or nil.
  let argument: String?
}

struct PropertyDeclaration: Hashable, Sendable {
  let name: String
  let type: String?
  let attributes: [Attribute]
  let offset: Int
  let condition: String?
  var value: PropertyValue?
  /// Whether its initial value is made with the object.
  var isEager = false
  var isStatic = false
  var isConstant = false
}

struct MethodDeclaration: Hashable, Sendable {
  /// In Swift the name with labels, as in `application(_:didFinishLaunchingWithOptions:)`; in
  /// Objective-C the selector.
  let name: String
  /// The types of the parameters, as written.
  var types: [String] = []
  var isStatic = false
  var isAsync = false
  /// Whether the main actor runs it; nil if it does not say.
  var isMainActor: Bool?
  var isPrivate = false
  var isHidden = false
  /// Whether an attribute, `override` or the type exposes it to Objective-C.
  var isExposed = false
  /// The selector of `@objc(selector)`.
  var selector: String?
  let offset: Int
  let condition: String?
  /// The bytes between its braces, or nil without a body.
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
