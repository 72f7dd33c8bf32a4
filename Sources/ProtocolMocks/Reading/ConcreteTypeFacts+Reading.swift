import Source
import SwiftParsing
import SwiftScanning
import SwiftSyntax

extension ConcreteTypeFacts {
  /// The maximum number of initializers or cases that are tried.
  private static let mostMakers = 3

  /// Returns the facts of a single declaration. They have no makers if the declaration isn't plain.
  ///
  /// - Parameter bytes: from the first attribute to the closing brace.
  package static func read(_ bytes: some Collection<UInt8>) -> ConcreteTypeFacts {
    let bytes = Array(bytes)
    let facts = !ParserLimits.allow(bytes) ? nil : SwiftTree.read(bytes) { read($0) }
    return facts ?? ConcreteTypeFacts()
  }

  private static func read(_ tree: SourceFileSyntax) -> ConcreteTypeFacts {
    guard !tree.hasError, let item = tree.statements.first?.item else { return ConcreteTypeFacts() }
    if let type = item.as(StructDeclSyntax.self) {
      guard type.attributes.arePlain, let parameters = type.genericParameterClause.plainNames else {
        return ConcreteTypeFacts()
      }
      let makers = makers(InitializerReading(type.memberBlock.members))
      let protocols = type.inheritanceClause?.inheritedTypes.flatMap { $0.type.spelled.split(separator: "&") } ?? []
      return ConcreteTypeFacts(
        parameters: parameters, makers: makers.filter(\.hasPlainNames),
        protocols: protocols.compactMap { String($0).nameParts.last })
    }
    if let type = item.as(EnumDeclSyntax.self) {
      guard type.attributes.arePlain, let parameters = type.genericParameterClause.plainNames else {
        return ConcreteTypeFacts()
      }
      let makers = makers(casesOf: type.memberBlock.members)
      return ConcreteTypeFacts(parameters: parameters, makers: makers.filter(\.hasPlainNames))
    }
    return ConcreteTypeFacts()
  }

  /// Returns the memberwise initializer, or else the written ones, those with few arguments first.
  private static func makers(_ reading: InitializerReading) -> [Maker] {
    if reading.written.isEmpty { return reading.memberwise.map { [Maker(arguments: $0)] } ?? [] }
    let usable = reading.written.indices.filter { reading.written[$0].isUsable }.map { index in
      (index: index, arguments: reading.written[index].parameters.requiredArguments)
    }
    // An initializer without labels is often a conversion.
    let ranks = usable.map { ($0.arguments.count, $0.arguments.count { $0.label == nil }, $0.index) }
    let preferred = usable.indices.sorted { ranks[$0] < ranks[$1] }.prefix(mostMakers).map { usable[$0] }
    return preferred.map { index, arguments in
      let labels = arguments.map(\.label)
      let isOverloaded = reading.written.indices.contains { other in
        other != index && reading.written[other].parameters.accept(labels)
      }
      // An extension in another file may add an initializer without labels.
      return Maker(
        arguments: arguments, isThrowing: reading.written[index].isThrowing,
        needsTypes: isOverloaded || labels.contains(nil))
    }
  }

  /// Returns the first case without values, or else the first cases.
  private static func makers(casesOf members: MemberBlockItemListSyntax) -> [Maker] {
    let cases = members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.filter(\.attributes.isEmpty)
    let makers = cases.flatMap(\.elements).map { element in
      let parameters = element.parameterClause?.parameters.map { parameter in
        InitializerParameter(
          label: parameter.firstName?.text ?? "_", type: parameter.type.spelled,
          isRequired: parameter.defaultValue == nil)
      }
      return Maker(
        caseName: element.name.text, arguments: parameters?.requiredArguments ?? [], isCalled: parameters != nil)
    }
    let first = makers.first { $0.arguments.isEmpty }
    return first.map { [$0] } ?? Array(makers.prefix(mostMakers))
  }
}

extension ConcreteTypeFacts.Maker {
  /// Whether generated code can spell the names.
  fileprivate var hasPlainNames: Bool {
    (caseName?.hasPlainCharacters ?? true) && arguments.allSatisfy { $0.label?.hasPlainCharacters ?? true }
  }
}

extension AttributeListSyntax {
  /// Whether no attribute limits the type, isolates it, or may be a macro that adds members.
  fileprivate var arePlain: Bool {
    allSatisfy { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.isPlain
    }
  }
}

extension AttributeSyntax {
  /// Whether the attribute changes neither the members nor their use. The names of macros, property wrappers and global
  /// actors begin with a capital letter.
  fileprivate var isPlain: Bool {
    let name = attributeName.spelled
    return name != "available" && name != "_spi" && name.utf8.first.map { !$0.isUppercaseLetter } ?? false
      && !name.utf8.contains(UInt8(ascii: "."))
  }
}

extension GenericParameterClauseSyntax? {
  /// The names of the parameters; nil if one is a pack or a value.
  fileprivate var plainNames: [String]? {
    let facts = self?.facts ?? []
    if facts.contains(where: { $0.isPack || $0.text.hasPrefix("let ") }) { return nil }
    return facts.map(\.name.withoutBackticks)
  }
}

// MARK: Initializers

/// A parameter of an initializer or case.
private struct InitializerParameter {
  /// `_` without a label.
  var label: String
  var type: String
  var isRequired: Bool
}

extension [InitializerParameter] {
  /// The arguments that a call needs. Without labels, an argument is also needed before another one.
  fileprivate var requiredArguments: [ConcreteTypeFacts.Argument] {
    let last = lastIndex { $0.isRequired && $0.label == "_" } ?? -1
    return enumerated().filter { $0.element.isRequired || $0.element.label == "_" && $0.offset < last }.map { _, item in
      ConcreteTypeFacts.Argument(label: item.label == "_" ? nil : item.label, type: item.type)
    }
  }

  /// Whether a call with these labels may be one of the initializer with these parameters.
  fileprivate func accept(_ labels: [String?]) -> Bool {
    var rest = self[...]
    for label in labels {
      guard let index = rest.firstIndex(where: { $0.label == label ?? "_" }),
        !rest[..<index].contains(where: \.isRequired)
      else { return false }
      rest = rest[(index + 1)...]
    }
    return !rest.contains(where: \.isRequired)
  }
}

/// An initializer in the body of a structure.
private struct WrittenInitializer {
  var parameters: [InitializerParameter]
  var isThrowing: Bool
  /// Whether a generated call can use it.
  var isUsable: Bool

  init(_ syntax: InitializerDeclSyntax) {
    let signature = syntax.signature
    let list = signature.parameterClause.parameters
    let facts = list.facts
    parameters = zip(list, facts).map { parameter, fact in
      InitializerParameter(
        label: fact.label, type: fact.type,
        isRequired: parameter.defaultValue == nil && !fact.traits.contains(.variadic))
    }
    isThrowing = signature.effectSpecifiers?.throwsClause != nil
    // Noncopyable parameters are `.owned`.
    let forbidden: ParameterFact.Traits = [.inOut, .autoclosure, .opaque, .pack, .isolated, .sending, .owned]
    isUsable =
      (syntax.modifiers.access ?? .internal) >= .internal && syntax.attributes.arePlain
      && syntax.genericParameterClause == nil && syntax.genericWhereClause == nil
      && signature.effectSpecifiers?.asyncSpecifier == nil
      && !zip(parameters, facts).contains { $0.isRequired && !$1.traits.isDisjoint(with: forbidden) }
  }
}

/// The initializers in the body of a structure.
private struct InitializerReading {
  /// The arguments of the memberwise initializer; nil if other files can't call it, or they can't be known.
  private(set) var memberwise: [ConcreteTypeFacts.Argument]? = []
  private(set) var written: [WrittenInitializer] = []

  init(_ members: MemberBlockItemListSyntax) {
    for member in members {
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .variableDecl(let variable): take(variable)
      case .initializerDecl(let initializer): written.append(WrittenInitializer(initializer))
      case .ifConfigDecl(let block):
        // The condition decides whether the memberwise initializer has a parameter, or exists.
        let changes = block.tokens(viewMode: .sourceAccurate).contains {
          [.keyword(.var), .keyword(.let), .keyword(.`init`)].contains($0.tokenKind)
        }
        if changes { memberwise = nil }
      case .macroExpansionDecl: memberwise = nil
      default: break
      }
    }
  }

  private mutating func take(_ variable: VariableDeclSyntax) {
    if variable.modifiers.has(.static) { return }
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    var type: TypeSyntax?
    var arguments: [ConcreteTypeFacts.Argument] = []
    // In `var a, b: Int`, the last variable has the type.
    for binding in variable.bindings.reversed() {
      if binding.hasInitAccessor { memberwise = nil }
      type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
      // A constant with a value isn't a parameter.
      if binding.isComputed || isConstant && binding.initializer != nil { continue }
      let isVisible = (variable.modifiers.access ?? .internal) >= .internal
      guard isVisible, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        memberwise = nil
        continue
      }
      if binding.initializer != nil || !isConstant && type?.isOptionalSign == true && variable.attributes.isEmpty {
        continue
      }
      // The parameter of a property with a wrapper or macro may have another type.
      guard variable.attributes.arePlain, let type else {
        memberwise = nil
        continue
      }
      arguments.insert(ConcreteTypeFacts.Argument(label: name, type: SpelledResult(type).text), at: 0)
    }
    memberwise?.append(contentsOf: arguments)
  }
}

extension PatternBindingSyntax {
  /// Whether the property is computed, rather than stored with observers.
  fileprivate var isComputed: Bool {
    guard case .accessors(let list)? = accessorBlock?.accessors else { return accessorBlock != nil }
    return !list.contains { [.keyword(.willSet), .keyword(.didSet)].contains($0.kindOfAccessor) }
  }

  /// Whether the property is computed but set by the memberwise initializer.
  fileprivate var hasInitAccessor: Bool {
    guard case .accessors(let list)? = accessorBlock?.accessors else { return false }
    return list.contains { $0.kindOfAccessor == .keyword(.`init`) }
  }
}

extension AccessorDeclSyntax {
  fileprivate var kindOfAccessor: TokenKind { accessorSpecifier.tokenKind }
}

extension TypeSyntax {
  /// Whether the type is written as `T?` or `T!`, so that a variable is nil by default.
  fileprivate var isOptionalSign: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}
