import Foundation
import Fuzzing
import Source
import SwiftParser
import SwiftParsing
import SwiftScanning
import SwiftSyntax
import TestSupport
import Testing

@testable import SwiftLowering

/// Tests that declarations have the same facts if each is read by itself and if the file is read as a whole.
struct DeclarationFactsTests {
  /// Reads a random choice of files. `MOCKD_READ_FILES` sets their number.
  @Test(arguments: ["Tests", "Examples"], Seeds.all)
  func separateReadingEqualsReadingTheFile(folder: String, seed: UInt64) async throws {
    let folder = Repository.root.appending(path: folder)
    var files: [SourceFile] = []
    for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) ?? .init()
    where file.pathExtension == "swift" {
      files.append(SourceFile(path: file.lastPathComponent, bytes: Array(try Data(contentsOf: file))))
    }
    try #require(10 < files.count)
    files.sort { $0.path < $1.path }
    var random = SplitMix64(seed: seed)
    let count = ProcessInfo.processInfo.environment["MOCKD_READ_FILES"].flatMap { Int($0) } ?? 100
    files = Array(files.shuffled(using: &random).prefix(Seeds.share(of: count)))
    await withTaskGroup(of: Comparison.self) { group in
      for file in files { group.addTask { Comparison(file) } }
      var divided = 0
      for await comparison in group {
        #expect(comparison.difference == nil, "MOCKD_SEED=\(seed)")
        if 1 < comparison.declarationCount { divided += 1 }
      }
      #expect(files.count / 2 < divided)
    }
  }

  @Test(arguments: Seeds.all) func separateReadingEqualsReadingEditedFiles(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    var files: [SourceFile] = []
    for _ in 0..<Seeds.share(of: Self.count) {
      guard let sample = Self.samples.randomElement(using: &random) else { continue }
      files.append(SourceFile(path: "Edited.swift", text: Self.edited(sample, &random)))
    }
    let comparisons = await withTaskGroup(of: Comparison.self) { group in
      for file in files { group.addTask { Comparison(file) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    // Code with syntax errors only has to be read: every declaration recovers by itself.
    let valid = comparisons.filter(\.isValid)
    #expect(files.count / 20 < valid.count)
    for comparison in valid { #expect(comparison.difference == nil) }
  }

  @Test(arguments: rows) func outlinesListDeclarations(row: Row) {
    let outline = DeclarationOutline.read(SourceFile(path: "A.swift", text: row.text))
    #expect(outline.declarations.map(\.id.local) == row.declarations)
  }

  @Test func movedTextChangesNoKeys() {
    let text = "import XCTest\nfinal class A: XCTestCase {\n  func test() { print(1) }\n}\n"
    let moved = "// A comment.\n" + text.replacing("  func", with: "\n\n    /// Another one.\n    func")
    let keys = [text, moved].map { DeclarationOutline.read(SourceFile(path: "A.swift", text: $0)) }
    #expect(keys[0].declarations.map(\.key) == keys[1].declarations.map(\.key))
    #expect(keys[0] != keys[1])
  }

  // MARK: Rows

  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var declarations: [String]

    init(_ text: String, _ declarations: [String]) {
      self.text = text
      self.declarations = declarations
    }

    var testDescription: String { text }
  }

  static let rows: [Row] = [
    Row("", []),
    Row("import A\nimport B", []),
    Row("func a() {}\nfunc b(_ x: Int, y: Int) {}", ["func a()", "func b(_ x: Int, y: Int)"]),
    Row("func a() {}; func a() {}", ["func a()", "func a()#2"]),
    Row("let a = 1\n  + 2\nvar b: Int { 3 }", ["let a", "var b"]),
    Row("@MainActor\nstruct A {\n  let x = 1; init() {}\n}", ["struct A", "struct A/let x", "struct A/init()"]),
    Row("extension A.B where T == Int {\n  func a() {}\n}", ["extension A.B", "extension A.B/func a()"]),
    Row("#if DEBUG\nfunc a() {}\n#else\nfunc b() {}\n#endif", ["func a()", "func b()"]),
    Row("#if DEBUG\n@MainActor\n#endif\nfunc a() {}", [""]),
    Row("func a() { ( }", [""]),
    Row("func a() {", [""]),
    Row("func a() { print(\"}\") /* } */ }\nfunc b() {}", ["func a()", "func b()"]),
    Row("class A {\n  class func a() {}\n  class B {}\n}", ["class A", "class A/func a()", "class A/class B"]),
    Row("let a = /[{]/\nlet b = #/}/#", ["let a", "let b"]),
    Row("#Preview { A() }\n#Preview(\"b\") { B() }", ["other", "other#2"]),
    Row("postfix operator +++\nprotocol A {}", ["protocol A"]),
    Row("actor A {}\nactor = 1", ["actor A", "other"]),
  ]

  // MARK: Random edits

  private static var count: Int { ProcessInfo.processInfo.environment["MOCKD_EDITS"].flatMap { Int($0) } ?? 200 }

  private static let samples = [
    """
    import XCTest
    @testable import App

    private let shared = Mock<Pet>(name: "Rex")

    @MainActor final class PetTests: XCTestCase {
      private var pet = Mock<Pet>()
      lazy var other: Mock<Pet> = { Mock<Pet>() }()

      override func setUp() { pet.name = "a"; super.setUp() }

      #if DEBUG
      func testName() throws {
        let data = PetQuery.Data.from(pet)
        if let name = data.pet?.name { XCTAssertEqual(name, "x \\(name.count)") }
        guard case .some(let owner) = data.owner else { return }
        for (index, value) in [1, 2].enumerated() where index < value { print(owner) }
      }
      #endif

      @Test(arguments: [1, 2]) func testAll(number: Int = 3, _ body: () -> Void) async throws {
        switch number { case 1: break; default: body() }
      }

      struct Inner<T: Equatable> { var value: T; var text: String { "\\(value)" } }
    }

    extension Mock where O == Pet {
      convenience init(age: Int) { self.init(); self.age = age }
      static func rex() -> Mock<Pet> { Mock<Pet>(name: "Rex") }
    }

    typealias Dog = Pet

    func make(_ name: String = "a", count: Int? = nil) -> [Mock<Pet>] {
      [Mock<Pet>(name: name)] + (0..<(count ?? 1)).map { _ in Mock<Pet>() }
    }
    """
  ]

  private static let insertions = [
    "\n", " ", "// comment\n", "/* { */", ";", "{ }", "()", "\"}\"", "\"\"\"\n{\n\"\"\"", "#if A\n", "\n#endif\n",
    "#else\n",
    "\nfunc a() {}\n", "\nlet x = 1\n", "var y: Int { 1 }", "\n@MainActor\n", " static ", " private ", "struct S {",
    "}",
    "class ", "(", ")", "[", "]", "extension A {\n", "= 1", ".map { $0 }", "?", "!", "import B\n", "case a, b\n",
    "init() {}",
    "\n#Preview { A() }\n", " /a{/ ", "where T: A", "`class`", "\\", "\"", "é",
  ]

  private static func edited(_ text: String, _ random: inout SplitMix64) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0...Int.random(in: 0...2, using: &random) {
      let line = Int.random(in: 0..<lines.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: lines.swapAt(line, Int.random(in: 0..<lines.count, using: &random))
      case 1: lines.insert(lines[line], at: Int.random(in: 0...lines.count, using: &random))
      case 2 where 1 < lines.count: lines.remove(at: line)
      default:
        var characters = Array(lines[line])
        let place = Int.random(in: 0...characters.count, using: &random)
        characters.insert(contentsOf: insertions.randomElement(using: &random) ?? "", at: place)
        lines[line] = String(characters)
      }
    }
    return lines.joined(separator: "\n")
  }
}

/// The comparison of both ways to read a file.
private struct Comparison: Sendable {
  /// The first difference; nil if there is none.
  let difference: String?
  let declarationCount: Int
  /// Whether the parser finds no error.
  let isValid: Bool

  init(_ source: SourceFile) {
    guard ParserLimits.allow(source.bytes) else {
      (difference, declarationCount, isValid) = (nil, 0, false)
      return
    }
    isValid = !source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }.hasError
    let outline = DeclarationOutline.read(source)
    declarationCount = outline.declarations.count
    let (parts, partPlaces) = Self.facts(source, outline)
    let (whole, wholePlaces) = Self.facts(source, .wholeFile(source))
    let statements = Self.statements(parts) == Self.statements(whole) && partPlaces == wholePlaces
    var rest = (parts: parts, whole: whole)
    (rest.parts.statements, rest.whole.statements) = ([], [])
    difference =
      rest.parts == rest.whole && statements
      ? nil : Self.difference(parts, whole) + "\n" + String(decoding: source.bytes.prefix(4000), as: UTF8.self)
  }

  /// A statement with its enclosing types.
  private struct Member: Equatable {
    var types: [String]
    var statement: SwiftStatement
  }

  /// Returns the statements of a file, with separate members of types. Imports belong to no declaration.
  private static func statements(_ facts: DeclarationFacts) -> [Member] {
    var result: [Member] = []
    func add(_ statements: [SwiftStatement], in types: [String]) {
      for statement in statements {
        switch statement {
        case .imported: break
        case .members(let header, let members):
          if !header.isContext { result.append(Member(types: types, statement: .members(header, []))) }
          add(members, in: types + [name(of: header)])
        default: result.append(Member(types: types, statement: statement))
        }
      }
    }
    add(facts.statements, in: [])
    return result
  }

  private static func name(of header: TypeHeader) -> String {
    switch header.subject {
    case .declared(let name): name.text
    case .extended(let type): "\(type.reference) where \(header.sameTypes.map(\.reference))"
    }
  }

  /// Reads declarations with ranges in the file, and joins them into one.
  ///
  /// - Returns: the facts of the file, and the unusual places of its names and labels.
  private static func facts(
    _ source: SourceFile, _ outline: DeclarationOutline
  ) -> (DeclarationFacts, places: [[UInt32: TextRange]]) {
    let parts = outline.declarations.map { ($0.id, DeclarationFacts.read($0, in: source, rangesFrom: 0)) }
    let file = SwiftFileFacts(path: source.path, parts)
    var facts = DeclarationFacts()
    // Numbers of expressions depend on the division.
    facts.statements = parts.flatMap(\.1.statements).map(\.unnumbered)
    facts.functions = file.functions.map(\.unnumbered)
    facts.requirements = file.requirements.map(\.unnumbered)
    facts.types = file.types.map(\.unnumbered)
    facts.aliases = file.aliases
    for index in facts.functions.indices { facts.functions[index].id = .none }
    for index in facts.requirements.indices { facts.requirements[index].id = .none }
    for index in facts.types.indices {
      for property in facts.types[index].properties.indices {
        facts.types[index].properties[property].declaration = .none
      }
    }
    let places = [\.names, \.labels].map { (part: KeyPath<NamePlaces, [UInt32: TextRange]>) in
      parts.reduce(into: [:]) { $0.merge($1.1.places[keyPath: part]) { first, _ in first } }
    }
    return (facts, places)
  }

  private static func difference(_ parts: DeclarationFacts, _ whole: DeclarationFacts) -> String {
    for (part, whole) in zip(parts.functions, whole.functions) where part != whole {
      return "\(part.name), not \(whole.name)"
    }
    for (part, whole) in zip(parts.types, whole.types) where part != whole { return "\(part)\n\nnot\n\n\(whole)" }
    for (part, whole) in zip(statements(parts), statements(whole)) where part != whole {
      return "\(part)\n\nnot\n\n\(whole)"
    }
    return
      "\(parts.functions.map(\.name)), \(parts.types.map(\.path)); not \(whole.functions.map(\.name)), \(whole.types.map(\.path))"
  }
}
