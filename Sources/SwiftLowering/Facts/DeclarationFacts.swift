import Source
import SwiftScanning

/// The content of one declaration of a Swift file, in the terms of the analysis.
///
/// It depends on the text of the declaration and of the headers around it. Ranges are relative to its start. It holds
/// no tree of the parser.
package struct DeclarationFacts: Hashable, Sendable {
  /// The functions in the order of the text.
  package var functions: [SwiftFunction] = []
  /// The parts of types that it declares, with each type once.
  package var types: [SwiftTypeDeclaration] = []
  package var aliases: [SwiftFileFacts.TypeAlias] = []
  /// The functions without bodies, in the order of the text: what protocols require, and functions of libraries.
  package var requirements: [SwiftFunction] = []
  /// The modules that it imports. Only a file that could not be divided has imports in its declaration.
  package var imports: [Name] = []
  /// The paths of types that only this file can name.
  package var privatePaths: Set<[Name]> = []
  /// The whole declaration in the order of the text, inside its headers. The evaluator does not read it.
  package var statements: [SwiftStatement] = []
  /// The places of names that don't end where their expression ends, or don't start where their argument starts.
  package var places = NamePlaces()
  /// The number of expressions, each of which has a number below.
  package var expressionCount = 0

  package init() {}
}

extension SwiftFunction {
  /// Names a function by its declaration.
  package struct ID: Hashable, Sendable {
    package var declaration: DeclarationID
    /// The position among the functions of the declaration, which mostly has one, and the requirements after them.
    package var index: Int

    package init(declaration: DeclarationID, index: Int) {
      self.declaration = declaration
      self.index = index
    }

    /// The path of the file.
    package var file: Name { declaration.file }

    /// Stands for a function inside another one.
    package static let none = ID(declaration: .none, index: 0)
  }

  /// The place of its name.
  package var location: Location { id.declaration.location(range) }
}
