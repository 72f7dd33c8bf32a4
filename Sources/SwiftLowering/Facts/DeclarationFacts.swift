import Source
import SwiftScanning

/// The content of one declaration of a Swift file, in the terms of the analysis.
///
/// It depends on the text of the declaration and of the headers around it. Ranges are relative to its start. It holds
/// no tree of the parser.
package struct DeclarationFacts: Hashable, Sendable {
  /// The functions in the order of the text.
  package internal(set) var functions: [SwiftFunction] = []
  /// The parts of types that it declares, with each type once.
  package var types: [SwiftTypeDeclaration] = []
  package var aliases: [SwiftFileFacts.TypeAlias] = []
  /// The functions without bodies, in the order of the text: what protocols require, and functions of libraries.
  package internal(set) var requirements: [SwiftFunction] = []
  /// The modules that it imports. Only a file that could not be divided has imports in its declaration.
  package var imports: [Name] = []
  /// The paths of types that only this file can name.
  package var privatePaths: Set<[Name]> = []
  /// The whole declaration in the order of the text, inside its headers.
  var items: [Item] = []
  /// The places of names that don't end where their expression ends, or don't start where their argument starts.
  package var places = NamePlaces()
  /// The number of expressions, each of which has a number below.
  package var expressionCount = 0

  /// A part of a declaration. Functions are in the lists above, so that they take memory once.
  indirect enum Item: Hashable, Sendable {
    case function(Int)
    case requirement(Int)
    case members(TypeHeader, [Item])
    case other(SwiftStatement)
  }

  package init() {}

  /// The whole declaration in the order of the text, inside its headers. The evaluation does not read it.
  package var statements: [SwiftStatement] {
    get { items.map(statement) }
    set { items = newValue.map(Item.other) }
  }

  mutating func add(_ statements: some Sequence<SwiftStatement>) { items += statements.map(Item.other) }

  /// Adds the function or requirement that was listed last.
  mutating func addLast(isRequirement: Bool) {
    items.append(isRequirement ? .requirement(requirements.count - 1) : .function(functions.count - 1))
  }

  private func statement(_ item: Item) -> SwiftStatement {
    switch item {
    case .function(let index): .function(functions[index])
    case .requirement(let index): .function(requirements[index])
    case .members(let header, let items): .members(header, items.map(statement))
    case .other(let statement): statement
    }
  }
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
