internal import PushRules
internal import Questions

extension ConfiguredInput {
  /// The SDK, if it adds this method, or nil.
  func agent(adding method: String) -> String? {
    guard change == .adds, let agent else { return nil }
    return values.contains(method) ? agent : nil
  }

  fileprivate var heading: String {
    switch (origin, change) {
    case (.code, _): "From your code: "
    case (.configuration, _): "From the configuration: "
    case (.sdk, .adds): "Added by \(agent ?? ""): "
    case (.sdk, .hides): "Hidden by \(agent ?? ""): "
    }
  }

  fileprivate var words: String {
    (origin == .sdk ? "" : input + " ") + values.commaList
  }

  static let form = JSONForm<ConfiguredInput>.object([
    .init("input", .text) { $0.input },
    .init("value", .text) { $0.values.joined(separator: ",") },
    .init("from", .word) { $0.origin },
    .init("by", .orNull(.text)) { $0.agent },
  ])
}

extension RouteAnswer {
  /// The inputs from the app, its SDKs and a configuration, a paragraph for each.
  var configuredLine: String {
    configured.grouped { $0.heading }.map { heading, inputs in
      Paragraph(inputs.map { $0.words }.joined(separator: " · ")).hanging(on: heading)
    }.joined()
  }
}
