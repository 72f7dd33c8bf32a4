import Source
import SwiftLowering

/// Finds all expressions of a declaration.
struct ExpressionWalk {
  struct Found {
    var expression: SwiftExpression
    /// Whether it is what a call calls.
    var isCallee = false
  }

  private(set) var found: [Found] = []

  init(_ facts: DeclarationFacts) {
    for function in facts.functions { visit(function) }
    for type in facts.types {
      for property in type.properties {
        property.value.map { visit($0) }
        for argument in property.wrapper?.arguments ?? [] where argument.value.number != property.value?.number {
          visit(argument.value)
        }
        for observer in property.observers { visit(observer.body) }
      }
    }
  }

  private mutating func visit(_ function: SwiftFunction) {
    for parameter in function.parameters { parameter.defaultValue.map { visit($0) } }
    visit(function.body)
  }

  private mutating func visit(_ statements: [SwiftStatement]) { for statement in statements { visit(statement) } }

  private mutating func visit(_ statement: SwiftStatement) {
    switch statement {
    case .expression(let expression): visit(expression)
    case .binding(let pattern, _, let value):
      visit(pattern)
      value.map { visit($0) }
    case .conditional(let conditions, let then, let otherwise):
      visit(conditions)
      visit(then + otherwise)
    case .check(let conditions, let otherwise):
      visit(conditions)
      visit(otherwise)
    case .forEach(let pattern, let sequence, let filter, _, let body):
      visit(pattern)
      visit(sequence)
      filter.map { visit($0) }
      visit(body)
    case .loop(let conditions, let body), .repetition(let body, let conditions):
      visit(conditions)
      visit(body)
    case .labeled(_, let inner): visit(inner)
    case .alternatives(let parts, _): for part in parts { visit(part) }
    case .choice(let subject, let cases):
      visit(subject)
      for item in cases {
        for pattern in item.patterns { visit(pattern) }
        visit(item.body)
      }
    case .exit(_, let value): value.map { visit($0) }
    case .deferred(let body): visit(body)
    case .block(let body, let catches, _):
      visit(body)
      for clause in catches {
        for pattern in clause.patterns { visit(pattern) }
        visit(clause.body)
      }
    case .function(let function): visit(function)
    case .opaque(let mentions): visit(mentions.parts)
    case .computed(let variable):
      variable.value.map { visit($0) }
      for accessor in variable.accessors { visit(accessor.body) }
      for wrapper in variable.wrappers { for argument in wrapper.arguments { visit(argument.value) } }
    case .jump, .type, .members, .imported: break
    }
  }

  private mutating func visit(_ conditions: [SwiftCondition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): visit(expression)
      case .binding(let pattern, let value):
        visit(pattern)
        visit(value)
      case .opaque(let pattern, let value):
        visit(pattern)
        value.map { visit($0) }
      }
    }
  }

  private mutating func visit(_ pattern: SwiftPattern) {
    switch pattern {
    case .tuple(let parts): for part in parts { visit(part) }
    case .expression(let expression): visit(expression)
    case .typed(let inner, _), .optional(let inner): visit(inner)
    case .filtered(let inner, let condition):
      visit(inner)
      visit(condition)
    case .opaque(_, let written): written.map { visit($0) }
    case .name, .variable, .wildcard, .type: break
    }
  }

  private mutating func visit(_ expression: SwiftExpression, isCallee: Bool = false) {
    found.append(Found(expression: expression, isCallee: isCallee))
    switch expression.content {
    case .name, .implicitMember, .literal, .type: break
    case .call(let callee, let arguments):
      visit(callee, isCallee: true)
      for argument in arguments { visit(argument.value) }
    case .specialization(let base, _): visit(base, isCallee: isCallee)
    case .element(let base, let arguments):
      visit(base)
      for argument in arguments { visit(argument.value) }
    case .member(let base, _), .labeled(let base, _), .chained(let base), .unwrapped(let base),
      .parenthesized(let base), .not(let base), .prefix(_, let base), .postfix(let base, _), .reference(let base),
      .attempt(_, let base), .coercion(let base, _), .conditionalCast(let base, _), .typeCheck(let base, _):
      visit(base)
    case .array(let parts), .interpolation(let parts), .sequence(let parts, _): for part in parts { visit(part) }
    case .dictionary(let pairs):
      for pair in pairs {
        visit(pair.key)
        visit(pair.value)
      }
    case .tuple(let arguments), .macro(_, let arguments): for argument in arguments { visit(argument.value) }
    case .closure(let closure):
      for capture in closure.captures { visit(capture.value) }
      visit(closure.body)
    case .ternary(let condition, let first, let second):
      visit(condition)
      visit(first)
      visit(second)
    case .and(let first, let second), .or(let first, let second), .nilCoalescing(let first, let second),
      .equality(let first, let second, _), .binary(let first, _, let second), .assignment(let first, let second),
      .addition(let first, let second):
      visit(first)
      visit(second)
    case .keyPath(let path):
      for case .subscripting(let arguments) in path.components { for argument in arguments { visit(argument.value) } }
    case .opaque(let mentions): visit(mentions.parts)
    case .pattern(let pattern): visit(pattern)
    }
  }
}
