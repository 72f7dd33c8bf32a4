/// A schema with texts that could escape from Swift strings and comments.
enum HostileSchema {
  /// The values of strings, after GraphQL's escapes are resolved.
  static let reasons = [
    "\"", "\\", "\") public var x: Int // ", "\\(fatalError())", "\\", "\n}\nlet pwned = 1\n", "\r", "\r\n",
    "*/ import Glibc /*",
    "\"\"\"", "\"#", "#\"\\#(1)\"#", "\u{2028}", "\u{2029}", "\u{0}", "\u{1}", "\u{7}", "\u{8}", "\u{b}", "\u{c}",
    "\u{1b}[31m",
    "\u{7f}", "\u{85}", "\u{feff}", "\u{202e}", "'", "`", "$0", "%@", "\t", "\u{1f600}", "\\u{0}", "\\\"",
    "// @generated",
    "<#placeholder#>", "\u{fffe}", "\u{e000}", "/* \" */", "",
  ]

  static let text: String = {
    let fields = reasons.enumerated().map { index, reason in
      """
        \(literal(reason))
        field\(index)(argument: String = \(literal(reason)), size: Size = VALUE\(index)): String! @deprecated(reason: \(literal(reason)))
      """
    }
    let values = reasons.enumerated().map { index, reason in
      "  \(literal(reason)) VALUE\(index) @deprecated(reason: \(literal(reason)))"
    }
    return """
      \(literal(reasons.joined()))
      type Query {
      \(fields.joined(separator: "\n"))
        size: Size!
        date: Date!
      }
      \(literal(reasons.joined(separator: " ")))
      enum Size {
      \(values.joined(separator: "\n"))
      }
      \(literal("*/"))
      scalar Date @specifiedBy(url: \(literal("\")\n\\(1)")))
      input Input { a: String = \(literal("\"\"\"")) @deprecated(reason: \(literal("\\(1)"))) }
      """
  }()

  static let operation: String = {
    let fields = reasons.indices.map { "field\($0)" }
    return "query Hostile { \(fields.joined(separator: " ")) size date }"
  }()

  /// Returns a GraphQL string with all necessary escapes.
  private static func literal(_ text: String) -> String {
    let characters = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      default:
        let isPlain = 0x20 <= scalar.value && scalar.value < 0x7f
        return isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return "\"\(characters.joined())\""
  }
}
