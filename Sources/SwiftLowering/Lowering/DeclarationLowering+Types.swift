import Source
import SwiftSyntax

/// Types and extensions.
extension DeclarationLowering {
  mutating func add(
    _ node: some NamedDeclSyntax & DeclGroupSyntax, _ kind: SwiftTypeDeclaration.Kind,
    _ generics: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?, _ context: Context
  ) {
    var inner = context
    let name = lowering.name(node.name)
    inner.path.append(name)
    inner.isPrivate = false
    inner.extended = nil
    inner.isProtocol = kind == .protocolType
    var header = TypeHeader(subject: .declared(name))
    header.kind = kind
    header.isActor = node.is(ActorDeclSyntax.self)
    guard headers == 0 else {
      headers -= 1
      header.isContext = true
      return add(node.memberBlock, header, inner)
    }
    header.inherited = lowering.written(node.inheritanceClause)
    header.generics = lowering.generics(generics, where: requirements)
    header.attributeNames = lowering.names(of: node.attributes)
    if isPrivate(node.modifiers, context) { facts.privatePaths.insert(inner.path) }
    let index = type(at: inner.path)
    facts.types[index].generics.add(header.generics)
    facts.types[index].attributeNames += header.attributeNames
    facts.types[index].isActor = facts.types[index].isActor || header.isActor
    facts.types[index].isFinal = facts.types[index].isFinal || lowering.has(.final, node.modifiers)
    for parameter in node.as(ProtocolDeclSyntax.self)?.primaryAssociatedTypeClause?.primaryAssociatedTypes ?? [] {
      facts.types[index].primaryAssociatedTypes.append(lowering.name(parameter.name))
    }
    if lowering.arguments(of: "propertyWrapper", node.attributes) != nil { facts.types[index].isPropertyWrapper = true }
    facts.types[index].traits += lowering.arguments(of: "Suite", node.attributes)?.map(\.value) ?? []
    // A type that is declared twice is not known.
    facts.types[index].kind = facts.types[index].kind == nil ? kind : .enumeration
    if !header.inherited.isEmpty {
      facts.types[index].clauses.append(SwiftTypeDeclaration.InheritanceClause(types: header.inherited))
    }
    add(node.memberBlock, header, inner)
  }

  mutating func add(_ block: MemberBlockSyntax, _ header: TypeHeader, _ context: Context) {
    let outer = facts.items
    facts.items = []
    for member in block.members { add(member.decl, context) }
    facts.items = outer + [.members(header, facts.items)]
  }

  mutating func add(_ node: ExtensionDeclSyntax, _ context: Context) {
    let extended = lowering.written(node.extendedType)
    var header = TypeHeader(subject: .extended(extended))
    header.requirements = lowering.requirements(node.genericWhereClause)
    let path: [Name]
    let arguments: [SwiftTypeReference]
    switch extended.reference {
    case .named(let names, let types): (path, arguments) = (names, types)
    case .array(let element): (path, arguments) = ([CollectionTypes.array], [element])
    default: return addUnnamed(node, header)
    }
    var inner = Context(path: path)
    inner.extended = ExtendedType(type: extended, requirements: header.requirements)
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
    header.inherited = lowering.written(node.inheritanceClause)
    header.attributeNames = lowering.names(of: node.attributes)
    if node.inheritanceClause != nil {
      facts.types[type(at: path)].clauses.append(
        SwiftTypeDeclaration.InheritanceClause(types: header.inherited, extended: inner.extended))
    }
    add(node.memberBlock, header, inner)
  }

  /// Adds an extension of a type without a name. Its functions are not evaluated.
  private mutating func addUnnamed(_ node: ExtensionDeclSyntax, _ header: TypeHeader) {
    var header = header
    header.isContext = 0 < headers
    header.inherited = lowering.written(node.inheritanceClause)
    var inner = DeclarationLowering(file: file, lowering: lowering)
    inner.headers = max(0, headers - 1)
    inner.add(node.memberBlock, header, Context())
    headers = inner.headers
    lowering = inner.lowering
    facts.add(inner.facts.statements)
  }

  /// `Otter` in `where O == Otter`, if there is no other requirement.
  private func object(of node: ExtensionDeclSyntax, _ header: TypeHeader) -> SwiftTypeReference? {
    guard node.genericWhereClause?.requirements.count == 1 else { return nil }
    return header.sameTypes.first?.reference
  }

  /// `Otter` in `where Element == Otter`, if there is no other requirement.
  private func elementType(of node: ExtensionDeclSyntax, _ header: TypeHeader) -> SwiftTypeReference? {
    guard case .sameTypeRequirement(let same)? = node.genericWhereClause?.requirements.first?.requirement,
      ["Element", "Self.Element"].contains(same.leftType.trimmedDescription)
    else { return nil }
    return object(of: node, header)
  }

  mutating func add(_ node: AssociatedTypeDeclSyntax, _ context: Context) {
    var found = SwiftTypeDeclaration.AssociatedType(name: lowering.name(node.name))
    found.inherited = lowering.written(node.inheritanceClause)
    found.defaultType = node.initializer.map { lowering.written($0.value) }
    found.requirements = lowering.requirements(node.genericWhereClause)
    for child in node.children(viewMode: .sourceAccurate)
    where !child.is(TokenSyntax.self) && !child.is(TypeInitializerClauseSyntax.self) {
      facts.add(lowering.parts(child))
    }
    facts.add([.type(found.name, target: found.defaultType)])
    if context.isProtocol { facts.types[type(at: context.path)].associatedTypes.append(found) }
  }
}

private let mock: Name = "Mock"
