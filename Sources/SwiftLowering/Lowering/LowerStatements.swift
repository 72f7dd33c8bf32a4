import Source
import SwiftSyntax

extension Lowering {
  mutating func statements(_ list: CodeBlockItemListSyntax) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    for item in list {
      switch item.item {
      case .decl(let node):
        if let node = node.as(IfConfigDeclSyntax.self) {
          result.append(nested { $0.alternatives(node) } ?? .opaque(mentions(node)))
        } else {
          result += declaration(node)
        }
      case .expr(let node): result.append(nested { $0.control(node) } ?? .opaque(mentions(node)))
      case let other:
        let node = other.as(StmtSyntax.self)
        result.append(node.flatMap { node in nested { $0.statement(node) } } ?? .opaque(mentions(other)))
      }
    }
    return result
  }

  mutating func statement(_ node: StmtSyntax) -> SwiftStatement {
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
      var catches: [SwiftCatch] = []
      for clause in node.catchClauses {
        let patterns = patterns(clause.catchItems)
        catches.append(SwiftCatch(patterns: patterns, body: statements(clause.body.statements)))
      }
      let catchesAll = node.catchClauses.count == 1 && node.catchClauses.allSatisfy { $0.catchItems.isEmpty }
      return .block(body, catches: catches, catchesAll: catchesAll)
    default: return .opaque(opaque(node))
    }
  }

  private mutating func patterns(_ list: CatchItemListSyntax) -> [SwiftPattern] {
    var result: [SwiftPattern] = []
    for item in list {
      guard let node = item.pattern else { continue }
      result.append(filtered(pattern(node), node, item.whereClause))
    }
    return result
  }

  /// Returns a pattern with its `where` clause, if there is one.
  private mutating func filtered(
    _ pattern: SwiftPattern, _ node: PatternSyntax, _ clause: WhereClauseSyntax?
  ) -> SwiftPattern {
    guard let clause else { return pattern }
    return .opaque(boundNames(node), written: .filtered(pattern, expression(clause.condition)))
  }

  private mutating func alternatives(_ node: IfConfigDeclSyntax) -> SwiftStatement {
    var parts: [[SwiftStatement]] = []
    var mayBeNone = true
    for clause in node.clauses {
      if clause.condition == nil { mayBeNone = false }
      if case .statements(let list)? = clause.elements { parts.append(statements(list)) } else { parts.append([]) }
    }
    return .alternatives(parts, mayBeNone: mayBeNone)
  }

  private mutating func loop(_ node: ForStmtSyntax) -> SwiftStatement {
    let isPlain = node.caseKeyword == nil && node.awaitKeyword == nil
    var names = isPlain ? pattern(node.pattern) : opaquePattern(node.pattern)
    if let annotation = node.typeAnnotation { names = .typed(names, written(annotation.type)) }
    let sequence = expression(node.sequence)
    let filter = node.whereClause.map { expression($0.condition) }
    let body = statements(node.body.statements)
    return .forEach(names, sequence, where: filter, isAsync: node.awaitKeyword != nil, body)
  }

  /// Lowers `if`, `switch` and `do`, which the parser treats as expressions.
  mutating func control(_ node: ExprSyntax) -> SwiftStatement {
    switch node.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node): return conditional(node)
    case .switchExpr(let node): return choice(node)
    default: return .expression(expression(node))
    }
  }

  private mutating func conditional(_ node: IfExprSyntax) -> SwiftStatement {
    let asked = conditions(node.conditions)
    let then = statements(node.body.statements)
    guard let body = node.elseBody else { return .conditional(asked, then: then, otherwise: []) }
    if case .codeBlock(let block) = body {
      return .conditional(asked, then: then, otherwise: statements(block.statements))
    }
    let inner = body.as(IfExprSyntax.self)
    let otherwise = inner.flatMap { inner in nested { $0.conditional(inner) } } ?? .opaque(mentions(body))
    return .conditional(asked, then: then, otherwise: [otherwise])
  }

  private mutating func choice(_ node: SwitchExprSyntax) -> SwiftStatement {
    let items = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    guard items.count == node.cases.count else { return .opaque(opaque(node)) }
    let ends = items.map { $0.statements.last?.item.is(FallThroughStmtSyntax.self) ?? false }
    // Each level around a case doubles it.
    let repeats = ends.contains(true) && ends.count <= 32 && repeatingDepth < 2
    if repeats { repeatingDepth += 1 }
    defer { if repeats { repeatingDepth -= 1 } }
    var cases: [SwiftStatement.Case] = []
    for item in items {
      var patterns: [SwiftPattern] = []
      if case .case(let label) = item.label {
        for entry in label.caseItems {
          patterns.append(filtered(pattern(entry.pattern), entry.pattern, entry.whereClause))
        }
      }
      cases.append(SwiftStatement.Case(patterns: patterns, body: statements(item.statements)))
    }
    if repeats { appendFallenInto(&cases, ends, node) }
    return .choice(expression(node.subject), cases)
  }

  /// Appends the next case's statements to each case that ends with `fallthrough`.
  private mutating func appendFallenInto(_ cases: inout [SwiftStatement.Case], _ ends: [Bool], _ node: SwitchExprSyntax)
  {
    for index in cases.indices.dropLast().reversed() where ends[index] {
      cases[index].body.removeLast()
      // The names of the case end before the statements of the next one.
      cases[index].fallsThrough = true
      cases[index].body += [
        .conditional(
          [.expression(make(.literal(.boolean(true)), range(node)))], then: cases[index + 1].body, otherwise: [])
      ]
    }
  }

  private mutating func conditions(_ list: ConditionElementListSyntax) -> [SwiftCondition] {
    var result: [SwiftCondition] = []
    for element in list {
      switch element.condition {
      case .expression(let node): result.append(.expression(expression(node)))
      case .optionalBinding(let binding):
        let isVariable = binding.bindingSpecifier.tokenKind == .keyword(.var)
        let plain = pattern(binding.pattern)
        let names = isVariable ? plain.assignable : plain
        let typed = binding.typeAnnotation.map { SwiftPattern.typed(names, written($0.type)) } ?? names
        if let value = binding.initializer?.value {
          result.append(.binding(typed, expression(value)))
        } else if let name = names.name {
          let value = make(.name(name), range(binding.pattern))
          if let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier {
            notePlace(of: name, token, in: value)
          }
          result.append(.binding(typed, value))
        } else {
          result.append(.opaque(.opaque(names.names, written: typed), nil))
        }
      case .matchingPattern(let node):
        result.append(.opaque(opaquePattern(node.pattern), expression(node.initializer.value)))
      default: result.append(.opaque(.wildcard, nil))
      }
    }
    return result
  }

  /// Lowers a pattern. The analysis uses only the names in it.
  private mutating func opaquePattern(_ node: PatternSyntax) -> SwiftPattern {
    let result = pattern(node)
    if case .opaque = result { return result }
    return .opaque(boundNames(node), written: result)
  }

  mutating func pattern(_ node: PatternSyntax) -> SwiftPattern {
    nested { $0.shallowPattern(node) } ?? .opaque(boundNames(node), written: nil)
  }

  private mutating func shallowPattern(_ node: PatternSyntax) -> SwiftPattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): return .name(name(node.identifier))
    case .wildcardPattern: return .wildcard
    case .valueBindingPattern(let node):
      var inner = pattern(node.pattern)
      // `case let x` binds; `let (a, b)` binds, too, but `let .some(x)` does more.
      if case .expression = inner { inner = .opaque(boundNames(node), written: inner) }
      return node.bindingSpecifier.tokenKind == .keyword(.var) ? inner.assignable : inner
    case .tuplePattern(let node):
      var parts: [SwiftPattern] = []
      for element in node.elements { parts.append(pattern(element.pattern)) }
      return .tuple(parts)
    case .expressionPattern(let node):
      let bound = boundNames(node)
      guard !bound.isEmpty else { return .expression(expression(node.expression)) }
      if let chained = node.expression.as(OptionalChainingExprSyntax.self),
        let inner = chained.expression.as(PatternExprSyntax.self)
      {
        return .opaque(bound, written: .optional(pattern(inner.pattern)))
      }
      return .opaque(bound, written: .expression(expression(node.expression)))
    case .isTypePattern(let node): return .opaque([], written: .type(written(node.type)))
    default: return .opaque([], written: nil)
    }
  }
}

/// Lowers the cases of enumerations.
extension Lowering {
  mutating func cases(_ node: EnumCaseDeclSyntax) -> [SwiftTypeDeclaration.Case] {
    var result: [SwiftTypeDeclaration.Case] = []
    for element in node.elements {
      var found = SwiftTypeDeclaration.Case(name: name(element.name))
      for parameter in element.parameterClause?.parameters ?? [] {
        let label = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : name($0) }
        found.parameters.append(
          SwiftTypeDeclaration.Case.Parameter(
            label: label, written: written(parameter.type), hasDefault: parameter.defaultValue != nil))
      }
      if let value = element.rawValue?.value, case .literal(let literal) = expression(value).content {
        found.rawValue = literal
      }
      result.append(found)
    }
    return result
  }
}
