import Foundation
import PushTestSupport
import PushrouteCommand
import Testing

/// The page of the questions that people ask answers each of them, and its answers stay true.
///
/// That the page shows what the commands print is tested with the other pages. Here is what makes an
/// output an answer: who changes one of these lines has to read the sentence above the block, too.
struct TwentyQuestionTests {
  /// Words of the question, and of the output of its command, spaces aside.
  static let answers: KeyValuePairs<String, [String]> = [
    "banner shows, but code runs only on tap":
      [
        "Payload + Info.plist",
        "put \"content-available\": 1 into aps (the key is outside aps or misspelt)",
        "and add remote-notification to UIBackgroundModes",
        "didReceiveRemoteNotification:fetchCompletionHandler: when the push arrives · documented",
      ],
    "swipes the app away":
      [
        "system didReceiveNotificationRequest: didFinishLaunchingWithOptions:°",
        "user didReceiveNotificationRequest: nothing",
      ],
    "a tap, or just the arrival":
      [
        "didReceiveRemoteNotification:fetchCompletionHandler: background",
        "didReceiveRemoteNotification:fetchCompletionHandler: inactive observed",
      ],
    "run twice": ["background, did-receive-fetch did-receive-fetch suspended (observed)"],
    "the payload is gone":
      [
        "app didFinishLaunchingWithOptions:° didFinishLaunchingWithOptions:°",
        "scene didFinishLaunchingWithOptions:", "options:° with the tap",
      ],
    "moved to scenes":
      [
        "launch options remote-notification key → no key",
        "scene connection no scene connects → with the response",
      ],
    "Since iOS 10":
      [
        "did-receive-fetch arrival: didReceiveRemoteNotification: fetchCompletionHandler:°",
        "user action: didReceiveNotificationResponse:*",
        "user action: didReceiveNotificationResponse:°",
      ],
    "userNotificationCenter didReceive is not called":
      [
        "none nothing", "none didFinishLaunchingWithOptions:° with the push",
        "late didReceiveNotificationResponse:°",
        "late didFinishLaunchingWithOptions:° with the push",
      ],
    "Only one of my plug-ins":
      [
        "Goes to the one delegate of the notification center, set last.",
        "forward to each SDK", "Belongs to one owner: to be called once",
      ],
    "for which iOS":
      [
        "6 arrival: didReceiveRemoteNotification: arrival: nothing",
        "9 arrival: didReceiveRemoteNotification: arrival: nothing",
        "10 arrival: willPresentNotification: arrival: nothing",
        "didReceiveNotificationResponse:*",
      ],
    "not from TestFlight":
      [
        "APNs answers BadDeviceToken: nothing reaches the device, nothing runs.",
        "A result under the debugger is not conclusive", "com.apple.pushLaunch",
      ],
    "then stop":
      [
        "Apple names two or three an hour at most", "Call the fetch completion handler once",
        "Under Xcode's debugger the limits are off",
      ],
    "iOS 13 broke":
      [
        "when the push arrives didReceiveRemoteNotification:fetchCompletionHandler: no longer runs; wake resumed → none",
        "request.priority-10",
      ],
    "No banner":
      [
        "one change makes it run",
        "implement willPresentNotification:, and set the delegate of the "
          + "notification center",
      ],
    "by its icon":
      [
        "suspended nothing didReceiveNotificationResponse:°",
        "not-running didFinishLaunchingWithOptions:° didFinishLaunchingWithOptions:° without the push",
      ],
    "nobody tapped":
      [
        "content-available arrival: didFinishLaunchingWithOptions:° with the push, "
          + "then didReceiveRemoteNotification:fetchCompletionHandler:°"
      ],
    "while Notification Center is open":
      [
        "didReceiveRemoteNotification:fetchCompletionHandler: inactive observed",
        "inactive does not mean tapped",
      ],
    "new version of iOS":
      [
        "9 didReceiveRemoteNotification: didFinishLaunchingWithOptions: fetchCompletionHandler:",
        "10.0 didReceiveRemoteNotification:° didFinishLaunchingWithOptions: with the push, then",
        "10.1 didReceiveRemoteNotification: didFinishLaunchingWithOptions:",
      ],
    "FCM":
      [
        "write `content-available` with 1 in `apns.payload.aps` [provider-key]",
        "fcm-v1-misplaced.json: a message for FCM (v1); the device receives "
          + "{\"revision\":812,\"aps\":{}}", "3 files: ",
      ],
    "Low Power Mode":
      [
        "on nothing* nothing off didReceiveRemoteNotification:fetchCompletionHandler: nothing"
      ],
    "on the simulator":
      [
        "xcrun simctl push booted BUNDLE-ID FILE.apns",
        "content-available alone: refused. (contested)",
        "VoIP Cannot be sent there",
      ],
    "My service extension": ["one change makes it run", "and add \"mutable-content\": 1 to aps"],
    "Action buttons":
      [
        "did-finish-launching didFinishLaunchingWithOptions:* perhaps with the push",
        "perhaps with the push*, did-receive-response then didReceiveNotificationResponse:°",
      ],
  ]

  @Test func `there are 23 questions, each with words and an output, a page or short`() throws {
    let questions = try Question.onThePage()
    #expect(questions.count == 23)
    for question in questions {
      #expect(!question.answer.isEmpty, "\(question.title)")
      #expect(question.blocks.count == 1, "\(question.title)")
      let isPage = question.calls.allSatisfy { $0.hasPrefix("$ pushroute rules ") }
      let longest = isPage ? 75 : 58
      #expect(question.blocks.allSatisfy { (3...longest).contains($0.count) }, "\(question.title)")
    }
  }

  @Test func `each question has a line in the table of answers, in the same order`() throws {
    let questions = try Question.onThePage()
    #expect(questions.count == Self.answers.count)
    for (question, line) in zip(questions, Self.answers) {
      #expect(question.title.contains(line.key), "\(question.title)")
    }
  }

  @Test(arguments: TwentyQuestionTests.answers)
  func `the output of a question's command answers it`(
    question words: String,
    output expected: [String]
  ) throws {
    let question = try #require(try Question.onThePage().first { $0.title.contains(words) })
    let output = try question.calls.map { try run($0).output.singleSpaced }.joined(separator: " ")
    for line in expected { #expect(output.contains(line), "\(question.title): \(output)") }
  }

  @Test func `every other command that the page names can be run, too`() throws {
    let calls = try Question.onThePage().flatMap(\.mentionedCalls)
    #expect(calls.count > 10)
    for call in calls { #expect(try run(call).code != .failure, "\(call)") }
  }

  private func run(_ call: String) throws -> Run {
    let words = call.split(separator: " ").map(String.init)
    return Run(Array(words.drop { $0 != "pushroute" }.dropFirst()), in: .project)
  }
}

/// A question on the page: a heading, sentences, and what a command prints.
private struct Question {
  let title: String
  /// The sentences before the output.
  let answer: String
  let blocks: [[String]]
  /// The code within the sentences.
  let code: [String]

  var calls: [String] { blocks.compactMap(\.first) }

  var mentionedCalls: [String] { code.filter { $0.hasPrefix("pushroute ") } }

  init(_ section: String) {
    let blocks = Page(section).blocks("console")
    let lines = section.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    title = lines[0]
    answer = lines.dropFirst().prefix { $0 != "```console" }.joined(separator: " ").singleSpaced
    let sentences = lines.filter { line in !blocks.contains { $0.contains(line) } }
    let parts = sentences.joined(separator: " ").replacing("```", with: "").split(
      separator: "`",
      omittingEmptySubsequences: false
    )
    self.blocks = blocks
    code = parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element).singleSpaced }
  }

  static func onThePage() throws -> [Question] {
    let page = "Sources/PushRules/PushRules.docc/twenty-questions.md"
    let sections = try Project.text(page).components(separatedBy: "\n### ")
    return sections.dropFirst().map(Question.init)
  }
}

extension String {
  /// The words with single spaces.
  fileprivate var singleSpaced: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
