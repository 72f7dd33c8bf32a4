import SwiftLowering

/// The expressions in statements by their numbers.
struct CollectedExpressions {
  private(set) var all: [Int32: Set<SwiftExpression>] = [:]

  mutating func add(_ statements: [SwiftStatement]) { for statement in statements { add(statement) } }

  private mutating func add(_ statement: SwiftStatement) {
    switch statement {
    case .expression(let expression): add(expression)
    case .binding(let pattern, _, let value): add(pattern, value)
    case .conditional(let conditions, let then, let otherwise):
      add(conditions)
      add(then + otherwise)
    case .check(let conditions, let body), .loop(let conditions, let body), .repetition(let body, let conditions):
      add(conditions)
      add(body)
    case .forEach(let pattern, let sequence, let filter, _, let body):
      add(pattern, sequence)
      filter.map { add($0) }
      add(body)
    case .labeled(_, let statement): add(statement)
    case .alternatives(let parts, _): for part in parts { add(part) }
    case .choice(let subject, let cases):
      add(subject)
      for item in cases {
        for pattern in item.patterns { add(pattern, nil) }
        add(item.body)
      }
    case .exit(_, let value): value.map { add($0) }
    case .deferred(let body): add(body)
    case .block(let body, let catches, _):
      add(body)
      for clause in catches { add(clause.body) }
    case .function(let function):
      add(function.attributes)
      for parameter in function.parameters { parameter.defaultValue.map { add($0) } }
      add(function.body)
    case .opaque(let mentions): add(mentions.parts)
    case .computed(let variable):
      add(variable.pattern, variable.value)
      for accessor in variable.accessors { add(accessor.body) }
    case .members(_, let members): add(members)
    case .type, .imported, .jump: break
    }
  }

  private mutating func add(_ conditions: [SwiftCondition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): add(expression)
      case .binding(let pattern, let value): add(pattern, value)
      case .opaque(let pattern, let value): add(pattern, value)
      }
    }
  }

  private mutating func add(_ pattern: SwiftPattern, _ value: SwiftExpression?) {
    value.map { add($0) }
    switch pattern {
    case .name, .variable, .wildcard, .type: break
    case .tuple(let parts): for part in parts { add(part, nil) }
    case .expression(let expression): add(expression)
    case .typed(let pattern, _), .optional(let pattern): add(pattern, nil)
    case .opaque(_, let written): written.map { add($0, nil) }
    case .filtered(let pattern, let condition): add(pattern, condition)
    }
  }

  private mutating func add(_ expression: SwiftExpression) {
    all[expression.number, default: []].insert(expression)
    switch expression.content {
    case .name, .implicitMember, .literal, .type: break
    case .pattern(let pattern): add(pattern, nil)
    case .opaque(let mentions): add(mentions.parts)
    case .closure(let closure):
      for capture in closure.captures { add(capture.value) }
      add(closure.body)
    case .keyPath(let path):
      for case .subscripting(let arguments) in path.components { for argument in arguments { add(argument.value) } }
    default: for part in expression.parts { add(part) }
    }
  }
}
