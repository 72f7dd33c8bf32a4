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
      guard isPlain(node.attributes), node.bindings.allSatisfy({ $0.accessorBlock == nil }) else {
        return [.opaque(mentions(node))] + node.bindings.map { .binding(.opaque(boundNames($0.pattern)), nil, nil) }
      }
      // What is lazy is evaluated at another time; of `async let` nobody can tell whether it was.
      guard !has(.lazy, node.modifiers) else {
        return [.opaque(mentions(node))] + node.bindings.map { .binding(.opaque(boundNames($0.pattern)), nil, nil) }
      }
      var result: [TestStatement] = []
      for binding in node.bindings {
        let names = pattern(binding.pattern)
        let written = binding.typeAnnotation.map { type($0.type) }
        result.append(.binding(names, written, binding.initializer.map { expression($0.value) }))
      }
      return result
    case .functionDecl(let node):
      return function(node, enclosing: [], mockObject: nil).map { [.function($0)] } ?? [.opaque(mentions(node))]
    case .typeAliasDecl(let node):
      let target = node.genericParameterClause == nil ? type(node.initializer.value) : .other
      return [.type(name(node.name), target: target)]
    default:
      // What local types and `#if` do is not followed.
      let own = node.asProtocol((any NamedDeclSyntax).self).map { [TestStatement.type(name($0.name), target: nil)] }
      return (own ?? []) + [.opaque(mentions(node))]
    }
  }

  mutating func function(_ node: FunctionDeclSyntax, enclosing: [Name], mockObject: TypeReference?) -> TestFunction? {
    guard let body = node.body else { return nil }
    var result = TestFunction(
      kind: .function, name: name(node.name), parameters: parameters(node.signature.parameterClause),
      result: node.signature.returnClause.map { type($0.type) }, body: statements(body.statements),
      isStatic: isStatic(node.modifiers), isPrivate: isPrivate(node.modifiers),
      isOverride: has(.override, node.modifiers),
      enclosing: enclosing, mockObject: mockObject, range: range(node.name))
    result.isMutating = has(.mutating, node.modifiers)
    result.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    result.genericParameters = names(node.genericParameterClause)
    if let list = arguments(of: "Test", node.attributes) {
      let start = list.firstIndex { $0.label == "arguments" } ?? list.endIndex
      result.traits = list[..<start].map(\.value)
      result.testArguments = list[start...].map(\.value)
    }
    return result
  }

  /// The arguments of a macro that is attached to a declaration; nil where it is not.
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

  /// Whether attributes leave a variable what it is.
  func isPlain(_ attributes: AttributeListSyntax) -> Bool {
    attributes.allSatisfy { element in
      guard case .attribute(let attribute) = element, let name = lastName(attribute.attributeName) else { return false }
      return Self.plainAttributes.contains(name)
    }
  }

  private static let plainAttributes: Set<String> = [
    "MainActor", "available", "objc", "inlinable", "usableFromInline", "discardableResult", "Sendable", "nonobjc",
    "ObservationIgnored",
  ]

  mutating func parameters(_ clause: FunctionParameterClauseSyntax) -> [TestFunction.Parameter] {
    var result: [TestFunction.Parameter] = []
    for parameter in clause.parameters {
      let label = parameter.firstName.tokenKind == .wildcard ? nil : name(parameter.firstName)
      let isInOut =
        parameter.type.as(AttributedTypeSyntax.self).map {
          $0.specifiers.contains { $0.trimmedDescription == "inout" }
        } ?? false
      result.append(
        TestFunction.Parameter(
          label: label, name: name(parameter.secondName ?? parameter.firstName),
          type: parameter.ellipsis == nil ? parameterType(parameter.type) : .other,
          defaultValue: parameter.defaultValue.map { expression($0.value) }, isInOut: isInOut,
          isAutoclosure: isAutoclosure(parameter.type)))
    }
    return result
  }

  func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate) }
  }

  /// Whether a declaration says who can name it.
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
