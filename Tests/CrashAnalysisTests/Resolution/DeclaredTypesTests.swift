import Source
import Testing

@testable import CrashAnalysis

/// Tests declared types, and the choice of members by them.
@Suite struct DeclaredTypesTests {
  private static let program = """
    protocol Shown {
      func show(_ a: Int)
      var title: String { get }
    }
    extension Shown { func caption() {} }
    struct Row: Shown {
      let note = ""
      var title: String { "" }
      func show(_ a: Int) {}
      func caption() {}
    }
    class Parent {
      var panel = Parent()
      func run(_ a: Any) {}
      func stop() {}
    }
    class Child: Parent {
      func run(_ a: Int) {}
      override func stop() {}
    }
    struct Box<Content> where Content: Shown {
      let content: Content
      let all: [any Shown]
      let both: (any Shown & Sendable)?
      let anything: Any?
      let row: Row
      let parent: Parent
      let make: (Any, Row?) -> any Shown
      var shown: some Shown { content }
    }
    """

  private func resolver(in enclosing: Name...) throws -> NameResolver {
    let file = TestFile.read(SourceFile(path: "Test.swift", text: Self.program))
    let scope = TypeScope(file: "Test.swift", enclosing: enclosing)
    return try NameResolver(program: TestFiles([file]), code: AnalyzedProject.zoo().code, scope: scope)
  }

  private static let shown = DeclaredType.abstract([["Shown"]])

  @Test(
    arguments: [
      ("content", shown), ("all", .list(shown)), ("both", .optional(.abstract([]))),
      ("anything", .optional(.abstract([]))), ("row", .concrete), ("parent", .abstract([["Parent"]])), ("shown", shown),
      ("make", .function([.abstract([]), .optional(.concrete)], result: shown)), ("absent", .concrete),
    ] as [(Name, DeclaredType)])
  func propertiesHaveDeclaredTypes(name: Name, type: DeclaredType) throws {
    let resolver = try resolver(in: "Box")
    let place = TextRange(at: 0)
    let property = TestExpression(.name(name), place)
    #expect(resolver.declaredType(of: property) == type)
    #expect(resolver.declaredType(of: TestExpression(.parenthesized(property), place)) == type)
    #expect(resolver.declaredType(of: TestExpression(.chained(property), place)) == type.unwrapped)
  }

  @Test func callsHaveTheTypesOfResults() throws {
    let place = TextRange(at: 0)
    let call = TestExpression(.call(TestExpression(.name("make"), place), []), place)
    #expect(try resolver(in: "Box").declaredType(of: call) == Self.shown)
  }

  @Test func variablesKeepTheClassOfTheirInitialValue() throws {
    let panel = TestExpression(.name("panel"), TextRange(at: 0))
    #expect(try resolver(in: "Child").declaredType(of: panel) == .abstract([["Parent"]]))
  }

  @Test(
    arguments: [
      (MemberUse.method("show", [nil]), "Row", shown, true), (.method("caption", []), "Row", shown, false),
      (.method("caption", []), "Row", .concrete, true), (.property("title"), "Row", shown, true),
      (.property("note"), "Row", shown, false), (.property("note"), "Row", .abstract([]), false),
      (.method("run", [nil]), "Child", .abstract([["Parent"]]), false),
      (.method("run", [nil]), "Child", .abstract([["Child"]]), true),
      (.method("run", [nil]), "Parent", .abstract([["Parent"]]), true),
      (.method("stop", []), "Child", .optional(.abstract([["Parent"]])), true),
      (.method("stop", []), "Child", .abstract([["Library"]]), true),
      (.method("run", [nil]), "Child", .abstract([["Library"]]), false),
    ] as [(MemberUse, Name, DeclaredType, Bool)])
  func declaredTypesChooseMembers(member: MemberUse, type: Name, declared: DeclaredType, isMeant: Bool) throws {
    let resolver = try resolver()
    let id: TestFunction.ID? =
      switch member {
      case .property(let name): resolver.resolve(.getter(name, of: .type([type]))).function
      case .method(let name, _), .methodValue(let name): resolver.resolve(.methodValue(name, of: [type])).function
      }
    #expect(resolver.isMeant(member, id, of: [type], by: declared) == isMeant)
  }
}
