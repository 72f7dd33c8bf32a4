import MockIR
import ModelIR
import Source
import SwiftLowering

/// Assignments to variables, properties, fields of mocks, and tuples.
struct AssignmentEvaluator: Evaluator {
  let evaluation: Evaluation

  /// `target = expression`
  func assign(_ expression: SwiftExpression, to target: SwiftExpression) {
    let target = withoutKeyPath(target)
    switch target.content {
    case .name(let name):
      let value = evaluate(expression)
      if let variable = frame.names[name] {
        observers.set(variable, to: value, at: target.range)
      } else if let receiver,
        places.modify(
          name, of: receiver,
          PlaceEvaluator.Change(base: SwiftExpression.ownInstance, range: target.range, isReplacement: true) { _ in
            value
          }
        )
      {
      } else if name != WellKnownNames.discard {
        escape(value, at: expression.range)
        if mayBeMember(name) { mayChangeSelf() }
      }
    case .member(let place, let name):
      let visible = frame.names
      defer { frame.names = visible }
      let base = changes.repeatable(place)
      let owner = expressions.chain(base)
      if owner.isCut { observers.mayObserve(base) }
      if owner.isCut, owner.value == .nothing, !context.isExploring { return }
      guard members.isMeant(name, of: owner.value, at: target.number) else {
        escape([evaluate(expression), owner.value])
        return changes.mayChange(owner.value, standingAt: base)
      }
      if places.isStored(name, of: owner.value) { return assign(expression, to: name, of: owner, standingAt: base) }
      if let id = setter(name, of: owner.value) {
        return assign(expression, by: id, to: owner, standingAt: base)
      }
      if case .oneOf(let alternatives) = owner.value, !owner.isCut,
        assign(expression, to: name, ofOneOf: alternatives)
      {
        return
      }
      guard case .mock(let id) = owner.value, let field = mockFields.field(name, ofMock: id) else {
        escape(evaluate(expression), at: expression.range)
        escape(owner.value)
        return changes.mayChange(owner.value, standingAt: base)
      }
      if owner.isCut {
        maybe { assign(expression, to: field, of: id) }
      } else {
        assign(expression, to: field, of: id)
      }
    case .parenthesized(let inner): assign(expression, to: inner)
    case .tuple(let targets): assign(expression, toParts: targets)
    default:
      if mockFields.assignData(expression, to: target) { return }
      let value = evaluate(expression)
      places.modify(target) { _ in value }
    }
  }

  /// Returns the function that sets a computed property of an instance; nil if there is none.
  func setter(_ name: Name, of value: AbstractValue) -> SwiftFunction.ID? {
    guard case .some(let path) = state.type(of: value) else { return nil }
    return names.setter(name, of: .type(path)).function
  }

  /// Runs the setter of a computed property.
  func assign(
    _ expression: SwiftExpression, by id: SwiftFunction.ID, to owner: Link, standingAt base: SwiftExpression
  ) {
    let set = {
      let site = CallSite([SwiftExpression.Argument(expression)], at: expression.range)
      var changed = owner.value
      _ = functions.call(id, site, on: owner.value, changing: &changed)
      if case .object = owner.value { return }
      places.modify(base) { _ in changed }
    }
    if owner.isCut { maybe(set) } else { set() }
  }

  /// Returns the place that `base[keyPath: path]` stands for; other places as they are.
  private func withoutKeyPath(_ target: SwiftExpression) -> SwiftExpression {
    guard case .element(let base, let arguments) = target.content,
      arguments.first?.label == ReadEvaluator.keyPathLabel, arguments.allSatisfy(\.value.isPlain),
      let index = reads.keyPath(arguments, arguments.map { evaluate($0.value) }),
      case .keyPath(let expression, _) = state.callables[index], case .keyPath(let path) = expression.content,
      path.names.count == path.components.count
    else { return target }
    return path.names.reduce(base) { SwiftExpression(.member($0, $1), target.range) }
  }

  /// Sets a field of one of several mocks.
  ///
  /// - Returns: whether all of them have the field.
  func assign(_ expression: SwiftExpression, to name: Name, ofOneOf alternatives: Alternatives) -> Bool {
    var targets: [(id: MockID, field: MockField)] = []
    for value in alternatives.values {
      guard case .mock(let id) = value, let field = mockFields.field(name, ofMock: id) else { return false }
      targets.append((id, field))
    }
    guard !targets.isEmpty else { return false }
    let value = evaluate(expression)
    for (id, field) in targets {
      maybe {
        mockFields.set(field, of: id, to: value)
        mockFields.noteStored(value, expression, in: field, of: id)
      }
    }
    return true
  }

  /// Whether an assignment to a bare name can set a property of `self`. Fields of mocks need `self.`.
  func mayBeMember(_ name: Name) -> Bool {
    if case .mock(let id)? = receiver { return mockFields.field(name, ofMock: id) == nil }
    return properties.global(name, of: []) == nil && LibraryModels.row(name, of: .testCase) == nil
  }

  /// Makes `self` unknown, because one of its properties was changed that is not followed, such as one of a model.
  func mayChangeSelf() {
    escapeSelf()
    if let receiver { changes.mayChange(receiver, standingAt: SwiftExpression.ownInstance) }
  }

  private func assign(_ expression: SwiftExpression, to field: MockField, of id: MockID) {
    let value = evaluate(expression)
    mockFields.set(field, of: id, to: value)
    mockFields.noteStored(value, expression, in: field, of: id)
  }

  private func assign(_ expression: SwiftExpression, to name: Name, of owner: Link, standingAt base: SwiftExpression) {
    let found = state.type(of: owner.value).flatMap { names.storedProperty(name, of: $0) }
    let store = {
      let scope = found?.owner.scope ?? frame.scope
      let value = expressions.evaluate(expression, as: found?.property.type, in: scope)
      let change = PlaceEvaluator.Change(base: base, range: expression.range, isReplacement: true) { _ in value }
      _ = places.modify(name, of: owner.value, change)
    }
    if owner.isCut { maybe(store) } else { store() }
  }

  /// `place += value`
  func add(_ expression: SwiftExpression, to target: SwiftExpression) {
    let visible = frame.names
    defer { frame.names = visible }
    let target = changes.repeatable(target)
    // If the chain ends, the value is not evaluated.
    let place = expressions.chain(target)
    if place.isCut { observers.mayObserve(target) }
    if place.isCut, place.value == .nothing { return }
    let value = evaluate(expression)
    var isKept = false
    places.modify(target) { old in
      switch (old, value) {
      case (.list(let old), .list(let new)):
        isKept = true
        return .list(old + new)
      case (.integer(let old), .integer(let new)): return .integer(old &+ new)
      case (.string(let old), .string(let new)): return .string(joining: old, new)
      case (.list, _), (.unknown, _): return .unknown
      default: return .something
      }
    }
    if !isKept { escape(value) }
  }

  /// `(a, b) = value`. The whole value is evaluated before the first part changes.
  func assign(_ expression: SwiftExpression, toParts targets: [SwiftExpression.Argument]) {
    let visible = frame.names
    defer { frame.names = visible }
    // Labels can change the order.
    let isInOrder = targets.allSatisfy { $0.label == nil }
    var parts = targets.map { changes.named(.unknown, at: $0.value.range) }
    if case .tuple(let written) = expression.content, written.count == targets.count, isInOrder {
      parts = written.map { $0.value.isLiteral ? $0.value : changes.named(evaluate($0.value), at: $0.value.range) }
    } else {
      let value = evaluate(expression)
      if case .tuple(let values) = value, values.count == targets.count, isInOrder {
        parts = values.map { changes.named($0, at: expression.range) }
      } else {
        escape(value)
      }
    }
    for (target, part) in zip(targets, parts) { assign(part, to: target.value) }
  }
}
