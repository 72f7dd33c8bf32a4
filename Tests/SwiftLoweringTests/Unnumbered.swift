@testable import SwiftLowering

/// The same facts without the numbers of expressions.
extension SwiftExpression {
  var unnumbered: SwiftExpression { SwiftExpression(content.unnumbered, range) }
}

extension SwiftExpression.Argument {
  var unnumbered: Self {
    var copy = self
    copy.value = value.unnumbered
    return copy
  }
}

extension SwiftExpression.Content {
  var unnumbered: Self {
    switch self {
    case .name, .implicitMember, .literal, .type: self
    case .member(let base, let name): .member(base.unnumbered, name)
    case .labeled(let base, let labels): .labeled(base.unnumbered, labels)
    case .specialization(let base, let types): .specialization(base.unnumbered, types)
    case .call(let base, let arguments): .call(base.unnumbered, arguments.map(\.unnumbered))
    case .element(let base, let arguments): .element(base.unnumbered, arguments.map(\.unnumbered))
    case .chained(let base): .chained(base.unnumbered)
    case .unwrapped(let base): .unwrapped(base.unnumbered)
    case .parenthesized(let base): .parenthesized(base.unnumbered)
    case .array(let parts): .array(parts.map(\.unnumbered))
    case .dictionary(let pairs):
      .dictionary(pairs.map { SwiftExpression.Pair(key: $0.key.unnumbered, value: $0.value.unnumbered) })
    case .tuple(let parts): .tuple(parts.map(\.unnumbered))
    case .interpolation(let parts): .interpolation(parts.map(\.unnumbered))
    case .closure(let closure): .closure(closure.unnumbered)
    case .ternary(let first, let second, let third): .ternary(first.unnumbered, second.unnumbered, third.unnumbered)
    case .and(let first, let second): .and(first.unnumbered, second.unnumbered)
    case .or(let first, let second): .or(first.unnumbered, second.unnumbered)
    case .not(let base): .not(base.unnumbered)
    case .nilCoalescing(let first, let second): .nilCoalescing(first.unnumbered, second.unnumbered)
    case .equality(let first, let second, let isNegated):
      .equality(first.unnumbered, second.unnumbered, isNegated: isNegated)
    case .prefix(let sign, let base): .prefix(sign, base.unnumbered)
    case .postfix(let base, let sign): .postfix(base.unnumbered, sign)
    case .binary(let first, let sign, let second): .binary(first.unnumbered, sign, second.unnumbered)
    case .sequence(let parts, let signs): .sequence(parts.map(\.unnumbered), signs)
    case .assignment(let first, let second): .assignment(first.unnumbered, second.unnumbered)
    case .addition(let first, let second): .addition(first.unnumbered, second.unnumbered)
    case .reference(let base): .reference(base.unnumbered)
    case .attempt(let attempt, let base): .attempt(attempt, base.unnumbered)
    case .keyPath(let path): .keyPath(path.unnumbered)
    case .macro(let name, let arguments): .macro(name, arguments.map(\.unnumbered))
    case .coercion(let base, let type): .coercion(base.unnumbered, type)
    case .conditionalCast(let base, let type): .conditionalCast(base.unnumbered, type)
    case .typeCheck(let base, let type): .typeCheck(base.unnumbered, type)
    case .opaque(let mentions): .opaque(mentions.unnumbered)
    case .pattern(let pattern): .pattern(pattern.unnumbered)
    }
  }
}

extension SwiftKeyPath {
  var unnumbered: SwiftKeyPath {
    var copy = self
    copy.components = components.map {
      if case .subscripting(let arguments) = $0 { .subscripting(arguments.map(\.unnumbered)) } else { $0 }
    }
    return copy
  }
}

extension SwiftClosure {
  var unnumbered: SwiftClosure {
    var copy = self
    copy.body = body.map(\.unnumbered)
    copy.mentions = mentions.unnumbered
    copy.captures = captures.map {
      var capture = $0
      capture.value = $0.value.unnumbered
      return capture
    }
    return copy
  }
}

extension Mentions {
  var unnumbered: Mentions {
    var copy = self
    copy.parts = parts.map(\.unnumbered)
    copy.facts = []
    return copy
  }
}

extension SwiftPattern {
  var unnumbered: SwiftPattern {
    switch self {
    case .name, .variable, .wildcard, .type: self
    case .tuple(let parts): .tuple(parts.map(\.unnumbered))
    case .expression(let expression): .expression(expression.unnumbered)
    case .typed(let pattern, let type): .typed(pattern.unnumbered, type)
    case .opaque(let names, let written): .opaque(names, written: written?.unnumbered)
    case .optional(let pattern): .optional(pattern.unnumbered)
    case .filtered(let pattern, let condition): .filtered(pattern.unnumbered, condition.unnumbered)
    }
  }
}
