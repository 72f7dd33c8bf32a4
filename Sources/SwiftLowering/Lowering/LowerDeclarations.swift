import Source
import SwiftSyntax

extension Lowering {
  /// Declarations among statements.
  mutating func declaration(_ node: DeclSyntax) -> [SwiftStatement] {
    nested { $0.shallowDeclaration(node) } ?? [.opaque(mentions(node))]
  }

  private mutating func shallowDeclaration(_ node: DeclSyntax) -> [SwiftStatement] {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      guard isPlain(node.attributes), node.bindings.allSatisfy({ isStored($0) }) else { return unfollowed(node) }
      // A lazy variable is evaluated at another time.
      guard !has(.lazy, node.modifiers) else { return unfollowed(node) }
      var result: [SwiftStatement] = []
      for binding in node.bindings {
        let written = binding.typeAnnotation.map { self.written($0.type) }
        let value = binding.initializer.map { expression($0.value) }
        result.append(variable(binding, of: node, written, value, accessors(binding.accessorBlock)))
      }
      return result
    case .functionDecl(let node):
      let function = function(node, enclosing: [], mockObject: nil)
      if node.body != nil { return [.function(function)] }
      var rest = mentions(node)
      rest.parts = [.function(function)]
      return [.opaque(rest)]
    case .typeAliasDecl(let node): return [alias(node)]
    case .importDecl(let node): return node.path.first.map { [.imported(name($0.name))] } ?? []
    default:
      // Local types and `#if` are not supported.
      let own = node.asProtocol((any NamedDeclSyntax).self).map { [SwiftStatement.type(name($0.name), target: nil)] }
      return (own ?? []) + [.opaque(node.asProtocol((any DeclGroupSyntax).self) == nil ? opaque(node) : members(node))]
    }
  }

  /// Lowers a variable of which only the names are known.
  private mutating func unfollowed(_ node: VariableDeclSyntax) -> [SwiftStatement] {
    var rest = mentions(node)
    rest.parts = variables(node)
    return [.opaque(rest)] + node.bindings.map { .binding(.opaque(boundNames($0.pattern), written: nil), nil, nil) }
  }

  func alias(_ node: TypeAliasDeclSyntax, _ target: WrittenType) -> SwiftStatement {
    // The target depends on the arguments if there are generic parameters.
    .type(name(node.name), target: node.genericParameterClause == nil ? target : .other([target]))
  }

  private mutating func alias(_ node: TypeAliasDeclSyntax) -> SwiftStatement {
    alias(node, written(node.initializer.value))
  }

  /// Lowers a function. Its body is empty if there is none.
  ///
  /// The body comes last, so that its expressions don't change the numbers of others.
  mutating func function(
    _ node: FunctionDeclSyntax, enclosing: [Name], mockObject: SwiftTypeReference?
  ) -> SwiftFunction {
    let writtenResult = node.signature.returnClause.map { written($0.type) }
    var result = SwiftFunction(
      kind: .function, name: name(node.name), parameters: parameters(node.signature.parameterClause),
      result: writtenResult?.reference, body: [], isStatic: isStatic(node.modifiers),
      isPrivate: isPrivate(node.modifiers), isOverride: has(.override, node.modifiers),
      enclosing: enclosing, mockObject: mockObject, range: range(node.name))
    result.writtenResult = writtenResult
    result.attributes = parts(Syntax(node.attributes))
    result.isMutating = has(.mutating, node.modifiers)
    result.effects = effects(node.signature.effectSpecifiers)
    result.generics = generics(node.genericParameterClause, where: node.genericWhereClause)
    result.fixity = fixity(of: node)
    note(node.attributes, node.modifiers, of: &result)
    if let list = arguments(of: "Test", node.attributes) {
      let start = list.firstIndex { $0.label == "arguments" } ?? list.endIndex
      result.traits = list[..<start].map(\.value)
      result.testArguments = list[start...].map(\.value)
    }
    result.body = node.body.map { statements($0.statements) } ?? []
    return result
  }

  mutating func parameters(_ clause: FunctionParameterClauseSyntax) -> [SwiftFunction.Parameter] {
    var result: [SwiftFunction.Parameter] = []
    for parameter in clause.parameters {
      let label = parameter.firstName.tokenKind == .wildcard ? nil : name(parameter.firstName)
      let specifiers = self.specifiers(of: parameter.type)
      let written = self.written(parameter.type)
      let isAutoclosure = has("autoclosure", parameter.type)
      var type = parameter.ellipsis == nil ? written.reference : .other
      if parameter.ellipsis == nil, isAutoclosure {
        // An autoclosure parameter has the type of its value.
        if case .function(let function) = written { type = function.result.reference } else { type = .other }
      }
      result.append(
        SwiftFunction.Parameter(
          label: label, name: name(parameter.secondName ?? parameter.firstName), type: type,
          defaultValue: parameter.defaultValue.map { expression($0.value) }, isInOut: specifiers.contains("inout"),
          isConsuming: specifiers.contains("consuming"), isWrapped: isWrapped(parameter), isAutoclosure: isAutoclosure,
          isVariadic: parameter.ellipsis != nil, isEscaping: has("escaping", parameter.type),
          written: parameter.ellipsis == nil ? written : .array(written)))
    }
    return result
  }

  /// Whether a parameter has a property wrapper. Attributes of functions are result builders.
  private func isWrapped(_ parameter: FunctionParameterSyntax) -> Bool {
    let type = parameter.type.as(AttributedTypeSyntax.self)?.baseType ?? parameter.type
    return !isPlain(parameter.attributes) && !type.is(FunctionTypeSyntax.self)
  }
}
