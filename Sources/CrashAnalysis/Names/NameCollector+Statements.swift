import Source
import SwiftLowering
import SwiftSemantics

/// Names in declarations, statements and patterns.
extension NameCollector {
  mutating func collect(_ statements: [SwiftStatement]) { for statement in statements { collect(statement) } }

  private mutating func collect(inScope statements: [SwiftStatement]) { inScope { $0.collect(statements) } }

  private mutating func collect(_ statement: SwiftStatement) {
    switch statement {
    case .expression(let expression): collect(expression)
    case .binding(let pattern, let written, let value):
      collect(pattern)
      collect(written)
      if let value { collect(value) }
    case .conditional(let conditions, let then, let otherwise):
      collect(conditions)
      collect(inScope: then)
      collect(inScope: otherwise)
    case .check(let conditions, let otherwise):
      collect(conditions)
      collect(inScope: otherwise)
    case .forEach(let pattern, let sequence, let filter, _, let body):
      collect(pattern)
      collect(sequence)
      if let filter { collect(filter) }
      collect(inScope: body)
    case .loop(let conditions, let body), .repetition(let body, let conditions):
      collect(conditions)
      collect(inScope: body)
    case .labeled(_, let inner): collect(inner)
    case .alternatives(let parts, _): for part in parts { collect(part) }
    case .choice(let subject, let cases):
      collect(subject)
      for item in cases {
        for pattern in item.patterns { collect(pattern) }
        collect(inScope: item.body)
      }
    case .exit(_, let value): if let value { collect(value) }
    case .deferred(let body): collect(inScope: body)
    case .block(let body, let catches, _):
      collect(inScope: body)
      for clause in catches {
        for pattern in clause.patterns { collect(pattern) }
        collect(inScope: clause.body)
      }
    case .function(let function): inScope { $0.collect(function) }
    case .computed(let variable): collect(variable)
    case .members(let header, let members): inScope { $0.collect(header, members) }
    case .type(let name, let target):
      collect(target)
      scope.locals[name] = target.map { meanings.environment.resolve($0, in: scope) } ?? .unknown
    case .opaque(let mentions): collect(inScope: mentions.parts)
    case .imported, .jump: break
    }
  }

  private mutating func collect(_ conditions: [SwiftCondition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): collect(expression)
      case .binding(let pattern, let value):
        collect(pattern)
        collect(value)
      case .opaque(let pattern, let value):
        collect(pattern)
        if let value { collect(value) }
      }
    }
  }

  mutating func collect(_ pattern: SwiftPattern) {
    switch pattern {
    case .name, .variable, .wildcard: break
    case .tuple(let parts): for part in parts { collect(part) }
    case .expression(let expression): collect(expression)
    case .typed(let inner, let written):
      collect(inner)
      collect(written)
    case .opaque(_, let written): if let written { collect(written) }
    case .optional(let inner): collect(inner)
    case .type(let written): collect(written)
    case .filtered(let inner, let condition):
      collect(inner)
      collect(condition)
    }
  }

  // MARK: Declarations

  private mutating func collect(_ header: TypeHeader, _ members: [SwiftStatement]) {
    silently(header.isContext) { collector in
      if case .extended(let written) = header.subject { collector.collect(written) }
      for parent in header.inherited { collector.collect(parent) }
      for requirement in header.requirements + header.generics.requirements { collector.collect(requirement) }
    }
    scope.enclosing = path(of: header)
    collect(members)
  }

  private mutating func collect(_ requirement: GenericRequirement) {
    switch requirement {
    case .conformance(let first, let second), .sameType(let first, let second):
      collect(first)
      collect(second)
    case .other: break
    }
  }

  private func path(of header: TypeHeader) -> [Name] {
    let environment = meanings.environment
    switch header.subject {
    case .declared(let name):
      let own = scope.enclosing + [name.inFile(scope.file)]
      return environment.nominal(own) == nil ? scope.enclosing + [name] : own
    case .extended(let written):
      switch environment.resolve(written, in: scope) {
      case .nominal(let path, _), .named(let path): return path
      case .existential(let protocols) where protocols.count == 1: return protocols[0].path
      default: return scope.enclosing
      }
    }
  }

  private mutating func collect(_ function: SwiftFunction) {
    scope.parameters += function.generics.parameters.enumerated().map {
      TypeParameter(owner: .local(Int(function.range.lower)), index: $0, name: $1)
    }
    collect(function.attributes)
    for requirement in function.generics.requirements { collect(requirement) }
    for parameter in function.parameters {
      collect(parameter.written)
      if let value = parameter.defaultValue { collect(value) }
    }
    collect(function.writtenResult)
    collect(function.body)
  }

  private mutating func collect(_ variable: ComputedVariable) {
    for wrapper in variable.wrappers {
      collect(wrapper.type)
      for argument in wrapper.arguments { collect(argument.value) }
    }
    collect(variable.pattern)
    collect(variable.type)
    if let value = variable.value { collect(value) }
    for accessor in variable.accessors { collect(inScope: accessor.body) }
  }
}
