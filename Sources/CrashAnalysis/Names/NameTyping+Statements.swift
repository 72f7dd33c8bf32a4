import Source
import SwiftLowering

/// Declarations and statements.
extension NameTyping {
  /// Functions among statements can be called before they are declared.
  mutating func type(_ statements: [SwiftStatement]) {
    if !results.isEmpty {
      for case .function(let function) in statements {
        let type = type(of: function)
        declare(function.name, local(function.name).map { $0 == type ? type : .unknown } ?? type)
      }
    }
    for statement in statements { type(statement) }
  }

  private mutating func type(inScope statements: [SwiftStatement]) { inScope { $0.type(statements) } }

  private mutating func type(_ statement: SwiftStatement) {
    switch statement {
    case .expression(let expression): _ = type(of: expression)
    case .binding(let pattern, let written, let value): bindVariable(pattern, written, value)
    case .conditional(let conditions, let then, let otherwise):
      inScope {
        $0.type(conditions)
        $0.type(inScope: then)
      }
      type(inScope: otherwise)
    case .check(let conditions, let otherwise):
      // The names are visible in the statements that follow.
      type(conditions)
      type(inScope: otherwise)
    case .forEach(let pattern, let sequence, let filter, _, let body):
      let sequence = type(of: sequence)
      inScope {
        $0.bind(pattern, sequence.element)
        if let filter { _ = $0.type(of: filter) }
        $0.type(inScope: body)
      }
    case .loop(let conditions, let body):
      inScope {
        $0.type(conditions)
        $0.type(inScope: body)
      }
    case .repetition(let body, let conditions):
      type(inScope: body)
      type(conditions)
    case .labeled(_, let statement): type(statement)
    case .alternatives(let parts, _): for part in parts { type(part) }
    case .choice(let subject, let cases): choose(type(of: subject), cases)
    case .exit(let exit, let value):
      if let value { _ = type(of: value, expecting: exit == .returning ? results.last ?? .unknown : .unknown) }
    case .deferred(let body): type(inScope: body)
    case .block(let body, let catches, _):
      type(inScope: body)
      for clause in catches {
        inScope { typing in
          for pattern in clause.patterns { typing.bind(pattern, .unknown) }
          typing.type(clause.body)
        }
      }
    case .function(let function): typeFunction(function)
    case .computed(let variable): typeVariable(variable)
    case .members(let header, let members): typeMembers(header, members)
    case .type(_, let target): if let target { _ = type(target) }
    case .imported(let module): lookup.modules.insert(module)
    case .opaque(let mentions): type(mentions.parts)
    case .jump: break
    }
  }

  private mutating func choose(_ subject: StaticType, _ cases: [SwiftStatement.Case]) {
    for item in cases {
      inScope { typing in
        for pattern in item.patterns { typing.bind(pattern, subject) }
        typing.type(item.fallsThrough ? item.body.dropLast() : item.body)
      }
    }
  }

  private mutating func type(_ conditions: [SwiftCondition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): _ = type(of: expression)
      case .binding(let pattern, let value): bind(pattern, type(of: value).unwrapped)
      case .opaque(let pattern, let value): bind(pattern, value.map { type(of: $0) } ?? .unknown)
      }
    }
  }

  // MARK: Declarations

  private mutating func typeMembers(_ header: TypeHeader, _ members: [SwiftStatement]) {
    let (path, type) = silently(header.isContext) { $0.type(header) }
    inType(path, type) { $0.type(members) }
  }

  /// Returns the path of a type or extension, and the type of its instances.
  private mutating func type(_ header: TypeHeader) -> ([Name], StaticType) {
    let tests = lookup.tests
    switch header.subject {
    case .declared(let name):
      for parent in header.inherited { _ = type(parent) }
      let path = tests.declaredPath(name, in: tests.scope.enclosing)
      return (path, .instance(path))
    case .extended(let written):
      let extended = type(written)
      for parent in header.inherited { _ = type(parent) }
      var result = extended
      for same in header.sameTypes {
        if case .objectType(let name) = typeName(same), extended == .unknown { result = .mock(name) }
      }
      guard case .named(let path, _) = written.reference else { return ([], .unknown) }
      let extendedPath = tests.typePath(path)
      if result == .unknown, path.last != WellKnownNames.mock { result = .instance(extendedPath) }
      return (extendedPath, result)
    }
  }

  private mutating func typeFunction(_ function: SwiftFunction) {
    type(function.attributes)
    inScope { typing in
      for parameter in function.parameters {
        let type = parameter.written.map { typing.type($0) } ?? .unknown
        if let value = parameter.defaultValue { _ = typing.type(of: value, expecting: type) }
        typing.declare(parameter.name, type)
      }
      let result = function.writtenResult.map { typing.type($0) } ?? .other
      typing.typeBody(function.body, result)
    }
  }

  /// Types a body, which can be one expression that is the result.
  private mutating func typeBody(_ body: [SwiftStatement], _ result: StaticType) {
    results.append(result)
    if body.count == 1, case .expression(let only) = body[0] {
      _ = type(of: only, expecting: result)
    } else {
      type(body)
    }
    results.removeLast()
  }

  private func type(of function: SwiftFunction) -> StaticType {
    let parameters = function.parameters.map { $0.written.map { lookup.reference($0.reference) } ?? .unknown }
    let result = function.result.map { lookup.reference($0) } ?? .other
    return .function(parameters, result: result)
  }

  private mutating func bindVariable(_ pattern: SwiftPattern, _ written: WrittenType?, _ value: SwiftExpression?) {
    let written = written.map { type($0) }
    let value = value.map { type(of: $0, expecting: written ?? .unknown) }
    bindVariable(pattern, written ?? value ?? .unknown)
  }

  /// Declares the names of a variable. The tests declare members of types.
  private mutating func bindVariable(_ pattern: SwiftPattern, _ type: StaticType) {
    if !results.isEmpty || lookup.tests.scope.enclosing.isEmpty { bind(pattern, type) }
  }

  private mutating func typeVariable(_ variable: ComputedVariable) {
    for wrapper in variable.wrappers {
      _ = type(wrapper.type)
      for argument in wrapper.arguments { _ = type(of: argument.value) }
    }
    let written = variable.type.map { type($0) }
    let value = variable.value.map { type(of: $0, expecting: written ?? .unknown) }
    for accessor in variable.accessors {
      inScope { typing in
        for name in variable.parameters { typing.declare(name, .unknown) }
        if accessor.kind != .getter {
          for name in ["newValue", "oldValue"] as [Name] { typing.declare(name, written ?? .unknown) }
          if let name = accessor.parameter { typing.declare(name, written ?? .unknown) }
        }
        typing.typeBody(accessor.body, written ?? .unknown)
      }
    }
    bindVariable(variable.pattern, written ?? value ?? .unknown)
  }

  // MARK: Patterns

  /// Declares the names of a pattern for a value of a type.
  mutating func bind(_ pattern: SwiftPattern, _ type: StaticType) {
    switch pattern {
    case .name(let name), .variable(let name): declare(name, type)
    case .wildcard: break
    case .tuple(let parts):
      var types: [StaticType] = []
      if case .tuple(let elements, _) = type, elements.count == parts.count { types = elements }
      for (index, part) in parts.enumerated() { bind(part, types.isEmpty ? .unknown : types[index]) }
    case .expression(let expression): _ = self.type(of: expression, expecting: type)
    case .typed(let pattern, let written):
      let type = self.type(written)
      bind(pattern, type)
    case .opaque(_, let written): if let written { bind(written, type) }
    case .optional(let pattern): bind(pattern, type.unwrapped)
    case .type(let written): _ = self.type(written)
    case .filtered(let pattern, let condition):
      bind(pattern, type)
      _ = self.type(of: condition)
    }
  }
}
