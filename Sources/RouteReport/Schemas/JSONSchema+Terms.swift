internal import PushPayload
package import PushRules

// The words that occur in more than one document.
extension JSONSchema {
  /// The number of the form, which changes when a member goes or means something else.
  static let version = constant(.number(1)).about(
    "The number of this form: it changes when a member goes or means something else."
  )
  /// The id of a method that a push can call.
  package static let method = words(DelegateMethod.allCases.map { $0.id })
  /// The ids of methods, in their order.
  package static let methods = list(method)
  /// The id of a rule, which `rules ID` explains.
  package static let rule = text.about("The id of a rule: pushroute rules ID explains it.")
  /// How sure something is.
  package static let confidence = words(Confidence.allCases.map { $0.name })
  /// When the push arrives, or when the user acts.
  package static let phase = words(Phase.allCases.map { $0.name })
  /// The state that an app reads inside a callback; null in a process of its own.
  package static let applicationState = words(["active", "inactive", "background"]).orNull
  /// What a push does to the process of the app.
  static let wake = names(of: Wake.self)
  /// What the user sees or hears.
  static let presentation = names(of: Presentation.self)
  /// The final state of the app.
  static let finalState = names(of: FinalState.self)
  /// How much a finding matters.
  package static let severity = words(Severity.allCases.map { $0.name })
  /// A version of iOS, such as `12` or `16.1`.
  package static let release = text(like: "^[0-9]+(\\.[0-9]+)?$")

  /// One of the names of an enumeration.
  package static func names<Value: ColumnValue>(of _: Value.Type) -> JSONSchema {
    words(Value.allCases.map { $0.name })
  }
}
