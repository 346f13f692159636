import PushPayload
import PushRules
import PushTestSupport
import Questions
import Testing

@testable import PushrouteCommand
@testable import RouteReport

/// A sentence that says that a method runs or is called is as sure as its rules.
struct ProseDoubtTests {
  @Test func `a sentence on what runs names its rules, and doubts what they doubt`() throws {
    let pages = Project.paths().filter { $0.hasSuffix(".md") && !$0.hasPrefix("Tests/") }
    let claims = try pages.flatMap { path in
      Claim.all(in: Guide(path, try Project.text(path)).prose).map { (path, claim: $0) }
    }
    for (path, claim) in claims { #expect(claim.fault == nil, "\(path): \(claim.text)") }
    #expect(claims.count >= 5)
  }

  @Test func `so does a sentence of the pages, the help and the lint, as it is printed`() {
    let methods = [CallbackPage.app, CallbackPage.push, CallbackPage.scenes]
    let pages = (methods + [ConceptPage.states, ConceptPage.surroundings]).flatMap { literal in
      WrittenPage.all(in: literal).flatMap(\.entries)
        .filter { ["know", "row"].contains($0.keyword) }
        .map { Claim.markdown($0.text, isOfMethod: methods.contains(literal)) }
    }
    let help = CommandDescription.all.flatMap { command in
      let words = command.glossaries.flatMap(\.entries).flatMap(\.words)
      return (command.flags + command.inputs).map(\.written) + [command.discussion] + words
    }
    let texts = (help + LintCode.all.map(\.reason)).map { Claim.markdown($0) }
    let messages = LintCode.all.flatMap { code in
      ([code.statement] + code.badFindings.map(\.message)).map { Claim.markdown($0, code.reason) }
    }
    let claims = (pages + texts + messages).flatMap { Claim.all(in: $0) }
    for claim in claims { #expect(claim.fault == nil, "\(claim.text)") }
    #expect(claims.count >= 70)
  }

  private static let planted: [(text: String, fault: String?)] = [
    ("In front `will-present` runs.", "names no rule"),
    ("In front willPresent is never called. <!-- wake.planted -->", "names no rule"),
    ("Only then a service extension\nruns: <!-- service-extension.skipped -->", nil),
    ("iOS 10.0 calls `did-receive`. <!-- tap-fallback.10-0-did-receive -->", "is too sure"),
    ("Logs show: it calls `did-receive` <!-- tap-fallback.10-0-did-receive -->; no", "is too sure"),
    ("By reports iOS 10.0 calls `did-receive`. <!-- tap-fallback.10-0-did-receive -->", nil),
    ("Logs show that `will-present` runs. <!-- presentation.app-decides -->", "is too unsure"),
    ("- `home`\n- `lock` runs nothing, and `will-terminate` is a method.", "names no rule"),
    ("- `home` runs nothing\n- `will-terminate` is a method.", "no claim"),
    ("### `will-present` is not called", "no claim"),
    (Claim.markdown("In front: it does not run.", isOfMethod: true), "names no rule"),
    (Claim.markdown("Home: no push wakes the app."), "names no rule"),
    (Claim.markdown("A tap calls it. [tap-fallback.did-receive]", isOfMethod: true), nil),
    (Claim.markdown("It may run. [tap-fallback.did-receive]", isOfMethod: true), "is too unsure"),
    (Claim.markdown("Do not call the handler twice.", isOfMethod: true), "no claim"),
  ]

  @Test(arguments: planted)
  func `a planted sentence has its fault`(text: String, fault: String?) {
    let claims = Claim.all(in: text)
    #expect(claims.isEmpty ? fault == "no claim" : claims.map(\.fault) == [fault], "\(claims)")
  }
}

/// A sentence with a method that runs or is called, and with rules in comments of the Markdown.
private struct Claim {
  let text: String

  static func all(in prose: String) -> [Claim] {
    let paragraphs = prose.replacing(/\n(?=[-|#*>] |\|)/, with: "\n\n").split(separator: "\n\n")
    return paragraphs.filter { !$0.hasPrefix("#") }.flatMap { paragraph in
      paragraph.replacing("\n", with: " ")
        .replacing(/([.:;!?])\s*(<!--.*?-->)/) { " \($0.2)\($0.1)" }
        .split(separator: /[.:;!?](?:\s|$)/).map { Claim(text: String($0)) }
    }.filter(\.isClaim)
  }

  /// What is printed of a text, whose rules stand in brackets at its end or that of another.
  static func markdown(_ text: String, _ other: String? = nil, isOfMethod: Bool = false) -> String {
    let ids = (other ?? text).firstMatch(of: /\s\[([^\]]*)\]$/).map { $0.1 } ?? ""
    let printed = other == nil ? text.withDoubt : text
    let prose = printed.replacing(/[.:;!?](?=\s|$)/, with: ",") + " <!-- \(ids) -->"
    return isOfMethod ? prose.replacing(/\b[Ii]t\b/, with: "`will-present`") : prose
  }

  private var isClaim: Bool {
    let prose = text.replacing(/<!--.*?-->/, with: "")
    let words = prose.split { " `*()[],\"".contains($0) }
    let hasMethod = words.contains { PrintedName(String($0)) != nil }
    let names = hasMethod || prose.contains("service extension")
    let verbs = /\b(?:runs|fires|(?:is|are)(?: \w+)? (?:called|woken)|calls? `)/
    // Where a comment is written in any case, more verbs count.
    let others = /\b(?:(?:runs?|firing|called|asked for)\b|skips? `)/.ignoresCase()
    let wakes = /\b(?:wakes? (?:an|no|the) app|app is(?: not)? woken)\b/
    return names && prose.contains(verbs)
      || text.contains("<!--") && (names && prose.contains(others) || prose.contains(wakes))
  }

  var fault: String? {
    let ids = text.matches(of: /<!--(.*?)-->/).flatMap {
      $0.1.split(separator: " ").map(String.init)
    }
    let known = ids.compactMap { Confidence.ofRule($0) }
    guard let weakest = known.max(), known.count == ids.count else { return "names no rule" }
    let doubt =
      /\b(?:contested|logs?|reports?|seen|observed|inferred|probably|may|disagree|not known)\b/
    let doubts = text.matches(of: doubt.ignoresCase()).count
    let needed = weakest == .documented ? 0 : 1
    return doubts == needed ? nil : doubts > needed ? "is too unsure" : "is too sure"
  }
}
