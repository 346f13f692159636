import PushRules
import PushTestSupport

extension TableTests {
  /// Which of PushKit's methods takes a call.
  static let pushKitMethod = TableCases(.pushKitMethod, from: .call).rows([
    PushKitMethod.withMetadata: [
      .init("pushkit-method.with-metadata", .with(.didReceiveIncomingVoIPPush))
    ],
    .plain: [
      .init("pushkit-method.plain"),
      .init("pushkit-method.plain-before-26-4", .iOS(26, 3)),
    ],
    .nobody: [
      .init("pushkit-method.nobody", .without(.didReceiveIncomingPush)),
      .init(
        "pushkit-method.nobody-before-26-4",
        .iOS(26, 3),
        .without(.didReceiveIncomingPush),
        .with(.didReceiveIncomingVoIPPush)
      ),
    ],
  ])
}
