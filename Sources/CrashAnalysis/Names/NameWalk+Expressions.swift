import Source
import SwiftSyntax

/// Expressions and their types.
extension NameWalk {
  /// The type of an expression, in which all is looked at.
  ///
  /// - Parameter expected: what its context says.
  mutating func type(of node: ExprSyntax, expecting expected: StaticType = .unknown) -> StaticType {
    nested(.unknown) { $0.typeOfAny(node, expected) }
  }

  private mutating func typeOfAny(_ node: ExprSyntax, _ expected: StaticType) -> StaticType {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return plain(node.baseName)
    case .memberAccessExpr(let node): return member(node, expected)
    case .genericSpecializationExpr(let node): return specialization(node)
    case .functionCallExpr(let node): return call(node, expected)
    case .subscriptCallExpr(let node): return element(node)
    case .optionalChainingExpr(let node): return type(of: node.expression, expecting: expected).unwrapped
    case .forceUnwrapExpr(let node): return type(of: node.expression).unwrapped
    case .sequenceExpr(let node): return sequence(Array(node.elements)[...], expected)
    case .tryExpr(let node):
      let isOptional = node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
      let result = type(of: node.expression, expecting: expected)
      return isOptional ? result.asOptional : result
    case .awaitExpr(let node): return type(of: node.expression, expecting: expected)
    case .inOutExpr(let node): return type(of: node.expression)
    case .superExpr: return .unknown
    case .tupleExpr(let node): return tuple(node, expected)
    case .closureExpr(let node): return closure(node, expected)
    case .macroExpansionExpr(let node): return macro(node)
    case .keyPathExpr(let node): return keyPath(node, root: keyPathRoot(expected))
    case .typeExpr(let node): return typeName(node.type)
    case .arrayExpr(let node):
      var elements: [StaticType] = []
      for element in node.elements {
        elements.append(type(of: element.expression, expecting: expected.expected.element))
      }
      guard let first = elements.first else { return expected.expected }
      return .list(elements.dropFirst().reduce(first) { $0.joined(with: $1) })
    case .ifExpr(let node): return walk(node, expecting: expected)
    case .switchExpr(let node):
      walk(node)
      return .unknown
    case .patternExpr(let node):
      bind(node.pattern, .unknown)
      return .unknown
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr: return .other
    case .stringLiteralExpr:
      walkChildren(of: node)
      return .other
    case .nilLiteralExpr: return .optional(.unknown)
    default:
      walkChildren(of: node)
      return .unknown
    }
  }

  // MARK: Names

  /// A name without anything before it.
  mutating func plain(_ token: TokenSyntax) -> StaticType {
    let name = name(token)
    if token.tokenKind == .keyword(.self) { return local(name) ?? selfType }
    if token.tokenKind == .keyword(.Self) { return .type(selfType) }
    if let type = local(name) { return type }
    if let member = member(name, of: selfType) {
      if let element = member.element { note(token, element, .plain) }
      return member.type
    }
    if let type = enclosingMember(name) { return type }
    if let type = global(name) { return type }
    return typeName(token)
  }

  private mutating func member(_ node: MemberAccessExprSyntax, _ expected: StaticType) -> StaticType {
    let token = node.declName.baseName
    guard let base = node.base else { return implicitMember(token, expected) }
    let owner = type(of: base)
    return token.tokenKind == .keyword(.self) ? owner : member(token, of: owner)
  }

  /// Notes a member, and gives its type.
  mutating func member(_ token: TokenSyntax, of type: StaticType) -> StaticType {
    if let member = member(name(token), of: type) {
      if let element = member.element { note(token, element, .member) }
      return member.type
    }
    switch type {
    case .unknown, .type(.unknown): noteUnclear(token)
    case .namespace: return typeName(token, isQualified: true)
    default: break
    }
    return .unknown
  }

  /// `.name`, of what is expected.
  mutating func implicitMember(_ token: TokenSyntax, _ expected: StaticType) -> StaticType {
    switch expected.expected {
    case .unknown:
      noteUnclear(token)
      return .unknown
    case let type: return member(token, of: .type(type))
    }
  }

  private mutating func specialization(_ node: GenericSpecializationExprSyntax) -> StaticType {
    let base = type(of: node.expression)
    var arguments: [StaticType] = []
    for argument in node.genericArgumentClause.arguments {
      if let type = Syntax(argument.argument).as(TypeSyntax.self) { arguments.append(typeName(type)) }
    }
    return specialized(base, arguments)
  }

  private mutating func element(_ node: SubscriptCallExprSyntax) -> StaticType {
    let base = type(of: node.calledExpression)
    for argument in node.arguments { _ = type(of: argument.expression) }
    if let closure = node.trailingClosure { _ = type(of: ExprSyntax(closure)) }
    return base.unwrapped.element
  }

  private mutating func tuple(_ node: TupleExprSyntax, _ expected: StaticType) -> StaticType {
    if let only = node.elements.first, node.elements.count == 1, only.label == nil {
      return type(of: only.expression, expecting: expected)
    }
    var parts: [StaticType] = []
    for element in node.elements { parts.append(type(of: element.expression)) }
    return .tuple(parts, labels: node.elements.map { $0.label.map { name($0) } })
  }

  // MARK: Closures and key paths

  /// A closure, of which the context may say with what it is called.
  private mutating func closure(_ node: ClosureExprSyntax, _ expected: StaticType) -> StaticType {
    var types: [StaticType] = []
    var result = StaticType.unknown
    if case .function(let parameters, let returned) = expected.expected { (types, result) = (parameters, returned) }
    return inScope { walk in
      var names: [(Name, StaticType?)] = []
      switch node.signature?.parameterClause {
      case .simpleInput(let list): names = list.map { (walk.name($0.name), nil) }
      case .parameterClause(let clause):
        for parameter in clause.parameters {
          names.append((walk.name(parameter.secondName ?? parameter.firstName), parameter.type.map { walk.type($0) }))
        }
      case nil: break
      }
      // What is not named is `$0` and so on. A tuple can be taken apart.
      if case .tuple(let parts, _)? = types.first, types.count == 1, 1 < names.count { types = parts }
      for (index, (name, written)) in names.enumerated() {
        walk.declare(name, written ?? (index < types.count ? types[index] : .unknown))
      }
      if names.isEmpty {
        for index in 0..<max(types.count, 4) {
          walk.declare(Name("$\(index)"), index < types.count ? types[index] : .unknown)
        }
      }
      if let clause = node.signature?.returnClause { result = walk.type(clause.type) }
      for capture in node.signature?.capture?.items ?? [] {
        if let value = capture.initializer?.value {
          let type = walk.type(of: value)
          walk.declare(walk.name(capture.name), type)
        }
      }
      walk.results.append(result)
      defer { walk.results.removeLast() }
      let list = node.statements
      if list.count == 1, case .expr(let only)? = list.first?.item {
        let found = walk.type(of: only, expecting: result)
        return .function(types, result: result == .unknown ? found : result)
      }
      walk.walk(list)
      return .function(types, result: result)
    }
  }

  private func keyPathRoot(_ expected: StaticType) -> StaticType {
    if case .function(let parameters, _) = expected.expected { return parameters.first ?? .unknown }
    return .unknown
  }

  private mutating func keyPath(_ node: KeyPathExprSyntax, root: StaticType) -> StaticType {
    var start = root
    if let written = node.root { start = type(written) }
    var current = start
    for component in node.components {
      switch component.component {
      case .property(let property): current = member(property.declName.baseName, of: current)
      case .optional: current = current.unwrapped
      case .subscript(let arguments):
        for argument in arguments.arguments { _ = type(of: argument.expression) }
        current = current.element
      default: current = .unknown
      }
    }
    return .function([start], result: current)
  }

  // MARK: Macros

  /// `#expect(…)`, `#require(…)`
  private mutating func macro(_ node: MacroExpansionExprSyntax) -> StaticType {
    var types: [StaticType] = []
    for argument in node.arguments { types.append(type(of: argument.expression)) }
    if let closure = node.trailingClosure { _ = type(of: ExprSyntax(closure)) }
    for closure in node.additionalTrailingClosures { _ = type(of: ExprSyntax(closure.closure)) }
    return node.macroName.text == "require" ? types.first?.unwrapped ?? .unknown : .unknown
  }

  // MARK: Operators

  /// Operands with the operators between them.
  private mutating func sequence(_ nodes: ArraySlice<ExprSyntax>, _ expected: StaticType) -> StaticType {
    nested(.unknown) { $0.split(nodes, expected) }
  }

  private mutating func split(_ nodes: ArraySlice<ExprSyntax>, _ expected: StaticType) -> StaticType {
    var list = nodes
    var isOptional = false
    // What these stand before, they cover to the end.
    while let first = list.first, 1 < list.count {
      if let node = first.as(TryExprSyntax.self) {
        isOptional = node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
        list[list.startIndex] = node.expression
      } else if let node = first.as(AwaitExprSyntax.self) {
        list[list.startIndex] = node.expression
      } else {
        break
      }
    }
    guard 1 < list.count else { return list.first.map { type(of: $0, expecting: expected) } ?? .unknown }
    let result = splitOperators(list, expected)
    return isOptional ? result.asOptional : result
  }

  private mutating func splitOperators(_ list: ArraySlice<ExprSyntax>, _ expected: StaticType) -> StaticType {
    if let index = list.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
      let target = sequence(list[..<index], .unknown)
      _ = sequence(list[(index + 1)...], target)
      return .other
    }
    if let index = list.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = list[index].as(UnresolvedTernaryExprSyntax.self)
    {
      _ = sequence(list[..<index], .unknown)
      let first = type(of: ternary.thenExpression, expecting: expected)
      return first.joined(with: sequence(list[(index + 1)...], expected))
    }
    for operators in Self.precedences {
      guard let index = list.firstIndex(where: { isOperator($0, operators) }) else { continue }
      let left = sequence(list[..<index], .unknown)
      _ = sequence(list[(index + 1)...], left)
      return .other
    }
    if let index = list.firstIndex(where: { isOperator($0, ["??"]) }) {
      let left = sequence(list[..<index], expected)
      let right = sequence(list[(index + 1)...], left)
      return right.unwrapped == right ? left.unwrapped : left
    }
    if list.count == 3, let node = list[list.startIndex + 1].as(UnresolvedAsExprSyntax.self),
      let target = list[list.startIndex + 2].as(TypeExprSyntax.self)
    {
      let result = type(target.type)
      _ = type(of: list[list.startIndex], expecting: result)
      return node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark ? result.asOptional : result
    }
    var types: [StaticType] = []
    for node in list where !node.is(BinaryOperatorExprSyntax.self) { types.append(type(of: node, expecting: expected)) }
    if case .list? = types.first, types.allSatisfy({ $0 == types.first }) { return types[0] }
    return types.allSatisfy { $0 == .other } ? .other : .unknown
  }

  private func isOperator(_ node: ExprSyntax, _ texts: Set<String>) -> Bool {
    node.as(BinaryOperatorExprSyntax.self).map { texts.contains($0.operator.text) } ?? false
  }

  /// Operators that give truth values, those first that bind loosest.
  private static let precedences: [Set<String>] = [
    ["||"], ["&&"], ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "~="],
  ]
}
