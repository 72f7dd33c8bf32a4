import Source
import SwiftParsing
import SwiftSyntax

extension Lowering {
  mutating func expression(_ node: ExprSyntax) -> TestExpression {
    let content = nested { $0.content(node) } ?? .opaque(mentions(node))
    let result = TestExpression(content, range(node))
    notePlace(in: result, node)
    return result
  }

  private mutating func content(_ node: ExprSyntax) -> TestExpression.Content {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return .name(name(node.baseName))
    case .memberAccessExpr(let node):
      guard let base = node.base else { return .implicitMember(name(node.declName.baseName)) }
      if node.declName.baseName.tokenKind == .keyword(.self) { return expression(base).content }
      return .member(expression(base), name(node.declName.baseName))
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
    case .tupleExpr(let node):
      if let only = node.elements.first, node.elements.count == 1, only.label == nil {
        return .parenthesized(expression(only.expression))
      }
      return .tuple(arguments(node.elements))
    case .closureExpr(let node): return .closure(closure(node))
    case .macroExpansionExpr(let node): return macro(node)
    case .keyPathExpr(let node): return keyPath(node)
    case .patternExpr(let node):
      return opaque(node, as: TestExpression(.pattern(pattern(node.pattern)), range(node)))
    case .typeExpr(let node): return .type(written(node.type))
    default: return literal(node) ?? .opaque(opaque(node))
    }
  }

  func attempt(_ node: TryExprSyntax) -> TestExpression.Attempt {
    switch node.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark: .optional
    case .exclamationMark: .forced
    default: .throwing
    }
  }

  private mutating func prefix(_ node: PrefixOperatorExprSyntax) -> TestExpression.Content {
    switch node.operator.text {
    case "!": return .not(expression(node.expression))
    case "-", "+", "~":
      let inner = expression(node.expression)
      if node.operator.text == "-", case .literal(.integer(let value)) = inner.content {
        return .literal(.integer(0 &- value))
      }
      return .operators([inner], [Name(node.operator.text)])
    default: return .opaque(opaque(node))
    }
  }

  mutating func macro(_ node: some FreestandingMacroExpansionSyntax) -> TestExpression.Content {
    var list = arguments(node.arguments)
    if let trailing = node.trailingClosure { list.append(argument(nil, trailing)) }
    for element in node.additionalTrailingClosures { list.append(argument(name(element.label), element.closure)) }
    return .macro(name(node.macroName), list)
  }

  private mutating func keyPath(_ node: KeyPathExprSyntax) -> TestExpression.Content {
    var path = TestKeyPath(root: node.root.map { written($0) }, components: [])
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
    return opaque(node, as: TestExpression(.keyPath(path), range(node)))
  }
}

// MARK: Arguments and closures

extension Lowering {
  private mutating func arguments(_ node: FunctionCallExprSyntax) -> [TestExpression.Argument] {
    var list = arguments(node.arguments)
    if let trailing = node.trailingClosure { list.append(argument(nil, trailing)) }
    for element in node.additionalTrailingClosures { list.append(argument(name(element.label), element.closure)) }
    return list
  }

  mutating func arguments(_ list: LabeledExprListSyntax) -> [TestExpression.Argument] {
    var result: [TestExpression.Argument] = []
    for item in list {
      let value = expression(item.expression)
      let start = item.label.map { range($0).lower } ?? value.range.lower
      let whole = TextRange(start, value.range.upper)
      let label = item.label.map { name($0) }
      if let label, let token = item.label { notePlace(ofLabel: label, token, in: whole) }
      result.append(TestExpression.Argument(label: label, value: value, range: whole))
    }
    return result
  }

  private mutating func argument(_ label: Name?, _ closure: ClosureExprSyntax) -> TestExpression.Argument {
    TestExpression.Argument(
      label: label, value: expression(ExprSyntax(closure)), range: range(closure), isTrailing: true)
  }

  private mutating func closure(_ node: ClosureExprSyntax) -> TestClosure {
    var result = TestClosure(parameters: [], body: [], mentions: mentions(node))
    switch node.signature?.parameterClause {
    case .simpleInput(let list): result.parameters = list.map { name($0.name) }
    case .parameterClause(let clause):
      result.parameters = clause.parameters.map { name($0.secondName ?? $0.firstName) }
      for parameter in clause.parameters { result.types.append(parameter.type.map { written($0) }) }
      if result.types.allSatisfy({ $0 == nil }) { result.types = [] }
    default: break
    }
    result.result = node.signature?.returnClause.map { written($0.type) }
    for item in node.signature?.capture?.items ?? [] {
      if let capture = capture(item) { result.captures.append(capture) }
    }
    result.body = statements(node.statements)
    return result
  }

  /// Lowers a capture. In swift-syntax 600, captures have no initializer clause, so the properties differ.
  private mutating func capture(_ node: ClosureCaptureSyntax) -> TestClosure.Capture? {
    var token: TokenSyntax?
    var written: ExprSyntax?
    for child in node.children(viewMode: .sourceAccurate) where written == nil {
      if let found = child.as(TokenSyntax.self) {
        token = token ?? found
      } else {
        written = child.as(InitializerClauseSyntax.self)?.value ?? child.as(ExprSyntax.self)
      }
    }
    let isWeak = node.specifier?.specifier.tokenKind == .keyword(.weak)
    if let written {
      let value = expression(written)
      guard let token else {
        guard case .name(let name) = value.content else { return nil }
        return TestClosure.Capture(name: name, value: value, isWeak: isWeak)
      }
      return TestClosure.Capture(name: name(token), value: value, isWeak: isWeak)
    }
    guard let token else { return nil }
    let value = TestExpression(.name(name(token)), range(token))
    notePlace(of: name(token), token, in: value)
    return TestClosure.Capture(name: name(token), value: value, isWeak: isWeak)
  }
}

// MARK: Literals

extension Lowering {
  private mutating func literal(_ node: ExprSyntax) -> TestExpression.Content? {
    switch node.as(ExprSyntaxEnum.self) {
    case .discardAssignmentExpr: return .name("_")
    case .nilLiteralExpr: return .literal(.nothing)
    case .booleanLiteralExpr(let node): return .literal(.boolean(node.literal.tokenKind == .keyword(.true)))
    case .integerLiteralExpr(let node):
      let digits = node.literal.text.replacing("_", with: "")
      return .literal(Int(digits).map { .integer($0) } ?? .other)
    case .floatLiteralExpr(let node):
      let digits = node.literal.text.replacing("_", with: "")
      return .literal(Double(digits).map { .number($0) } ?? .other)
    case .regexLiteralExpr: return .literal(.other)
    case .stringLiteralExpr(let node): return string(node)
    case .arrayExpr(let node):
      var elements: [TestExpression] = []
      for element in node.elements { elements.append(expression(element.expression)) }
      return .array(elements)
    case .dictionaryExpr(let node):
      guard case .elements(let list) = node.content else { return .dictionary([]) }
      var pairs: [TestExpression.Pair] = []
      for element in list {
        pairs.append(TestExpression.Pair(key: expression(element.key), value: expression(element.value)))
      }
      return .dictionary(pairs)
    default: return nil
    }
  }

  private mutating func string(_ node: StringLiteralExprSyntax) -> TestExpression.Content {
    if let text = node.literalText { return .literal(.string(text)) }
    var parts: [TestExpression] = []
    for segment in node.segments {
      guard case .expressionSegment(let inner) = segment else { continue }
      for item in inner.expressions { parts.append(expression(item.expression)) }
    }
    return .interpolation(parts)
  }
}
