import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds all possible mutations of a file.
final class MutationFinder: SyntaxVisitor {
  private(set) var found: [Mutation] = []
  let bytes: [UInt8]

  static func mutations(of bytes: [UInt8]) -> [Mutation] {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }
    let finder = MutationFinder(bytes)
    finder.walk(folded)
    return finder.found
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    super.init(viewMode: .sourceAccurate)
  }

  func add(_ mutation: Mutation) { found.append(mutation) }

  func wrap(_ kind: String, _ node: some SyntaxProtocol, _ function: String) {
    add(Mutation(kind, wrap: range(of: node), "\(function)(#, ", ")"))
  }

  func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  func text(of node: some SyntaxProtocol) -> String { String(decoding: bytes[range(of: node)], as: UTF8.self) }

  // MARK: Skipped code

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// Visits only the clause that is compiled on Linux.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = node.clauses.first { clause in
      let condition = clause.condition?.trimmedDescription ?? ""
      return !["Darwin", "Musl", "macOS"].contains { condition.contains($0) }
    }
    if let elements = active?.elements { walk(elements) }
    return .skipChildren
  }

  // MARK: Expressions

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text { addOperator(name, node) }
    return .visitChildren
  }

  private func addOperator(_ name: String, _ node: InfixOperatorExprSyntax) {
    switch name {
    case "<": addCall("< to <=", node, "mutantLess")
    case "<=": addCall("<= to <", node, "mutantLessEqual")
    case ">": addCall("> to >=", node, "mutantGreater")
    case ">=": addCall(">= to >", node, "mutantGreaterEqual")
    case "==", "!=", "===", "!==", "~=": wrap("\(name) negated", node, "mutantNot")
    case "&&": addCall("&& to ||", node, "mutantAnd")
    case "||": addCall("|| to &&", node, "mutantOr")
    case "+": addCall("+ to -", node, "mutantPlus")
    case "-": addCall("- to +", node, "mutantMinus")
    case "..<": addCall("..< to ...", node, "mutantRange")
    case "...": addCall("... to ..<", node, "mutantClosedRange")
    case "??": wrap("left side of ?? is nil", node.leftOperand, "mutantNil")
    default: break
    }
    if ["<", "<=", ">", ">="].contains(name) { wrap("\(name) negated", node, "mutantNot") }
  }

  /// Adds a call of a function that replaces an operator: `a < b` becomes `mutantLess(#, a, b)`.
  private func addCall(_ kind: String, _ node: InfixOperatorExprSyntax, _ function: String) {
    let (whole, sign) = (range(of: node), range(of: node.operator))
    add(
      Mutation(
        kind, whole,
        [
          Mutation.Edit(range: whole.lowerBound..<whole.lowerBound, text: "\(function)(#, "),
          Mutation.Edit(range: sign, text: ","),
          Mutation.Edit(range: whole.upperBound..<whole.upperBound, text: ")"),
        ]))
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!" { wrap("! dropped", node, "mutantNot") }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    wrap("condition of ?: negated", node.condition, "mutantNot")
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    wrap("\(node.literal.text) plus 1", node, "mutantUp")
    if node.literal.text != "0" { wrap("\(node.literal.text) minus 1", node, "mutantDown") }
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.parent?.parent?.is(WhileStmtSyntax.self) != true {
      wrap("\(node.literal.text) negated", node, "mutantNot")
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    addNamedMember(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    addNamedCall(node)
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    switch node.condition {
    case .expression(let condition) where !condition.is(BooleanLiteralExprSyntax.self):
      wrap("condition negated", condition, "mutantNot")
      wrap("condition is true", condition, "mutantTrue")
      wrap("condition is false", condition, "mutantFalse")
    case .optionalBinding(let binding):
      let kind = "binding fails"
      if let value = binding.initializer?.value {
        wrap(kind, value, "mutantNil")
      } else if text(of: binding.pattern) != "self" {
        let name = range(of: binding.pattern)
        add(
          Mutation(
            kind, name,
            [
              Mutation.Edit(
                range: name.upperBound..<name.upperBound, text: " = mutantNil(#, \(text(of: binding.pattern)))")
            ]))
      }
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    wrap("where is true", node.condition, "mutantTrue")
    wrap("where negated", node.condition, "mutantNot")
    return .visitChildren
  }

  // MARK: Statements and results

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    addStatement(node)
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression { addResult(value, of: Syntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let items = node.body?.statements { addImplicitResult(items) }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if case .getter(let items) = node.accessorBlock?.accessors { addImplicitResult(items) }
    return .visitChildren
  }

  private func addImplicitResult(_ items: CodeBlockItemListSyntax) {
    guard items.count == 1, case .expr(let value) = items.first?.item, !value.is(IfExprSyntax.self),
      !value.is(SwitchExprSyntax.self)
    else { return }
    addResult(value, of: Syntax(items))
  }

  private func addResult(_ value: ExprSyntax, of node: Syntax) {
    guard let type = Self.resultType(of: node) else { return }
    if value.is(NilLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self) { return }
    // The mutation would change nothing.
    if ["[]", "[:]", "\"\""].contains(value.trimmedDescription) { return }
    if type.is(OptionalTypeSyntax.self) { return wrap("result is nil", value, "mutantNil") }
    if type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self) {
      return wrap("result is empty", value, "mutantEmpty")
    }
    switch type.trimmedDescription {
    case "Bool":
      wrap("result is true", value, "mutantTrue")
      wrap("result is false", value, "mutantFalse")
    case "Int": wrap("result plus 1", value, "mutantUp")
    case "String": wrap("result is empty", value, "mutantEmpty")
    case let name where name.hasPrefix("Set<"): wrap("result is empty", value, "mutantEmpty")
    default: break
    }
  }

  /// Returns the result type of the function or accessor around a statement; nil inside closures.
  private static func resultType(of node: Syntax) -> TypeSyntax? {
    var next: Syntax? = node
    while let node = next {
      if node.is(ClosureExprSyntax.self) { return nil }
      if let function = node.as(FunctionDeclSyntax.self) { return function.signature.returnClause?.type }
      if let function = node.as(SubscriptDeclSyntax.self) { return function.returnClause.type }
      if let binding = node.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
      if node.is(InitializerDeclSyntax.self) { return nil }
      next = node.parent
    }
    return nil
  }
}
