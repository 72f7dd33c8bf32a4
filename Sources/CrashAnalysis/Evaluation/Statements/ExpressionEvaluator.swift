import Source
import SwiftLowering

/// Expressions, whose parts are evaluated in the order of the text.
struct ExpressionEvaluator: Evaluator {
  let evaluation: Evaluation

  /// Returns the value of an expression, whose parts are evaluated in the order of the text.
  func value(of expression: SwiftExpression) -> AbstractValue {
    let link = chain(expression)
    let value = link.isCut ? link.value.asOptional : link.value
    if let valueCheck = declarations.valueCheck { check(value, of: expression, valueCheck) }
    return value
  }

  /// Returns the value of an expression in a place with a type. A function that may not evaluate its arguments is unknown.
  func evaluate(_ expression: SwiftExpression, as type: SwiftTypeReference?, in scope: TypeScope) -> AbstractValue {
    let value = evaluate(expression)
    guard let type, case .callable = value, names.isLazyFunction(type, in: scope) else { return value }
    escape(value)
    return .unknown
  }

  /// Returns the value of an expression that an optional chain may continue.
  func chain(_ expression: SwiftExpression) -> Link { bounded(Link(value: .unknown)) { link(expression) } }

  private func link(_ expression: SwiftExpression) -> Link {
    switch expression.content {
    case .chained(let base):
      let link = chain(base)
      return Link(value: link.value.wrapped, isCut: link.isCut || !link.value.isThere)
    case .unwrapped(let base):
      let link = chain(base)
      if link.value == .nothing, !link.isCut, !context.isExploring {
        diagnostics.noteUnwrapping(base, frame.names, point)
        end()
      }
      // Nil ends the process here.
      if !link.value.isThere { mayThrow() }
      return Link(value: link.value.wrapped == .nothing ? .unknown : link.value.wrapped, isCut: link.isCut)
    case .member(let base, let name):
      if let value = properties.staticMember(expression) { return Link(value: value) }
      return extend(chain(base)) { reads.member(name, of: $0, standingAt: base, expression) }
    case .labeled(let base, _): return link(base)
    case .element(let base, let arguments):
      let site = CallSite(expression, arguments)
      if let value = reads.staticElement(of: base, site) { return Link(value: value) }
      return extend(chain(base)) { reads.element(of: $0, standingAt: base, site) }
    case .call(let callee, let arguments):
      return calls.call(callee, CallSite(expression, arguments))
    default: return Link(value: plain(expression))
    }
  }

  /// Goes on from a value in a chain, if it is reached.
  func extend(_ base: Link, _ step: (AbstractValue) -> AbstractValue) -> Link {
    guard base.isCut else { return Link(value: step(base.value)) }
    guard base.value != .nothing else { return Link(value: .nothing, isCut: true) }
    var result = AbstractValue.unknown
    maybe { result = step(base.value) }
    return Link(value: result, isCut: true)
  }

  private func plain(_ expression: SwiftExpression) -> AbstractValue {
    switch expression.content {
    case .name(let name): return value(named: name, expression)
    case .parenthesized(let inner): return evaluate(inner)
    case .literal(let literal): return AbstractValue(literal)
    case .array(let elements):
      let values = elements.map { evaluate($0) }
      // A set calls members of its elements.
      if mayCallMembers(of: values), names.types.mayBeSet(expression.number) { escape(values) }
      return .list(values)
    case .tuple(let parts): return .tuple(parts.map { evaluate($0.value) })
    case .dictionary(let pairs): return dictionary(pairs)
    case .interpolation(let parts):
      for part in parts { describe(evaluate(part), at: part.range) }
      return .something
    case .closure(let closure): return closures.makeClosure(closure)
    case .ternary(let condition, let first, let second):
      let certainty = statements.truth(of: condition)
      var values: [AbstractValue] = []
      branch(certainty) {
        values.append(evaluate(first))
      } otherwise: {
        values.append(evaluate(second))
      }
      guard let first = values.first else { return .unknown }
      return values.count == 1 ? first : join(first, values[1])
    case .coercion(let value, let type): return evaluate(value, as: type.reference, in: frame.scope)
    case .attempt(let attempt, let inner): return self.attempt(attempt, inner)
    case .assignment(let target, let value):
      assignments.assign(value, to: target)
      return target.isOptionalPlace ? .unknown : .tuple([])
    case .addition(let target, let value):
      if let result = operators.own("+=", [target, value], expression) { return result }
      assignments.add(value, to: target)
      return target.isOptionalPlace ? .unknown : .tuple([])
    case .reference(let place):
      // The callee can change it.
      escape(evaluate(place))
      places.modify(place) { _ in .unknown }
      return .unknown
    case .implicitMember(let name): return properties.implicitMember(name, expression)
    case .macro(let name, let arguments): return library.macro(name, arguments)
    case .opaque(let mentions):
      if let value = value(of: mentions) { return value }
      escape(mentions)
      return .unknown
    case .conditionalCast(let value, let type): return casts.conditionalCast(value, type)
    case .typeCheck(let value, let type): return casts.typeCheck(value, type)
    case .keyPath: return state.makeCallable(.keyPath(expression, frame.surroundings))
    case .type, .specialization, .pattern: return .unknown
    default: return operators.value(of: expression)
    }
  }

  /// Returns the value of an expression that only has a part of its own kind; nil for other unsupported syntax.
  private func value(of mentions: Mentions) -> AbstractValue? {
    guard mentions.parts.count == 1 else { return nil }
    switch mentions.parts[0] {
    case .expression(let inner):
      guard mentions.isValue else { return nil }
      switch inner.content {
      case .conditionalCast, .typeCheck: return evaluate(inner)
      default: return nil
      }
    case let statement: return patterns.value(of: statement)
    }
  }

  private func attempt(_ attempt: SwiftExpression.Attempt, _ inner: SwiftExpression) -> AbstractValue {
    guard attempt != .throwing else { return inside(.attempt) { evaluate(inner) } }
    let wasSure = state.path.isReachedForSure
    let mayThrow = frame.mayThrow
    frame.mayThrow = false
    frame.thrown.append([])
    var value = AbstractValue.unknown
    let changes = watching {
      value = inside(.attempt) {
        guard attempt == .optional else { return evaluate(inner) }
        return inside(.handler) { evaluate(inner) }
      }
    }
    let threw = frame.mayThrow
    frame.mayThrow = mayThrow
    // The errors of `try!` end the process.
    let failures = frame.thrown.popLast() ?? []
    guard attempt == .optional, threw || !failures.isEmpty else { return value }
    guard threw else {
      value = state.path.isReached ? join(value, .nothing) : .nothing
      for failure in failures { merge(failure.path) }
      state.path.isReachedForSure = wasSure
      return value
    }
    // The error ends here. The changes before it may have been made or not.
    forget(changes)
    state.path.isReachedForSure = wasSure
    state.path.isReached = true
    return .unknown
  }

  private func dictionary(_ pairs: [SwiftExpression.Pair]) -> AbstractValue {
    var result: [String: AbstractValue] = [:]
    var isKnown = true
    for pair in pairs {
      let key = evaluate(pair.key)
      let value = evaluate(pair.value)
      if case .string(let text) = key { result[text] = value } else { isKnown = false }
      if !isKnown { escape([key, value]) }
    }
    guard isKnown else {
      escape(.dictionary(result))
      return .something
    }
    return .dictionary(result)
  }

  /// Reads the description of a value of the program.
  private func describe(_ value: AbstractValue, at range: TextRange) {
    if let type = state.type(of: value), names.unknownParents(of: type).contains(LibraryModels.describable),
      let id = names.getter(LibraryModels.description, of: .type(type)).function
    {
      _ = functions.call(id, CallSite(at: range), on: value)
    } else {
      escapeToMembers([value])
    }
  }

  private func value(named name: Name, _ expression: SwiftExpression) -> AbstractValue {
    let range = expression.range
    if let variable = frame.names[name] { return value(ofVariable: variable) }
    if let receiver, !members.isMeant(name, of: receiver, at: expression.number) {
      if let id = names.getter(at: expression.number) { return functions.call(id, CallSite(expression), on: receiver) }
      return members.possibleMember(of: receiver) { properties.property(name, at: range) ?? .unknown }
    }
    if let value = reads.mutatingMember(name, expression) ?? properties.property(name, at: range) { return value }
    let site = CallSite(expression)
    if let receiver, let method = members.methodValue(name, of: receiver, site) { return method }
    if let id = names.functionValue(name, site) { return state.makeCallable(.member(id, of: nil)) }
    // Extensions of mocks have names through which these can be changed, such as `_data`.
    if case .mock? = receiver { escapeSelf() }
    return .unknown
  }
}
