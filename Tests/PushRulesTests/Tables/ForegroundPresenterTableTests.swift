import PushRules
import PushTestSupport

extension TableTests {
  /// Who can decide what a push shows in the foreground.
  static let foregroundPresenter = TableCases(.foregroundPresenter, from: .alertInFront).rows([
    ForegroundPresenter.tooOld: [.init("foreground-presenter.before-10", .iOS(9))],
    .nobody: [.init("foreground-presenter.no-delegate", .delegate(nil))],
    .answers: [.init("foreground-presenter.will-present")],
    .lacking: [.init("foreground-presenter.no-will-present", .without(.willPresent))],
  ])
}
