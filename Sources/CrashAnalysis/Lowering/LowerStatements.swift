import Source
import SwiftSyntax

extension Lowering {
  mutating func statements(_ list: CodeBlockItemListSyntax) -> [TestStatement] {
    var result: [TestStatement] = []
    for item in list {
      switch item.item {
      case .decl(let node):
        if let node = node.as(IfConfigDeclSyntax.self) {
          result.append(nested { $0.alternatives(node) } ?? .opaque(mentions(node)))
        } else {
          result += declaration(node)
        }
      case .stmt(let node): result.append(nested { $0.statement(node) } ?? .opaque(mentions(node)))
      case .expr(let node): result.append(nested { $0.control(node) } ?? .opaque(mentions(node)))
      }
    }
    return result
  }

  private mutating func statement(_ node: StmtSyntax) -> TestStatement {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return control(node.expression)
    case .guardStmt(let node): return .check(conditions(node.conditions), otherwise: statements(node.body.statements))
    case .forStmt(let node): return loop(node)
    case .whileStmt(let node): return .loop(conditions(node.conditions), statements(node.body.statements))
    case .repeatStmt(let node):
      return .repetition(statements(node.body.statements), [.expression(expression(node.condition))])
    case .returnStmt(let node): return .exit(.returning, node.expression.map { expression($0) })
    case .throwStmt(let node): return .exit(.throwing, expression(node.expression))
    case .breakStmt(let node): return node.label.map { .jump(.breaking, name($0)) } ?? .exit(.breaking, nil)
    case .continueStmt(let node): return node.label.map { .jump(.continuing, name($0)) } ?? .exit(.continuing, nil)
    case .labeledStmt(let node):
      return .labeled(name(node.label), nested { $0.statement(node.statement) } ?? .opaque(mentions(node)))
    case .deferStmt(let node): return .deferred(statements(node.body.statements))
    case .doStmt(let node):
      let body = statements(node.body.statements)
      var catches: [[TestStatement]] = []
      for clause in node.catchClauses { catches.append(statements(clause.body.statements)) }
      let catchesAll = node.catchClauses.count == 1 && node.catchClauses.allSatisfy { $0.catchItems.isEmpty }
      return .block(body, catches: catches, catchesAll: catchesAll)
    default: return .opaque(mentions(node))
    }
  }

  private mutating func alternatives(_ node: IfConfigDeclSyntax) -> TestStatement {
    var parts: [[TestStatement]] = []
    var mayBeNone = true
    for clause in node.clauses {
      if clause.condition == nil { mayBeNone = false }
      if case .statements(let list)? = clause.elements { parts.append(statements(list)) } else { parts.append([]) }
    }
    return .alternatives(parts, mayBeNone: mayBeNone)
  }

  private mutating func loop(_ node: ForStmtSyntax) -> TestStatement {
    let names = node.caseKeyword == nil && node.awaitKeyword == nil ? pattern(node.pattern) : nil
    let sequence = expression(node.sequence)
    let filter = node.whereClause.map { expression($0.condition) }
    let body = statements(node.body.statements)
    return .forEach(names ?? .opaque(boundNames(node.pattern)), sequence, where: filter, body)
  }

  /// `if`, `switch` and `do` are expressions to the parser.
  private mutating func control(_ node: ExprSyntax) -> TestStatement {
    switch node.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node): return conditional(node)
    case .switchExpr(let node): return choice(node)
    default: return .expression(expression(node))
    }
  }

  private mutating func conditional(_ node: IfExprSyntax) -> TestStatement {
    let asked = conditions(node.conditions)
    let then = statements(node.body.statements)
    switch node.elseBody {
    case .codeBlock(let block): return .conditional(asked, then: then, otherwise: statements(block.statements))
    case .ifExpr(let inner):
      let otherwise = nested { $0.conditional(inner) } ?? .opaque(mentions(inner))
      return .conditional(asked, then: then, otherwise: [otherwise])
    case nil: return .conditional(asked, then: then, otherwise: [])
    }
  }

  private mutating func choice(_ node: SwitchExprSyntax) -> TestStatement {
    var cases: [TestStatement.Case] = []
    for item in node.cases {
      guard case .switchCase(let item) = item else { return .opaque(mentions(node)) }
      var patterns: [TestPattern] = []
      if case .case(let label) = item.label {
        for entry in label.caseItems {
          let isPlain = entry.whereClause == nil
          patterns.append(isPlain ? pattern(entry.pattern) : .opaque(boundNames(entry.pattern)))
        }
      }
      cases.append(TestStatement.Case(patterns: patterns, body: statements(item.statements)))
    }
    appendFallenInto(&cases, node)
    return .choice(expression(node.subject), cases)
  }

  /// `fallthrough` at the end of a case goes on with the next one.
  private func appendFallenInto(_ cases: inout [TestStatement.Case], _ node: SwitchExprSyntax) {
    let ends = node.cases.map { item -> Bool in
      guard case .switchCase(let item) = item, case .stmt(let last)? = item.statements.last?.item else { return false }
      return last.is(FallThroughStmtSyntax.self)
    }
    guard ends.count == cases.count, ends.count <= 32 else { return }
    for index in cases.indices.dropLast().reversed() where ends[index] {
      cases[index].body.removeLast()
      // What it binds is gone there.
      cases[index].body += [
        .conditional(
          [.expression(.init(.literal(.boolean(true)), range(node)))], then: cases[index + 1].body, otherwise: [])
      ]
    }
  }

  private mutating func conditions(_ list: ConditionElementListSyntax) -> [TestCondition] {
    var result: [TestCondition] = []
    for element in list {
      switch element.condition {
      case .expression(let node): result.append(.expression(expression(node)))
      case .optionalBinding(let binding):
        let names = pattern(binding.pattern)
        if let value = binding.initializer?.value {
          result.append(.binding(names, expression(value)))
        } else if case .name(let name) = names {
          result.append(.binding(names, TestExpression(.name(name), range(binding.pattern))))
        } else {
          result.append(.opaque(.opaque(names.names), nil))
        }
      case .matchingPattern(let node):
        result.append(.opaque(.opaque(boundNames(node.pattern)), expression(node.initializer.value)))
      case .availability: result.append(.opaque(.wildcard, nil))
      }
    }
    return result
  }

  mutating func pattern(_ node: PatternSyntax) -> TestPattern {
    nested { $0.shallowPattern(node) } ?? .opaque(boundNames(node))
  }

  private mutating func shallowPattern(_ node: PatternSyntax) -> TestPattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): return .name(name(node.identifier))
    case .wildcardPattern: return .wildcard
    case .valueBindingPattern(let node):
      let inner = pattern(node.pattern)
      // `case let x` binds; `let (a, b)` binds, too, but `let .some(x)` does more.
      if case .expression = inner { return .opaque(boundNames(node)) }
      return inner
    case .tuplePattern(let node):
      var parts: [TestPattern] = []
      for element in node.elements { parts.append(pattern(element.pattern)) }
      return .tuple(parts)
    case .expressionPattern(let node):
      let bound = boundNames(node)
      return bound.isEmpty ? .expression(expression(node.expression)) : .opaque(bound)
    default: return .opaque(boundNames(node))
    }
  }
}
