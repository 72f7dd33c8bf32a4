import Source
import SwiftSyntax

extension Lowering {
  /// Declarations among statements.
  mutating func declaration(_ node: DeclSyntax) -> [TestStatement] {
    nested { $0.shallowDeclaration(node) } ?? [.opaque(mentions(node))]
  }

  private mutating func shallowDeclaration(_ node: DeclSyntax) -> [TestStatement] {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      guard node.attributes.isEmpty, node.bindings.allSatisfy({ $0.accessorBlock == nil }) else {
        return [.opaque(mentions(node))] + node.bindings.map { .binding(.opaque(boundNames($0.pattern)), nil, nil) }
      }
      // What is lazy or asynchronous is evaluated at another time.
      let isLater = node.modifiers.contains {
        $0.name.tokenKind == .keyword(.lazy) || $0.name.tokenKind == .keyword(.async)
      }
      guard !isLater else {
        return [.opaque(mentions(node))] + node.bindings.map { .binding(.opaque(boundNames($0.pattern)), nil, nil) }
      }
      var result: [TestStatement] = []
      for binding in node.bindings {
        let names = pattern(binding.pattern)
        let written = binding.typeAnnotation.map { type($0.type) }
        result.append(.binding(names, written, binding.initializer.map { expression($0.value) }))
      }
      return result
    case .functionDecl(let node):
      return function(node, enclosing: [], mockObject: nil).map { [.function($0)] } ?? [.opaque(mentions(node))]
    default:
      // Types and `#if` among statements are not followed.
      return [.opaque(mentions(node))]
    }
  }

  mutating func function(
    _ node: FunctionDeclSyntax, enclosing: [Name], mockObject: TypeReference?
  ) -> TestFunction? {
    guard let body = node.body else { return nil }
    return TestFunction(
      kind: .function, name: name(node.name), parameters: parameters(node.signature.parameterClause),
      result: node.signature.returnClause.map { type($0.type) }, body: statements(body.statements),
      isStatic: isStatic(node.modifiers), isPrivate: isPrivate(node.modifiers), isOverride: isOverride(node.modifiers),
      enclosing: enclosing, mockObject: mockObject, range: range(node.name))
  }

  mutating func parameters(_ clause: FunctionParameterClauseSyntax) -> [TestFunction.Parameter] {
    var result: [TestFunction.Parameter] = []
    for parameter in clause.parameters {
      let label = parameter.firstName.tokenKind == .wildcard ? nil : name(parameter.firstName)
      let isInOut =
        parameter.type.as(AttributedTypeSyntax.self).map {
          $0.specifiers.contains { $0.trimmedDescription == "inout" }
        } ?? false
      result.append(
        TestFunction.Parameter(
          label: label, name: name(parameter.secondName ?? parameter.firstName),
          type: parameter.ellipsis == nil ? type(parameter.type) : .other,
          defaultValue: parameter.defaultValue.map { expression($0.value) }, isInOut: isInOut))
    }
    return result
  }

  func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate) }
  }

  func isOverride(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.override) }
  }

  func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}

/// Finds the functions and types of a file, however they are nested.
struct DeclarationLowering {
  var file: TestFile
  private var lowering = Lowering()

  init(file: TestFile) {
    self.file = file
  }

  private struct Context {
    var path: [Name] = []
    var mockObject: TypeReference?
  }

  /// Statements at the top of a file are not followed.
  mutating func add(_ list: CodeBlockItemListSyntax) {
    for item in list {
      if case .decl(let node) = item.item { add(node, Context()) }
    }
  }

  private mutating func add(_ node: DeclSyntax, _ context: Context) {
    guard context.path.count < Lowering.depthLimit / 2 else { return }
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      let function = lowering.function(node, enclosing: context.path, mockObject: context.mockObject)
      if let function { file.functions.append(function) }
    case .initializerDecl(let node): add(node, context)
    case .variableDecl(let node): add(node, context)
    case .classDecl(let node): add(node.memberBlock, node.name, context)
    case .structDecl(let node): add(node.memberBlock, node.name, context)
    case .enumDecl(let node): add(node.memberBlock, node.name, context)
    case .actorDecl(let node): add(node.memberBlock, node.name, context)
    case .extensionDecl(let node): add(node, context)
    case .typeAliasDecl(let node):
      guard node.genericParameterClause == nil else { return }
      file.aliases.append(
        TestFile.TypeAlias(
          path: context.path, name: lowering.name(node.name), target: lowering.type(node.initializer.value)))
    default: break
    }
  }

  private mutating func add(_ block: MemberBlockSyntax, _ name: TokenSyntax, _ context: Context) {
    add(block, Context(path: context.path + [lowering.name(name)], mockObject: context.mockObject))
  }

  private mutating func add(_ block: MemberBlockSyntax, _ context: Context) {
    for member in block.members { add(member.decl, context) }
  }

  private mutating func add(_ node: ExtensionDeclSyntax, _ context: Context) {
    guard case .named(let path, let arguments) = lowering.type(node.extendedType) else { return }
    var inner = Context(path: path)
    if path.last == mock {
      inner.mockObject = arguments.first ?? object(of: node)
      if inner.mockObject == nil { inner.mockObject = .other }
    }
    add(node.memberBlock, inner)
  }

  /// `Otter` in `where O == Otter`, where there is no other requirement.
  private mutating func object(of node: ExtensionDeclSyntax) -> TypeReference? {
    guard let requirements = node.genericWhereClause?.requirements, requirements.count == 1,
      case .sameTypeRequirement(let same)? = requirements.first?.requirement
    else { return nil }
    return Syntax(same.rightType).as(TypeSyntax.self).map { lowering.type($0) }
  }

  private mutating func add(_ node: InitializerDeclSyntax, _ context: Context) {
    guard let body = node.body else { return }
    let parameters = lowering.parameters(node.signature.parameterClause)
    let isFromJSON = parameters.first?.label == "_jsonValue"
    file.functions.append(
      TestFunction(
        kind: .initializer, name: isFromJSON ? TestFunction.jsonInitializer : "init", parameters: parameters,
        result: nil,
        body: lowering.statements(body.statements), isStatic: false, enclosing: context.path,
        mockObject: context.mockObject, range: lowering.range(node.initKeyword)))
  }

  private mutating func add(_ node: VariableDeclSyntax, _ context: Context) {
    let isStatic = lowering.isStatic(node.modifiers) || context.path.isEmpty
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      let written = binding.typeAnnotation.map { lowering.type($0.type) }
      if let body = getter(binding.accessorBlock) {
        file.functions.append(
          TestFunction(
            kind: .getter, name: lowering.name(name), parameters: [], result: written,
            body: lowering.statements(body), isStatic: isStatic, isPrivate: lowering.isPrivate(node.modifiers),
            isOverride: lowering.isOverride(node.modifiers), enclosing: context.path,
            mockObject: context.mockObject, range: lowering.range(name)))
        continue
      }
      let value = binding.accessorBlock == nil && node.attributes.isEmpty ? binding.initializer?.value : nil
      let property = TestType.Property(
        name: lowering.name(name), type: written, value: value.map { lowering.expression($0) }, isStatic: isStatic)
      add(property, to: context.path)
    }
  }

  private mutating func add(_ property: TestType.Property, to path: [Name]) {
    if let index = file.types.firstIndex(where: { $0.path == path }) {
      file.types[index].properties.append(property)
    } else {
      file.types.append(TestType(path: path, properties: [property]))
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
