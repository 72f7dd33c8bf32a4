import MockIR
import Source
import SwiftLowering

/// Changes of the value of a place: a variable, property, element or field.
struct PlaceEvaluator: Evaluator {
  let evaluation: Evaluation

  /// Changes the value of a place. If the place is unknown, all values that it can reach become unknown.
  func modify(_ target: SwiftExpression, _ change: (AbstractValue) -> AbstractValue) {
    withoutActuallyEscaping(change) { change in bounded(()) { modifyPlace(target, change) } }
  }

  private func modifyPlace(_ target: SwiftExpression, _ change: @escaping (AbstractValue) -> AbstractValue) {
    switch target.content {
    case .name(let name):
      if let variable = frame.names[name] {
        return observers.set(variable, to: change(state.value(of: variable)), at: target.range)
      }
      if let receiver,
        modify(name, of: receiver, Change(base: SwiftExpression.ownInstance, range: target.range, change))
      {
        return
      }
      escape(change(properties.property(name, at: target.range) ?? .unknown))
      if assignments.mayBeMember(name) { assignments.mayChangeSelf() }
    case .parenthesized(let inner): modify(inner, change)
    case .chained(let inner), .unwrapped(let inner):
      modify(inner) { value in
        switch value {
        case .nothing: .nothing
        case .optional(let inner): .optional(change(inner))
        case .unknown: .unknown
        default: change(value)
        }
      }
    case .member(let base, let name):
      let owner = expressions.chain(base)
      if isStored(name, of: owner.value) {
        let change = Change(base: base, range: target.range, change)
        if owner.isCut {
          maybe { _ = modify(name, of: owner.value, change) }
        } else {
          _ = modify(name, of: owner.value, change)
        }
        return
      }
      guard case .mock(let id) = owner.value, let field = mockFields.field(name, ofMock: id),
        let mock = state.path.mocks[id]
      else {
        escape(change(.unknown))
        escape(owner.value)
        return changes.mayChange(owner.value, standingAt: base)
      }
      let value = change(mock.content(of: field.responseKey))
      if owner.isCut {
        maybe { mockFields.set(field, of: id, to: value) }
      } else {
        mockFields.set(field, of: id, to: value)
      }
    case .element(let base, let arguments):
      let owner = evaluate(base)
      let index = members.indices(arguments, of: owner).first
      if !owner.isOfLibrary { escape(owner) }
      var lost: [AbstractValue] = []
      modify(base) { value in
        switch (value, index) {
        case (.list(var values), .integer(let index)?) where values.indices.contains(index):
          values[index] = change(values[index])
          return .list(values)
        case (.dictionary(var values), .string(let key)?) where arguments.count == 1:
          let new = change(values[key] ?? .nothing)
          values[key] = new == .nothing ? nil : new
          return .dictionary(values)
        default:
          // Other code can change the old elements and the new one through the collection.
          lost = [value, change(.unknown)]
          return .unknown
        }
      }
      escape(lost)
    default:
      escape(change(.unknown))
      escape(evaluate(target))
    }
  }

  /// Whether a property of a value is stored, so that an assignment replaces it.
  func isStored(_ name: Name, of receiver: AbstractValue) -> Bool {
    guard let path = state.type(of: receiver), let (property, owner) = names.storedProperty(name, of: path) else {
      return false
    }
    return !properties.isHidden(property, of: receiver) || names.wrapperType(of: property, in: owner) != nil
  }

  /// A change of a property.
  struct Change {
    /// The place of the instance.
    let base: SwiftExpression
    let range: TextRange
    /// Whether the old value is not read.
    let isReplacement: Bool
    let body: (AbstractValue) -> AbstractValue

    init(
      base: SwiftExpression, range: TextRange, isReplacement: Bool = false,
      _ body: @escaping (AbstractValue) -> AbstractValue
    ) {
      self.base = base
      self.range = range
      self.isReplacement = isReplacement
      self.body = body
    }
  }

  /// Changes a property of an instance.
  ///
  /// - Returns: whether there is such a property.
  func modify(_ name: Name, of owner: AbstractValue, _ change: Change) -> Bool {
    guard let path = state.type(of: owner), let (property, type) = names.storedProperty(name, of: path) else {
      return false
    }
    if properties.isHidden(property, of: owner) {
      guard let wrapper = names.wrapperType(of: property, in: type) else { return false }
      wrappers.modify(wrapped: change, of: property, in: type, wrapper, owner)
      return true
    }
    let old = properties.stored(name, of: owner) ?? .unknown
    let value = change.body(old)
    switch owner {
    case .object(let id):
      observers.observe(.willSet, name, of: owner, value)
      properties.store(value, in: name, of: id)
      observers.observe(.didSet, name, of: owner, old)
    case .record:
      modify(change.base) { whole in
        guard case .record(var record) = whole else { return .unknown }
        record.fields[name] = value
        return .record(record)
      }
    default: return false
    }
    return true
  }
}
