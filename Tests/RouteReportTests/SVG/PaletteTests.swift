import AppLifecycle
import Foundation
import Testing

@testable import RouteReport

struct PaletteTests {
  @Test(arguments: [false, true])
  func `the colour of notes is far from that of every state`(isDark: Bool) throws {
    let note = try shade("note", isDark)
    #expect(try note.contrast(with: shade("paper", isDark)) >= 4.5)
    for state in ProcessState.allCases {
      #expect(try note.distance(to: shade(state.name, isDark)) >= 40, "\(state.name)")
    }
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

  /// The distance in CIE Lab.
  func distance(to other: Shade) -> Double {
    zip(lab, other.lab).map { pow($0 - $1, 2) }.reduce(0, +).squareRoot()
  }

  private var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  private var lab: [Double] {
    func root(_ value: Double) -> Double {
      value > 0.008856 ? cbrt(value) : 7.787 * value + 16.0 / 116
    }
    let x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    let y = root(luminance)
    let z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
  }
}
