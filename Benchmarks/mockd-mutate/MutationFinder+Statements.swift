import SwiftSyntax

/// Removed statements.
extension MutationFinder {
  func addStatement(_ node: CodeBlockItemSyntax) {
    guard let list = node.parent?.as(CodeBlockItemListSyntax.self), list.count > 1 || !Self.isResult(of: list) else {
      return
    }
    switch node.item {
    case .expr(let expression): addExpression(expression, node)
    case .stmt(let statement):
      let isLast = list.last?.id == node.id
      // `default: break` equals an empty case.
      if statement.is(BreakStmtSyntax.self), list.count == 1, list.parent?.is(SwitchCaseSyntax.self) == true { return }
      if statement.is(ContinueStmtSyntax.self) || statement.is(BreakStmtSyntax.self)
        || statement.as(ReturnStmtSyntax.self).map({ $0.expression == nil }) == true, !isLast || list.count == 1
      {
        remove("statement removed", node)
      }
    default: break
    }
  }

  private func addExpression(_ expression: ExprSyntax, _ node: CodeBlockItemSyntax) {
    var expression = expression
    while true {
      if let inner = expression.as(TryExprSyntax.self) {
        expression = inner.expression
      } else if let inner = expression.as(AwaitExprSyntax.self) {
        expression = inner.expression
      } else {
        break
      }
    }
    if let call = expression.as(FunctionCallExprSyntax.self), !isWithoutEffect(call) { remove("call removed", node) }
    guard let infix = expression.as(InfixOperatorExprSyntax.self) else { return }
    if infix.operator.is(AssignmentExprSyntax.self) { remove("assignment removed", node) }
    guard let sign = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator else { return }
    let other = ["+=": "-=", "-=": "+=", "&=": "|=", "|=": "&="][sign.text]
    guard other != nil || sign.text.hasSuffix("=") && !["==", "<=", ">=", "!=", "===", "!=="].contains(sign.text) else {
      return
    }
    remove("\(sign.text) removed", node)
    let (whole, name) = (range(of: node), range(of: sign))
    guard let other, !bytes[whole].contains(UInt8(ascii: "\n")) else { return }
    let before = String(decoding: bytes[whole.lowerBound..<name.lowerBound], as: UTF8.self)
    let after = String(decoding: bytes[name.upperBound..<whole.upperBound], as: UTF8.self)
    add(
      Mutation(
        "\(sign.text) to \(other)", wrap: whole, "if mutantOn(#) { \(before + other + after) } else { ", " }"))
  }

  private func remove(_ kind: String, _ node: CodeBlockItemSyntax) {
    add(Mutation(kind, wrap: range(of: node), "if mutantOff(#) { ", " }"))
  }

  /// Whether a call affects only speed, so that no test can detect its removal.
  private func isWithoutEffect(_ call: FunctionCallExprSyntax) -> Bool {
    call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "reserveCapacity"
  }

  /// Whether the only statement of a list is the result of a closure, function or accessor.
  private static func isResult(of list: CodeBlockItemListSyntax) -> Bool {
    guard let parent = list.parent else { return false }
    if parent.is(ClosureExprSyntax.self) || parent.is(AccessorBlockSyntax.self) { return true }
    if let function = parent.parent?.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
    if let accessor = parent.parent?.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
    return false
  }
}
