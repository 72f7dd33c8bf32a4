import Source
import SwiftSyntax

/// Lowers a declaration or file to its facts: functions, types, aliases and statements, however they are nested.
struct DeclarationLowering {
  private(set) var facts = DeclarationFacts()
  private let file: Name
  private(set) var lowering: Lowering
  /// The number of next types that only enclose the declaration.
  private var headers: Int
  private let isConditional: Bool

  /// - Parameter origin: the offset to which ranges are relative.
  init(file: Name, headers: Int = 0, isConditional: Bool = false, origin: Int = 0) {
    self.file = file
    self.headers = headers
    self.isConditional = isConditional
    lowering = Lowering()
    lowering.origin = origin
  }

  /// Lowers a declaration among others, as a part of them.
  init(file: Name, lowering: Lowering) {
    self.file = file
    headers = 0
    isConditional = false
    self.lowering = lowering
  }

  /// The declarations and conditions around the declaration that is lowered.
  private struct Context {
    var path: [Name] = []
    var mockObject: SwiftTypeReference?
    var isForAllMocks = false
    var elementType: SwiftTypeReference?
    /// Whether the innermost type is a protocol.
    var isProtocol = false
    /// Whether a condition of the build is around.
    var isConditional = false
    /// Whether members are private where they don't say otherwise.
    var isPrivate = false
  }

  /// Adds declarations at the top of a file. Previews are the only statements there that are analyzed.
  mutating func add(_ list: CodeBlockItemListSyntax) {
    var context = Context()
    context.isConditional = isConditional
    add(list, context)
    facts.places = lowering.places
  }

  mutating func add(_ node: DeclSyntax) { add(node, Context()) }

  private mutating func add(_ list: CodeBlockItemListSyntax, _ context: Context) {
    for item in list {
      switch item.item {
      case .decl(let node): add(node, context)
      case .expr(let node):
        if let node = node.as(MacroExpansionExprSyntax.self) {
          addMacro(node, context)
        } else {
          facts.statements += lowering.parts(Syntax(node))
        }
      default: facts.statements += lowering.parts(Syntax(item.item))
      }
    }
  }

  private mutating func add(_ node: DeclSyntax, _ context: Context) {
    guard context.path.count < Lowering.depthLimit / 2 else { return }
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      let function = lowering.function(node, enclosing: context.path, mockObject: context.mockObject)
      if node.body != nil {
        add(function, context)
      } else if context.isProtocol, !function.isStatic {
        facts.types[type(at: context.path)].requirements.append(
          SwiftTypeDeclaration.Requirement(name: function.name, labels: function.parameters.map(\.label)))
      }
      facts.statements.append(.function(function))
    case .initializerDecl(let node): add(node, context)
    case .variableDecl(let node): add(node, context)
    case .classDecl(let node): add(node, .classOrActor, node.memberBlock, node.genericParameterClause, context)
    case .actorDecl(let node): add(node, .classOrActor, node.memberBlock, node.genericParameterClause, context)
    case .structDecl(let node): add(node, .structure, node.memberBlock, node.genericParameterClause, context)
    case .enumDecl(let node): add(node, .enumeration, node.memberBlock, node.genericParameterClause, context)
    case .protocolDecl(let node): add(node, .protocolType, node.memberBlock, nil, context)
    case .extensionDecl(let node): add(node, context)
    case .macroExpansionDecl(let node): addMacro(node, context)
    case .ifConfigDecl(let node): add(node, context)
    case .typeAliasDecl(let node):
      let target = lowering.written(node.initializer.value)
      facts.statements.append(lowering.alias(node, target))
      guard node.genericParameterClause == nil else { return }
      facts.aliases.append(
        SwiftFileFacts.TypeAlias(
          path: context.path, name: lowering.name(node.name), target: target.reference,
          isPrivate: isPrivate(node.modifiers, context)))
    case .subscriptDecl(let node): add(node, context)
    case .enumCaseDecl(let node):
      if !context.path.isEmpty { facts.types[type(at: context.path)].cases += lowering.cases(node) }
      facts.statements += lowering.parts(in: DeclSyntax(node))
    case .importDecl: facts.statements += lowering.declaration(node)
    default: facts.statements += lowering.parts(in: node)
    }
  }

  /// Adds all parts, since any of them may be compiled.
  private mutating func add(_ node: IfConfigDeclSyntax, _ context: Context) {
    var inner = context
    inner.isConditional = true
    for clause in node.clauses {
      switch clause.elements {
      case .statements(let list): add(list, inner)
      case .decls(let list): for member in list { add(member.decl, inner) }
      case let other?: facts.statements += lowering.parts(in: other)
      case nil: break
      }
    }
  }

  private mutating func add(_ function: SwiftFunction, _ context: Context) {
    var function = function
    function.isForAllMocks = context.isForAllMocks
    function.elementType = context.elementType
    function.isPrivate = function.isPrivate || context.isPrivate
    function.isConditional = context.isConditional
    facts.functions.append(function)
    if function.isOverride, function.kind == .function, !fixtures.contains(function.name), !function.isStatic {
      facts.types[type(at: context.path)].overridden.append(function.name)
    }
  }

  /// `#Preview { … }` is a function without callers.
  private mutating func addMacro(_ node: some FreestandingMacroExpansionSyntax, _ context: Context) {
    let expression = SwiftExpression(lowering.macro(node), lowering.range(node))
    facts.statements.append(.expression(expression))
    guard node.macroName.text == "Preview", node.trailingClosure != nil, case .macro(_, let list) = expression.content,
      case .closure(let closure)? = list.first(where: \.isTrailing)?.value.content
    else { return }
    add(
      SwiftFunction(
        kind: .function, name: "#Preview", parameters: [], body: closure.body, isStatic: true,
        enclosing: context.path, range: lowering.range(node.macroName)), context)
  }

  // MARK: Types

  private mutating func add(
    _ node: some NamedDeclSyntax & DeclGroupSyntax, _ kind: SwiftTypeDeclaration.Kind, _ block: MemberBlockSyntax,
    _ generics: GenericParameterClauseSyntax?, _ context: Context
  ) {
    var inner = context
    let name = lowering.name(node.name)
    inner.path.append(name)
    inner.isPrivate = false
    inner.isProtocol = kind == .protocolType
    var header = TypeHeader(subject: .declared(name))
    guard headers == 0 else {
      headers -= 1
      header.isContext = true
      return add(block, header, inner)
    }
    header.inherited = inherited(node.inheritanceClause)
    if isPrivate(node.modifiers, context) { facts.privatePaths.insert(inner.path) }
    let index = type(at: inner.path)
    facts.types[index].genericParameters += lowering.generics(generics, where: node.genericWhereClause)
    if lowering.arguments(of: "propertyWrapper", node.attributes) != nil { facts.types[index].isPropertyWrapper = true }
    facts.types[index].traits += lowering.arguments(of: "Suite", node.attributes)?.map(\.value) ?? []
    // A type that is declared twice is not known.
    facts.types[index].kind = facts.types[index].kind == nil ? kind : .enumeration
    facts.types[index].inherited += header.inherited.map(\.reference)
    add(block, header, inner)
  }

  private func isPrivate(_ modifiers: DeclModifierListSyntax, _ context: Context) -> Bool {
    lowering.isPrivate(modifiers) || context.isPrivate && !lowering.hasAccess(modifiers)
  }

  private mutating func add(_ block: MemberBlockSyntax, _ header: TypeHeader, _ context: Context) {
    let outer = facts.statements
    facts.statements = []
    for member in block.members { add(member.decl, context) }
    facts.statements = outer + [.members(header, facts.statements)]
  }

  private mutating func add(_ node: ExtensionDeclSyntax, _ context: Context) {
    let extended = lowering.written(node.extendedType)
    var header = TypeHeader(subject: .extended(extended, sameTypes: sameTypes(node.genericWhereClause)))
    let path: [Name]
    let arguments: [SwiftTypeReference]
    switch extended.reference {
    case .named(let names, let types): (path, arguments) = (names, types)
    case .array(let element): (path, arguments) = ([CollectionTypes.array], [element])
    default: return addUnnamed(node.memberBlock, node.inheritanceClause, header)
    }
    var inner = Context(path: path)
    inner.elementType = CollectionTypes.contains(path) ? arguments.first ?? elementType(of: node, header) : nil
    inner.isConditional = context.isConditional
    inner.isPrivate = lowering.isPrivate(node.modifiers)
    if path.last == mock {
      inner.mockObject = arguments.first ?? object(of: node, header)
      if inner.mockObject == nil {
        inner.mockObject = .other
        inner.isForAllMocks = node.genericWhereClause == nil
      }
    }
    guard headers == 0 else {
      headers -= 1
      header.isContext = true
      return add(node.memberBlock, header, inner)
    }
    header.inherited = inherited(node.inheritanceClause)
    if node.inheritanceClause != nil { facts.types[type(at: path)].inherited += header.inherited.map(\.reference) }
    add(node.memberBlock, header, inner)
  }

  /// Adds an extension of a type without a name. Its functions are not evaluated.
  private mutating func addUnnamed(_ block: MemberBlockSyntax, _ clause: InheritanceClauseSyntax?, _ header: TypeHeader)
  {
    var header = header
    header.isContext = 0 < headers
    header.inherited = inherited(clause)
    var inner = DeclarationLowering(file: file, lowering: lowering)
    inner.headers = max(0, headers - 1)
    inner.add(block, header, Context())
    headers = inner.headers
    lowering = inner.lowering
    facts.statements += inner.facts.statements
  }

  private mutating func inherited(_ clause: InheritanceClauseSyntax?) -> [WrittenType] {
    var result: [WrittenType] = []
    for item in clause?.inheritedTypes ?? [] { result.append(lowering.written(item.type)) }
    return result
  }

  private mutating func sameTypes(_ clause: GenericWhereClauseSyntax?) -> [WrittenType] {
    var result: [WrittenType] = []
    for case .sameTypeRequirement(let same) in clause?.requirements.lazy.map(\.requirement) ?? [] {
      if let type = Syntax(same.rightType).as(TypeSyntax.self) { result.append(lowering.written(type)) }
    }
    return result
  }

  /// `Otter` in `where O == Otter`, if there is no other requirement.
  private func object(of node: ExtensionDeclSyntax, _ header: TypeHeader) -> SwiftTypeReference? {
    guard node.genericWhereClause?.requirements.count == 1, case .extended(_, let sameTypes) = header.subject else {
      return nil
    }
    return sameTypes.first?.reference
  }

  /// `Otter` in `where Element == Otter`, if there is no other requirement.
  private func elementType(of node: ExtensionDeclSyntax, _ header: TypeHeader) -> SwiftTypeReference? {
    guard case .sameTypeRequirement(let same)? = node.genericWhereClause?.requirements.first?.requirement,
      ["Element", "Self.Element"].contains(same.leftType.trimmedDescription)
    else { return nil }
    return object(of: node, header)
  }

  /// Returns the index of a type or of its extensions.
  private mutating func type(at path: [Name]) -> Int {
    if let index = facts.types.firstIndex(where: { $0.path == path }) { return index }
    facts.types.append(SwiftTypeDeclaration(path: path, kind: nil, file: file))
    return facts.types.count - 1
  }

  // MARK: Members

  private mutating func add(_ node: InitializerDeclSyntax, _ context: Context) {
    let parameters = lowering.parameters(node.signature.parameterClause)
    let isFromJSON = parameters.first?.label == "_jsonValue"
    var function = SwiftFunction(
      kind: .initializer, name: isFromJSON ? SwiftFunction.jsonInitializer : "init", parameters: parameters, result: nil,
      body: node.body.map { lowering.statements($0.statements) } ?? [], isStatic: false,
      isPrivate: lowering.isPrivate(node.modifiers), isOverride: lowering.has(.override, node.modifiers),
      enclosing: context.path, mockObject: context.mockObject, range: lowering.range(node.initKeyword))
    function.isFailable = node.optionalMark != nil
    function.isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    function.genericParameters = lowering.generics(node.genericParameterClause, where: node.genericWhereClause)
    if node.body != nil { add(function, context) }
    facts.statements.append(.function(function))
  }

  private mutating func add(_ node: SubscriptDeclSyntax, _ context: Context) {
    let writtenResult = lowering.written(node.returnClause.type)
    let accessors = lowering.accessors(node.accessorBlock)
    var function = SwiftFunction(
      kind: .subscripting, name: SwiftFunction.subscriptName, parameters: lowering.parameters(node.parameterClause),
      result: writtenResult.reference, body: getter(node.accessorBlock, accessors) ?? [],
      isStatic: lowering.isStatic(node.modifiers), isPrivate: lowering.isPrivate(node.modifiers),
      isOverride: lowering.has(.override, node.modifiers), enclosing: context.path, mockObject: context.mockObject,
      range: lowering.range(node.subscriptKeyword))
    function.genericParameters = lowering.generics(node.genericParameterClause, where: node.genericWhereClause)
    function.writtenResult = writtenResult
    function.isMutating = lowering.hasMutatingGetter(node.accessorBlock)
    for (index, parameter) in node.parameterClause.parameters.enumerated() {
      // A parameter with one name has no label.
      let hasLabel = parameter.secondName != nil || parameter.firstName.text == "dynamicMember"
      if !hasLabel, function.parameters.indices.contains(index) { function.parameters[index].label = nil }
    }
    add(function, context)
    facts.statements.append(.function(function))
    // The getter is the body of the function.
    let rest = accessors.filter { function.body.isEmpty || $0.kind != .getter }
    guard !rest.isEmpty else { return }
    facts.statements.append(
      .computed(
        ComputedVariable(pattern: .wildcard, parameters: function.parameters.map(\.name), accessors: rest)))
  }

  private mutating func add(_ node: VariableDeclSyntax, _ context: Context) {
    let isStatic = lowering.isStatic(node.modifiers) || context.path.isEmpty
    for binding in node.bindings {
      let written = binding.typeAnnotation.map { lowering.written($0.type) }
      let value = binding.initializer.map { lowering.expression($0.value) }
      let accessors = lowering.accessors(binding.accessorBlock)
      let variable = lowering.variable(binding, of: node, written, value, accessors)
      facts.statements.append(variable)
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        add(unnamed: binding, isStatic, context)
        continue
      }
      if let body = getter(binding.accessorBlock, accessors) {
        var function = SwiftFunction(
          kind: .getter, name: lowering.name(name), parameters: [], result: written?.reference, body: body,
          isStatic: isStatic, isPrivate: lowering.isPrivate(node.modifiers),
          isOverride: lowering.has(.override, node.modifiers), enclosing: context.path,
          mockObject: context.mockObject, range: lowering.range(name))
        function.isMutating = lowering.hasMutatingGetter(binding.accessorBlock)
        function.writtenResult = written
        add(function, context)
        if let setter = setter(of: function, accessors) { add(setter, context) }
        continue
      }
      var property = SwiftTypeDeclaration.Property(
        name: lowering.name(name), type: written?.reference, value: value, isStatic: isStatic)
      property.bareType = written?.bare
      property.isPrivate = lowering.isPrivate(node.modifiers)
      property.isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
      property.isLazy = lowering.has(.lazy, node.modifiers)
      property.observers = accessors.filter { $0.kind == .willSet || $0.kind == .didSet }
      property.isWeak = lowering.has(.weak, node.modifiers)
      property.isObserved =
        binding.accessorBlock != nil && (property.observers.isEmpty || property.observers.count != accessors.count)
        || !lowering.storesPlainly(node.attributes) || lowering.has(.unowned, node.modifiers)
        || lowering.has(.override, node.modifiers)
      if !isStatic, case .computed(let variable) = variable { property.wrapper = WrittenWrapper(of: variable) }
      facts.types[type(at: context.path)].properties.append(property)
    }
  }

  /// `let (a, b) = …`
  private mutating func add(unnamed binding: PatternBindingSyntax, _ isStatic: Bool, _ context: Context) {
    for name in lowering.boundNames(binding.pattern) {
      var property = SwiftTypeDeclaration.Property(name: name, type: .other, value: nil, isStatic: isStatic)
      property.isObserved = true
      facts.types[type(at: context.path)].properties.append(property)
    }
  }

  /// The function that sets a computed property; nil if it can't be set.
  private func setter(
    of getter: SwiftFunction, _ accessors: [ComputedVariable.Accessor]
  ) -> SwiftFunction? {
    guard let accessor = accessors.first(where: { $0.kind == .setter }) else { return nil }
    var setter = getter
    setter.kind = .setter
    setter.parameters = [
      SwiftFunction.Parameter(
        name: accessor.parameter ?? WellKnownNames.newValue, type: getter.result ?? .other, isInOut: false)
    ]
    setter.body = accessor.body
    setter.isMutating = true
    return setter
  }

  /// The body of the getter; nil if the variable is stored.
  private func getter(_ block: AccessorBlockSyntax?, _ accessors: [ComputedVariable.Accessor]) -> [SwiftStatement]? {
    if case .accessors(let list)? = block?.accessors, list.count != 1,
      !list.contains(where: { $0.accessorSpecifier.tokenKind == .keyword(.set) })
    {
      return nil
    }
    return accessors.first { $0.kind == .getter }?.body
  }
}

private let mock: Name = "Mock"
private let fixtures: Set<Name> = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"]
