/// The precedence groups of the standard library, the lowest first.
enum OperatorPrecedence: Int, Comparable {
  case assignment, ternary, disjunction, conjunction, comparison, nilCoalescing, casting, range, addition,
    multiplication, shift

  /// Whether `a + b + c` means `a + (b + c)`.
  var isRightAssociative: Bool { self == .assignment || self == .ternary || self == .nilCoalescing }

  static func < (a: OperatorPrecedence, b: OperatorPrecedence) -> Bool { a.rawValue < b.rawValue }

  /// Nil for operators that the standard library doesn't declare.
  init?(of name: String) {
    guard let found = Self.groups[name] else { return nil }
    self = found
  }

  private static let groups: [String: OperatorPrecedence] = {
    var result: [String: OperatorPrecedence] = ["||": .disjunction, "&&": .conjunction, "??": .nilCoalescing]
    let members: [(OperatorPrecedence, [String])] = [
      (.assignment, ["*=", "/=", "%=", "+=", "-=", "<<=", ">>=", "&=", "|=", "^=", "&*=", "&+=", "&-="]),
      (.assignment, ["&<<=", "&>>="]),
      (.comparison, ["<", "<=", ">", ">=", "==", "!=", "===", "!==", "~="]),
      (.range, ["...", "..<"]),
      (.addition, ["+", "-", "|", "^", "&+", "&-"]),
      (.multiplication, ["*", "/", "%", "&", "&*"]),
      (.shift, ["<<", ">>", "&<<", "&>>"]),
    ]
    for (group, names) in members { for name in names { result[name] = group } }
    return result
  }()
}
