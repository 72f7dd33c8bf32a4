@testable import SwiftLowering

/// The same facts without the numbers of expressions.
extension SwiftStatement {
  var unnumbered: SwiftStatement {
    switch self {
    case .jump, .type, .imported: self
    case .expression(let expression): .expression(expression.unnumbered)
    case .binding(let pattern, let type, let value): .binding(pattern.unnumbered, type, value?.unnumbered)
    case .conditional(let conditions, let then, let otherwise):
      .conditional(
        conditions.map(\.unnumbered), then: then.map(\.unnumbered), otherwise: otherwise.map(\.unnumbered))
    case .check(let conditions, let otherwise):
      .check(conditions.map(\.unnumbered), otherwise: otherwise.map(\.unnumbered))
    case .forEach(let pattern, let sequence, let filter, let isAsync, let body):
      .forEach(
        pattern.unnumbered, sequence.unnumbered, where: filter?.unnumbered, isAsync: isAsync, body.map(\.unnumbered))
    case .loop(let conditions, let body): .loop(conditions.map(\.unnumbered), body.map(\.unnumbered))
    case .repetition(let body, let conditions): .repetition(body.map(\.unnumbered), conditions.map(\.unnumbered))
    case .labeled(let label, let statement): .labeled(label, statement.unnumbered)
    case .alternatives(let parts, let mayBeNone):
      .alternatives(parts.map { $0.map(\.unnumbered) }, mayBeNone: mayBeNone)
    case .choice(let subject, let cases):
      .choice(
        subject.unnumbered,
        cases.map {
          SwiftStatement.Case(
            patterns: $0.patterns.map(\.unnumbered), body: $0.body.map(\.unnumbered), fallsThrough: $0.fallsThrough)
        })
    case .exit(let exit, let value): .exit(exit, value?.unnumbered)
    case .deferred(let body): .deferred(body.map(\.unnumbered))
    case .block(let body, let catches, let catchesAll):
      .block(
        body.map(\.unnumbered),
        catches: catches.map {
          SwiftCatch(patterns: $0.patterns.map(\.unnumbered), body: $0.body.map(\.unnumbered))
        }, catchesAll: catchesAll)
    case .function(let function): .function(function.unnumbered)
    case .opaque(let mentions): .opaque(mentions.unnumbered)
    case .computed(let variable): .computed(variable.unnumbered)
    case .members(let header, let members): .members(header, members.map(\.unnumbered))
    }
  }
}

extension SwiftCondition {
  var unnumbered: SwiftCondition {
    switch self {
    case .expression(let expression): .expression(expression.unnumbered)
    case .binding(let pattern, let value): .binding(pattern.unnumbered, value.unnumbered)
    case .opaque(let pattern, let value): .opaque(pattern.unnumbered, value?.unnumbered)
    }
  }
}

extension ComputedVariable {
  var unnumbered: ComputedVariable {
    var copy = self
    copy.pattern = pattern.unnumbered
    copy.value = value?.unnumbered
    copy.accessors = accessors.map(\.unnumbered)
    for index in copy.wrappers.indices {
      copy.wrappers[index].arguments = copy.wrappers[index].arguments.map(\.unnumbered)
    }
    return copy
  }
}

extension ComputedVariable.Accessor {
  var unnumbered: Self {
    var copy = self
    copy.body = body.map(\.unnumbered)
    return copy
  }
}

extension SwiftFunction {
  var unnumbered: SwiftFunction {
    var copy = self
    copy.body = body.map(\.unnumbered)
    copy.attributes = attributes.map(\.unnumbered)
    copy.traits = traits.map(\.unnumbered)
    copy.testArguments = testArguments?.map(\.unnumbered)
    for index in copy.parameters.indices {
      copy.parameters[index].defaultValue = copy.parameters[index].defaultValue?.unnumbered
    }
    return copy
  }
}

extension SwiftTypeDeclaration {
  var unnumbered: SwiftTypeDeclaration {
    var copy = self
    copy.traits = traits.map(\.unnumbered)
    copy.properties = properties.map {
      var property = $0
      property.value = $0.value?.unnumbered
      property.observers = $0.observers.map(\.unnumbered)
      property.wrapper?.arguments = $0.wrapper?.arguments.map(\.unnumbered) ?? []
      return property
    }
    return copy
  }
}
