// The words of declarations.
extension SwiftReader {
  static let modifierWords: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final",
    "override", "nonisolated", "mutating", "nonmutating", "dynamic", "required", "convenience",
    "optional", "weak", "lazy", "unowned", "indirect", "isolated", "distributed", "async",
  ]

  static let longestName = 4_096

  /// The kinds of declaration behind `import`, as in `import class Module.Name`.
  static let importKinds: Set<String> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  static let typeWords: [String: TypeDeclaration.Kind] = [
    "class": .class, "struct": .struct, "enum": .enum, "actor": .actor, "protocol": .protocol,
    "extension": .extension,
  ]
}
