import Source
import SwiftSyntax

extension WrittenWrapper {
  /// Returns the wrapper of a property; nil if there is none, or if other code runs, too.
  init?(of variable: ComputedVariable) {
    guard variable.wrappers.count == 1, variable.accessors.isEmpty, let wrapper = variable.wrappers.first else {
      return nil
    }
    written = wrapper.type
    (hasValue, isCalled) = (variable.value != nil, wrapper.isCalled)
    arguments = wrapper.arguments
    guard let value = variable.value else { return }
    // The initial value has the type of the property.
    let typed = variable.type.map { SwiftExpression(.coercion(value, $0), value.range) } ?? value
    let argument = SwiftExpression.Argument(label: WellKnownNames.wrappedValue, value: typed, range: value.range)
    arguments.insert(argument, at: 0)
  }
}

/// Lowers variables with accessors, observers and property wrappers.
extension Lowering {
  /// Lowers the variables of a declaration.
  mutating func variables(_ node: VariableDeclSyntax) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    for binding in node.bindings {
      let type = binding.typeAnnotation.map { written($0.type) }
      let value = binding.initializer.map { expression($0.value) }
      result.append(variable(binding, of: node, type, value, accessors(binding.accessorBlock)))
    }
    return result
  }

  /// A variable whose parts are lowered already.
  mutating func variable(
    _ binding: PatternBindingSyntax, of node: VariableDeclSyntax, _ type: WrittenType?, _ value: SwiftExpression?,
    _ accessors: [ComputedVariable.Accessor]
  ) -> SwiftStatement {
    let wrappers = self.wrappers(node.attributes)
    let isWeak = has(.weak, node.modifiers)
    let names = pattern(binding.pattern)
    let isAssignable = node.bindingSpecifier.tokenKind == .keyword(.var) || value == nil
    let pattern = isAssignable ? names.assignable : names
    guard !accessors.isEmpty || !wrappers.isEmpty || isWeak else { return .binding(pattern, type, value) }
    return .computed(
      ComputedVariable(
        pattern: pattern, type: type, value: value, accessors: accessors, wrappers: wrappers, isWeak: isWeak))
  }

  /// Whether a variable is stored and has no accessors other than `willSet` and `didSet`.
  func isStored(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case nil: true
    case .accessors(let list): list.allSatisfy { $0.body != nil && kind($0.accessorSpecifier).isObserver }
    default: false
    }
  }

  /// Whether a variable or subscript has `mutating get`.
  func hasMutatingGetter(_ block: AccessorBlockSyntax?) -> Bool {
    guard case .accessors(let list)? = block?.accessors else { return false }
    return list.contains {
      $0.accessorSpecifier.tokenKind == .keyword(.get) && $0.modifier?.name.tokenKind == .keyword(.mutating)
    }
  }

  func hasSetter(_ block: AccessorBlockSyntax?) -> Bool {
    guard case .accessors(let list)? = block?.accessors else { return false }
    return list.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
  }

  /// The effects of the getter, such as in `get async throws`.
  mutating func getterEffects(_ block: AccessorBlockSyntax?) -> Effects {
    guard case .accessors(let list)? = block?.accessors else { return Effects() }
    return effects(list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.effectSpecifiers)
  }

  /// The accessors that have bodies.
  mutating func accessors(_ block: AccessorBlockSyntax?) -> [ComputedVariable.Accessor] {
    switch block?.accessors {
    case .getter(let list): return [ComputedVariable.Accessor(kind: .getter, body: statements(list))]
    case .accessors(let list):
      var result: [ComputedVariable.Accessor] = []
      for accessor in list {
        guard let body = accessor.body else { continue }
        result.append(
          ComputedVariable.Accessor(
            kind: kind(accessor.accessorSpecifier), parameter: accessor.parameters.map { name($0.name) },
            effects: effects(accessor.effectSpecifiers), body: statements(body.statements)))
      }
      return result
    default: return []
    }
  }

  private func kind(_ token: TokenSyntax) -> ComputedVariable.Accessor.Kind {
    switch token.tokenKind {
    case .keyword(.get): .getter
    case .keyword(.set): .setter
    case .keyword(.willSet): .willSet
    case .keyword(.didSet): .didSet
    default: .other
    }
  }

  private mutating func wrappers(_ attributes: AttributeListSyntax) -> [ComputedVariable.PropertyWrapper] {
    var result: [ComputedVariable.PropertyWrapper] = []
    for case .attribute(let attribute) in attributes where !isPlain([.attribute(attribute)]) {
      var list: [SwiftExpression.Argument] = []
      if case .argumentList(let expressions)? = attribute.arguments { list = arguments(expressions) }
      result.append(
        ComputedVariable.PropertyWrapper(
          type: written(attribute.attributeName), arguments: list, isCalled: attribute.leftParen != nil))
    }
    return result
  }
}
