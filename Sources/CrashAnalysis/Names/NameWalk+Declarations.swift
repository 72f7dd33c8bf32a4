import Source
import SwiftSyntax

/// Declarations and statements.
extension NameWalk {
  mutating func walk(_ file: SourceFileSyntax) { walk(Syntax(file.statements)) }

  /// Looks at any part of a file.
  mutating func walk(_ node: Syntax) { nested(()) { $0.visit(node) } }

  private mutating func visit(_ node: Syntax) {
    if let node = node.as(ExprSyntax.self) {
      _ = type(of: node)
    } else if let node = node.as(TypeSyntax.self) {
      _ = type(node)
    } else if let node = node.as(DeclSyntax.self) {
      visit(node)
    } else if let node = node.as(StmtSyntax.self) {
      visit(node)
    } else if let node = node.as(CodeBlockSyntax.self) {
      inScope { $0.walk(node.statements) }
    } else if let node = node.as(CodeBlockItemListSyntax.self) {
      walk(node)
    } else {
      walkChildren(of: node)
    }
  }

  func children(of node: some SyntaxProtocol) -> [Syntax] {
    Array(node.children(viewMode: .sourceAccurate))
  }

  mutating func walkChildren(of node: some SyntaxProtocol) {
    for child in children(of: node) where !child.is(TokenSyntax.self) { walk(child) }
  }

  /// Functions among statements can be called before they are declared.
  mutating func walk(_ list: CodeBlockItemListSyntax) {
    for item in list {
      guard !results.isEmpty, case .decl(let declaration) = item.item,
        let function = declaration.as(FunctionDeclSyntax.self)
      else { continue }
      let name = name(function.name)
      let type = functionType(function)
      declare(name, local(name).map { $0 == type ? type : .unknown } ?? type)
    }
    for item in list { walk(Syntax(item.item)) }
  }

  // MARK: Declarations

  private mutating func visit(_ node: DeclSyntax) {
    switch node.as(DeclSyntaxEnum.self) {
    case .importDecl(let node):
      if let module = node.path.first { modules.insert(name(module.name)) }
    case .functionDecl(let node):
      walk(Syntax(node.attributes))
      walkFunction(node, node.signature.parameterClause, result: node.signature.returnClause?.type, node.body)
    case .initializerDecl(let node):
      walkFunction(node, node.signature.parameterClause, result: nil, node.body)
    case .variableDecl(let node):
      for binding in node.bindings { walk(binding) }
    case .classDecl(let node): walk(node.memberBlock, named: node.name, node.inheritanceClause)
    case .actorDecl(let node): walk(node.memberBlock, named: node.name, node.inheritanceClause)
    case .structDecl(let node): walk(node.memberBlock, named: node.name, node.inheritanceClause)
    case .enumDecl(let node): walk(node.memberBlock, named: node.name, node.inheritanceClause)
    case .protocolDecl(let node): walk(node.memberBlock, named: node.name, node.inheritanceClause)
    case .extensionDecl(let node): walkExtension(node)
    case .typeAliasDecl(let node): _ = type(node.initializer.value)
    default: walkChildren(of: node)
    }
  }

  private mutating func walk(
    _ block: MemberBlockSyntax, named token: TokenSyntax, _ inheritance: InheritanceClauseSyntax?
  ) {
    if let inheritance { walk(Syntax(inheritance)) }
    let path = tests.declaredPath(name(token), in: tests.scope.enclosing)
    inType(path, .instance(path)) { $0.walk(Syntax(block)) }
  }

  private mutating func walkExtension(_ node: ExtensionDeclSyntax) {
    let extended = type(node.extendedType)
    if let clause = node.inheritanceClause { walk(Syntax(clause)) }
    var type = extended
    for requirement in node.genericWhereClause?.requirements ?? [] {
      guard case .sameTypeRequirement(let same) = requirement.requirement,
        let right = Syntax(same.rightType).as(TypeSyntax.self), case .objectType(let name) = typeName(right)
      else { continue }
      if case .unknown = extended { type = .mock(name) }
    }
    guard case .named(let path, _) = lowering.type(node.extendedType) else {
      return inType([], .unknown) { $0.walk(Syntax(node.memberBlock)) }
    }
    let extendedPath = tests.typePath(path)
    if case .unknown = type, path.last != WellKnownNames.mock { type = .instance(extendedPath) }
    inType(extendedPath, type) { $0.walk(Syntax(node.memberBlock)) }
  }

  private mutating func walkFunction(
    _ node: some SyntaxProtocol, _ clause: FunctionParameterClauseSyntax, result: TypeSyntax?, _ body: CodeBlockSyntax?
  ) {
    inScope { walk in
      for parameter in clause.parameters {
        let type = walk.type(parameter.type)
        if let value = parameter.defaultValue { _ = walk.type(of: value.value, expecting: type) }
        let name = walk.name(parameter.secondName ?? parameter.firstName)
        walk.declare(name, parameter.ellipsis == nil ? type : .list(type))
      }
      let returned = result.map { walk.type($0) } ?? .other
      guard let body else { return }
      walk.results.append(returned)
      walk.walkBody(body.statements)
      walk.results.removeLast()
    }
  }

  /// A body, which can be one expression that is the result.
  mutating func walkBody(_ list: CodeBlockItemListSyntax) {
    if list.count == 1, case .expr(let only)? = list.first?.item {
      _ = type(of: only, expecting: results.last ?? .unknown)
    } else {
      walk(list)
    }
  }

  private mutating func functionType(_ node: FunctionDeclSyntax) -> StaticType {
    let parameters = node.signature.parameterClause.parameters.map { reference(lowering.type($0.type)) }
    let result = node.signature.returnClause.map { reference(lowering.type($0.type)) } ?? .other
    return .function(Array(parameters), result: result)
  }

  private mutating func walk(_ binding: PatternBindingSyntax) {
    let written = binding.typeAnnotation.map { type($0.type) }
    let value = binding.initializer.map { type(of: $0.value, expecting: written ?? .unknown) }
    if let block = binding.accessorBlock {
      results.append(written ?? .unknown)
      inScope { walk in
        if case .getter(let list) = block.accessors {
          walk.walkBody(list)
        } else {
          for accessor in block.accessors.accessorList { walk.walk(accessor, of: written ?? .unknown) }
        }
      }
      results.removeLast()
    }
    // Members of types are found in what the tests declare.
    if !results.isEmpty || tests.scope.enclosing.isEmpty { bind(binding.pattern, written ?? value ?? .unknown) }
  }

  private mutating func walk(_ accessor: AccessorDeclSyntax, of type: StaticType) {
    inScope { walk in
      for name in ["newValue", "oldValue"] as [Name] { walk.declare(name, type) }
      if let parameter = accessor.parameters { walk.declare(walk.name(parameter.name), type) }
      if let body = accessor.body { walk.walkBody(body.statements) }
    }
  }

  // MARK: Statements

  private mutating func visit(_ node: StmtSyntax) {
    switch node.as(StmtSyntaxEnum.self) {
    case .returnStmt(let node):
      if let value = node.expression { _ = type(of: value, expecting: results.last ?? .unknown) }
    case .guardStmt(let node):
      // The names are those of the statements that follow.
      walk(node.conditions)
      walk(Syntax(node.body))
    case .whileStmt(let node):
      inScope { walk in
        walk.walk(node.conditions)
        walk.walk(Syntax(node.body))
      }
    case .forStmt(let node):
      let sequence = type(of: node.sequence)
      inScope { walk in
        let element: StaticType = node.caseKeyword == nil ? sequence.element : .unknown
        walk.bind(node.pattern, node.typeAnnotation.map { walk.type($0.type) } ?? element)
        if let clause = node.whereClause { _ = walk.type(of: clause.condition) }
        walk.walk(Syntax(node.body))
      }
    default: walkChildren(of: node)
    }
  }

  mutating func walk(_ conditions: ConditionElementListSyntax) {
    for element in conditions {
      switch element.condition {
      case .expression(let node): _ = type(of: node)
      case .optionalBinding(let node):
        let written = node.typeAnnotation.map { type($0.type) }
        if let value = node.initializer?.value {
          let type = type(of: value).unwrapped
          bind(node.pattern, written ?? type)
        } else if let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
          let name = name(pattern.identifier)
          declare(name, written ?? plain(pattern.identifier).unwrapped)
        }
      case .matchingPattern(let node):
        let value = type(of: node.initializer.value)
        bind(node.pattern, value)
      case .availability: break
      }
    }
  }

  mutating func walk(_ node: IfExprSyntax, expecting expected: StaticType) -> StaticType {
    inScope { walk in
      walk.walk(node.conditions)
      walk.walk(Syntax(node.body))
    }
    switch node.elseBody {
    case .codeBlock(let block): walk(Syntax(block))
    case .ifExpr(let inner): _ = type(of: ExprSyntax(inner), expecting: expected)
    case nil: break
    }
    return .unknown
  }

  mutating func walk(_ node: SwitchExprSyntax) {
    let subject = type(of: node.subject)
    for item in node.cases {
      guard case .switchCase(let item) = item else {
        walk(Syntax(item))
        continue
      }
      inScope { walk in
        if case .case(let label) = item.label {
          for entry in label.caseItems {
            walk.bind(entry.pattern, subject)
            if let clause = entry.whereClause { _ = walk.type(of: clause.condition) }
          }
        }
        walk.walk(item.statements)
      }
    }
  }

  // MARK: Patterns

  /// Declares the names of a pattern that a value of a type is held against.
  mutating func bind(_ pattern: PatternSyntax, _ type: StaticType) {
    nested(()) { $0.bindPattern(pattern, type) }
  }

  private mutating func bindPattern(_ pattern: PatternSyntax, _ type: StaticType) {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): declare(name(node.identifier), type)
    case .valueBindingPattern(let node): bind(node.pattern, type)
    case .tuplePattern(let node):
      var parts: [StaticType] = []
      if case .tuple(let types, _) = type, types.count == node.elements.count { parts = types }
      for (index, element) in node.elements.enumerated() {
        bind(element.pattern, parts.isEmpty ? .unknown : parts[index])
      }
    case .expressionPattern(let node): match(node.expression, type)
    case .isTypePattern(let node): _ = self.type(node.type)
    case .missingPattern, .wildcardPattern: break
    }
  }

  /// `case .jedi`, `case let hero?`
  private mutating func match(_ node: ExprSyntax, _ type: StaticType) {
    if let chained = node.as(OptionalChainingExprSyntax.self),
      let pattern = chained.expression.as(PatternExprSyntax.self)
    {
      return bind(pattern.pattern, type.unwrapped)
    }
    _ = self.type(of: node, expecting: type)
  }
}

extension AccessorBlockSyntax.Accessors {
  fileprivate var accessorList: [AccessorDeclSyntax] {
    switch self {
    case .accessors(let list): Array(list)
    case .getter: []
    }
  }
}
