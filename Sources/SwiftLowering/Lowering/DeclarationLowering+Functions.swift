import Source
import SwiftSyntax

/// Functions and initializers.
extension DeclarationLowering {
  mutating func add(_ node: FunctionDeclSyntax, _ context: Context) {
    var function = lowering.function(node, enclosing: context.path, mockObject: context.mockObject)
    function.extended = context.extended
    function.isRequirement = node.body == nil && context.isProtocol
    add(function, hasBody: node.body != nil, context)
    if function.isRequirement, !function.isStatic {
      facts.types[type(at: context.path)].requirements.append(
        SwiftTypeDeclaration.Requirement(name: function.name, labels: function.parameters.map(\.label)))
    }
    facts.addLast(isRequirement: function.isRequirement || node.body == nil)
  }

  mutating func add(_ node: InitializerDeclSyntax, _ context: Context) {
    let parameters = lowering.parameters(node.signature.parameterClause)
    let isFromJSON = parameters.first?.label == "_jsonValue"
    var function = SwiftFunction(
      kind: .initializer, name: isFromJSON ? SwiftFunction.jsonInitializer : "init", parameters: parameters, body: [],
      isStatic: false, isPrivate: lowering.isPrivate(node.modifiers),
      isOverride: lowering.has(.override, node.modifiers), enclosing: context.path, mockObject: context.mockObject,
      range: lowering.range(node.initKeyword))
    function.isFailable = node.optionalMark != nil
    function.isConvenience = lowering.has(.convenience, node.modifiers)
    function.effects = lowering.effects(node.signature.effectSpecifiers)
    function.generics = lowering.generics(node.genericParameterClause, where: node.genericWhereClause)
    lowering.note(node.attributes, node.modifiers, of: &function)
    function.extended = context.extended
    function.isRequirement = node.body == nil && context.isProtocol
    function.body = node.body.map { lowering.statements($0.statements) } ?? []
    add(function, hasBody: node.body != nil, context)
    facts.addLast(isRequirement: function.isRequirement || node.body == nil)
  }

  mutating func add(_ function: SwiftFunction, hasBody: Bool = true, _ context: Context) {
    var function = function
    function.isForAllMocks = context.isForAllMocks
    function.elementType = context.elementType
    function.extended = context.extended
    function.isPrivate = function.isPrivate || context.isPrivate
    function.isConditional = context.isConditional
    guard hasBody, !function.isRequirement else { return facts.requirements.append(function) }
    facts.functions.append(function)
    if function.isOverride, function.kind == .function, !fixtures.contains(function.name), !function.isStatic {
      facts.types[type(at: context.path)].overridden.append(function.name)
    }
  }
}

private let fixtures: Set<Name> = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"]
