import AppLifecycle
import Foundation
import Testing

@testable import RouteReport

struct PaletteTests {
  @Test(arguments: [false, true])
  func `every text stands out from the paper, and notes less than callbacks`(isDark: Bool) throws {
    let paper = try shade("paper", isDark)
    for name in ["ink", "soft", "doubt"] + ProcessState.allCases.map({ $0.name }) {
      #expect(try shade(name, isDark).contrast(with: paper) >= 4.5, "\(name)")
    }
    #expect(
      try shade("soft", isDark).contrast(with: paper) < shade("ink", isDark).contrast(with: paper)
    )
  }

  /// The colour in which the style sheet fills a class, on light or on dark paper.
  private func shade(_ name: String, _ isDark: Bool) throws -> Shade {
    let sheets = SVGPalette.styleSheet.components(separatedBy: "@media")
    let sheet = try #require(isDark ? sheets.last : sheets.first)
    let rule = try #require(sheet.components(separatedBy: ".\(name){fill:#").dropFirst().first)
    let number = try #require(Int(rule.prefix(6), radix: 16))
    return Shade(number)
  }
}

/// A colour as the eye sees it.
private struct Shade {
  private let red: Double
  private let green: Double
  private let blue: Double

  init(_ number: Int) {
    func linear(_ part: Int) -> Double {
      let value = Double(part & 0xFF) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    red = linear(number >> 16)
    green = linear(number >> 8)
    blue = linear(number)
  }

  /// The contrast that WCAG measures.
  func contrast(with other: Shade) -> Double {
    let (dark, light) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  private var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
