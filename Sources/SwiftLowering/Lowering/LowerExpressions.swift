import Source
import SwiftParsing
import SwiftSyntax

extension Lowering {
  mutating func expression(_ node: ExprSyntax) -> SwiftExpression {
    let content = nested { $0.content(node) } ?? .opaque(mentions(node))
    let result = make(content, range(node))
    notePlace(in: result, node)
    return result
  }

  private mutating func content(_ node: ExprSyntax) -> SwiftExpression.Content {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      noteAnonymous(reference.baseName)
      return labeled(.name(name(reference.baseName)), reference, in: node)
    case .memberAccessExpr(let member):
      let name = name(member.declName.baseName)
      guard let base = member.base else { return labeled(.implicitMember(name), member.declName, in: node) }
      if member.declName.baseName.tokenKind == .keyword(.self) { return expression(base).content }
      return labeled(.member(expression(base), name), member.declName, in: node)
    case .genericSpecializationExpr(let node):
      return .specialization(expression(node.expression), written(node.genericArgumentClause) ?? [])
    case .functionCallExpr(let node): return .call(expression(node.calledExpression), arguments(node))
    case .subscriptCallExpr(let node):
      guard node.trailingClosure == nil else { return .opaque(opaque(node)) }
      return .element(expression(node.calledExpression), arguments(node.arguments))
    case .optionalChainingExpr(let node): return .chained(expression(node.expression))
    case .forceUnwrapExpr(let node): return .unwrapped(expression(node.expression))
    case .sequenceExpr(let node): return sequence(Array(node.elements))
    case .tryExpr(let node): return .attempt(attempt(node), expression(node.expression))
    case .awaitExpr(let node): return expression(node.expression).content
    case .inOutExpr(let node): return .reference(expression(node.expression))
    case .superExpr: return .name("super")
    case .prefixOperatorExpr(let node): return prefix(node)
    case .postfixOperatorExpr(let node):
      let inner = expression(node.expression)
      return opaque(node, as: make(.postfix(inner, self.operator(node.operator)), range(node)))
    case .tupleExpr(let node):
      if let only = node.elements.first, node.elements.count == 1, only.label == nil {
        return .parenthesized(expression(only.expression))
      }
      return .tuple(arguments(node.elements))
    case .closureExpr(let node): return .closure(closure(node))
    case .macroExpansionExpr(let node): return macro(node)
    case .keyPathExpr(let node): return keyPath(node)
    case .patternExpr(let node):
      return opaque(node, as: make(.pattern(pattern(node.pattern)), range(node)))
    case .typeExpr(let node): return .type(written(node.type))
    default: return literal(node) ?? .opaque(opaque(node))
    }
  }

  func attempt(_ node: TryExprSyntax) -> SwiftExpression.Attempt {
    switch node.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark: .optional
    case .exclamationMark: .forced
    default: .throwing
    }
  }

  private mutating func prefix(_ node: PrefixOperatorExprSyntax) -> SwiftExpression.Content {
    let inner = expression(node.expression)
    if node.operator.text == "!" { return .not(inner) }
    if node.operator.text == "-", case .literal(.integer(let value)) = inner.content {
      return .literal(.integer(0 &- value))
    }
    let result = SwiftExpression.Content.prefix(self.operator(node.operator), inner)
    return ["-", "+", "~"].contains(node.operator.text) ? result : opaque(node, as: make(result, range(node)))
  }

  func `operator`(_ token: TokenSyntax) -> SwiftOperator { SwiftOperator(name: Name(token.text), range: range(token)) }

  /// Returns a name with the labels that are written after it; the name alone if there are none.
  private mutating func labeled(
    _ content: SwiftExpression.Content, _ reference: DeclReferenceExprSyntax, in node: ExprSyntax
  ) -> SwiftExpression.Content {
    guard let labels = reference.argumentNames else { return content }
    let whole = range(node)
    let place = range(reference.baseName)
    let inner = make(content, TextRange(whole.lower, place.upper))
    notePlace(of: name(reference.baseName), reference.baseName, in: inner)
    return .labeled(inner, labels.arguments.map { $0.name.tokenKind == .wildcard ? nil : name($0.name) })
  }

  mutating func macro(_ node: some FreestandingMacroExpansionSyntax) -> SwiftExpression.Content {
    var list = arguments(node.arguments)
    if let trailing = node.trailingClosure { list.append(argument(nil, trailing)) }
    for element in node.additionalTrailingClosures { list.append(argument(name(element.label), element.closure)) }
    return .macro(name(node.macroName), list)
  }

  private mutating func keyPath(_ node: KeyPathExprSyntax) -> SwiftExpression.Content {
    var path = SwiftKeyPath(root: node.root.map { written($0) }, components: [])
    for component in node.components {
      // swift-syntax 600 has no other components, so the default of a switch would be a warning there.
      if case .property(let property) = component.component {
        let token = property.declName.baseName
        path.components.append(.property(name(token), range(token)))
      } else if case .optional = component.component {
        path.components.append(.optional)
      } else if case .subscript(let list) = component.component {
        path.components.append(.subscripting(arguments(list.arguments)))
      } else {
        path.components.append(.other)
      }
    }
    guard path.names.count != path.components.count else { return .keyPath(path) }
    return opaque(node, as: make(.keyPath(path), range(node)))
  }
}

// MARK: Literals

extension Lowering {
  private mutating func literal(_ node: ExprSyntax) -> SwiftExpression.Content? {
    switch node.as(ExprSyntaxEnum.self) {
    case .discardAssignmentExpr: return .name("_")
    case .nilLiteralExpr: return .literal(.nothing)
    case .booleanLiteralExpr(let node): return .literal(.boolean(node.literal.tokenKind == .keyword(.true)))
    case .integerLiteralExpr(let node):
      let digits = node.literal.text.replacing("_", with: "")
      return .literal(Int(digits).map { .integer($0) } ?? .other(.integer))
    case .floatLiteralExpr(let node):
      let digits = node.literal.text.replacing("_", with: "")
      return .literal(Double(digits).map { .number($0) } ?? .other(.number))
    case .regexLiteralExpr: return .literal(.other(.regex))
    case .stringLiteralExpr(let node): return string(node)
    case .arrayExpr(let node):
      var elements: [SwiftExpression] = []
      for element in node.elements { elements.append(expression(element.expression)) }
      return .array(elements)
    case .dictionaryExpr(let node):
      guard case .elements(let list) = node.content else { return .dictionary([]) }
      var pairs: [SwiftExpression.Pair] = []
      for element in list {
        pairs.append(SwiftExpression.Pair(key: expression(element.key), value: expression(element.value)))
      }
      return .dictionary(pairs)
    default: return nil
    }
  }

  private mutating func string(_ node: StringLiteralExprSyntax) -> SwiftExpression.Content {
    if let text = node.literalText { return .literal(.string(text)) }
    var parts: [SwiftExpression] = []
    for segment in node.segments {
      guard case .expressionSegment(let inner) = segment else { continue }
      for item in inner.expressions { parts.append(expression(item.expression)) }
    }
    return .interpolation(parts)
  }
}

/// Lowers unsupported syntax to the names that it mentions, and to its parts.
extension Lowering {
  mutating func opaque(_ node: some SyntaxProtocol) -> Mentions {
    var result = mentions(node)
    result.parts = node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self) ? parts(Syntax(node)) : parts(in: node)
    return result
  }

  /// An expression that only types and names understand.
  func opaque(_ node: some SyntaxProtocol, as value: SwiftExpression) -> SwiftExpression.Content {
    var result = mentions(node)
    result.isValue = true
    result.parts = [.expression(value)]
    return .opaque(result)
  }

  /// Lowers the children of a part of the tree.
  mutating func parts(in node: some SyntaxProtocol) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) { result += parts(child) }
    return result
  }

  /// Lowers any part of the tree.
  mutating func parts(_ node: Syntax) -> [SwiftStatement] { nested { $0.anyParts(node) } ?? [] }

  private mutating func anyParts(_ node: Syntax) -> [SwiftStatement] {
    if let node = node.as(ExprSyntax.self) { return [control(node)] }
    if let node = node.as(TypeSyntax.self) { return [.expression(make(.type(written(node)), range(node)))] }
    if let node = node.as(DeclSyntax.self) { return declaration(node) }
    if let node = node.as(StmtSyntax.self) { return [statement(node)] }
    if let node = node.as(CodeBlockItemListSyntax.self) { return statements(node) }
    if let node = node.as(CodeBlockSyntax.self) {
      return [.block(statements(node.statements), catches: [], catchesAll: false)]
    }
    return parts(in: node)
  }

  /// Lowers a type or extension among statements with its members.
  mutating func members(_ node: DeclSyntax) -> Mentions {
    var result = mentions(node)
    var declarations = DeclarationLowering(file: "", lowering: self)
    declarations.add(node)
    self = declarations.lowering
    var facts = declarations.facts
    result.parts = facts.statements
    facts.items = []
    result.facts = [facts]
    return result
  }
}
