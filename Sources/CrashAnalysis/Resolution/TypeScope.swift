import Source
import SwiftLowering

/// The scope of a name, which decides its meaning.
struct TypeScope: Hashable {
  /// The path of the file.
  var file: Name
  /// The types around it.
  var enclosing: [Name] = []
  /// The types, aliases and generic parameters of the functions around it.
  var locals: [Name: LocalType] = [:]
  /// The object type of the mocks whose extension is around it.
  var mock: Name?
}

/// The meaning of a type name that a function declares.
indirect enum LocalType: Hashable {
  /// A type that is unknown.
  case hidden
  case genericParameter
  case alias(SwiftTypeReference, TypeScope)
}

extension SwiftTypeDeclaration {
  /// The scope of its members.
  var scope: TypeScope { TypeScope(file: file, enclosing: path) }
}
