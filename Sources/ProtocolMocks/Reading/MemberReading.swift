import Source
import SwiftScanning
import SwiftSyntax

/// Reads the members of a protocol or class.
struct MemberReading {
  private(set) var members: [MemberFact] = []
  private(set) var associatedTypes: [AssociatedTypeFact] = []
  private(set) var aliases: [AliasFact] = []
  private(set) var problems: [FactProblem] = []
  private let isOfClass: Bool
  private var conditions: [String] = []

  init(ofClass isOfClass: Bool) { self.isOfClass = isOfClass }

  mutating func take(_ list: MemberBlockItemListSyntax) {
    for item in list { take(item.decl) }
  }

  private mutating func take(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function): take(function)
    case .variableDecl(let variable): take(variable)
    case .subscriptDecl(let item): take(item)
    case .initializerDecl(let initializer): take(initializer)
    case .associatedTypeDecl(let type): take(type)
    case .typeAliasDecl(let alias):
      aliases.append(
        AliasFact(
          name: alias.name.text.withoutBackticks, generics: alias.genericParameterClause?.facts ?? [],
          target: alias.initializer.value.spelled, requirements: alias.genericWhereClause?.facts ?? [],
          conditions: conditions))
    case .ifConfigDecl(let block): take(block)
    default:
      if !isOfClass {
        problems.append(
          FactProblem(message: "is not a valid protocol requirement", range: declaration.textRange))
      }
    }
  }

  private mutating func take(_ block: IfConfigDeclSyntax) {
    var others: [String] = []
    for clause in block.clauses {
      let condition = clause.condition?.spelled
      let outer = conditions
      conditions += others.map { "!(\($0))" } + [condition].compactMap(\.self)
      if case .decls(let list)? = clause.elements { take(list) }
      conditions = outer
      others += [condition].compactMap(\.self)
    }
  }

  /// Adds a member, unless it belongs to a class and can't be overridden.
  private mutating func add(_ member: MemberFact, _ modifiers: DeclModifierListSyntax) {
    var member = member
    member.conditions = conditions
    member.access = modifiers.access
    if isOfClass {
      guard !modifiers.has(.final), !modifiers.has(.static), member.access.map({ .fileprivate < $0 }) ?? true else {
        return
      }
      if case .initializer = member.kind { return }
      if let reason = member.reasonAgainstOverride {
        problems.append(FactProblem(message: reason, range: member.range, isLeftOut: true))
        return
      }
    }
    if !member.hasVisibleNames {
      problems.append(FactProblem(message: "has a name with invisible characters", range: member.range))
    }
    members.append(member)
  }

  private func member(
    _ kind: MemberFact.Kind, _ syntax: some SyntaxProtocol, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax
  ) -> MemberFact {
    var member = MemberFact(kind, range: syntax.textRange)
    member.attributes = attributes.facts
    member.isStatic = modifiers.has(.static) || modifiers.has(.class)
    member.isNonsending = modifiers.contains { $0.detail?.detail.text == "nonsending" }
    member.isNonisolated = modifiers.has(.nonisolated) && !member.isNonsending
    if modifiers.has(.prefix) { member.fixity = .prefix }
    if modifiers.has(.postfix) { member.fixity = .postfix }
    return member
  }

  private mutating func take(_ function: FunctionDeclSyntax) {
    let name = function.name.text
    let isOperator = if case .binaryOperator = function.name.tokenKind { true } else { !isName(name) }
    var member = member(
      isOperator ? .operatorMethod(name) : .method(name.withoutBackticks), function.name, function.attributes,
      function.modifiers)
    member.take(function.genericParameterClause, function.genericWhereClause)
    member.take(function.signature)
    add(member, function.modifiers)
  }

  private func isName(_ text: String) -> Bool {
    text.utf8.first.map { $0 == UInt8(ascii: "`") || $0.startsSwiftName } ?? false
  }

  private mutating func take(_ initializer: InitializerDeclSyntax) {
    let kind = MemberFact.Kind.initializer(isFailable: initializer.optionalMark != nil)
    var member = member(kind, initializer.initKeyword, initializer.attributes, initializer.modifiers)
    member.take(initializer.genericParameterClause, initializer.genericWhereClause)
    member.take(initializer.signature)
    add(member, initializer.modifiers)
  }

  private mutating func take(_ item: SubscriptDeclSyntax) {
    var member = self.member(.subscript, item.subscriptKeyword, item.attributes, item.modifiers)
    member.take(item.genericParameterClause, item.genericWhereClause)
    member.parameters = item.parameterClause.parameters.facts
    // A single parameter name isn't a label here.
    for (index, parameter) in item.parameterClause.parameters.enumerated() where parameter.secondName == nil {
      member.parameters[index].label = "_"
    }
    member.result = SpelledResult(item.returnClause.type)
    member.take(item.accessorBlock, isStored: false)
    add(member, item.modifiers)
  }

  private mutating func take(_ variable: VariableDeclSyntax) {
    // In `var a, b: Int`, the last variable has the type.
    var type: TypeSyntax?
    for binding in variable.bindings.reversed() {
      type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let type else {
        if !isOfClass || isOverridable(variable) {
          problems.append(
            FactProblem(
              message: "has no type annotation", range: binding.pattern.textRange, isLeftOut: isOfClass))
        }
        continue
      }
      if isOfClass, !isOverridable(variable) { continue }
      var member = member(.property(name.text.withoutBackticks), name, variable.attributes, variable.modifiers)
      member.result = SpelledResult(type)
      let isStored = isOfClass && !(binding.accessorBlock?.isComputed ?? false)
      member.take(binding.accessorBlock, isStored: isStored)
      if variable.modifiers.contains(where: \.hidesSetter) { member.isSettable = false }
      add(member, variable.modifiers)
    }
  }

  private func isOverridable(_ variable: VariableDeclSyntax) -> Bool {
    let modifiers = variable.modifiers
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    return !isConstant && !modifiers.has(.final) && !modifiers.has(.static) && !modifiers.has(.lazy)
      && (modifiers.access.map { .fileprivate < $0 } ?? true)
  }

  private mutating func take(_ type: AssociatedTypeDeclSyntax) {
    associatedTypes.append(
      AssociatedTypeFact(
        name: type.name.text.withoutBackticks,
        inherits: type.inheritanceClause?.inheritedTypes.map(\.type.spelled) ?? [],
        requirements: type.genericWhereClause?.facts ?? [], defaultType: type.initializer?.value.spelled,
        conditions: conditions))
  }
}

extension MemberFact {
  /// Why a subclass can't override it in a mock.
  fileprivate var reasonAgainstOverride: String? {
    if throwing == .asArgument { return "uses `rethrows`" }
    return result?.text.mentions(["some"]) == true ? "has an opaque result type" : nil
  }

  /// Whether the names of the member and its parameters have no invisible characters, which generated code omits.
  fileprivate var hasVisibleNames: Bool {
    var names = parameters.flatMap { [$0.label, $0.name] }
    switch kind {
    case .method(let name), .property(let name): names.append(name)
    case .operatorMethod, .subscript, .initializer: break
    }
    return !names.contains { $0.unicodeScalars.contains(where: \.isHiddenControl) }
  }
}

extension DeclModifierSyntax {
  /// `private(set)`
  fileprivate var hidesSetter: Bool {
    guard detail?.detail.text == "set" else { return false }
    return name.tokenKind == .keyword(.private) || name.tokenKind == .keyword(.fileprivate)
  }
}

extension AccessorBlockSyntax {
  /// Whether the property is computed, rather than stored with observers.
  fileprivate var isComputed: Bool {
    guard case .accessors(let list) = accessors else { return true }
    return list.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
  }
}

extension SpelledResult {
  init(_ type: TypeSyntax) {
    self.init(text: type.spelled)
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      text = unwrapped.wrappedType.spelled + "?"
      isImplicitlyUnwrapped = true
    }
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return }
    isSending = attributed.specifiers.contains { $0.spelled == "sending" }
    if isSending { text = attributed.baseType.spelled }
  }
}

extension MemberFact {
  fileprivate mutating func take(_ parameters: GenericParameterClauseSyntax?, _ clause: GenericWhereClauseSyntax?) {
    generics = parameters?.facts ?? []
    requirements = (parameters?.genericWhereClause?.facts ?? []) + (clause?.facts ?? [])
  }

  fileprivate mutating func take(_ signature: FunctionSignatureSyntax) {
    parameters = signature.parameterClause.parameters.facts
    isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
    throwing = Throwing(signature.effectSpecifiers?.throwsClause)
    guard let type = signature.returnClause?.type else { return }
    namesVoid = type.spelled == "Void"
    if !["Void", "()", "Swift.Void"].contains(type.spelled) { result = SpelledResult(type) }
  }

  fileprivate mutating func take(_ block: AccessorBlockSyntax?, isStored: Bool) {
    isSettable = isStored
    guard case .accessors(let list)? = block?.accessors else { return }
    for accessor in list {
      switch accessor.accessorSpecifier.tokenKind {
      case .keyword(.set), .keyword(._modify): isSettable = true
      case .keyword(.get):
        isAsync = accessor.effectSpecifiers?.asyncSpecifier != nil
        throwing = Throwing(accessor.effectSpecifiers?.throwsClause)
      default: break
      }
    }
  }
}

extension MemberFact.Throwing {
  fileprivate init(_ clause: ThrowsClauseSyntax?) {
    guard let clause else {
      self = .never
      return
    }
    if clause.throwsSpecifier.tokenKind == .keyword(.rethrows) {
      self = .asArgument
    } else if let type = clause.type?.spelled, type != "any Error" {
      self = type == "Never" ? .never : .only(type)
    } else {
      self = .anything
    }
  }
}
