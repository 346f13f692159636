import Testing

@testable import PushrouteCommand

/// What guides name exists: types, files, flags, ids, commands, pictures, parts of pages.
struct GuideNameTests {
  private static let check = Result { try NameCheck() }

  @Test func `every name in a guide exists, and every exception is needed`() throws {
    var check = try Self.check.get()
    #expect(check.guides.contains { $0.headings.contains(Guide.history) })
    for guide in check.guides {
      for fault in check.faults(in: guide) { Issue.record("\(fault)") }
    }
    #expect(NameCheck.foreign == check.used)
  }

  private static let page = "Sources/PushRules/PushRules.docc/the-model.md"

  /// Texts of a page, each with the one wrong name in it.
  private static let wrong: [(noun: String, name: String, text: String)] = [
    ("name", "SDKPreset", "A value of `SDKPreset`, or of `KnownSDK`."),
    ("name", "Remedy.Way", "a case of `Remedy.Way`, as of `Remedy.Step`"),
    ("name", "whyNever", "the member `whyNever`, beside `notCalled`"),
    ("name", "doctor", "`scan` and `doctor` read an app."),
    ("name", "device.force-quiet", "`device.force-quiet`, beside `device.force-quit`"),
    ("name", "did-recieve", "`did-recieve`, beside `did-receive`"),
    ("name", "apns-push-kind", "the header `apns-push-kind`, beside `apns-push-type`"),
    ("symbol", "Route/kalls", "``Route/kalls``, beside ``Route/calls``"),
    ("symbol", "Rout", "``Rout``, beside ``Route``"),
    ("file", "Check+Name.swift", "a file `Check+Name.swift`, as `Case.swift` is one"),
    ("file", "Sources/Rules", "`Sources/Rules`, beside `Sources/PushRules`"),
    ("file", "TargetReader+Nurse", "the lines of `TargetReader+Nurse`"),
    ("file", ".ci/runs", "`.ci/runs`, beside `.ci/run`"),
    ("variable", "RECORD_SNAPSHOT=1 swift test", "`RECORD_SNAPSHOT=1 swift test`"),
    ("flag", "--colour", "`--colour`, beside `--color never`"),
    ("flag", "--color purple", "`--color purple`, beside `--color always`"),
    ("flag", "-f scenarios", "`-f scenarios`, beside `-f scenario`"),
    ("call", "pushroute doctor app", "`pushroute doctor app`"),
    ("call", "pushroute eval push.json --stat active", "`pushroute eval push.json --stat active`"),
    ("call", "swift run pushroute help exits", "`swift run pushroute help exits`"),
    ("call", "cat x | pushroute lnt -", "`cat x | pushroute lnt -`, as `cat x | pushroute lint -`"),
    ("call", "rules wake.resumd", "`rules wake.resumd`, beside `rules wake.resumed`"),
    ("call", "table era-by-taps", "`table era-by-taps`, beside `table era-by-tap`"),
    ("call", "diff scene", "`diff scene`, beside `diff scenes`"),
    ("value", "[\"remote-note\"]", "`[\"remote-note\"]`, beside `[\"remote-notification\"]`"),
    (
      "text", "file provider extensions", "`file provider extensions`, as `file provider extension`"
    ),
    ("picture", "A game", "No!\n!A game"),
    ("picture", "no.png", "<img src=\"no.png\">"),
    ("link", "no.png", "![A picture](no.png) in [a page](the-proof.md)"),
    (
      "link", "the-model.md#the-pruf", "[one](the-model.md#the-pruf), [two](the-proof.md#the-proof)"
    ),
    ("page", "the-pruf", "<doc:the-pruf>, <doc:citations>, <doc:the-proof>"),
    ("part", "README, Repositories", "see README, Repositories, or README, Try it"),
  ]

  /// The same of plain text: the help, or settings.
  private static let wrongInPlainText: [(noun: String, name: String, place: String, text: String)] =
    [
      ("part", "README, Repositories", ".pre-commit-hooks.yaml", "# see README, Repositories."),
      ("command", "lnt", ".pre-commit-hooks.yaml", "  entry: pushroute lnt"),
      ("file", ".ci/runs", ".github/workflows/checks.yml", "      - run: .ci/runs"),
      ("call", "pushroute evl", ".github/ISSUE_TEMPLATE/a.yml", "  `pushroute evl`"),
      ("command", "doctor", "pushroute help cases", "  pushroute doctor x"),
      ("topic", "exits", "pushroute help cases", "more: pushroute help exits"),
      ("flag", "--colour", "pushroute help cases", "no colour with --colour, as with --color"),
      ("name", "whyNever", "pushroute help cases", "  whyNever, notCalled  methods"),
      ("word", "did-recieve", "pushroute help cases", "did-recieve, did-receive"),
    ]

  @Test func `a wrong name of each kind is found`() throws {
    var check = try Self.check.get()
    let all = Self.wrong.map { ($0.noun, $0.name, Self.page, $0.text) } + Self.wrongInPlainText
    for (noun, name, place, text) in all {
      let faults = check.faults(in: Guide(place, "\n" + text))
      #expect(
        faults.last?.hasSuffix(": there is no \(noun) `\(name)`") == true,
        "\(text): \(faults)"
      )
      #expect(faults.count == 1, "\(text): \(faults)")
    }
  }
}
