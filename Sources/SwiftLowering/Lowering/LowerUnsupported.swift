import Source
import SwiftSyntax

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
    facts.statements = []
    result.facts = [facts]
    return result
  }
}
