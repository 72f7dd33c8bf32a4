import Source
import SwiftParser
import SwiftSyntax

extension Lowering {
  mutating func expression(_ node: ExprSyntax) -> TestExpression {
    let content = nested { $0.content(node) } ?? .opaque(mentions(node))
    return TestExpression(content, range(node))
  }

  private mutating func content(_ node: ExprSyntax) -> TestExpression.Content {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return .name(name(node.baseName))
    case .memberAccessExpr(let node):
      guard let base = node.base else { return .implicitMember(name(node.declName.baseName)) }
      if node.declName.baseName.tokenKind == .keyword(.self) { return expression(base).content }
      return .member(expression(base), name(node.declName.baseName))
    case .genericSpecializationExpr(let node):
      return .specialization(expression(node.expression), arguments(node.genericArgumentClause))
    case .functionCallExpr(let node): return .call(expression(node.calledExpression), arguments(node))
    case .subscriptCallExpr(let node):
      guard node.trailingClosure == nil else { return .opaque(mentions(node)) }
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
    case .keyPathExpr(let node): return keyPath(node) ?? .opaque(mentions(node))
    case .typeExpr(let node): return .type(type(node.type))
    default: return literal(node) ?? .opaque(mentions(node))
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
    let inner = expression(node.expression)
    if node.operator.text == "!" { return .not(inner) }
    if node.operator.text == "-", case .literal(.integer(let value)) = inner.content {
      return .literal(.integer(0 &- value))
    }
    return ["-", "+", "~"].contains(node.operator.text)
      ? .operators([inner], [Name(node.operator.text)]) : .opaque(mentions(node))
  }

  private mutating func macro(_ node: MacroExpansionExprSyntax) -> TestExpression.Content {
    var list = arguments(node.arguments)
    if let trailing = node.trailingClosure { list.append(argument(nil, trailing)) }
    for element in node.additionalTrailingClosures { list.append(argument(name(element.label), element.closure)) }
    return .macro(name(node.macroName), list)
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> TestExpression.Content? {
    var names: [Name] = []
    for component in node.components {
      guard case .property(let property) = component.component else { return nil }
      names.append(name(property.declName.baseName))
    }
    return .keyPath(names)
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
      result.append(
        TestExpression.Argument(
          label: item.label.map { name($0) }, value: value, range: TextRange(start, value.range.upper)))
    }
    return result
  }

  private mutating func argument(_ label: Name?, _ closure: ClosureExprSyntax) -> TestExpression.Argument {
    TestExpression.Argument(
      label: label, value: expression(ExprSyntax(closure)), range: range(closure), isTrailing: true)
  }

  private mutating func closure(_ node: ClosureExprSyntax) -> TestClosure {
    var parameters: [Name?] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let list): parameters = list.map { name($0.name) }
    case .parameterClause(let clause): parameters = clause.parameters.map { name($0.secondName ?? $0.firstName) }
    case nil: break
    }
    return TestClosure(parameters: parameters, body: statements(node.statements), mentions: mentions(node))
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
    case .floatLiteralExpr, .regexLiteralExpr: return .literal(.other)
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
    if let text = node.representedLiteralValue { return .literal(.string(text)) }
    var parts: [TestExpression] = []
    for segment in node.segments {
      guard case .expressionSegment(let inner) = segment else { continue }
      for item in inner.expressions { parts.append(expression(item.expression)) }
    }
    return .interpolation(parts)
  }
}
