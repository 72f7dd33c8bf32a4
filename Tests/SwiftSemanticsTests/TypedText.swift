import Source
import SwiftLibraries
import SwiftLowering
import SwiftScanning
import SwiftSemantics

/// A Swift file with the types of its expressions.
struct TypedText {
  private var types: [String: [StaticType]] = [:]
  private var callees: [String: [Callee]] = [:]

  init(_ text: String) {
    let source = SourceFile(path: "Text.swift", text: text)
    let outline = OutlinedSwiftFile(source).outline
    let environment = TypeEnvironment([
      FileDeclarations([SwiftFileFacts.read(source)]), LibrarySource(imports: outline.imports.sorted()),
    ])
    let bytes = Array(text.utf8)
    for declaration in outline.declarations {
      let facts = DeclarationFacts.read(declaration, in: source)
      let typed = facts.typed(as: declaration.id, in: environment)
      let start = Int(declaration.range.lower)
      for expression in ExpressionWalk(facts).found.map(\.expression) where 0 <= expression.number {
        let range = start + Int(expression.range.lower)..<start + Int(expression.range.upper)
        let written = String(decoding: bytes[range], as: UTF8.self)
        types[written, default: []].append(typed.type(of: expression))
        if let call = typed.calls[expression.number] { callees[written, default: []].append(call.callee) }
      }
    }
  }

  /// The types of the expressions with a text, each once.
  func types(of expression: String) -> [String] {
    var result: [String] = []
    for type in types[expression] ?? [] where !result.contains(type.description) { result.append(type.description) }
    return result
  }

  /// The declarations that the calls with a text run, each once.
  func callees(of call: String) -> [String] {
    var result: [String] = []
    for callee in callees[call] ?? [] {
      let text = callee.function.map { "\($0.declaration)" } ?? "\(callee)"
      if !result.contains(text) { result.append(text) }
    }
    return result
  }
}
