import Source
import SwiftLowering
import SwiftSemantics

/// The declarations of a program for the type system.
final class ProgramSource: DeclarationSource {
  /// Each use of the source has its own program, with the same declarations.
  var program: any SwiftProgram
  var code: GeneratedCode
  /// Whether the code that is typed belongs to the code under test.
  private let isCodeUnderTest: Bool

  init(_ program: any SwiftProgram, _ code: GeneratedCode, isCodeUnderTest: Bool) {
    self.program = program
    self.code = code
    self.isCodeUnderTest = isCodeUnderTest
  }

  func functions(named name: Name, at path: [Name]) -> [SwiftFunction.ID] {
    let isOfType = name == WellKnownNames.initializer || name == SwiftFunction.subscriptName
    guard isOfType else { return program.functions(named: name) + program.requirements(named: name) }
    guard let type = path.last else { return [] }
    return program.functions(named: name, inTypesNamed: Name(type.written)) + program.requirements(named: name)
  }

  func function(_ id: SwiftFunction.ID) -> SwiftFunction? { program.function(id) }

  func types(at path: [Name]) -> [SwiftTypeDeclaration] {
    let found = program.types(at: path)
    // In a test, a type of the code under test would be ambiguous with a generated one, so its module is not imported.
    guard !isCodeUnderTest, found.contains(where: { $0.kind != nil && program.isCodeUnderTest($0.file) }),
      code.type(at: path) != nil
    else { return found }
    return found.filter { !program.isCodeUnderTest($0.file) }
  }

  func types(at path: [Name], declaring name: Name) -> [SwiftTypeDeclaration] {
    types(at: path).filter { type in
      type.properties.contains { $0.name == name } || type.cases.contains { $0.name == name }
    }
  }

  func aliases(named name: Name, at path: [Name]) -> [DeclaredAlias] {
    program.aliases(named: name)
  }

  func hasModule(named name: Name) -> Bool { false }
}
