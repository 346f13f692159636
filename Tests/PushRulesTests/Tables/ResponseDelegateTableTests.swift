import PushRules
import PushTestSupport

extension TableTests {
  /// Who can take the user's response.
  static let responseDelegate = TableCases(.responseDelegate, from: .coldTap).rows([
    ResponseDelegate.tooOld: [.init("response-delegate.before-10", .iOS(9))],
    .nobody: [.init("response-delegate.no-delegate", .delegate(nil))],
    .lacking: [.init("response-delegate.no-did-receive-response", .without(.didReceiveResponse))],
    .answers: [
      .init("response-delegate.responds"),
      .init("response-delegate.late-in-time", .voip, .delegate(.late)),
    ],
    .tooLate: [.init("response-delegate.late", .delegate(.late))],
  ])
}
