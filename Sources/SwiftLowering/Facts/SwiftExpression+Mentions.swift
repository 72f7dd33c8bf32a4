import Source

extension SwiftExpression {
  /// The names that the expression could read or change when it is evaluated later.
  package var mentions: Mentions {
    var result = Mentions()
    var open = [self]
    while let expression = open.popLast() {
      switch expression.content {
      case .name(let name): result.add(name)
      case .closure(let closure):
        for name in closure.mentions.names { result.add(name) }
        result.mayExit = result.mayExit || closure.mentions.mayExit
      case .opaque(let mentions):
        for name in mentions.names { result.add(name) }
        result.mayExit = result.mayExit || mentions.mayExit
      case .attempt(.throwing, _): result.mayExit = true
      default: break
      }
      open += expression.parts.reversed()
    }
    return result
  }

  /// The expressions that it consists of.
  package var parts: [SwiftExpression] {
    switch content {
    case .name, .implicitMember, .literal, .closure, .keyPath, .type, .opaque, .pattern: []
    case .member(let base, _), .labeled(let base, _), .specialization(let base, _), .chained(let base),
      .unwrapped(let base), .parenthesized(let base), .not(let base), .reference(let base), .attempt(_, let base),
      .coercion(let base, _), .conditionalCast(let base, _), .typeCheck(let base, _), .prefix(_, let base),
      .postfix(let base, _):
      [base]
    case .call(let base, let arguments), .element(let base, let arguments): [base] + arguments.map(\.value)
    case .array(let elements), .interpolation(let elements), .sequence(let elements, _): elements
    case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
    case .tuple(let arguments), .macro(_, let arguments): arguments.map(\.value)
    case .ternary(let condition, let first, let second): [condition, first, second]
    case .and(let first, let second), .or(let first, let second), .nilCoalescing(let first, let second),
      .equality(let first, let second, _), .assignment(let first, let second), .addition(let first, let second),
      .binary(let first, _, let second):
      [first, second]
    }
  }

  package var isClosure: Bool { if case .closure = content { true } else { false } }

  /// Whether it can be a closure or the name of a function.
  package var canBeFunction: Bool {
    switch content {
    case .closure, .name, .member, .implicitMember: true
    case .parenthesized(let inner), .labeled(let inner, _): inner.canBeFunction
    default: false
    }
  }

  /// Whether it can be evaluated later with the same effect, because it calls and changes nothing.
  package var isPlain: Bool {
    switch content {
    case .name, .implicitMember, .literal, .closure, .keyPath, .type: true
    case .parenthesized(let inner), .labeled(let inner, _): inner.isPlain
    default: false
    }
  }
}

extension Mentions {
  fileprivate mutating func add(_ name: Name) {
    if !names.contains(name) { names.append(name) }
  }
}
