import Source
import SwiftSyntax

/// Properties and subscripts.
extension DeclarationLowering {
  mutating func add(_ node: SubscriptDeclSyntax, _ context: Context) {
    let writtenResult = lowering.written(node.returnClause.type)
    var function = SwiftFunction(
      kind: .subscripting, name: SwiftFunction.subscriptName, parameters: lowering.parameters(node.parameterClause),
      result: writtenResult.reference, body: [], isStatic: lowering.isStatic(node.modifiers),
      isPrivate: lowering.isPrivate(node.modifiers), isOverride: lowering.has(.override, node.modifiers),
      enclosing: context.path, mockObject: context.mockObject, range: lowering.range(node.subscriptKeyword))
    function.generics = lowering.generics(node.genericParameterClause, where: node.genericWhereClause)
    function.writtenResult = writtenResult
    function.isMutating = lowering.hasMutatingGetter(node.accessorBlock)
    lowering.note(node.attributes, node.modifiers, of: &function)
    function.extended = context.extended
    function.isRequirement = context.isProtocol
    for (index, parameter) in node.parameterClause.parameters.enumerated() {
      // A parameter with one name has no label.
      let hasLabel = parameter.secondName != nil || parameter.firstName.text == "dynamicMember"
      if !hasLabel, function.parameters.indices.contains(index) { function.parameters[index].label = nil }
    }
    let accessors = lowering.accessors(node.accessorBlock)
    function.body = getter(node.accessorBlock, accessors)?.body ?? []
    function.effects = lowering.getterEffects(node.accessorBlock)
    add(function, context)
    facts.addLast(isRequirement: function.isRequirement)
    // The getter is the body of the function.
    let rest = accessors.filter { function.body.isEmpty || $0.kind != .getter }
    guard !rest.isEmpty else { return }
    facts.add([
      .computed(
        ComputedVariable(pattern: .wildcard, parameters: function.parameters.map(\.name), accessors: rest))
    ])
  }

  mutating func add(_ node: VariableDeclSyntax, _ context: Context) {
    let isStatic = lowering.isStatic(node.modifiers) || context.path.isEmpty
    for binding in node.bindings {
      let written = binding.typeAnnotation.map { lowering.written($0.type) }
      let value = binding.initializer.map { lowering.expression($0.value) }
      let accessors = lowering.accessors(binding.accessorBlock)
      let variable = lowering.variable(binding, of: node, written, value, accessors)
      facts.add([variable])
      guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        add(unnamed: binding, isStatic, context)
        continue
      }
      let getter = getter(binding.accessorBlock, accessors)
      if getter != nil || context.isProtocol {
        var function = SwiftFunction(
          kind: .getter, name: lowering.name(token), parameters: [], result: written?.reference,
          body: getter?.body ?? [], isStatic: isStatic, isPrivate: lowering.isPrivate(node.modifiers),
          isOverride: lowering.has(.override, node.modifiers), enclosing: context.path,
          mockObject: context.mockObject, range: lowering.range(token))
        function.isMutating = lowering.hasMutatingGetter(binding.accessorBlock)
        function.writtenResult = written
        function.effects = lowering.getterEffects(binding.accessorBlock)
        function.isRequirement = getter == nil
        lowering.note(node.attributes, node.modifiers, of: &function)
        add(function, context)
        if let setter = setter(of: function, binding.accessorBlock, accessors) { add(setter, context) }
        if getter != nil { continue }
      }
      var property = SwiftTypeDeclaration.Property(
        name: lowering.name(token), written: written, value: value, isStatic: isStatic)
      property.extended = context.extended
      property.isRequirement = context.isProtocol
      property.isPrivate = lowering.isPrivate(node.modifiers)
      property.isPrivateToType = lowering.has(.private, node.modifiers)
      property.isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
      property.isLazy = lowering.has(.lazy, node.modifiers)
      property.observers = accessors.filter { $0.kind == .willSet || $0.kind == .didSet }
      property.isWeak = lowering.has(.weak, node.modifiers)
      property.isUnowned = lowering.has(.unowned, node.modifiers)
      property.isObserved =
        binding.accessorBlock != nil && (property.observers.isEmpty || property.observers.count != accessors.count)
        || !lowering.storesPlainly(node.attributes)
        || lowering.has(.override, node.modifiers)
      if !isStatic, case .computed(let variable) = variable { property.wrapper = WrittenWrapper(of: variable) }
      facts.types[type(at: context.path)].properties.append(property)
    }
  }

  /// `let (a, b) = …`
  private mutating func add(unnamed binding: PatternBindingSyntax, _ isStatic: Bool, _ context: Context) {
    for name in lowering.boundNames(binding.pattern) {
      var property = SwiftTypeDeclaration.Property(name: name, written: nil, value: nil, isStatic: isStatic)
      property.isObserved = true
      property.extended = context.extended
      facts.types[type(at: context.path)].properties.append(property)
    }
  }

  /// The function that sets a computed property or a required one; nil if it can't be set.
  private func setter(
    of getter: SwiftFunction, _ block: AccessorBlockSyntax?, _ accessors: [ComputedVariable.Accessor]
  ) -> SwiftFunction? {
    let accessor = accessors.first { $0.kind == .setter }
    guard accessor != nil || getter.isRequirement && lowering.hasSetter(block) else { return nil }
    var setter = getter
    setter.kind = .setter
    // The written type is that of the getter's result.
    setter.parameters = [
      SwiftFunction.Parameter(
        name: accessor?.parameter ?? WellKnownNames.newValue, type: getter.result ?? .other, isInOut: false)
    ]
    setter.body = accessor?.body ?? []
    setter.effects = accessor?.effects ?? Effects()
    setter.isMutating = true
    return setter
  }

  /// The getter; nil if the variable is stored or required.
  private func getter(
    _ block: AccessorBlockSyntax?, _ accessors: [ComputedVariable.Accessor]
  ) -> ComputedVariable.Accessor? {
    if case .accessors(let list)? = block?.accessors, list.count != 1,
      !list.contains(where: { $0.accessorSpecifier.tokenKind == .keyword(.set) })
    {
      return nil
    }
    return accessors.first { $0.kind == .getter }
  }
}
