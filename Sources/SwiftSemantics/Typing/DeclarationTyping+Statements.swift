import Source
import SwiftLowering

/// Statements and patterns.
extension DeclarationTyping {
  mutating func type(_ statements: [SwiftStatement]) {
    // Functions can be used before their declaration.
    for case .function(let function) in statements { declareLocal(function) }
    for statement in statements { inStatement { $0.type(statement) } }
  }

  /// Types statements whose names end with them.
  mutating func typeBlock(_ statements: [SwiftStatement]) {
    locals.open()
    type(statements)
    locals.close()
  }

  private mutating func type(_ statement: SwiftStatement) {
    switch statement {
    case .expression(let expression): _ = type(of: expression)
    case .binding(let pattern, let written, let value): bind(pattern, written, value)
    case .conditional(let conditions, let then, let otherwise):
      locals.open()
      type(conditions)
      type(then)
      locals.close()
      typeBlock(otherwise)
    case .check(let conditions, let otherwise):
      locals.open()
      type(conditions)
      let bound = locals.take()
      typeBlock(otherwise)
      locals.add(bound)
    case .forEach(let pattern, let sequence, let filter, let isAsync, let body):
      forEach(pattern, sequence, filter, body, isAsync)
    case .loop(let conditions, let body):
      locals.open()
      type(conditions)
      type(body)
      locals.close()
    case .repetition(let body, let conditions):
      typeBlock(body)
      type(conditions)
    case .labeled(_, let inner): type(inner)
    case .alternatives(let parts, _): for part in parts { type(part) }
    case .choice(let subject, let cases): choose(subject, cases, expected: nil)
    case .exit(let exit, let value): leave(exit, value)
    case .deferred(let body): typeBlock(body)
    case .block(let body, let catches, _):
      let outer = throwsTypedErrors
      throwsTypedErrors = false
      typeBlock(body)
      // The type of all errors together is not known then.
      let error = throwsTypedErrors ? StaticType.unknown : .error
      throwsTypedErrors = outer
      for clause in catches { typeCatch(clause, error) }
    case .function(let function): typeLocal(function)
    case .type(let name, let target):
      scope.locals[name] = target.map { environment.resolve($0, in: scope) } ?? .unknown
    case .opaque(let mentions): typeParts(mentions)
    case .computed(let variable): type(variable)
    case .members, .imported, .jump: break
    }
  }

  /// Types the parts of unsupported syntax. Members of local types are not typed.
  mutating func typeParts(_ mentions: Mentions) {
    locals.open()
    for part in mentions.parts { inStatement { $0.type(part) } }
    locals.close()
  }

  // MARK: Variables

  private mutating func bind(_ pattern: SwiftPattern, _ written: WrittenType?, _ value: SwiftExpression?) {
    // The value decides about generic arguments that are not written.
    let declared = written.map { opened(environment.resolve($0, in: scope)) }
    let found = value.map { type(of: $0, expecting: declared) }
    let result = declared.map { $0.hasUnknown ? found ?? $0 : $0 } ?? found ?? .unknown
    if let found, let declared { convert(found, to: declared) }
    bind(pattern, to: result)
  }

  private mutating func type(_ variable: ComputedVariable) {
    let declared = variable.type.map { environment.resolve($0, in: scope) }
    let found = variable.value.map { type(of: $0, expecting: declared) }
    var result = declared ?? found ?? .unknown
    if variable.isWeak, result.wrapped == nil, result != .unknown { result = .optional(result) }
    if !variable.wrappers.isEmpty {
      for argument in variable.wrappers.flatMap(\.arguments) { _ = type(of: argument.value, expecting: .unknown) }
      result = declared ?? .unknown
    }
    bind(variable.pattern, to: result)
    for accessor in variable.accessors {
      locals.open()
      if accessor.kind.isObserver { locals.declare(accessor.observedName, result) }
      typeBody(accessor.body, result: accessor.kind == .getter ? result : .void)
      locals.close()
    }
  }

  /// Declares the names of a pattern with the types that they have in a value.
  mutating func bind(_ pattern: SwiftPattern, to type: StaticType) {
    switch pattern {
    case .name(let name), .variable(let name): locals.declare(name, type)
    case .wildcard, .type: break
    case .tuple(let parts):
      guard case .tuple(let elements) = resolved(type), elements.count == parts.count else {
        for part in parts { bind(part, to: .unknown) }
        return
      }
      for (part, element) in zip(parts, elements) { bind(part, to: element.type) }
    case .expression(let expression): bind(expression, to: type)
    case .typed(let inner, let written): bind(inner, to: environment.resolve(written, in: scope))
    case .optional(let inner): bind(inner, to: resolved(type).wrapped ?? .unknown)
    case .filtered(let inner, let condition):
      bind(inner, to: type)
      _ = self.type(of: condition, expecting: .bool)
    case .opaque(let names, let written):
      guard let written else {
        for name in names { locals.declare(name, .unknown) }
        return
      }
      bind(written, to: type)
    }
  }

  /// Types a pattern that is an expression: a case of an enumeration with patterns, or a value.
  private mutating func bind(_ expression: SwiftExpression, to type: StaticType) {
    switch expression.content {
    case .opaque(let mentions):
      guard mentions.isValue, case .expression(let inner)? = mentions.parts.first, mentions.parts.count == 1 else {
        typeParts(mentions)
        return
      }
      if case .pattern(let pattern) = inner.content { bind(pattern, to: type) } else { bind(inner, to: type) }
    case .pattern(let pattern): bind(pattern, to: type)
    case .coercion(let inner, let written), .conditionalCast(let inner, let written):
      bind(inner, to: environment.resolve(written, in: scope))
    case .parenthesized(let inner): bind(inner, to: type)
    case .chained(let inner): bind(inner, to: resolved(type).wrapped ?? .unknown)
    case .tuple(let elements):
      guard case .tuple(let types) = resolved(type), types.count == elements.count else {
        for element in elements { bind(element.value, to: .unknown) }
        return
      }
      for (element, part) in zip(elements, types) { bind(element.value, to: part.type) }
    case .call(let callee, let arguments): bindCase(expression, callee, arguments, to: type)
    case .implicitMember, .member: _ = self.type(of: expression, expecting: type)
    default: _ = self.type(of: expression, expecting: expectedType(ofPattern: expression, for: resolved(type)))
    }
  }

  /// The type that a pattern has as an expression: a range matches its bounds.
  private func expectedType(ofPattern expression: SwiftExpression, for type: StaticType) -> StaticType {
    let value: SwiftExpression
    if case .opaque(let mentions) = expression.content, let inner = mentions.value {
      value = inner
    } else {
      value = expression
    }
    switch value.content {
    case .binary(_, let symbol, _) where symbol.name == "...": return .nominal(["ClosedRange"], [type])
    case .binary(_, let symbol, _) where symbol.name == "..<": return .nominal(["Range"], [type])
    case .prefix(let symbol, _) where symbol.name == "...": return .nominal(["PartialRangeThrough"], [type])
    case .prefix(let symbol, _) where symbol.name == "..<": return .nominal(["PartialRangeUpTo"], [type])
    case .postfix(_, let symbol) where symbol.name == "...": return .nominal(["PartialRangeFrom"], [type])
    default: return type
    }
  }

  private mutating func bindCase(
    _ expression: SwiftExpression, _ callee: SwiftExpression, _ arguments: [SwiftExpression.Argument],
    to type: StaticType
  ) {
    var owner = resolved(type)
    let name: Name?
    switch callee.content {
    case .implicitMember(let found): name = found
    case .member(let base, let found):
      if case .metatype(let written) = self.type(of: base) { owner = resolved(written) }
      name = found
    default: name = nil
    }
    if let name, name != "some", environment.members(named: name, of: owner, in: signature).found.isEmpty,
      let wrapped = owner.wrapped
    {
      owner = wrapped
    }
    var values: [StaticType] = []
    if let name,
      let member = environment.members(named: name, of: owner, in: signature).found.first(where: \.isEnumCase),
      case .enumCase(let path, _) = member.declaration, let found = environment.associatedValues(of: path, name)
    {
      note(.member(member), of: callee)
      note(owner, of: expression)
      values = found.map { resolved($0.type.substituting(member.substitution)) }
    }
    if values.count > 1, arguments.count == 1 {
      return bind(arguments[0].value, to: .tuple(values.map { TupleElement(nil, $0) }))
    }
    for (index, argument) in arguments.enumerated() {
      bind(argument.value, to: values.indices.contains(index) ? values[index] : .unknown)
    }
  }

  // MARK: Conditions

  mutating func type(_ conditions: [SwiftCondition]) {
    for condition in conditions {
      inStatement { typing in
        switch condition {
        case .expression(let expression): _ = typing.type(of: expression, expecting: .bool)
        case .binding(let pattern, let value): typing.bindOptional(pattern, value)
        case .opaque(let pattern, let value):
          let type = value.map { typing.type(of: $0) } ?? .unknown
          typing.bind(pattern, to: typing.resolved(type))
        }
      }
    }
  }

  private mutating func bindOptional(_ pattern: SwiftPattern, _ value: SwiftExpression) {
    var expected: StaticType?
    if case .typed(_, let written) = pattern { expected = .optional(environment.resolve(written, in: scope)) }
    let type = resolvedType(of: value, expecting: expected)
    bind(pattern, to: type.wrapped ?? .unknown)
  }

  private mutating func forEach(
    _ pattern: SwiftPattern, _ sequence: SwiftExpression, _ filter: SwiftExpression?, _ body: [SwiftStatement],
    _ isAsync: Bool
  ) {
    let type = inStatement { $0.resolvedType(of: sequence) }
    locals.open()
    let element = resolved(.member(type, StandardTypeNames.element))
    let protocolName = isAsync ? StandardTypeNames.asyncSequence : StandardTypeNames.sequence
    let isSequence = environment.conforms(type, to: [protocolName], in: signature) == true
    bind(pattern, to: isSequence ? element : .unknown)
    if let filter { _ = inStatement { $0.type(of: filter, expecting: .bool) } }
    self.type(body)
    locals.close()
  }

  /// Types a `switch`. Its cases give values if a type is expected.
  mutating func choose(_ subject: SwiftExpression, _ cases: [SwiftStatement.Case], expected: StaticType?) {
    let type = inStatement { $0.resolvedType(of: subject) }
    for item in cases {
      locals.open()
      for pattern in item.patterns { inStatement { $0.bind(pattern, to: type) } }
      if let expected { typeBranch(item.body, expected) } else { self.type(item.body) }
      locals.close()
    }
  }

  private mutating func typeCatch(_ clause: SwiftCatch, _ error: StaticType) {
    locals.open()
    locals.declare(StandardTypeNames.errorVariable, error)
    for pattern in clause.patterns { inStatement { $0.bind(pattern, to: error) } }
    type(clause.body)
    locals.close()
  }

  // MARK: Results

  private mutating func leave(_ exit: SwiftStatement.Exit, _ value: SwiftExpression?) {
    guard let value else {
      if exit == .returning, !bodies.isEmpty, bodies[bodies.count - 1].result == nil {
        bodies[bodies.count - 1].returned.append(.void)
      }
      return
    }
    if exit == .throwing { throwsTypedErrors = true }
    guard exit == .returning, let body = bodies.last else {
      _ = type(of: value, expecting: exit == .throwing ? .error : nil)
      return
    }
    let found = type(of: value, expecting: body.result)
    if let result = body.result { convert(found, to: result) } else { bodies[bodies.count - 1].returned.append(found) }
  }

  /// Types the body of a function.
  mutating func typeBody(_ body: [SwiftStatement], result: StaticType, isBuilder: Bool = false) {
    bodies.append(Body(result: result, isBuilder: isBuilder))
    defer { bodies.removeLast() }
    locals.open()
    if !isBuilder, body.count == 1, result != .void {
      inStatement { $0.typeBranch(body, result) }
    } else {
      type(body)
    }
    locals.close()
  }

  /// Types statements whose only expression gives a value.
  mutating func typeBranch(_ statements: [SwiftStatement], _ expected: StaticType) {
    locals.open()
    defer { locals.close() }
    guard statements.count == 1 else { return type(statements) }
    switch statements[0] {
    case .expression(let expression):
      let found = type(of: expression, expecting: expected)
      convert(found, to: expected)
    case .conditional(let conditions, let then, let otherwise):
      locals.open()
      type(conditions)
      typeBranch(then, expected)
      locals.close()
      if !otherwise.isEmpty { typeBranch(otherwise, expected) }
    case .choice(let subject, let cases): choose(subject, cases, expected: expected)
    default: type(statements)
    }
  }

  // MARK: Local functions

  private mutating func declareLocal(_ function: SwiftFunction) {
    guard let interface = localInterface(of: function) else { return locals.declare(function.name, .unknown) }
    locals.declare(interface)
  }

  private func localInterface(of function: SwiftFunction) -> FunctionInterface? {
    environment.readInterface(of: function, owner: .local(Int(function.range.lower)), in: scope)
  }

  private mutating func typeLocal(_ function: SwiftFunction) {
    guard let interface = localInterface(of: function) else { return }
    let outer = (scope, signature, isAsync, selfType)
    type(function, as: interface)
    (scope, signature, isAsync, selfType) = outer
  }

  /// Types the default values and the body of a function in its scope.
  mutating func type(_ function: SwiftFunction, as interface: FunctionInterface) {
    scope = interface.scope
    signature.parameters += interface.ownParameters
    signature.requirements += interface.requirements
    isAsync = interface.isAsync
    selfType = selfType.map { environment.reduced($0, in: signature) }
    // Inside a class, the class of the value is that of `self`.
    let own: Substitution = selfType.map { [.selfType(of: interface.owner): $0] } ?? [:]
    locals.open()
    for (parameter, written) in zip(interface.parameters, function.parameters) {
      let type = parameter.type.substituting(own)
      if let value = written.defaultValue { _ = inStatement { $0.type(of: value, expecting: type) } }
    }
    for parameter in interface.parameters {
      var type = environment.reduced(parameter.type.substituting(own), in: signature)
      if parameter.isAutoclosure { type = .function(FunctionType([], type)) }
      locals.declare(parameter.name, parameter.isVariadic ? .array(type) : type)
    }
    let isBuilder = function.attributeNames.contains { environment.isResultBuilder($0, in: scope) }
    let result = function.kind == .initializer || function.kind == .setter ? .void : interface.result
    typeBody(function.body, result: concrete(result.substituting(own)), isBuilder: isBuilder)
    locals.close()
  }

  /// The type that a body has for an opaque result: it decides itself.
  private func concrete(_ type: StaticType) -> StaticType {
    if case .opaqueResult = type { return .unknown }
    return type.contains { if case .opaqueResult = $0 { true } else { false } } ? .unknown : type
  }
}
