import Source
import SwiftParsing
import SwiftSyntax

extension TypeFacts {
  /// Returns the facts of a single declaration.
  ///
  /// - Parameter bytes: from the first attribute to the closing brace. Ranges in the result are offsets in it.
  package static func read(_ bytes: some Collection<UInt8>, of type: OutlinedType) -> TypeFacts {
    let bytes = Array(bytes)
    let facts = bytes.withUnsafeBufferPointer { PlainProtocol.read($0, of: type) } ?? parsed(bytes, of: type)
    return facts.bounded
  }

  /// Returns the facts from the parser.
  static func parsed(_ bytes: [UInt8], of type: OutlinedType) -> TypeFacts {
    let facts = !ParserLimits.allow(bytes) ? nil : SwiftTree.read(bytes) { TypeFacts($0, of: type) }
    if let facts { return facts }
    var unread = TypeFacts(kind: type.kind, name: type.name)
    unread.problems = [
      FactProblem(message: "is too large or nests too deeply to be parsed", range: TextRange(at: 0))
    ]
    return unread
  }

  private init(_ tree: SourceFileSyntax, of type: OutlinedType) {
    self.init(kind: type.kind, name: type.name)
    for item in tree.statements {
      if let declaration = item.item.as(ProtocolDeclSyntax.self) {
        take(declaration)
      } else if let declaration = item.item.as(ClassDeclSyntax.self) {
        take(declaration)
      }
    }
    if tree.hasError { problems.append(tree.firstProblem) }
  }

  private mutating func take(_ declaration: ProtocolDeclSyntax) {
    take(declaration.attributes.facts, declaration.modifiers)
    take(declaration.inheritanceClause, declaration.genericWhereClause)
    parameters = declaration.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text.withoutBackticks) ?? []
    var reading = MemberReading(ofClass: false)
    reading.take(declaration.memberBlock.members)
    take(reading)
    if declaration.modifiers.has(.nonisolated) { freeMembers() }
  }

  /// Marks the members of a nonisolated protocol.
  private mutating func freeMembers() {
    for index in members.indices where !members[index].attributes.contains(where: \.isGlobalActor) {
      members[index].isNonisolated = true
    }
  }

  private mutating func take(_ declaration: ClassDeclSyntax) {
    take(declaration.attributes.facts, declaration.modifiers)
    take(declaration.inheritanceClause, declaration.genericWhereClause)
    parameters = declaration.genericParameterClause?.parameters.map(\.name.text.withoutBackticks) ?? []
    isFinal = declaration.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
    var reading = MemberReading(ofClass: true)
    reading.take(declaration.memberBlock.members)
    take(reading)
  }

  private mutating func take(_ attributes: [AttributeFact], _ modifiers: DeclModifierListSyntax) {
    self.attributes = attributes
    access = modifiers.access ?? .internal
  }

  private mutating func take(_ reading: MemberReading) {
    associatedTypes = reading.associatedTypes
    aliases = reading.aliases
    members = reading.members
    problems += reading.problems
  }

  private mutating func take(_ clause: InheritanceClauseSyntax?, _ requirements: GenericWhereClauseSyntax?) {
    for item in clause?.inheritedTypes ?? [] { inherit(item.type) }
    for item in requirements?.requirements ?? [] {
      if case .conformanceRequirement(let requirement) = item.requirement, requirement.leftType.spelled == "Self" {
        inherit(requirement.rightType)
      }
    }
    self.requirements += (requirements?.facts ?? []).filter { $0.left != "Self" }
  }

  private mutating func inherit(_ type: TypeSyntax) {
    var type = type
    while true {
      if let attributed = type.as(AttributedTypeSyntax.self) {
        if attributed.attributes.facts.contains(where: { $0.name == "unchecked" }) { isUncheckedSendable = true }
        type = attributed.baseType
      } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let element = tuple.elements.first
      {
        type = element.type
      } else {
        break
      }
    }
    if let composition = type.as(CompositionTypeSyntax.self) {
      for element in composition.elements { inherit(element.type) }
    } else {
      inherits.append(SpelledType(text: type.spelled, range: type.textRange))
    }
  }
}

extension SourceFileSyntax {
  /// The first syntax error.
  fileprivate var firstProblem: FactProblem {
    for token in tokens(viewMode: .all) where token.presence == .missing || token.isUnexpected {
      return FactProblem(message: "cannot be parsed", range: token.textRange, isSyntax: true)
    }
    return FactProblem(message: "cannot be parsed", range: TextRange(at: 0), isSyntax: true)
  }
}

extension TokenSyntax {
  fileprivate var isUnexpected: Bool { parent?.is(UnexpectedNodesSyntax.self) ?? false }
}

extension DeclModifierListSyntax {
  /// The explicit access level of the declaration.
  var access: AccessLevel? {
    for modifier in self where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.private): return .private
      case .keyword(.fileprivate): return .fileprivate
      case .keyword(.internal): return .internal
      case .keyword(.package): return .package
      case .keyword(.public): return .public
      case .keyword(.open): return .open
      default: break
      }
    }
    return nil
  }

  func has(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }
}
