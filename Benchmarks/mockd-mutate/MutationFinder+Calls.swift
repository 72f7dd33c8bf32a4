import SwiftSyntax

/// Functions and properties that are easily confused.
extension MutationFinder {
  private static let swappedProperties = [
    "first": "last", "last": "first", "startIndex": "endIndex", "endIndex": "startIndex", "lowerBound": "upperBound",
    "upperBound": "lowerBound",
  ]

  /// Methods by name, with their replacements.
  private static let swappedMethods = [
    "first": "last", "last": "first", "firstIndex": "lastIndex", "lastIndex": "firstIndex", "min": "max", "max": "min",
    "hasPrefix": "hasSuffix", "hasSuffix": "hasPrefix", "dropFirst": "dropLast", "dropLast": "dropFirst",
    "prefix": "suffix", "suffix": "prefix", "removeFirst": "removeLast", "removeLast": "removeFirst",
    "popLast": "popFirst", "union": "intersection", "intersection": "union", "formUnion": "formIntersection",
    "insert": "remove", "lowercased": "uppercased", "uppercased": "lowercased",
  ]

  /// Methods that return a collection of the same elements, or of some of them.
  private static let droppedMethods: Set = ["sorted", "reversed", "filter", "dropFirst", "dropLast", "prefix"]

  private static let swappedFunctions = ["min": "max", "max": "min"]

  /// The maximum length of an expression that is duplicated. A longer one is hard on the type checker.
  private static let maximumLength = 160

  func addNamedMember(_ node: MemberAccessExprSyntax) {
    guard node.base != nil, node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id else { return }
    let name = node.declName.baseName.text
    if name == "isEmpty" { wrap("isEmpty negated", node, "mutantNot") }
    if let other = Self.swappedProperties[name] {
      addAlternative("\(name) to \(other)", node, replacing: range(of: node.declName), with: other)
    }
  }

  func addNamedCall(_ node: FunctionCallExprSyntax) {
    if let function = node.calledExpression.as(DeclReferenceExprSyntax.self),
      let other = Self.swappedFunctions[function.baseName.text]
    {
      addAlternative("\(function.baseName.text) to \(other)", node, replacing: range(of: function), with: other)
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return }
    let name = member.declName.baseName.text
    if let other = Self.swappedMethods[name] {
      addAlternative("\(name) to \(other)", node, replacing: range(of: member.declName), with: other)
    }
    if name == "contains", node.trailingClosure != nil || node.arguments.first?.label?.text == "where" {
      wrap("contains negated", node, "mutantNot")
    }
    if Self.droppedMethods.contains(name), !base.is(DeclReferenceExprSyntax.self) || text(of: base) != "self" {
      let whole = range(of: node)
      if whole.count <= Self.maximumLength {
        add(Mutation("\(name) dropped", wrap: whole, "(mutantOn(#) ? .init(\(text(of: base))) : ", ")"))
      }
    }
  }

  /// Duplicates an expression with another name in the copy.
  private func addAlternative(
    _ kind: String, _ node: some SyntaxProtocol, replacing name: Range<Int>, with other: String
  ) {
    let whole = range(of: node)
    guard whole.count <= Self.maximumLength, !bytes[whole].contains(UInt8(ascii: "\n")) else { return }
    let before = String(decoding: bytes[whole.lowerBound..<name.lowerBound], as: UTF8.self)
    let after = String(decoding: bytes[name.upperBound..<whole.upperBound], as: UTF8.self)
    add(Mutation(kind, wrap: whole, "(mutantOn(#) ? \(before + other + after) : ", ")"))
  }
}
