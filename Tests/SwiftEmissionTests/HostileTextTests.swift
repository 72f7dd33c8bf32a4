import MockIR
import Source
import SwiftEmission
import Testing

/// Any text from a schema stays inside its literal or name.
struct HostileTextTests {
  static let attacks = [
    "\")\nfatalError() //", "\\(exit(1))", "\r\n#endif\r\nimport Evil", "*/ import Evil /*", "\"\"\"\n\\",
    "\0\u{1B}[2J",
    "a`b: Int = exit(1)`", "x) { }; func y(", "\u{2028}import Evil\u{85}", "\"\u{301}) import Evil", "../../etc/passwd",
    "\u{202E}\u{FEFF}", "", " ", "`", "``", "#if os(Linux)", "${x}", "\\", "'",
  ]

  /// Returns a mock with `text` in each position that text from a schema can have.
  static func mock(_ text: String) -> ObjectMock {
    let name = Name(text)
    let reference = AbstractReference(name: name, firstPossibleType: name, firstMockedType: name)
    let types: [MockNamedType] = [
      .scalar(name), .object(name), .interface(reference), .union(reference),
      .enumeration(EnumReference(name: name, firstValue: name, firstCurrentValue: name)),
    ]
    let fields = types.map { MockField(responseKey: name, type: MockType($0, .nonNull), deprecationReason: text) }
    return ObjectMock(typeName: name, fields: fields)
  }

  @Test(arguments: attacks, [EmissionOptions.exact("2.4"), .exact("1.15"), .sample()])
  func hostileTextKeepsTheStructureOfTheFile(attack: String, options: EmissionOptions) {
    let file = renderObjectMock(Self.mock(attack), options: options)
    let harmless = renderObjectMock(Self.mock("x"), options: options)
    #expect(Self.shape(file) == Self.shape(harmless), "\(file.text)")
    #expect(file.contents.allSatisfy { (0x20 <= $0 || $0 == 0x0A) && $0 != 0x7F })
    #expect(!file.name.utf8.contains(UInt8(ascii: "/")))
  }

  @Test(arguments: attacks)
  func namesOfAbstractTypesStayOnTheirLines(attack: String) {
    for file in [
      renderInterfaces([Name(attack)], options: .sample()), renderUnions([Name(attack)], options: .sample()),
    ] {
      #expect(file?.lines.count == 10)
      #expect(file?.lines[7].hasPrefix("typealias ") == true)
    }
  }

  /// Returns the text with each literal and identifier reduced to one character.
  private static func shape(_ file: EmittedFile) -> String {
    var shape = ""
    var isInLiteral = false
    var isEscaped = false
    for scalar in file.text.unicodeScalars {
      if isInLiteral {
        if !isEscaped, scalar == "\"" { isInLiteral = false }
        isEscaped = !isEscaped && scalar == "\\"
      } else if scalar == "\"" {
        isInLiteral = true
        shape += "s"
      } else if scalar.properties.isAlphabetic || "_`0123456789".unicodeScalars.contains(scalar) || !scalar.isASCII {
        if shape.last != "i" { shape += "i" }
      } else {
        shape.unicodeScalars.append(scalar)
      }
    }
    return shape
  }
}
