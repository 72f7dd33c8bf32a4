import Source
import SwiftSyntax

/// Finds the functions and types of a declaration or file, however they are nested.
struct DeclarationLowering {
  private(set) var facts = DeclarationFacts()
  private let file: Name
  private var lowering = Lowering()
  /// How many of the next types are only there because they enclose the declaration.
  private var headers: Int
  private let isConditional: Bool

  /// - Parameter origin: the offset to which ranges are relative.
  init(file: Name, headers: Int = 0, isConditional: Bool = false, origin: Int = 0) {
    self.file = file
    self.headers = headers
    self.isConditional = isConditional
    lowering.origin = origin
  }

  private struct Context {
    var path: [Name] = []
    var mockObject: TypeReference?
    var isForAllMocks = false
    /// Whether a condition of the build is around.
    var isConditional = false
    /// Whether members are private where they don't say otherwise.
    var isPrivate = false
  }

  /// Adds declarations at the top of a file. Of statements there, only previews are followed.
  mutating func add(_ list: CodeBlockItemListSyntax) {
    var context = Context()
    context.isConditional = isConditional
    add(list, context)
  }

  private mutating func add(_ list: CodeBlockItemListSyntax, _ context: Context) {
    for item in list {
      switch item.item {
      case .decl(let node): add(node, context)
      case .expr(let node):
        if let node = node.as(MacroExpansionExprSyntax.self) {
          addPreview(node.macroName, node.trailingClosure, context)
        }
      case .stmt: break
      }
    }
  }

  private mutating func add(_ node: DeclSyntax, _ context: Context) {
    guard context.path.count < Lowering.depthLimit / 2 else { return }
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      let function = lowering.function(node, enclosing: context.path, mockObject: context.mockObject)
      if let function { add(function, context) }
    case .initializerDecl(let node): add(node, context)
    case .variableDecl(let node): add(node, context)
    case .classDecl(let node): add(node, .classOrActor, node.memberBlock, node.genericParameterClause, context)
    case .actorDecl(let node): add(node, .classOrActor, node.memberBlock, node.genericParameterClause, context)
    case .structDecl(let node): add(node, .structure, node.memberBlock, node.genericParameterClause, context)
    case .enumDecl(let node): add(node, .enumeration, node.memberBlock, node.genericParameterClause, context)
    case .protocolDecl(let node): add(node, .protocolType, node.memberBlock, nil, context)
    case .extensionDecl(let node): add(node, context)
    case .macroExpansionDecl(let node): addPreview(node.macroName, node.trailingClosure, context)
    case .ifConfigDecl(let node): add(node, context)
    case .typeAliasDecl(let node):
      guard node.genericParameterClause == nil else { return }
      facts.aliases.append(
        TestFile.TypeAlias(
          path: context.path, name: lowering.name(node.name), target: lowering.type(node.initializer.value),
          isPrivate: isPrivate(node.modifiers, context)))
    case .subscriptDecl(let node): add(node, context)
    default: break
    }
  }

  /// All parts count, as it is not known which is compiled.
  private mutating func add(_ node: IfConfigDeclSyntax, _ context: Context) {
    var inner = context
    inner.isConditional = true
    for clause in node.clauses {
      switch clause.elements {
      case .statements(let list): add(list, inner)
      case .decls(let list): for member in list { add(member.decl, inner) }
      default: break
      }
    }
  }

  private mutating func add(_ function: TestFunction, _ context: Context) {
    var function = function
    function.isForAllMocks = context.isForAllMocks
    function.isPrivate = function.isPrivate || context.isPrivate
    function.isConditional = context.isConditional
    facts.functions.append(function)
    if function.isOverride, function.kind == .function, !fixtures.contains(function.name), !function.isStatic {
      facts.types[type(at: context.path)].overridden.append(function.name)
    }
  }

  /// `#Preview { … }` is a function without callers.
  private mutating func addPreview(_ name: TokenSyntax, _ closure: ClosureExprSyntax?, _ context: Context) {
    guard name.text == "Preview", let closure else { return }
    add(
      TestFunction(
        kind: .function, name: "#Preview", parameters: [], body: lowering.statements(closure.statements),
        isStatic: true,
        enclosing: context.path, range: lowering.range(name)), context)
  }

  // MARK: Types

  private mutating func add(
    _ node: some NamedDeclSyntax & DeclGroupSyntax, _ kind: TestType.Kind, _ block: MemberBlockSyntax,
    _ generics: GenericParameterClauseSyntax?, _ context: Context
  ) {
    var inner = context
    inner.path.append(lowering.name(node.name))
    inner.isPrivate = false
    guard headers == 0 else {
      headers -= 1
      return add(block, inner)
    }
    if isPrivate(node.modifiers, context) { facts.privatePaths.insert(inner.path) }
    let index = type(at: inner.path)
    facts.types[index].genericParameters += lowering.names(generics)
    facts.types[index].traits += lowering.arguments(of: "Suite", node.attributes)?.map(\.value) ?? []
    // A type that is declared twice is not known.
    facts.types[index].kind = facts.types[index].kind == nil ? kind : .enumeration
    inherit(node.inheritanceClause, index)
    add(block, inner)
  }

  private func isPrivate(_ modifiers: DeclModifierListSyntax, _ context: Context) -> Bool {
    lowering.isPrivate(modifiers) || context.isPrivate && !lowering.hasAccess(modifiers)
  }

  private mutating func add(_ block: MemberBlockSyntax, _ context: Context) {
    for member in block.members { add(member.decl, context) }
  }

  private mutating func add(_ node: ExtensionDeclSyntax, _ context: Context) {
    guard case .named(let path, let arguments) = lowering.type(node.extendedType) else { return }
    var inner = Context(path: path)
    inner.isConditional = context.isConditional
    inner.isPrivate = lowering.isPrivate(node.modifiers)
    if path.last == mock {
      inner.mockObject = arguments.first ?? object(of: node)
      if inner.mockObject == nil {
        inner.mockObject = .other
        inner.isForAllMocks = node.genericWhereClause == nil
      }
    }
    guard headers == 0 else {
      headers -= 1
      return add(node.memberBlock, inner)
    }
    if let clause = node.inheritanceClause { inherit(clause, type(at: path)) }
    add(node.memberBlock, inner)
  }

  private mutating func inherit(_ clause: InheritanceClauseSyntax?, _ index: Int) {
    guard let clause else { return }
    for item in clause.inheritedTypes { facts.types[index].inherited.append(lowering.type(item.type)) }
  }

  /// `Otter` in `where O == Otter`, where there is no other requirement.
  private mutating func object(of node: ExtensionDeclSyntax) -> TypeReference? {
    guard let requirements = node.genericWhereClause?.requirements, requirements.count == 1,
      case .sameTypeRequirement(let same)? = requirements.first?.requirement
    else { return nil }
    return Syntax(same.rightType).as(TypeSyntax.self).map { lowering.type($0) }
  }

  /// Returns the index of a type or of its extensions.
  private mutating func type(at path: [Name]) -> Int {
    if let index = facts.types.firstIndex(where: { $0.path == path }) { return index }
    facts.types.append(TestType(path: path, kind: nil, file: file))
    return facts.types.count - 1
  }

  // MARK: Members

  private mutating func add(_ node: InitializerDeclSyntax, _ context: Context) {
    guard let body = node.body else { return }
    let parameters = lowering.parameters(node.signature.parameterClause)
    let isFromJSON = parameters.first?.label == "_jsonValue"
    var function = TestFunction(
      kind: .initializer, name: isFromJSON ? TestFunction.jsonInitializer : "init", parameters: parameters, result: nil,
      body: lowering.statements(body.statements), isStatic: false, isPrivate: lowering.isPrivate(node.modifiers),
      isOverride: lowering.has(.override, node.modifiers), enclosing: context.path, mockObject: context.mockObject,
      range: lowering.range(node.initKeyword))
    function.isFailable = node.optionalMark != nil
    function.genericParameters = lowering.names(node.genericParameterClause)
    add(function, context)
  }

  private mutating func add(_ node: SubscriptDeclSyntax, _ context: Context) {
    var function = TestFunction(
      kind: .subscripting, name: TestFunction.subscriptName, parameters: lowering.parameters(node.parameterClause),
      result: lowering.type(node.returnClause.type),
      body: getter(node.accessorBlock).map { lowering.statements($0) } ?? [],
      isStatic: lowering.isStatic(node.modifiers), isPrivate: lowering.isPrivate(node.modifiers),
      isOverride: lowering.has(.override, node.modifiers), enclosing: context.path, mockObject: context.mockObject,
      range: lowering.range(node.subscriptKeyword))
    function.genericParameters = lowering.names(node.genericParameterClause)
    add(function, context)
  }

  private mutating func add(_ node: VariableDeclSyntax, _ context: Context) {
    let isStatic = lowering.isStatic(node.modifiers) || context.path.isEmpty
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        add(unnamed: binding, isStatic, context)
        continue
      }
      let written = binding.typeAnnotation.map { lowering.type($0.type) }
      if let body = getter(binding.accessorBlock) {
        let function = TestFunction(
          kind: .getter, name: lowering.name(name), parameters: [], result: written,
          body: lowering.statements(body), isStatic: isStatic, isPrivate: lowering.isPrivate(node.modifiers),
          isOverride: lowering.has(.override, node.modifiers), enclosing: context.path,
          mockObject: context.mockObject, range: lowering.range(name))
        add(function, context)
        continue
      }
      var property = TestType.Property(
        name: lowering.name(name), type: written, value: binding.initializer.map { lowering.expression($0.value) },
        isStatic: isStatic)
      property.isPrivate = lowering.isPrivate(node.modifiers)
      property.isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
      property.isLazy = lowering.has(.lazy, node.modifiers)
      property.isObserved =
        binding.accessorBlock != nil || !lowering.isPlain(node.attributes) || lowering.has(.weak, node.modifiers)
        || lowering.has(.unowned, node.modifiers)
      facts.types[type(at: context.path)].properties.append(property)
    }
  }

  /// `let (a, b) = …`
  private mutating func add(unnamed binding: PatternBindingSyntax, _ isStatic: Bool, _ context: Context) {
    for name in lowering.boundNames(binding.pattern) {
      var property = TestType.Property(name: name, type: .other, value: nil, isStatic: isStatic)
      property.isObserved = true
      facts.types[type(at: context.path)].properties.append(property)
    }
  }

  private func getter(_ block: AccessorBlockSyntax?) -> CodeBlockItemListSyntax? {
    switch block?.accessors {
    case .getter(let list): return list
    case .accessors(let list):
      guard list.count == 1 || list.contains(where: { $0.accessorSpecifier.tokenKind == .keyword(.set) }) else {
        return nil
      }
      return list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    case nil: return nil
    }
  }
}

private let mock: Name = "Mock"
private let fixtures: Set<Name> = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"]
