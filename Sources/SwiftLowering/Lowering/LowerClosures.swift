import Source
import SwiftSyntax

/// Lowers arguments and closures.
extension Lowering {
  mutating func arguments(_ node: FunctionCallExprSyntax) -> [SwiftExpression.Argument] {
    var list = arguments(node.arguments)
    if let trailing = node.trailingClosure { list.append(argument(nil, trailing)) }
    for element in node.additionalTrailingClosures { list.append(argument(name(element.label), element.closure)) }
    return list
  }

  mutating func arguments(_ list: LabeledExprListSyntax) -> [SwiftExpression.Argument] {
    var result: [SwiftExpression.Argument] = []
    for item in list {
      let value = expression(item.expression)
      let start = item.label.map { range($0).lower } ?? value.range.lower
      let whole = TextRange(start, value.range.upper)
      let label = item.label.map { name($0) }
      if let label, let token = item.label { notePlace(ofLabel: label, token, in: whole) }
      result.append(SwiftExpression.Argument(label: label, value: value, range: whole))
    }
    return result
  }

  mutating func argument(_ label: Name?, _ closure: ClosureExprSyntax) -> SwiftExpression.Argument {
    SwiftExpression.Argument(
      label: label, value: expression(ExprSyntax(closure)), range: range(closure), isTrailing: true)
  }

  mutating func closure(_ node: ClosureExprSyntax) -> SwiftClosure {
    var result = SwiftClosure(parameters: [], body: [], mentions: mentions(node))
    switch node.signature?.parameterClause {
    case .simpleInput(let list): result.parameters = list.map { name($0.name) }
    case .parameterClause(let clause):
      result.parameters = clause.parameters.map { name($0.secondName ?? $0.firstName) }
      for parameter in clause.parameters { result.types.append(parameter.type.map { written($0) }) }
      if result.types.allSatisfy({ $0 == nil }) { result.types = [] }
    default: break
    }
    result.hasSignature = node.signature != nil
    result.effects = effects(node.signature?.effectSpecifiers)
    result.result = node.signature?.returnClause.map { written($0.type) }
    for item in node.signature?.capture?.items ?? [] {
      if let capture = capture(item) { result.captures.append(capture) }
    }
    let outer = anonymousCount
    anonymousCount = 0
    result.body = statements(node.statements)
    result.anonymousCount = anonymousCount
    anonymousCount = outer
    return result
  }

  /// Lowers a capture. In swift-syntax 600, captures have no initializer clause, so the properties differ.
  private mutating func capture(_ node: ClosureCaptureSyntax) -> SwiftClosure.Capture? {
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
        return SwiftClosure.Capture(name: name, value: value, isWeak: isWeak)
      }
      return SwiftClosure.Capture(name: name(token), value: value, isWeak: isWeak)
    }
    guard let token else { return nil }
    let value = make(.name(name(token)), range(token))
    notePlace(of: name(token), token, in: value)
    return SwiftClosure.Capture(name: name(token), value: value, isWeak: isWeak)
  }

  /// Notes that the innermost closure uses a parameter without a name, such as `$0`.
  mutating func noteAnonymous(_ token: TokenSyntax) {
    guard case .dollarIdentifier(let text) = token.tokenKind, let index = Int(text.dropFirst()), index < 1000 else {
      return
    }
    anonymousCount = max(anonymousCount, index + 1)
  }
}
