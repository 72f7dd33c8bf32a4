import SwiftCode

extension Expression {
  /// Returns the default of a type that the context determines.
  ///
  /// - Parameter defaults: the function that adds default results of types.
  static func mockDefault(_ defaults: String?, _ standard: StandardNames) -> Expression {
    .call(standard.function("mockDefault"), defaults.map { [Argument("from", .name($0))] } ?? [])
  }
}

/// Default values for closure results. The closure returns the default of its own result.
extension SpelledResult {
  /// Returns `{ _, _ in mockDefault() }`; nil for other types.
  ///
  /// - Parameter defaults: the function that adds default results of types.
  func closureDefault(_ defaults: String?, _ standard: StandardNames) -> Expression? {
    guard let count = functionParameters else { return nil }
    return .closure(Array(repeating: "_", count: count), .mockDefault(defaults, standard))
  }

  /// The number of parameters of a function type; nil for other types and optionals.
  var functionParameters: Int? {
    var rest = (function ?? text).utf8[...]
    while rest.first == UInt8(ascii: "@") {
      rest = rest.drop { $0 != UInt8(ascii: " ") }.drop { $0 == UInt8(ascii: " ") }
    }
    guard rest.first == UInt8(ascii: "(") else { return nil }
    var (depth, commas, inside) = (0, 0, 0)
    var last: UInt8 = 0
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where last != UInt8(ascii: "-"): depth -= 1
      case UInt8(ascii: ",") where depth == 1: commas += 1
      default: break
      }
      if depth == 0 { break }
      if byte != UInt8(ascii: " ") { inside += 1 }
      last = byte
    }
    let words = String(Substring(rest)).split(separator: " ")
    let isEffect = { (word: Substring) in word == "async" || word.hasPrefix("throws") }
    guard let arrow = words.firstIndex(of: "->"), words[..<arrow].allSatisfy(isEffect) else { return nil }
    // The opening parenthesis is counted.
    return inside == 1 ? 0 : commas + 1
  }
}
