/// The kinds of expressions in the tables of `scripts/compiler-types`, which explains them.
enum ExpressionKind: String, CaseIterable, Comparable {
  case call, name, member, literal, `operator`, callee, `subscript`, type, chain, binding, closure, keypath, macro
  case tuple, cast, `try`, await, unwrap, ternary, `inout`, `if`, `super`

  /// The kinds that a comparison counts.
  static let compared: [ExpressionKind] = [.call, .name, .member, .literal, .operator]

  static func < (left: ExpressionKind, right: ExpressionKind) -> Bool { left.order < right.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
