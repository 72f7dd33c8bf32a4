import Source
import SwiftLowering

/// The place of code, which decides the meaning of names.
package struct LexicalScope: Hashable, Sendable {
  /// The path of the file.
  package var file: Name
  /// The path of the type around it.
  package var enclosing: [Name] = []
  /// The generic parameters of the functions around it, the innermost last.
  package var parameters: [TypeParameter] = []
  /// The types and aliases of the functions around it.
  package var locals: [Name: StaticType] = [:]
  /// Whether `Self` in a class is the class of the value, and not the class around it.
  var hasDynamicSelf = false

  package init(file: Name, enclosing: [Name] = [], parameters: [TypeParameter] = []) {
    (self.file, self.enclosing, self.parameters) = (file, enclosing, parameters)
  }

  /// The scope around the type.
  var outer: LexicalScope { LexicalScope(file: file, enclosing: Array(enclosing.dropLast())) }
}

/// The meaning of a name as a type.
enum TypeMeaning: Hashable {
  /// A type without arguments that could follow.
  case type(StaticType)
  /// A structure, class, enumeration or actor. The outer arguments belong to the types around it.
  case nominal([Name], outer: [StaticType])
  case protocolType([Name])
  /// An alias, with the arguments of the type that declares it.
  case alias(DeclaredAlias, owner: [Name], outer: [StaticType])
  case module(Name)
}
