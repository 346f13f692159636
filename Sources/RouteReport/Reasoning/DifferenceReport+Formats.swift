internal import PushRules

extension DifferenceReport {
  /// The difference with all its regions.
  package var json: JSONTree {
    [
      "schemaVersion": .number(1),
      "question": .text(question?.id),
      "compared": .texts(AnswerPart.allCases.filter(compared.contains).map { $0.rawValue }),
      "left": .string(words(of: difference.left)),
      "right": .string(words(of: difference.right)),
      "everywhere": .text(statedInWords),
      "situations": .count(difference.situationCount),
      "differing": .count(difference.differingCount),
      "leftOnly": json(difference.leftOnly),
      "rightOnly": json(difference.rightOnly),
      "changes": .array(
        difference.tallies.map { ["situations": .count($0.count), "change": $0.change.json] }
      ),
      "leastBoxes": .number(difference.leastCount),
      "boxes": .array(difference.parts.map(json)),
    ]
  }

  private func json(_ exclusion: Difference.Exclusion?) -> JSONTree {
    exclusion.map {
      ["situations": .count($0.count), "rules": .texts($0.rules.map { $0.id })]
    } ?? .null
  }

  private func json(_ part: Difference.Part) -> JSONTree {
    let left = Route(known: part.left)
    let right = Route(known: part.right)
    return [
      "situations": .count(part.count),
      "when": part.region.json(within: difference.common),
      "words": .string(SituationClauses(part.region, within: difference.common).line),
      "changes": .array(part.changes.map { $0.json }),
      "rules": [
        "left": .texts(rules(part, left).map { $0.id }),
        "right": .texts(rules(part, right).map { $0.id }),
      ],
      "witness": ["left": left.witnessJSON, "right": right.witnessJSON],
    ]
  }

  /// The difference as a table for an issue or a page.
  package var markdown: String {
    let left = MarkdownText.escaped(words(of: difference.left))
    let right = MarkdownText.escaped(words(of: difference.right))
    var text = "**\(MarkdownText.escaped(heading))**: " + MarkdownText.escaped(summary) + "\n"
    if let statedInWords { text += "\nEverywhere: " + MarkdownText.escaped(statedInWords) + "\n" }
    for exclusion in exclusions { text += "\n" + MarkdownText.escaped(exclusion) + "\n" }
    guard !difference.parts.isEmpty else { return text }
    var grid = MarkdownGrid(["What changes", "When", left, right])
    for part in shown { grid.add(cells(of: part)) }
    text += "\n" + grid.text
    return hiddenCount > 0 ? text + "\n\(hiddenCount) more cases.\n" : text
  }

  private func cells(of part: Difference.Part) -> [String] {
    let answers = part.routes.map { route in
      let rules = rules(part, route).map { MarkdownText.code($0.id) }.joined(separator: ", ")
      return MarkdownText.escaped(route.line(telling: part.changes))
        + (rules.isEmpty ? "" : "<br>" + rules)
    }
    return [
      part.changes.map { MarkdownText.escaped($0.words) }.joined(separator: "<br>"),
      MarkdownText.escaped(SituationClauses(part.region, within: difference.common).line),
    ] + answers
  }
}
