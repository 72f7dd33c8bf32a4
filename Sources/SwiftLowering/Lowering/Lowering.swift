import Source
import SwiftParsing
import SwiftScanning
import SwiftSyntax

extension SwiftFileFacts {
  /// Reads a Swift file. Unsupported syntax becomes opaque nodes. A file that exceeds the limits of the parser has no
  /// functions.
  ///
  /// - Complexity: linear in the size of the file.
  package static func read(_ source: SourceFile) -> SwiftFileFacts {
    let outlined = OutlinedSwiftFile(source)
    let outline = outlined.outline
    let declarations = outline.declarations.map { (id: $0.id, facts: DeclarationFacts.read($0, in: source)) }
    var file = SwiftFileFacts(path: source.path, outlined.traits, declarations)
    file.facts = Dictionary(declarations.map { ($0.id, $0.facts) }, uniquingKeysWith: { first, _ in first })
    file.imports += outline.imports.sorted { $0.text < $1.text }
    file.places = outline.places
    return file
  }

  /// Puts a file together from its declarations and its traits.
  package init(
    path: String, _ traits: SwiftFileTraits, _ declarations: [(id: DeclarationID, facts: DeclarationFacts)]
  ) {
    self.init(path: path, declarations)
    assertionsMayEndTests = traits.assertionsMayEndTests
    exceedsLimits = traits.exceedsLimits
  }
}

extension DeclarationFacts {
  /// Reads a declaration.
  ///
  /// - Complexity: linear in the size of the declaration and of the headers around it.
  package static func read(_ declaration: OutlinedDeclaration, in source: SourceFile) -> DeclarationFacts {
    read(declaration, in: source, rangesFrom: declaration.range.lower)
  }

  /// - Parameter start: the offset in the file to which ranges are relative.
  static func read(
    _ declaration: OutlinedDeclaration, in source: SourceFile, rangesFrom start: UInt32
  ) -> DeclarationFacts {
    read(declaration, declaration.text(in: source.bytes), rangesFrom: start)
  }

  /// Reads a declaration from its text inside the headers around it.
  package static func read(_ declaration: OutlinedDeclaration, _ text: OutlinedDeclaration.Text) -> DeclarationFacts {
    read(declaration, text, rangesFrom: declaration.range.lower)
  }

  private static func read(
    _ declaration: OutlinedDeclaration, _ text: OutlinedDeclaration.Text, rangesFrom start: UInt32
  ) -> DeclarationFacts {
    let facts = SwiftTree.read(text.bytes) { tree in
      var lowering = DeclarationLowering(
        file: declaration.id.file, headers: declaration.headers.count, isConditional: declaration.isConditional,
        origin: text.origin - Int(declaration.range.lower) + Int(start))
      lowering.add(tree.statements)
      return lowering.facts
    }
    return facts ?? DeclarationFacts()
  }

  /// Reads the declarations of a file as one.
  static func read(_ tree: SourceFileSyntax, file: Name) -> DeclarationFacts {
    var lowering = DeclarationLowering(file: file)
    lowering.add(tree.statements)
    return lowering.facts
  }
}

extension [UInt8] {
  func contains(text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard 0 < count, count <= self.count else { return false }
    return withUnsafeBytes { bytes in
      let first = text.utf8Start[0]
      return (0...bytes.count - count).contains { start in
        bytes[start] == first && (1..<count).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
      }
    }
  }
}

/// Translates syntax of the parser, such as statements, expressions and types, into the terms of the analysis.
///
/// Recursion is bounded: syntax that nests deeper than `depthLimit` becomes opaque.
struct Lowering {
  var depth = 0
  /// The number of `switch` statements around the syntax that repeat cases, because of `fallthrough`.
  var repeatingDepth = 0
  /// The offset to which ranges are relative.
  var origin = 0
  /// The unusual places of names so far.
  private(set) var places = NamePlaces()
  /// The number of the next expression.
  private(set) var expressionCount: Int32 = 0
  /// The number of parameters without names in the innermost closure so far.
  var anonymousCount = 0

  static let depthLimit = 100

  /// Lowers something that encloses other things, unless there are too many around it already.
  mutating func nested<Result>(_ result: (inout Lowering) -> Result) -> Result? {
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    return result(&self)
  }

  /// Returns an expression with a number of its own.
  mutating func make(_ content: SwiftExpression.Content, _ range: TextRange) -> SwiftExpression {
    defer { expressionCount += 1 }
    return SwiftExpression(content, range, number: expressionCount)
  }

  func name(_ token: TokenSyntax) -> Name {
    let text = token.text
    return text.hasPrefix("`") && text.hasSuffix("`") && 2 < text.utf8.count
      ? Name(String(text.dropFirst().dropLast())) : Name(text)
  }

  /// Notes the place of the name that an expression ends with, if the expression is a name or member.
  mutating func notePlace(in expression: SwiftExpression, _ node: ExprSyntax) {
    switch expression.content {
    case .name(let name), .member(_, let name), .implicitMember(let name):
      if let token = Self.nameToken(of: node) { places.note(name, at: range(token), in: expression.range) }
    default: break
    }
  }

  /// Notes the place of a name that is an expression, too.
  mutating func notePlace(of name: Name, _ token: TokenSyntax, in expression: SwiftExpression) {
    places.note(name, at: range(token), in: expression.range)
  }

  private static func nameToken(of node: ExprSyntax) -> TokenSyntax? {
    var node = node
    while true {
      if let reference = node.as(DeclReferenceExprSyntax.self) { return reference.baseName }
      if let awaited = node.as(AwaitExprSyntax.self) {
        node = awaited.expression
      } else if let member = node.as(MemberAccessExprSyntax.self) {
        guard member.declName.baseName.tokenKind == .keyword(.self), let base = member.base else {
          return member.declName.baseName
        }
        node = base
      } else {
        return nil
      }
    }
  }

  mutating func notePlace(ofLabel label: Name, _ token: TokenSyntax, in argument: TextRange) {
    places.note(label: label, at: range(token), in: argument)
  }

  func range(_ node: some SyntaxProtocol) -> TextRange {
    TextRange(
      UInt32(clamping: node.positionAfterSkippingLeadingTrivia.utf8Offset - origin),
      UInt32(clamping: node.endPositionBeforeTrailingTrivia.utf8Offset - origin))
  }

  /// Returns the names that a part of the tree mentions.
  func mentions(_ node: some SyntaxProtocol) -> Mentions {
    var result = Mentions()
    var seen: Set<Name> = []
    var open = [Syntax(node)]
    while let node = open.popLast() {
      switch node.kind {
      case .declReferenceExpr:
        if let reference = node.as(DeclReferenceExprSyntax.self), !isMember(reference) {
          let name = name(reference.baseName)
          if seen.insert(name).inserted { result.names.append(name) }
        }
      case .returnStmt, .throwStmt, .breakStmt, .continueStmt, .tryExpr, .fallThroughStmt: result.mayExit = true
      default: break
      }
      open += node.children(viewMode: .sourceAccurate).reversed()
    }
    return result
  }

  /// Whether a name stands behind a point and not for itself.
  private func isMember(_ reference: DeclReferenceExprSyntax) -> Bool {
    reference.parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == reference.id } ?? false
  }

  /// The names that a pattern binds.
  func boundNames(_ node: some SyntaxProtocol) -> [Name] {
    var result: [Name] = []
    var open = [Syntax(node)]
    while let node = open.popLast() {
      if let identifier = node.as(IdentifierPatternSyntax.self) { result.append(name(identifier.identifier)) }
      open += node.children(viewMode: .sourceAccurate).reversed()
    }
    return result
  }
}
