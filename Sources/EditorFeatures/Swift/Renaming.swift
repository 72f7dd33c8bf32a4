import CrashAnalysis
import GraphQLSchema
import GraphQLSyntax
import Source

/// The edits of a rename in the files of one or more projects.
package struct Renaming: Hashable, Sendable {
  /// The edits of sure references, ordered by place.
  package var edits: [Diagnostic.Edit]
  /// The edits of names that may be references or unrelated names, ordered by place.
  package var unclear: [Diagnostic.Edit] = []
}

extension EditorProject {
  /// Renames the element at a place of a GraphQL file: in all GraphQL files, and in Swift files that name code
  /// generated from it.
  ///
  /// The new Swift names come from a trial project with the changed GraphQL. They must keep their meanings in it.
  ///
  /// - Returns: nil if there is nothing to rename.
  /// - Complexity: the cost of `rename` and of an edit of all these files, and linear in the size of the Swift files.
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
    let swift = withChanges(changed) { trial in
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

/// The element that a rename changes, with its old and its new name.
struct RenamedSubject {
  /// The kinds of elements that a rename changes.
  enum Kind {
    case symbol(Symbol, family: Set<Symbol>)
    /// A variable of some operations and fragments.
    case variable(Set<DefinitionReference>)
    /// The response key of a field.
    case alias
  }

  let kind: Kind
  let old: Name
  let new: Name

  /// Returns nil if Swift code can't name the element.
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

  /// Returns the Swift names of the element, or parts of them, if it has a given name. The order is the same for any
  /// name.
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

  // MARK: Renamed elements

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

  /// Returns whether the rename can change a response key.
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
  /// Returns the file after edits.
  ///
  /// - Parameter edits: edits of this file that don't overlap.
  func applying(_ edits: some Sequence<Diagnostic.Edit>) -> SourceFile {
    var result = self
    for edit in edits.sorted(by: { $0.location > $1.location }) where Int(edit.location.range.upper) <= bytes.count {
      result.bytes.replaceSubrange(edit.location.range.indices, with: edit.replacement.utf8)
    }
    return result
  }
}
