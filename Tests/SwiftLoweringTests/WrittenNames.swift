import Source
import SwiftLowering

/// Collects the names with places in the statements of a declaration, in any order.
struct WrittenNames {
  enum Kind { case name, label, type, component, sign }

  private(set) var all: [(kind: Kind, name: Name, place: TextRange)] = []
  private let places: NamePlaces

  init(_ facts: DeclarationFacts) {
    places = facts.places
    add(facts.statements)
  }

  private mutating func add(_ statements: [SwiftStatement]) { for statement in statements { add(statement) } }

  private mutating func add(_ statement: SwiftStatement) {
    switch statement {
    case .expression(let expression): add(expression)
    case .binding(let pattern, let type, let value): add(pattern, type, value)
    case .conditional(let conditions, let then, let otherwise):
      add(conditions)
      add(then + otherwise)
    case .check(let conditions, let body), .loop(let conditions, let body), .repetition(let body, let conditions):
      add(conditions)
      add(body)
    case .forEach(let pattern, let sequence, let filter, _, let body):
      add(pattern, nil, sequence)
      filter.map { add($0) }
      add(body)
    case .labeled(_, let statement): add([statement])
    case .alternatives(let parts, _): for part in parts { add(part) }
    case .choice(let subject, let cases):
      add(subject)
      for item in cases {
        for pattern in item.patterns { add(pattern) }
        add(item.body)
      }
    case .exit(_, let value): value.map { add($0) }
    case .deferred(let body): add(body)
    case .block(let body, let catches, _):
      add(body)
      for clause in catches {
        for pattern in clause.patterns { add(pattern) }
        add(clause.body)
      }
    case .function(let function): add(function)
    case .type(_, let target): target.map { add($0) }
    case .opaque(let mentions): add(mentions.parts)
    case .computed(let variable):
      add(variable.pattern, variable.type, variable.value)
      for accessor in variable.accessors { add(accessor.body) }
      for wrapper in variable.wrappers {
        add(wrapper.type)
        add(wrapper.arguments)
      }
    case .members(let header, let members):
      if !header.isContext {
        if case .extended(let type) = header.subject { add(type) }
        for type in header.inherited { add(type) }
        add(header.generics.requirements + header.requirements)
      }
      add(members)
    case .imported, .jump: break
    }
  }

  private mutating func add(_ function: SwiftFunction) {
    add(function.attributes)
    for parameter in function.parameters {
      parameter.written.map { add($0) }
      parameter.defaultValue.map { add($0) }
    }
    function.writtenResult.map { add($0) }
    add(function.generics.requirements)
    add(function.body)
  }

  private mutating func add(_ conditions: [SwiftCondition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): add(expression)
      case .binding(let pattern, let value): add(pattern, nil, value)
      case .opaque(let pattern, let value): add(pattern, nil, value)
      }
    }
  }

  private mutating func add(_ pattern: SwiftPattern, _ type: WrittenType?, _ value: SwiftExpression?) {
    add(pattern)
    type.map { add($0) }
    value.map { add($0) }
  }

  private mutating func add(_ pattern: SwiftPattern) {
    switch pattern {
    case .name, .variable, .wildcard: break
    case .tuple(let parts): for part in parts { add(part) }
    case .expression(let expression): add(expression)
    case .typed(let pattern, let type): add(pattern, type, nil)
    case .opaque(_, let written): written.map { add($0) }
    case .optional(let pattern): add(pattern)
    case .type(let type): add(type)
    case .filtered(let pattern, let condition): add(pattern, nil, condition)
    }
  }

  private mutating func add(_ type: WrittenType) {
    if case .named(let name, let place, _, _) = type { all.append((.type, name, place)) }
    for part in type.parts { add(part) }
  }

  private mutating func add(_ requirements: [GenericRequirement]) {
    for requirement in requirements {
      switch requirement {
      case .conformance(let first, let second), .sameType(let first, let second):
        for type in [first, second] { add(type) }
      case .other: break
      }
    }
  }

  private mutating func add(_ arguments: [SwiftExpression.Argument]) {
    for argument in arguments {
      if let label = argument.label, !argument.isTrailing {
        all.append((.label, label, places.place(ofLabel: label, in: argument.range)))
      }
      add(argument.value)
    }
  }

  private mutating func add(_ sign: SwiftOperator) { all.append((.sign, sign.name, sign.range)) }

  private mutating func add(_ expression: SwiftExpression) {
    switch expression.content {
    case .name(let name), .implicitMember(let name):
      all.append((.name, name, places.place(of: name, in: expression.range)))
    case .member(let base, let name):
      all.append((.name, name, places.place(of: name, in: expression.range)))
      add(base)
    case .specialization(let base, let types):
      add(base)
      for type in types { add(type) }
    case .call(let base, let arguments), .element(let base, let arguments):
      add(base)
      add(arguments)
    case .chained(let base), .unwrapped(let base), .parenthesized(let base), .not(let base), .reference(let base),
      .attempt(_, let base), .labeled(let base, _):
      add(base)
    case .prefix(let sign, let operand), .postfix(let operand, let sign):
      add(sign)
      add(operand)
    case .binary(let first, let sign, let second):
      add(sign)
      for part in [first, second] { add(part) }
    case .array(let parts), .interpolation(let parts): for part in parts { add(part) }
    case .sequence(let parts, let signs):
      for sign in signs { add(sign) }
      for part in parts { add(part) }
    case .dictionary(let pairs): for pair in pairs { for part in [pair.key, pair.value] { add(part) } }
    case .tuple(let arguments), .macro(_, let arguments): add(arguments)
    case .closure(let closure):
      for type in closure.types + [closure.result] { type.map { add($0) } }
      for capture in closure.captures { add(capture.value) }
      add(closure.body)
    case .ternary(let first, let second, let third): for part in [first, second, third] { add(part) }
    case .and(let first, let second), .or(let first, let second), .nilCoalescing(let first, let second),
      .equality(let first, let second, _), .assignment(let first, let second), .addition(let first, let second):
      for part in [first, second] { add(part) }
    case .keyPath(let path):
      path.root.map { add($0) }
      for component in path.components {
        switch component {
        case .property(let name, let place): all.append((.component, name, place))
        case .subscripting(let arguments): add(arguments)
        case .optional, .other: break
        }
      }
    case .coercion(let value, let type), .conditionalCast(let value, let type), .typeCheck(let value, let type):
      add(value)
      add(type)
    case .type(let type): add(type)
    case .opaque(let mentions): add(mentions.parts)
    case .pattern(let pattern): add(pattern)
    case .literal: break
    }
  }
}
