import SwiftLowering

/// Finds `try` and `throw` whose errors leave statements.
enum ThrownErrors {
  static func mayLeave(_ statements: [SwiftStatement]) -> Bool { statements.contains(where: mayLeave) }

  private static func mayLeave(_ statement: SwiftStatement) -> Bool {
    switch statement {
    case .expression(let expression): mayLeave(expression)
    case .binding(_, _, let value): value.map(mayLeave) ?? false
    case .conditional(let conditions, let then, let otherwise): mayLeave(conditions) || mayLeave(then + otherwise)
    case .check(let conditions, let otherwise): mayLeave(conditions) || mayLeave(otherwise)
    case .forEach(_, let sequence, _, _, let body): mayLeave(sequence) || mayLeave(body)
    case .loop(let conditions, let body), .repetition(let body, let conditions): mayLeave(conditions) || mayLeave(body)
    case .labeled(_, let inner): mayLeave(inner)
    case .alternatives(let parts, _): parts.contains(where: mayLeave)
    case .choice(let subject, let cases): mayLeave(subject) || cases.contains { mayLeave($0.body) }
    case .exit(let exit, let value): exit == .throwing || value.map(mayLeave) ?? false
    case .deferred(let body): mayLeave(body)
    case .block(let body, let catches, let catchesAll):
      !catchesAll && mayLeave(body) || catches.contains { mayLeave($0.body) }
    case .opaque(let mentions): mayLeave(mentions.parts)
    case .computed(let variable): variable.value.map(mayLeave) ?? false
    case .function, .type, .members, .imported, .jump: false
    }
  }

  private static func mayLeave(_ conditions: [SwiftCondition]) -> Bool {
    conditions.contains { condition in
      switch condition {
      case .expression(let expression), .binding(_, let expression): mayLeave(expression)
      case .opaque(_, let value): value.map(mayLeave) ?? false
      }
    }
  }

  private static func mayLeave(_ expression: SwiftExpression) -> Bool {
    switch expression.content {
    case .attempt(let attempt, _): attempt == .throwing
    case .name, .implicitMember, .literal, .closure, .keyPath, .type, .pattern: false
    case .member(let base, _), .labeled(let base, _), .specialization(let base, _), .chained(let base),
      .unwrapped(let base), .parenthesized(let base), .not(let base), .prefix(_, let base), .postfix(let base, _),
      .reference(let base), .coercion(let base, _), .conditionalCast(let base, _), .typeCheck(let base, _):
      mayLeave(base)
    case .call(let base, let arguments), .element(let base, let arguments):
      mayLeave(base) || arguments.contains { mayLeave($0.value) }
    case .array(let parts), .interpolation(let parts), .sequence(let parts, _): parts.contains(where: mayLeave)
    case .dictionary(let pairs): pairs.contains { mayLeave($0.key) || mayLeave($0.value) }
    case .tuple(let arguments), .macro(_, let arguments): arguments.contains { mayLeave($0.value) }
    case .ternary(let condition, let first, let second):
      mayLeave(condition) || mayLeave(first) || mayLeave(second)
    case .and(let first, let second), .or(let first, let second), .nilCoalescing(let first, let second),
      .equality(let first, let second, _), .binary(let first, _, let second), .assignment(let first, let second),
      .addition(let first, let second):
      mayLeave(first) || mayLeave(second)
    case .opaque(let mentions): mayLeave(mentions.parts)
    }
  }
}
