import GraphQLSchema
import GraphQLSyntax
import Source

/// A change that an editor offers for a part of a document.
package struct CodeAction: Hashable, Sendable {
  package var title: String
  package var kind: Kind
  /// The edits of this document and others.
  package var edits: [Diagnostic.Edit]
  /// The problem that it fixes; nil for refactorings.
  package var problem: Problem?
  /// Whether it is the only fix of its problem.
  package internal(set) var isPreferred = false

  package enum Kind: Hashable, Sendable {
    case quickFix, extract
  }

  /// A mistake in a document.
  package struct Problem: Hashable, Sendable {
    /// A place in the ranges of its diagnostics.
    package var place: TextRange
    /// The codes of its diagnostics.
    package var codes: Set<DiagnosticCode>
  }

  /// Creates a fix.
  static func fix(
    _ title: String, _ edits: [Diagnostic.Edit], of codes: Set<DiagnosticCode>, at place: TextRange
  ) -> CodeAction {
    CodeAction(title: title, kind: .quickFix, edits: edits, problem: Problem(place: place, codes: codes))
  }
}

extension EditorProject {
  /// Returns the code actions for a part of a document, in order.
  ///
  /// - Complexity: that of `CursorContext`, plus linear in the size of the definition and of definitions that share its
  ///   variables.
  package func codeActions(_ path: String, in part: TextRange) -> [CodeAction] {
    guard let document = document(at: path) else { return [] }
    var actions: [CodeAction] = []
    if let context = CursorContext(document, ofProblemAt: part.lower, schema: schema) {
      actions += nearNameActions(context) + undeclaredVariableActions(context) + unknownFieldActions(context)
      actions += newFragmentActions(context) + needlessInputActions(context) + missingInputActions(context)
      actions += selectionSetActions(context) + repeatedNameActions(context)
    }
    if let index = document.index(ofDefinitionAt: part.lower), part.lower <= document.definitions[index].range.upper {
      let place = DefinitionPlace(document, index)
      actions += unusedVariableActions(place, part) + unusedFragmentActions(place, part)
      actions += extractFragmentActions(place, part)
    }
    return actions.preferringOnlyFixes
  }
}

extension [CodeAction] {
  /// The actions, with a mark on each that is the only fix of its problem.
  fileprivate var preferringOnlyFixes: [CodeAction] {
    let counts = Dictionary(compactMap(\.problem).map { ($0, 1) }, uniquingKeysWith: +)
    return map { action in
      var action = action
      action.isPreferred = action.problem.map { counts[$0] == 1 } ?? false
      return action
    }
  }
}

extension CursorContext {
  /// Creates the context of the name that a diagnostic at an offset is about. The range of a diagnostic may begin with
  /// `$`, `@`, an alias, or the brace of a selection set.
  fileprivate init?(_ document: Document, ofProblemAt offset: UInt32, schema: Schema) {
    let field = document.definition(at: offset)?.field(at: offset)
    guard let context = CursorContext(document, at: Int(field?.name.offset ?? offset), schema: schema) else {
      return nil
    }
    let other = context.nameBehindPrefix.flatMap { CursorContext(document, at: Int($0.start), schema: schema) }
    self = other ?? context
  }

  /// The name after the `$`, `@` or alias at the cursor.
  private var nameBehindPrefix: Token? {
    guard let prefix = token(after: name == nil ? 1 : 0), let next = token(after: 2), next.kind == .name else {
      return nil
    }
    if case .alias = role { return next }
    let isSigil = prefix.kind == .dollar || prefix.kind == .at
    return isSigil && Int(prefix.start) == offset ? next : nil
  }
}

extension Document {
  /// Returns the definition that contains an offset.
  func definition(at offset: UInt32) -> DefinitionPlace? {
    guard let index = index(ofDefinitionAt: offset), offset <= definitions[index].range.upper else { return nil }
    return DefinitionPlace(self, index)
  }

  func edit(_ range: TextRange, _ text: String) -> Diagnostic.Edit { Diagnostic.Edit(location(range), text) }

  func insertion(of text: String, at offset: UInt32) -> Diagnostic.Edit { edit(TextRange(at: offset), text) }
}

extension DefinitionPlace {
  /// Returns the field whose name or selection set begins at an offset.
  func field(at offset: UInt32) -> Field? {
    for case .field(let field) in selections(around: offset)
    where field.name.offset == offset || field.selectionSet?.range.lower == offset { return field }
    return nil
  }

  /// Returns the selections that contain an offset, the outer ones first.
  func selections(around offset: UInt32) -> [Selection] {
    guard var set = definition.selectionSet else { return [] }
    var found: [Selection] = []
    // The parser bounds the depth of nesting.
    while let selection = document[set.selections].first(where: {
      $0.range.lower <= offset && offset < $0.range.upper
    }) {
      found.append(selection)
      guard let inner = selection.selectionSet else { break }
      set = inner
    }
    return found
  }
}
