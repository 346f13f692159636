internal import PushRules

extension CaseReport {
  /// What ``json`` prints.
  package static let schema = JSONSchema.object(
    [
      "schemaVersion": .version,
      "passed": .count,
      "failed": .count,
      "files": .list(
        .object(
          ["source": .text, "error": JSONSchema.text.orNull, "cases": .list(result)],
          optional: FilePath.bytes + ["code": .text]
        )
      ),
    ],
    optional: ["coverage": coverage]
  )

  private static let result = JSONSchema.object([
    "name": .text,
    "line": .place,
    "column": .place,
    "passed": .truth,
    "misses": .list(
      .object(
        [
          "member": .text,
          "line": .place,
          "column": .place,
          "expected": .anything,
          "reasons": .list(
            .object(
              ["text": .text, "rule": JSONSchema.rule.orNull, "confidence": .confidence],
              optional: ["change": .list(.text)]
            )
          ),
        ],
        optional: ["got": .anything]
      )
    ),
  ])

  private static let counts: JSONSchema.Members = [
    "rules": .count, "reachedRules": .count, "cells": .count, "reachedCells": .count,
  ]

  private static let coverage = JSONSchema.object(
    counts + [
      "threshold": JSONSchema.integer.orNull,
      "unreachedRules": .list(.rule),
      "tables": .list(.object(["name": .text] + counts)),
    ]
  )
}
