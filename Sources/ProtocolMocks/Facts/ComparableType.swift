import SwiftScanning

/// Comparing types by their spelling.
extension String {
  /// Returns a canonical spelling of the type: `[Int]` for `Array<Int>`, `Error?` for `(any Error)?`, without spaces.
  ///
  /// - Parameter others: replacements for names, in canonical spelling.
  func comparable(_ others: [String: String] = [:]) -> String {
    var spelling = ComparableSpelling()
    var isMember = false
    for token in TypeTokens(self).map(\.text) {
      spelling.take(isMember ? token : others[token] ?? token)
      isMember = token == "."
    }
    return spelling.text
  }
}

/// A token of a type.
struct TypeToken {
  /// The text without backticks.
  var text: String
  /// The range in the type.
  var range: Range<String.Index>
}

/// The tokens of a type. `->` and `...` are single tokens.
struct TypeTokens: Sequence, IteratorProtocol {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  mutating func next() -> TypeToken? {
    rest = rest.drop { $0 == UInt8(ascii: " ") }
    guard let first = rest.first else { return nil }
    let start = rest.startIndex
    var token = first.continuesSwiftName ? rest.prefix { $0.continuesSwiftName } : rest.prefix(1)
    for sign in ["->", "..."] where rest.starts(with: sign.utf8) { token = rest.prefix(sign.utf8.count) }
    if first == UInt8(ascii: "`") {
      token = rest.dropFirst().prefix { $0 != first }
      rest = rest.dropFirst(token.count + 2)
    } else {
      rest = rest.dropFirst(token.count)
    }
    return TypeToken(text: String(Substring(token)), range: start..<rest.startIndex)
  }
}

/// Joins the tokens of a type in canonical spelling.
private struct ComparableSpelling {
  private var tokens: [String] = []
  private var open: [Bracket] = []
  /// A generic type with a shorter spelling, if the next token may be its `<`.
  private var pending: Sugar?
  /// The place of `(` in `(any P)`, if `)` was the last token. A function type needs these parentheses.
  private var omitted: Int?

  /// A standard generic type with a shorter spelling.
  private enum Sugar: String {
    case array = "Array"
    case dictionary = "Dictionary"
    case optional = "Optional"
  }

  /// An open bracket and the type that it belongs to.
  private struct Bracket {
    var sugar: Sugar?
    var start: Int
    var hasArrow = false
    var hasComma = false
    /// Whether it begins with `any`.
    var isExistential = false
  }

  var text: String {
    var result = ""
    for token in tokens + [pending?.rawValue].compactMap(\.self) {
      let needsSpace = result.utf8.last?.continuesSwiftName ?? false
      if needsSpace, token.utf8.first?.continuesSwiftName ?? false { result += " " }
      result += token
    }
    return result
  }

  mutating func take(_ token: String) {
    if let place = omitted, ["->", "async", "throws"].contains(token) {
      tokens.insert("(", at: place)
      tokens.append(")")
    }
    omitted = nil
    if let sugar = pending {
      pending = nil
      if token == "<" {
        if sugar != .optional { tokens.append("[") }
        return open.append(Bracket(sugar: sugar, start: tokens.count))
      }
      tokens.append(sugar.rawValue)
    }
    switch token {
    case "any": if tokens.last == "(", !open.isEmpty { open[open.count - 1].isExistential = true }
    case "." where tokens.last == "Swift" && tokens.dropLast().last != ".": tokens.removeLast()
    case "(", "[", "<":
      open.append(Bracket(start: tokens.count))
      tokens.append(token)
    case ")", "]", ">": close(token)
    case "," where open.last?.sugar == .dictionary: tokens.append(":")
    case "Void":
      tokens += ["(", ")"]
    default:
      if token == "->", !open.isEmpty { open[open.count - 1].hasArrow = true }
      if token == ",", !open.isEmpty { open[open.count - 1].hasComma = true }
      if tokens.last != "." { pending = Sugar(rawValue: token) }
      if pending == nil { tokens.append(token) }
    }
  }

  private mutating func close(_ token: String) {
    let bracket = open.popLast()
    switch bracket?.sugar {
    case nil:
      if token == ")", let bracket, bracket.isExistential, !bracket.hasArrow, !bracket.hasComma {
        tokens.remove(at: bracket.start)
        omitted = bracket.start
      } else {
        tokens.append(token)
      }
    case .array, .dictionary: tokens.append("]")
    case .optional:
      if let bracket, bracket.hasArrow {
        tokens.insert("(", at: bracket.start)
        tokens.append(")")
      }
      tokens.append("?")
    }
  }
}
