import Source
import SwiftSyntax

/// Attributes and modifiers of declarations.
extension Lowering {
  /// Fills in what attributes and modifiers say about a function.
  func note(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, of function: inout SwiftFunction) {
    function.attributeNames = names(of: attributes)
    function.isFinal = has(.final, modifiers) || has(.static, modifiers)
    function.isPrivateToType = has(.private, modifiers)
    function.isUnavailable = isUnavailable(attributes)
    function.isDisfavored = function.attributeNames.contains(Self.disfavored)
  }

  private static let disfavored: Name = "_disfavoredOverload"

  /// The last names of attributes.
  func names(of attributes: AttributeListSyntax) -> [Name] {
    attributes.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return lastName(attribute.attributeName).map { Name($0) }
    }
  }

  /// Whether there is `@available(*, unavailable)`.
  private func isUnavailable(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { element in
      guard case .attribute(let attribute) = element, case .availability(let list)? = attribute.arguments else {
        return false
      }
      let words = list.map { $0.argument.trimmedDescription }
      return words.first == "*" && words.contains("unavailable")
    }
  }

  /// How an operator is written; nil for a function that is no operator.
  func fixity(of node: FunctionDeclSyntax) -> SwiftFunction.Fixity? {
    switch node.name.tokenKind {
    case .identifier, .keyword: return nil
    default: break
    }
    if has(.prefix, node.modifiers) { return .prefix }
    return has(.postfix, node.modifiers) ? .postfix : .infix
  }

  /// Returns the arguments of an attached macro; nil if the declaration doesn't have it.
  mutating func arguments(of macro: String, _ attributes: AttributeListSyntax) -> [SwiftExpression.Argument]? {
    for case .attribute(let attribute) in attributes where lastName(attribute.attributeName) == macro {
      guard case .argumentList(let list)? = attribute.arguments else { return [] }
      return arguments(list)
    }
    return nil
  }

  func lastName(_ type: TypeSyntax) -> String? {
    type.as(IdentifierTypeSyntax.self)?.name.text ?? type.as(MemberTypeSyntax.self)?.name.text
  }

  /// Whether attributes don't change the behaviour of a variable.
  func isPlain(_ attributes: some Sequence<AttributeListSyntax.Element>) -> Bool {
    attributes.allSatisfy { element in
      guard case .attribute(let attribute) = element, let name = lastName(attribute.attributeName) else { return false }
      return Self.plainAttributes.contains(name)
    }
  }

  /// Whether a property with these attributes is stored as if it had none, as far as its reads and writes go.
  func storesPlainly(_ attributes: AttributeListSyntax) -> Bool {
    // Without `lazy`, swift-syntax would copy the tree.
    isPlain(
      attributes.lazy.filter { element in
        guard case .attribute(let attribute) = element else { return true }
        return lastName(attribute.attributeName) != "Published"
      })
  }

  private static let plainAttributes: Set<String> = [
    "MainActor", "available", "objc", "inlinable", "usableFromInline", "discardableResult", "Sendable", "nonobjc",
    "ObservationIgnored",
  ]

  func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    has(.private, modifiers) || has(.fileprivate, modifiers)
  }

  /// Whether a declaration has an access level other than private.
  func hasAccess(_ modifiers: DeclModifierListSyntax) -> Bool {
    [.public, .internal, .package, .open].contains { has($0, modifiers) }
  }

  /// Whether a declaration has a modifier. `private(set)` is another one than `private`.
  func has(_ word: Keyword, _ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(word) && $0.detail?.detail.text != "set" }
  }

  func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}
