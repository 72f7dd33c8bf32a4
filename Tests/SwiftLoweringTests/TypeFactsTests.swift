import Source
import SwiftLowering
import Testing

/// Tests the facts about types and aliases.
struct TypeFactsTests {
  @Test func typesHaveClausesAndSignatures() throws {
    let type = try DeclarationFacts.type(
      in: """
        @MainActor @Observable final class A<T: P, U>: B<T>, Q where U == Int {}
        extension A: R where T: Hashable {}
        extension A where T: Hashable {}
        """)
    #expect(type.kind == .classOrActor && !type.isActor && type.isFinal)
    #expect(type.generics.dump == "<T, U> T: P, U == Int")
    #expect(type.clauses.map(\.types.dump) == ["B<T>, Q", "R"])
    #expect(type.clauses.map { $0.extended?.requirements.map(\.dump) } == [nil, ["T: Hashable"]])
    #expect(type.inherited == [.named(["B"], [.named(["T"], [])]), .named(["Q"], []), .named(["R"], [])])
    #expect(type.attributeNames == ["MainActor", "Observable"])
  }

  @Test(arguments: [
    ("actor A {}", true, false), ("class A {}", false, false), ("final class A {}", false, true),
    ("struct A {}", false, false),
  ]) func actorsAndFinalClassesAreMarked(text: String, isActor: Bool, isFinal: Bool) throws {
    let type = try DeclarationFacts.type(in: text)
    #expect(type.isActor == isActor)
    #expect(type.isFinal == isFinal)
  }

  @Test func casesHaveWrittenTypes() throws {
    let type = try DeclarationFacts.type(in: "enum A { case a(b: any P, Int = 1), c }")
    #expect(type.cases.map(\.name) == ["a", "c"])
    #expect(type.cases[0].parameters.map(\.written.dump) == ["any P", "Int"])
    #expect(type.cases[0].parameters.map(\.hasDefault) == [false, true])
    #expect(type.cases[0].parameters.map(\.label) == ["b", nil])
  }

  @Test func aliasesCanBeGeneric() throws {
    let aliases = DeclarationFacts.of("typealias A<T: P> = [T] where T.X == Int\ntypealias B = Int?").aliases
    #expect(aliases.map(\.written.dump) == ["[T]", "Int?"])
    #expect(aliases.map(\.isGeneric) == [true, false])
    #expect(aliases[0].generics.dump == "<T> T: P, T.X == Int")
  }

  @Test(arguments: ["import A\n@testable import struct B.C\nfunc f() {}", "import A\nimport B\nfunc f() { ("])
  func filesHaveImports(text: String) {
    let file = SwiftFileFacts.read(SourceFile(path: "A.swift", text: text))
    #expect(file.imports == ["A", "B"])
  }

  @Test func localTypesHaveFacts() throws {
    let function = try DeclarationFacts.function(
      "f",
      in: """
        func f() {
          @MainActor final class A<T: P>: B where T.X == Int {
            enum C { case d(Int) }
            let e = 1
            func g() throws {}
          }
        }
        """)
    guard case .type("A", target: nil) = function.body[0], case .opaque(let mentions) = function.body[1],
      case .members(let header, let members)? = mentions.parts.first
    else { throw UnexpectedSyntax() }
    #expect(header.kind == .classOrActor && !header.isActor)
    #expect(header.generics.dump == "<T> T: P, T.X == Int")
    #expect(header.attributeNames == ["MainActor"])
    #expect(members.count == 3)
    let facts = try #require(mentions.facts.first)
    #expect(facts.types.map(\.path) == [["A"], ["A", "C"]])
    #expect(facts.types[0].isFinal)
    #expect(facts.types[0].properties.map(\.name) == ["e"])
    #expect(facts.types[1].cases.map(\.name) == ["d"])
    #expect(facts.functions.map(\.name) == ["g"])
    #expect(facts.functions.map(\.isThrowing) == [true])
  }

  @Test func headersOfExtensionsHaveRequirements() throws {
    guard case .members(let header, _)? = DeclarationFacts.of("extension A where T == B, T: C {}").statements.first
    else {
      throw UnexpectedSyntax()
    }
    #expect(header.kind == nil)
    #expect(header.requirements.map(\.dump) == ["T == B", "T: C"])
    #expect(header.sameTypes.dump == "B")
  }
}
