/// What a file of code says about pushes.
struct CodeFile: Sendable {
  let source: SourceFile
  let language: Code.Language
  /// The types, and extensions and categories of types.
  private(set) var types: [TypeDeclaration]
  private(set) var functions: [MethodDeclaration]
  /// The places that matter for pushes.
  private(set) var signs: CodeSigns
  /// Whether the file is Swift 2, where the first parameter of a function has no `_` label.
  let isSwift2: Bool
  /// Whether a limit kept a part of it from being read.
  private(set) var isCut: Bool

  /// Whether a type in the file names one of some parents.
  func names(anyOf parents: Set<String>) -> Bool {
    types.contains { !parents.isDisjoint(with: $0.parents) }
  }

  /// Reads a file; nil if it is neither Swift nor Objective-C.
  init?(_ source: SourceFile) {
    switch source.ending {
    case "swift": language = .swift
    case "m", "mm", "h", "pch": language = .objectiveC
    default: return nil
    }
    self.source = source
    let code = Code(source.bytes, language)
    isCut = code.isCut
    switch language {
    case .swift:
      var reader = SwiftReader(code)
      reader.read()
      (types, functions) = (reader.types, reader.functions)
      isCut = isCut || reader.isCut
    case .objectiveC:
      var reader = ObjectiveCReader(code)
      reader.read()
      (types, functions) = (reader.types, reader.functions)
    }
    signs = CodeSigns(code, types)
    let methods = language == .swift ? types.flatMap { $0.methods } : []
    let isOld = methods.contains { method in
      method.types.contains { $0.hasPrefix("[NSObject:AnyObject]") || $0 == "NSDictionary" }
    }
    isSwift2 = isOld && !methods.contains { $0.labels.first == "_" }
  }
}
