import Source
import SwiftSyntax

/// Lowers a declaration or file to its facts: functions, types, aliases and statements, however they are nested.
struct DeclarationLowering {
  var facts = DeclarationFacts()
  let file: Name
  var lowering: Lowering
  /// The number of next types that only enclose the declaration.
  var headers: Int
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
  struct Context {
    var path: [Name] = []
    var mockObject: SwiftTypeReference?
    var isForAllMocks = false
    var elementType: SwiftTypeReference?
    /// The innermost extension, if no type is inside it.
    var extended: ExtendedType?
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
    facts.expressionCount = Int(lowering.expressionCount)
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
          facts.add(lowering.parts(Syntax(node)))
        }
      default: facts.add(lowering.parts(Syntax(item.item)))
      }
    }
  }

  mutating func add(_ node: DeclSyntax, _ context: Context) {
    guard context.path.count < Lowering.depthLimit / 2 else { return }
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): add(node, context)
    case .initializerDecl(let node): add(node, context)
    case .variableDecl(let node): add(node, context)
    case .classDecl(let node): add(node, .classOrActor, node.genericParameterClause, node.genericWhereClause, context)
    case .actorDecl(let node): add(node, .classOrActor, node.genericParameterClause, node.genericWhereClause, context)
    case .structDecl(let node): add(node, .structure, node.genericParameterClause, node.genericWhereClause, context)
    case .enumDecl(let node): add(node, .enumeration, node.genericParameterClause, node.genericWhereClause, context)
    case .protocolDecl(let node): add(node, .protocolType, nil, node.genericWhereClause, context)
    case .extensionDecl(let node): add(node, context)
    case .macroExpansionDecl(let node): addMacro(node, context)
    case .ifConfigDecl(let node): add(node, context)
    case .typeAliasDecl(let node): add(node, context)
    case .associatedTypeDecl(let node): add(node, context)
    case .subscriptDecl(let node): add(node, context)
    case .enumCaseDecl(let node):
      if !context.path.isEmpty { facts.types[type(at: context.path)].cases += lowering.cases(node) }
      facts.add(lowering.parts(in: DeclSyntax(node)))
    case .importDecl(let node):
      if let first = node.path.first { facts.imports.append(lowering.name(first.name)) }
      facts.add(lowering.declaration(DeclSyntax(node)))
    default: facts.add(lowering.parts(in: node))
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
      case let other?: facts.add(lowering.parts(in: other))
      case nil: break
      }
    }
  }

  /// `#Preview { … }` is a function without callers.
  private mutating func addMacro(_ node: some FreestandingMacroExpansionSyntax, _ context: Context) {
    let content = lowering.macro(node)
    let expression = lowering.make(content, lowering.range(node))
    facts.add([.expression(expression)])
    guard node.macroName.text == "Preview", node.trailingClosure != nil, case .macro(_, let list) = expression.content,
      case .closure(let closure)? = list.first(where: \.isTrailing)?.value.content
    else { return }
    add(
      SwiftFunction(
        kind: .function, name: "#Preview", parameters: [], body: closure.body, isStatic: true,
        enclosing: context.path, range: lowering.range(node.macroName)), context)
  }

  private mutating func add(_ node: TypeAliasDeclSyntax, _ context: Context) {
    let target = lowering.written(node.initializer.value)
    facts.add([lowering.alias(node, target)])
    facts.aliases.append(
      SwiftFileFacts.TypeAlias(
        path: context.path, name: lowering.name(node.name), written: target,
        isPrivate: isPrivate(node.modifiers, context),
        generics: lowering.generics(node.genericParameterClause, where: node.genericWhereClause),
        extended: context.extended))
  }

  func isPrivate(_ modifiers: DeclModifierListSyntax, _ context: Context) -> Bool {
    lowering.isPrivate(modifiers) || context.isPrivate && !lowering.hasAccess(modifiers)
  }

  /// Returns the index of a type or of its extensions.
  mutating func type(at path: [Name]) -> Int {
    if let index = facts.types.firstIndex(where: { $0.path == path }) { return index }
    facts.types.append(SwiftTypeDeclaration(path: path, kind: nil, file: file))
    return facts.types.count - 1
  }
}
