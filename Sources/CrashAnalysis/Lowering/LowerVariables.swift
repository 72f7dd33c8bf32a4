import Source
import SwiftSyntax

/// Lowers variables with accessors, observers and property wrappers.
extension Lowering {
  /// Lowers variables for name typing.
  mutating func variables(_ node: VariableDeclSyntax) -> [TestStatement] {
    var result: [TestStatement] = []
    for binding in node.bindings {
      let type = binding.typeAnnotation.map { written($0.type) }
      let value = binding.initializer.map { expression($0.value) }
      result.append(variable(binding, of: node, type, value, accessors(binding.accessorBlock)))
    }
    return result
  }

  /// A variable whose parts are lowered already.
  mutating func variable(
    _ binding: PatternBindingSyntax, of node: VariableDeclSyntax, _ type: WrittenType?, _ value: TestExpression?,
    _ accessors: [ComputedVariable.Accessor]
  ) -> TestStatement {
    let wrappers = self.wrappers(node.attributes)
    let names = pattern(binding.pattern)
    guard !accessors.isEmpty || !wrappers.isEmpty else { return .binding(names, type, value) }
    return .computed(
      ComputedVariable(pattern: names, type: type, value: value, accessors: accessors, wrappers: wrappers))
  }

  /// Whether a variable is stored and has no accessors other than `willSet` and `didSet`.
  func isStored(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let list): list.allSatisfy { $0.body != nil && kind($0.accessorSpecifier).isObserver }
    }
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
            body: statements(body.statements)))
      }
      return result
    case nil: return []
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
      var list: [TestExpression.Argument] = []
      if case .argumentList(let expressions)? = attribute.arguments { list = arguments(expressions) }
      result.append(ComputedVariable.PropertyWrapper(type: written(attribute.attributeName), arguments: list))
    }
    return result
  }
}
