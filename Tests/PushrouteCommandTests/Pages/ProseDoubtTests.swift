import PushRules
import PushTestSupport
import Questions
import Testing

@testable import PushrouteCommand

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

  private static let planted: [(text: String, fault: String?)] = [
    ("In front `will-present` runs.", "names no rule"),
    ("In front willPresent is never called. <!-- wake.planted -->", "names no rule"),
    ("Only then a service extension\nruns: <!-- service-extension.skipped -->", nil),
    ("iOS 10.0 calls `did-receive`. <!-- tap-fallback.10-0-did-receive -->", "is too sure"),
    ("Logs show: it calls `did-receive` <!-- tap-fallback.10-0-did-receive -->; no", "is too sure"),
    ("By reports iOS 10.0 calls `did-receive`. <!-- tap-fallback.10-0-did-receive -->", nil),
    ("Logs show that `will-present` runs. <!-- presentation.app-decides -->", "is too unsure"),
    (
      "- `home` is an event\n- `lock` runs nothing, and `will-terminate` is a method.",
      "names no rule"
    ),
    ("- `home` runs nothing\n- `will-terminate` is a method.", "no claim"),
    ("### `will-present` is not called", "no claim"),
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

  private var isClaim: Bool {
    let prose = text.replacing(/<!--.*?-->/, with: "")
    let words = prose.split { " `*()[],\"".contains($0) }
    let hasMethod = words.contains { PrintedName(String($0)) != nil }
    return (hasMethod || prose.contains("service extension"))
      && prose.contains(/\b(?:runs|fires|(?:is|are)(?: \w+)? (?:called|woken)|calls? `)/)
  }

  var fault: String? {
    let ids = text.matches(of: /<!--(.*?)-->/).flatMap {
      $0.1.split(separator: " ").map(String.init)
    }
    let known = ids.compactMap(Self.confidence)
    guard let weakest = known.max(), known.count == ids.count else { return "names no rule" }
    let doubt = /\b(?:contested|logs?|reports?|seen|inferred|probably|may|disagree|not known)\b/
    let isInDoubt = text.contains(doubt.ignoresCase())
    return isInDoubt == (weakest != .documented) ? nil : isInDoubt ? "is too unsure" : "is too sure"
  }

  private static func confidence(of id: String) -> Confidence? {
    DecisionGraph.routing.tables.flatMap(\.rules).first { $0.id == id }?.confidence
  }
}
