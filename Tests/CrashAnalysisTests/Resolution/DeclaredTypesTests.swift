import Source
import SwiftLowering
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
      let named: [String: Row]
      let pair: (Row, Any)
      var shown: some Shown { content }
    }
    func made() -> Any { 0 }
    func made(_ a: Int) -> Row { Row() }
    func same<T>(_ a: T) -> T { a }
    """

  private func resolver(in enclosing: Name...) throws -> NameResolver {
    let file = SwiftFileFacts.read(SourceFile(path: "Test.swift", text: Self.program))
    let scope = TypeScope(file: "Test.swift", enclosing: enclosing)
    return try NameResolver(program: SwiftFiles([file]), code: AnalyzedProject.zoo().code, scope: scope)
  }

  private static let shown = DeclaredType.abstract([["Shown"]])

  @Test(
    arguments: [
      ("content", shown), ("all", .list(shown)), ("both", .optional(.abstract([]))),
      ("anything", .optional(.abstract([]))), ("row", .concrete), ("parent", .abstract([["Parent"]])), ("shown", shown),
      ("make", .function([.abstract([]), .optional(.concrete)], result: shown)), ("absent", .concrete),
      ("named", .unclear), ("pair", .unclear),
    ] as [(Name, DeclaredType)])
  func propertiesHaveDeclaredTypes(name: Name, type: DeclaredType) throws {
    let resolver = try resolver(in: "Box")
    let place = TextRange(at: 0)
    let property = SwiftExpression(.name(name), place)
    #expect(resolver.declaredType(of: property) == type)
    #expect(resolver.declaredType(of: SwiftExpression(.parenthesized(property), place)) == type)
    #expect(resolver.declaredType(of: SwiftExpression(.chained(property), place)) == type.unwrapped)
  }

  @Test func callsHaveTheTypesOfResults() throws {
    let place = TextRange(at: 0)
    let call = SwiftExpression(.call(SwiftExpression(.name("make"), place), []), place)
    #expect(try resolver(in: "Box").declaredType(of: call) == Self.shown)
  }

  private static func call(_ name: Name, _ arguments: SwiftExpression...) -> SwiftExpression {
    let place = TextRange(at: 0)
    let given = arguments.map { SwiftExpression.Argument($0) }
    return SwiftExpression(.call(SwiftExpression(.name(name), place), given), place)
  }

  /// The arguments of a call select the functions whose results it can have.
  @Test func callsHaveTheTypesOfFunctionsThatFit() throws {
    let resolver = try resolver()
    #expect(resolver.declaredType(of: Self.call("made")) == .abstract([]))
    #expect(resolver.declaredType(of: Self.call("made", Self.call("Row"))) == .concrete)
    #expect(resolver.declaredType(of: Self.call("same", Self.call("Row"))) == .unclear)
  }

  /// Instances of different classes share a superclass.
  @Test func typesOfSeveralExpressionsAreJoined() throws {
    let resolver = try resolver()
    let place = TextRange(at: 0)
    let (child, parent, row) = (Self.call("Child"), Self.call("Parent"), Self.call("Row"))
    let joined = { (a: SwiftExpression, b: SwiftExpression) in
      resolver.declaredType(of: SwiftExpression(.ternary(row, a, b), place))
    }
    #expect(joined(child, child) == .concrete)
    #expect(joined(child, parent) == .abstract([]))
    #expect(joined(row, row) == .concrete)
    #expect(joined(child, Self.call("made")) == .abstract([]))
    let list = SwiftExpression(.array([child, parent]), place)
    #expect(resolver.declaredType(of: list) == .list(.abstract([])))
    let value = SwiftExpression(.nilCoalescing(child, parent), place)
    #expect(resolver.declaredType(of: value) == .abstract([]))
  }

  /// The time for a chain of calls doesn't double with each call.
  @Test func longChainsOfCallsHaveATypeSoon() throws {
    let place = TextRange(at: 0)
    var chain = SwiftExpression(.name("row"), place)
    for _ in 0..<100 { chain = SwiftExpression(.call(SwiftExpression(.member(chain, "next"), place), []), place) }
    #expect(try resolver(in: "Box").declaredType(of: chain) == .concrete)
  }

  @Test func variablesKeepTheClassOfTheirInitialValue() throws {
    let panel = SwiftExpression(.name("panel"), TextRange(at: 0))
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
      (.method("caption", []), "Row", .unclear, false), (.method("show", [nil]), "Row", .unclear, true),
      (.property("note"), "Row", .unclear, true), (.property("title"), "Row", .optional(.unclear), true),
      (.method("run", [nil]), "Child", .unclear, false), (.method("stop", []), "Child", .optional(.unclear), true),
    ] as [(MemberUse, Name, DeclaredType, Bool)])
  func declaredTypesChooseMembers(member: MemberUse, type: Name, declared: DeclaredType, isMeant: Bool) throws {
    let resolver = try resolver()
    let id: SwiftFunction.ID? =
      switch member {
      case .property(let name): resolver.resolve(.getter(name, of: .type([type]))).function
      case .method(let name, _), .methodValue(let name): resolver.resolve(.methodValue(name, of: [type])).function
      }
    #expect(resolver.isMeant(member, id, of: [type], by: declared) == isMeant)
  }
}
