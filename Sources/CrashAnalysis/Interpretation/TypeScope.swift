import Source

/// Where the name of a type stands, which decides what it means.
struct TypeScope: Hashable {
  /// The path of the file.
  var file: Name
  /// The types around it.
  var enclosing: [Name] = []
  /// The types, aliases and generic parameters of the functions around it.
  var locals: [Name: LocalType] = [:]
}

/// What a function declares a name of a type for.
indirect enum LocalType: Hashable {
  /// A type or generic parameter that is not followed.
  case hidden
  case alias(TypeReference, TypeScope)
}

/// An alias with the file that declares it.
package struct DeclaredAlias: Hashable, Sendable {
  package var file: Name
  /// Whether the code under test declares it, so that tests import it.
  package var isImported: Bool
  package var alias: TestFile.TypeAlias

  package init(file: Name, isImported: Bool, alias: TestFile.TypeAlias) {
    self.file = file
    self.isImported = isImported
    self.alias = alias
  }
}

/// Answers about types that hold for a whole program. All interpreters on one thread can share them.
final class TypeAnswers {
  struct Question: Hashable {
    let path: [Name]
    let file: Name
    let enclosing: [Name]
  }

  let lineages = Answers<[Name], [[Name]]>()
  let references = Answers<Question, TypeReference>()
}
