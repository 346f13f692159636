struct CodeFile: Sendable {
  let source: SourceFile
  let language: Code.Language
  private(set) var types: [TypeDeclaration]
  private(set) var functions: [MethodDeclaration]
  private(set) var usages: PushUsages
  /// Whether the file is Swift 2, where the first parameter of a function has no `_` label.
  let isSwift2: Bool
  private(set) var isTruncated: Bool

  func names(anyOf parents: Set<String>) -> Bool {
    types.contains { !parents.isDisjoint(with: $0.parents) }
  }

  init?(_ source: SourceFile) {
    switch source.ending {
    case "swift": language = .swift
    case "m", "mm", "h", "pch": language = .objectiveC
    default: return nil
    }
    self.source = source
    let code = Code(source.bytes, language)
    isTruncated = code.isTruncated
    switch language {
    case .swift:
      var reader = SwiftReader(code)
      reader.read()
      (types, functions) = (reader.types, reader.functions)
      isTruncated = isTruncated || reader.isTruncated
    case .objectiveC:
      var reader = ObjectiveCReader(code)
      reader.read()
      (types, functions) = (reader.types, reader.functions)
    }
    usages = PushUsages(code, types)
    let methods = language == .swift ? types.flatMap { $0.methods } : []
    let isOld = methods.contains { method in
      method.types.contains { $0.hasPrefix("[NSObject:AnyObject]") || $0 == "NSDictionary" }
    }
    isSwift2 = isOld && !methods.contains { $0.labels.first == "_" }
  }
}
