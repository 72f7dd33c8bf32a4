import Source
import SwiftLowering
import SwiftScanning
import Testing

extension DeclarationFacts {
  /// Reads a text as one declaration.
  static func of(_ text: String) -> DeclarationFacts {
    let source = SourceFile(path: "A.swift", text: text)
    return DeclarationFacts.read(DeclarationOutline.wholeFile(source).declarations[0], in: source)
  }

  /// Returns the only function or requirement of a name, in the text of a file.
  static func function(_ name: Name, in text: String) throws -> SwiftFunction {
    let facts = of(text)
    let found = (facts.functions + facts.requirements).filter { $0.name == name }
    try #require(found.count == 1)
    return found[0]
  }

  /// Returns the only type in the text of a file.
  static func type(in text: String) throws -> SwiftTypeDeclaration {
    let types = of(text).types
    try #require(types.count == 1)
    return types[0]
  }

  /// Returns the value of `let x = VALUE`.
  static func value(_ text: String) throws -> SwiftExpression {
    try #require(of("let x = \(text)").types.first?.properties.first?.value)
  }

  /// Returns the closure that is the value of `let x = VALUE`.
  static func closure(_ text: String) throws -> SwiftClosure {
    guard case .closure(let closure) = try value(text).content else { throw UnexpectedSyntax() }
    return closure
  }
}

struct UnexpectedSyntax: Error {}
