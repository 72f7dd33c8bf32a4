import Source
import SwiftScanning

/// The content of one declaration of a Swift file, in the terms of the analysis.
///
/// It depends on the text of the declaration and of the headers around it. Ranges are relative to its start. It holds
/// no tree of the parser.
package struct DeclarationFacts: Hashable, Sendable {
  /// The functions in the order of the text.
  package internal(set) var functions: [TestFunction] = []
  /// The parts of types that it declares, with each type once.
  package internal(set) var types: [TestType] = []
  package internal(set) var aliases: [TestFile.TypeAlias] = []
  /// The paths of types that only this file can name.
  var privatePaths: Set<[Name]> = []
  /// The whole declaration in the order of the text, inside its headers. Only name typing reads it.
  package internal(set) var statements: [TestStatement] = []
  /// The places of names that don't end where their expression ends, or don't start where their argument starts.
  package internal(set) var places = NamePlaces()

  package init() {}
}

extension TestFunction {
  /// Names a function by its declaration.
  package struct ID: Hashable, Sendable {
    package var declaration: DeclarationID
    /// The position among the functions of the declaration, which mostly has one.
    package var index: Int

    package init(declaration: DeclarationID, index: Int) {
      self.declaration = declaration
      self.index = index
    }

    /// The path of the file.
    package var file: Name { declaration.file }

    /// Stands for a function inside another one.
    static let none = ID(declaration: .none, index: 0)
  }

  /// The place of its name.
  var location: Location { id.declaration.location(range) }
}
