import SwiftScanning

/// Comparing types by their spelling.
extension String {
  /// Returns a canonical spelling of the type: `[Int]` for `Array<Int>`, `Error` for `any Error`, without spaces.
  ///
  /// - Parameter others: replacements for names, in canonical spelling.
  func comparable(_ others: [String: String] = [:]) -> String {
    var spelling = ComparableSpelling()
    var isMember = false
    for token in TypeTokens(self) {
      spelling.take(isMember ? token : others[token] ?? token)
      isMember = token == "."
    }
    return spelling.text
  }
}

/// The tokens of a type. `->` and `...` are single tokens.
private struct TypeTokens: Sequence, IteratorProtocol {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  mutating func next() -> String? {
    rest = rest.drop { $0 == UInt8(ascii: " ") }
    guard let first = rest.first else { return nil }
    var token = first.continuesSwiftName ? rest.prefix { $0.continuesSwiftName } : rest.prefix(1)
    for sign in ["->", "..."] where rest.starts(with: sign.utf8) { token = rest.prefix(sign.utf8.count) }
    if first == UInt8(ascii: "`") {
      token = rest.dropFirst().prefix { $0 != first }
      rest = rest.dropFirst(token.count + 2)
    } else {
      rest = rest.dropFirst(token.count)
    }
    return String(Substring(token))
  }
}

/// Joins the tokens of a type in canonical spelling.
private struct ComparableSpelling {
  private var tokens: [String] = []
  private var open: [Bracket] = []
  /// A generic type with a shorter spelling, if the next token may be its `<`.
  private var pending: Sugar?

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
    if let sugar = pending {
      pending = nil
      if token == "<" {
        if sugar != .optional { tokens.append("[") }
        return open.append(Bracket(sugar: sugar, start: tokens.count))
      }
      tokens.append(sugar.rawValue)
    }
    switch token {
    case "any": break
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
      if tokens.last != "." { pending = Sugar(rawValue: token) }
      if pending == nil { tokens.append(token) }
    }
  }

  private mutating func close(_ token: String) {
    let bracket = open.popLast()
    switch bracket?.sugar {
    case nil: tokens.append(token)
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
