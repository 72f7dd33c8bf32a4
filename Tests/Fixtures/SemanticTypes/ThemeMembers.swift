struct ThemeColor: Hashable {
  var red: Double
  var green: Double
  var blue: Double

  static let accent = ThemeColor(red: 0, green: 0.4, blue: 1)
  static let label = ThemeColor(white: 0)
  static var background: ThemeColor { .init(white: 1) }

  init(red: Double, green: Double, blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  init(white: Double) {
    self.init(red: white, green: white, blue: white)
  }

  init?(hex: String) {
    guard let value = Int(hex, radix: 16) else { return nil }
    self.init(white: Double(value) / 255)
  }

  static func gray(_ level: Int) -> ThemeColor { .init(white: Double(level) / 100) }

  static func gray(_ level: Double = 0.5) -> ThemeColor { .init(white: level) }

  static func custom(_ hex: String) -> ThemeColor? { .init(hex: hex) }

  func faded(_ amount: Double = 0.5) -> ThemeColor { .init(red: red * amount, green: green, blue: blue) }

  var inverted: ThemeColor { .init(white: 1 - red) }
}

struct ThemeFont: Hashable {
  var size: Double
  var weight: Weight = .regular

  enum Weight { case regular, bold }

  static let label = ThemeFont(size: 17)
  static func system(_ size: Double, _ weight: Weight = .regular) -> ThemeFont { .init(size: size, weight: weight) }
  var bold: ThemeFont { .init(size: size, weight: .bold) }
}

protocol Decoration {
  var name: String { get }
}

struct Border: Decoration {
  var width: Double
  var name: String { "border \(width)" }
}

struct Shadow: Decoration {
  let name = "shadow"
}

extension Decoration where Self == Border {
  static var thin: Border { Border(width: 1) }
  static func border(_ width: Double) -> Border { Border(width: width) }
}

extension Decoration where Self == Shadow {
  static var soft: Shadow { Shadow() }
}

extension Optional where Wrapped == ThemeColor {
  static var missing: ThemeColor? { nil }

  static var fallback: ThemeColor { .label }
}

final class LabelStyle {
  var color: ThemeColor? = .label
  var font: ThemeFont = .label
  private(set) var applied: [String] = []

  func apply(_ color: ThemeColor) -> LabelStyle {
    self.color = color
    return self
  }

  func apply(_ color: ThemeColor?, animated: Bool) -> LabelStyle {
    self.color = color
    return self
  }

  func apply(_ font: ThemeFont) -> LabelStyle {
    self.font = font
    return self
  }

  func apply(_ weight: ThemeFont.Weight) -> LabelStyle { apply(.system(12, weight)) }

  func apply(_ decoration: some Decoration) -> LabelStyle {
    applied.append(decoration.name)
    return self
  }
}

enum ThemeTests {
  static func style() -> LabelStyle {
    LabelStyle()
      .apply(.accent)
      .apply(.system(20))
      .apply(.bold)
      .apply(.thin)
      .apply(.border(2))
      .apply(.soft)
      .apply(.accent.faded())
      .apply(.gray(30).inverted)
      .apply(.label, animated: false)
      .apply(.missing, animated: true)
      .apply(.custom("ff"), animated: true)
      .apply(.system(3).bold)
  }

  static func colors(_ isDark: Bool) -> [ThemeColor] {
    let background: ThemeColor = isDark ? .gray(10) : .background
    let half: ThemeColor = .gray()
    let whole: ThemeColor = .gray(1)
    let exact: ThemeColor = .gray(0.25)
    let parsed: ThemeColor = .init(hex: "0f") ?? .custom("f0") ?? .accent
    let palette: [String: [ThemeColor]] = ["base": [.label, .accent], "extra": [.init(white: 0.1)]]
    let unique: Set<ThemeColor> = [.label, .label, .gray(0)]
    return [background, half, whole, exact, parsed] + (palette["base"] ?? [.accent]) + unique
  }

  static func isAccent(_ style: LabelStyle) -> Bool { style.color == .accent && style.font != .label }

  static func weights() -> [ThemeFont.Weight] {
    let fonts: [ThemeFont] = [.label, .system(3, .bold), .init(size: 4), .label.bold]
    return fonts.map(\.weight).map { $0 == .bold ? .regular : .bold }
  }

  static func pick(_ name: String) -> any Decoration {
    switch name {
    case "thin": .thin
    case "wide": .border(9)
    default: .soft
    }
  }
}
