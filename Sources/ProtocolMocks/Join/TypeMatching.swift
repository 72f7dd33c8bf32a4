/// Finds the types for which associated types stand, from requirements that are stated again with concrete types.
struct TypeMatching {
  /// The associated types.
  private let names: Set<String>
  /// The types for which associated types stand.
  private(set) var known: [String: String]
  private var steps = 0

  /// The most steps for two types. It bounds the time for types in which many parts could match.
  private static let limit = 1_000

  init(names: Set<String>, known: [String: String]) {
    self.names = names
    self.known = known
  }

  /// Matches types with the concrete ones at the same positions. Finds nothing if they don't fit.
  ///
  /// - Returns: whether they fit.
  @discardableResult
  mutating func match(_ types: [String], _ concrete: [String]) -> Bool {
    let before = known
    let fits =
      types.count == concrete.count
      && zip(types, concrete).allSatisfy { type, concrete in
        steps = 0
        return match(Array(TypeTokens(type))[...], Array(TypeTokens(concrete))[...], of: concrete)
      }
    if !fits { known = before }
    return fits
  }

  /// - Parameters:
  ///   - pattern: the rest of a type with associated types.
  ///   - tokens: the rest of the concrete type.
  ///   - type: the concrete type.
  private mutating func match(
    _ pattern: ArraySlice<TypeToken>, _ tokens: ArraySlice<TypeToken>, of type: String
  ) -> Bool {
    steps += 1
    var (pattern, tokens) = (pattern, tokens)
    var isMember = false
    while let token = pattern.first {
      if !isMember, let (name, count) = associatedType(at: pattern) {
        return match(name, pattern.dropFirst(count), tokens, of: type)
      }
      if token.text == "any", tokens.first?.text != "any" {
        pattern.removeFirst()
      } else if token.text != "any", tokens.first?.text == "any" {
        tokens.removeFirst()
      } else {
        guard token.text == tokens.first?.text else { return false }
        isMember = token.text == "."
        pattern.removeFirst()
        tokens.removeFirst()
      }
    }
    return tokens.isEmpty
  }

  /// Returns the associated type at the start of a pattern, `Item` or `Self.Item`, and the number of its tokens.
  private func associatedType(at pattern: ArraySlice<TypeToken>) -> (name: String, count: Int)? {
    let texts = pattern.prefix(3).map(\.text)
    if texts.count == 3, texts[0] == "Self", texts[1] == ".", names.contains(texts[2]) { return (texts[2], 3) }
    return texts.first.flatMap { names.contains($0) ? ($0, 1) : nil }
  }

  /// Matches an associated type with the beginning of the concrete type, and the rest of the pattern with its rest.
  private mutating func match(
    _ name: String, _ pattern: ArraySlice<TypeToken>, _ tokens: ArraySlice<TypeToken>, of type: String
  ) -> Bool {
    guard let first = tokens.first else { return false }
    var depth = 0
    for (index, token) in zip(tokens.indices, tokens) {
      switch token.text {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case ",", ":": if depth == 0 { return false }
      default: break
      }
      if depth < 0 || Self.limit < steps { return false }
      guard depth == 0 else { continue }
      steps += 1
      let before = known
      let found = String(type[first.range.lowerBound..<token.range.upperBound])
      if bind(name, found.withoutParentheses), match(pattern, tokens[(index + 1)...], of: type) { return true }
      known = before
    }
    return false
  }

  /// Records the type for which a name stands. Returns false if it stands for another type.
  private mutating func bind(_ name: String, _ type: String) -> Bool {
    if type == name { return true }
    if type.mentions(names) { return false }
    if let other = known[name] { return other.comparable() == type.comparable() }
    known[name] = type
    return true
  }
}

extension String {
  /// The type without parentheses around `any P`.
  fileprivate var withoutParentheses: String {
    guard hasPrefix("(any "), hasSuffix(")") else { return self }
    let type = dropFirst().dropLast()
    return type.utf8.contains { "(),".utf8.contains($0) } ? self : String(type)
  }
}
