import Source
import SwiftSyntax

extension Lowering {
  /// Declarations among statements.
  mutating func declaration(_ node: DeclSyntax) -> [TestStatement] {
    nested { $0.shallowDeclaration(node) } ?? [.opaque(mentions(node))]
  }

  private mutating func shallowDeclaration(_ node: DeclSyntax) -> [TestStatement] {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      guard isPlain(node.attributes), node.bindings.allSatisfy({ isStored($0) }) else { return unfollowed(node) }
      // A lazy variable is evaluated at another time.
      guard !has(.lazy, node.modifiers) else { return unfollowed(node) }
      var result: [TestStatement] = []
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
      let own = node.asProtocol((any NamedDeclSyntax).self).map { [TestStatement.type(name($0.name), target: nil)] }
      var rest = mentions(node)
      rest.parts = node.asProtocol((any DeclGroupSyntax).self) == nil ? parts(in: node) : members(node)
      return (own ?? []) + [.opaque(rest)]
    }
  }

  /// Lowers a variable of which only the names are known.
  private mutating func unfollowed(_ node: VariableDeclSyntax) -> [TestStatement] {
    var rest = mentions(node)
    rest.parts = variables(node)
    return [.opaque(rest)] + node.bindings.map { .binding(.opaque(boundNames($0.pattern), written: nil), nil, nil) }
  }

  func alias(_ node: TypeAliasDeclSyntax, _ target: WrittenType) -> TestStatement {
    // The target depends on the arguments if there are generic parameters.
    .type(name(node.name), target: node.genericParameterClause == nil ? target : .other([target]))
  }

  private mutating func alias(_ node: TypeAliasDeclSyntax) -> TestStatement {
    alias(node, written(node.initializer.value))
  }

  /// Lowers a function. Its body is empty if there is none.
  mutating func function(_ node: FunctionDeclSyntax, enclosing: [Name], mockObject: TypeReference?) -> TestFunction {
    let writtenResult = node.signature.returnClause.map { written($0.type) }
    var result = TestFunction(
      kind: .function, name: name(node.name), parameters: parameters(node.signature.parameterClause),
      result: writtenResult?.reference, body: node.body.map { statements($0.statements) } ?? [],
      isStatic: isStatic(node.modifiers), isPrivate: isPrivate(node.modifiers),
      isOverride: has(.override, node.modifiers),
      enclosing: enclosing, mockObject: mockObject, range: range(node.name))
    result.writtenResult = writtenResult
    result.attributes = parts(Syntax(node.attributes))
    result.isMutating = has(.mutating, node.modifiers)
    result.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    result.isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    result.genericParameters = generics(node.genericParameterClause, where: node.genericWhereClause)
    if let list = arguments(of: "Test", node.attributes) {
      let start = list.firstIndex { $0.label == "arguments" } ?? list.endIndex
      result.traits = list[..<start].map(\.value)
      result.testArguments = list[start...].map(\.value)
    }
    return result
  }

  /// Returns the arguments of an attached macro; nil if the declaration doesn't have it.
  mutating func arguments(of macro: String, _ attributes: AttributeListSyntax) -> [TestExpression.Argument]? {
    for case .attribute(let attribute) in attributes where lastName(attribute.attributeName) == macro {
      guard case .argumentList(let list)? = attribute.arguments else { return [] }
      return arguments(list)
    }
    return nil
  }

  func lastName(_ type: TypeSyntax) -> String? {
    type.as(IdentifierTypeSyntax.self)?.name.text ?? type.as(MemberTypeSyntax.self)?.name.text
  }

  /// Whether attributes don't change the behaviour of a variable.
  func isPlain(_ attributes: some Sequence<AttributeListSyntax.Element>) -> Bool {
    attributes.allSatisfy { element in
      guard case .attribute(let attribute) = element, let name = lastName(attribute.attributeName) else { return false }
      return Self.plainAttributes.contains(name)
    }
  }

  /// Whether a property with these attributes is stored as if it had none, as far as its reads and writes go.
  func storesPlainly(_ attributes: AttributeListSyntax) -> Bool {
    // Without `lazy`, swift-syntax would copy the tree.
    isPlain(
      attributes.lazy.filter { element in
        guard case .attribute(let attribute) = element else { return true }
        return lastName(attribute.attributeName) != "Published"
      })
  }

  private static let plainAttributes: Set<String> = [
    "MainActor", "available", "objc", "inlinable", "usableFromInline", "discardableResult", "Sendable", "nonobjc",
    "ObservationIgnored",
  ]

  mutating func parameters(_ clause: FunctionParameterClauseSyntax) -> [TestFunction.Parameter] {
    var result: [TestFunction.Parameter] = []
    for parameter in clause.parameters {
      let label = parameter.firstName.tokenKind == .wildcard ? nil : name(parameter.firstName)
      let specifiers = parameter.type.as(AttributedTypeSyntax.self)?.specifiers.map { $0.trimmedDescription } ?? []
      let written = self.written(parameter.type)
      let isAutoclosure = self.isAutoclosure(parameter.type)
      var type = parameter.ellipsis == nil ? written.reference : .other
      if parameter.ellipsis == nil, isAutoclosure {
        // An autoclosure parameter has the type of its value.
        if case .function(_, let value, _) = written { type = value.reference } else { type = .other }
      }
      result.append(
        TestFunction.Parameter(
          label: label, name: name(parameter.secondName ?? parameter.firstName), type: type,
          defaultValue: parameter.defaultValue.map { expression($0.value) }, isInOut: specifiers.contains("inout"),
          isConsuming: specifiers.contains("consuming"), isWrapped: isWrapped(parameter), isAutoclosure: isAutoclosure,
          written: parameter.ellipsis == nil ? written : .array(written)))
    }
    return result
  }

  /// Whether a parameter has a property wrapper. Attributes of functions are result builders.
  private func isWrapped(_ parameter: FunctionParameterSyntax) -> Bool {
    let type = parameter.type.as(AttributedTypeSyntax.self)?.baseType ?? parameter.type
    return !isPlain(parameter.attributes) && !type.is(FunctionTypeSyntax.self)
  }

  func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate) }
  }

  /// Whether a declaration has an access level other than private.
  func hasAccess(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains {
      switch $0.name.tokenKind {
      case .keyword(.public), .keyword(.internal), .keyword(.package), .keyword(.open): true
      default: false
      }
    }
  }

  func has(_ word: Keyword, _ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(word) }
  }

  func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}
