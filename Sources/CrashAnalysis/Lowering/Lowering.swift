import Source
import SwiftParser
import SwiftSyntax

extension TestFile {
  /// Reads a Swift file. Unsupported syntax becomes opaque nodes. A file that exceeds the limits of the parser has no
  /// functions.
  ///
  /// - Complexity: linear in the size of the file.
  package static func read(_ source: SourceFile) -> TestFile {
    var file = TestFile(path: source.path)
    guard ParserLimits.allow(source.bytes) else {
      file.exceedsLimits = true
      return file
    }
    let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var lowering = DeclarationLowering(file: file)
    lowering.add(tree.statements)
    file = lowering.file
    file.assertionsMayEndTests = source.bytes.contains(text: "continueAfterFailure")
    return file
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

/// What lowering declarations, statements and expressions has in common.
///
/// Recursion is bounded: what nests deeper than `depthLimit` is not followed.
struct Lowering {
  var depth = 0

  static let depthLimit = 100

  /// Lowers something that encloses other things, unless there are too many around it already.
  mutating func nested<Result>(_ result: (inout Lowering) -> Result) -> Result? {
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    return result(&self)
  }

  func name(_ token: TokenSyntax) -> Name {
    let text = token.text
    return text.hasPrefix("`") && text.hasSuffix("`") && 2 < text.utf8.count
      ? Name(String(text.dropFirst().dropLast())) : Name(text)
  }

  func range(_ node: some SyntaxProtocol) -> TextRange {
    TextRange(
      UInt32(clamping: node.positionAfterSkippingLeadingTrivia.utf8Offset),
      UInt32(clamping: node.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  /// What is mentioned in a part of the tree.
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
