import CrashAnalysis
import GraphQLSchema
import GraphQLSyntax
import Source

/// A new name for something in all files of a project that name it.
package struct Renaming: Hashable, Sendable {
  /// Ordered by place.
  package var edits: [Diagnostic.Edit]
  /// What may be meant as well, or something else of the same name. Ordered by place.
  package var unclear: [Diagnostic.Edit] = []
}

extension EditorProject {
  /// What a new name for what stands at a place of a GraphQL file changes: in all GraphQL files, and in Swift files that
  /// name what is generated from them.
  ///
  /// What Swift names become is read off the project as it would be with the GraphQL changed, and what they then mean must
  /// be what they meant before.
  ///
  /// - Returns: nil where there is nothing to be renamed.
  /// - Complexity: that of `rename`, of an edit of all these files, and linear in the size of the Swift files.
  package func renaming(_ path: String, at offset: Int, to newName: String) throws(RenameRefusal) -> Renaming? {
    guard let places = try rename(path, at: offset, to: newName) else { return nil }
    var result = Renaming(edits: places.map { Diagnostic.Edit($0, newName) })
    guard !places.isEmpty, let subject = RenamedSubject(self, path, at: offset, to: newName) else { return result }
    let words = subject.words(self, subject.old)
    let files = swiftFiles(containing: Set(words))
    guard !files.isEmpty else { return result }
    let changed = Dictionary(grouping: result.edits, by: \.location.file).compactMap { file, edits in
      source(of: file).map { $0.applying(edits) }
    }
    let before = SwiftNamesBefore(self, subject, files: files)
    let swift = trying(changed) { trial in
      SwiftRenaming(before, trial, subject, words: Array(zip(words, subject.words(trial, subject.new)))).result
    }
    switch swift {
    case .success(let swift):
      result.edits += swift.edits
      result.unclear = swift.unclear
      return result
    case .failure(let refusal): throw refusal
    }
  }
}

/// What gets another name.
struct RenamedSubject {
  enum Kind {
    case symbol(Symbol, family: Set<Symbol>)
    /// A variable, in some operations and fragments.
    case variable(Set<DefinitionReference>)
    /// The key of a field in the response.
    case alias
  }

  let kind: Kind
  let old: Name
  let new: Name

  /// Nil for what Swift code does not name.
  init?(_ project: some EditorProject, _ path: String, at offset: Int, to newName: String) {
    guard let document = project.document(at: path),
      let context = CursorContext(document, at: offset, schema: project.schema), let name = context.name?.name
    else { return nil }
    old = name
    new = Name(newName)
    if case .alias = context.role {
      kind = .alias
      return
    }
    guard let symbol = Symbol(name, context.role, project.schema) else { return nil }
    switch symbol {
    case .variable:
      guard let definition = context.definition else { return nil }
      kind = .variable(Set(project.definitions(sharing: name, with: definition).compactMap(\.reference)))
    case .argument, .directive, .directiveArgument: return nil
    case .type, .field, .inputField, .enumValue, .fragment, .operation:
      kind = .symbol(symbol, family: project.family(of: symbol))
    }
  }

  /// What Swift code calls it, or what is part of such names: for two names in the same order.
  func words(_ project: some EditorProject, _ name: Name) -> [String] {
    switch kind {
    case .alias: return project.swiftWords(ofResponseKey: name)
    case .variable: return project.swiftWords(of: .variable(name))
    case .symbol(.field, _): return project.swiftWords(ofResponseKey: name)
    case .symbol(let symbol, _): return project.swiftWords(of: symbol.renamed(to: name))
    }
  }

  private func isRenamed(_ symbol: Symbol) -> Bool {
    if case .symbol(_, let family) = kind { family.contains(symbol) } else { false }
  }

  // MARK: What becomes of generated things

  func renamed(_ reference: DefinitionReference) -> DefinitionReference {
    let symbol: Symbol = reference.isFragment ? .fragment(reference.name) : .operation(reference.name)
    return isRenamed(symbol) ? DefinitionReference(name: new, isFragment: reference.isFragment) : reference
  }

  func renamed(type name: Name) -> Name { isRenamed(.type(name)) ? new : name }

  func renamed(value name: Name, of type: Name) -> Name { isRenamed(.enumValue(type, name)) ? new : name }

  func renamed(inputField name: Name, of type: Name) -> Name { isRenamed(.inputField(type, name)) ? new : name }

  func renamed(variable name: Name, of definition: DefinitionReference) -> Name {
    if case .variable(let definitions) = kind, name == old, definitions.contains(definition) { new } else { name }
  }

  /// Whether it is the key of a field that gets another name.
  func mayRename(responseKey: Name) -> Bool {
    switch kind {
    case .alias, .symbol(.field, _): responseKey == old
    case .symbol, .variable: false
    }
  }
}

extension Symbol {
  fileprivate func renamed(to name: Name) -> Symbol {
    switch self {
    case .type: .type(name)
    case .field(let type, _): .field(type, name)
    case .argument(let type, let field, _): .argument(type, field, name)
    case .inputField(let type, _): .inputField(type, name)
    case .enumValue(let type, _): .enumValue(type, name)
    case .directive: .directive(name)
    case .directiveArgument(let directive, _): .directiveArgument(directive, name)
    case .fragment: .fragment(name)
    case .operation: .operation(name)
    case .variable: .variable(name)
    }
  }
}

extension SourceFile {
  /// The file with other texts in some places.
  ///
  /// - Parameter edits: of this file, none of which overlap.
  func applying(_ edits: some Sequence<Diagnostic.Edit>) -> SourceFile {
    var result = self
    for edit in edits.sorted(by: { $0.location > $1.location }) where Int(edit.location.range.upper) <= bytes.count {
      result.bytes.replaceSubrange(edit.location.range.indices, with: edit.replacement.utf8)
    }
    return result
  }
}
