import Source
import SwiftLowering
import Testing

@testable import CrashAnalysis

/// Tests the meanings of names of functions and properties.
@Suite struct NameResolverTests {
  private static let program = """
    func free(_ a: Int) {}
    func typed(a: String) {}
    func typed(a: Bool) {}
    func twice(a: Other) {}
    func twice(a: Another) {}
    var computed: Int { 1 }

    class Parent {
      func replaced() {}
      func own() {}
      static func make() {}
      var title: String { "" }
      init(a: Int) {}
    }
    class Child: Parent {
      override func replaced() {}
    }
    extension Mock where MockType == Otter {
      func full() {}
      static func fixture() {}
    }
    """

  private func resolver(_ scope: TypeScope = TypeScope(file: "Test.swift")) throws -> NameResolver {
    let file = SwiftFileFacts.read(SourceFile(path: "Test.swift", text: Self.program))
    return try NameResolver(program: SwiftFiles([file]), code: AnalyzedProject.zoo().code, scope: scope)
  }

  /// Parses the arguments of a call.
  private func arguments(_ text: String) throws -> [SwiftExpression.Argument] {
    let file = SwiftFileFacts.read(SourceFile(path: "Call.swift", text: "func f() { g(\(text)) } // Mock"))
    let body = try #require(file.functions.first?.body.first)
    guard case .expression(let expression) = body, case .call(_, let arguments) = expression.content else {
      Issue.record("not a call")
      return []
    }
    return arguments
  }

  private func meaning(
    _ text: String = "", in enclosing: Name..., resolve: (NameResolver, CallSite) -> Resolution
  ) throws -> String {
    let resolver = try resolver(TypeScope(file: "Test.swift", enclosing: enclosing))
    switch try resolve(resolver, CallSite(arguments(text))) {
    case .one(let id): return describe(id, resolver)
    case .possible(let id): return "possibly " + describe(id, resolver)
    case .witnesses: return "witnesses"
    case .unknown: return "unknown"
    }
  }

  private func describe(_ id: SwiftFunction.ID, _ resolver: NameResolver) -> String {
    let function = resolver.program[id]
    return (function.enclosing + [function.name]).map(\.text).joined(separator: ".")
      + function.parameters.map { ":\($0.type)" }.joined()
  }

  @Test func labelsAndTypesSelectFunctions() throws {
    #expect(try meaning("1") { $0.function("free", $1) }.hasPrefix("free"))
    #expect(try meaning("a: 1") { $0.function("free", $1) } == "witnesses")
    #expect(try meaning { $0.function("absent", $1) } == "unknown")
    #expect(try meaning("a: value") { $0.function("typed", $1) } == "witnesses")
    let resolver = try resolver()
    #expect(resolver.functionValue("free", CallSite()).map { resolver.program[$0].name } == "free")
    #expect(resolver.functionValue("typed", CallSite()) == nil)
  }

  /// The types of a call decide which one of several functions it means.
  @Test(arguments: [("typed(a: \"text\")", "String"), ("typed(a: true)", "Bool"), ("twice(a: value)", nil)])
  func typesSelectFunctions(call: String, parameter: String?) throws {
    let text = Self.program + "\nfunc calls() { \(call) }"
    let file = SwiftFileFacts.read(SourceFile(path: "Test.swift", text: text))
    let function = try #require(file.functions.last)
    guard case .expression(let expression)? = function.body.first,
      case .call(let callee, let arguments) = expression.content, case .name(let name) = callee.content
    else {
      Issue.record("not a call")
      return
    }
    let declarations = try ProgramDeclarations(SwiftFiles([file]), AnalyzedProject.zoo().code)
    let resolver = NameResolver(
      declarations, scope: TypeScope(file: "Test.swift"), in: function.id.declaration)
    let found = resolver.function(name, CallSite(expression, arguments)).function
    #expect(
      found.map { "\(resolver.program[$0].parameters[0].type)".contains(parameter ?? "?") }
        == parameter.map { _ in true })
  }

  @Test func methodsCanBeReplacedInSubclasses() throws {
    #expect(try meaning { $0.method("own", of: .type(["Parent"]), $1) } == "Parent.own")
    #expect(try meaning { $0.method("own", of: .type(["Child"]), $1) } == "Parent.own")
    #expect(try meaning { $0.method("replaced", of: .type(["Parent"]), $1) } == "witnesses")
    #expect(try meaning(in: "Child") { $0.superMethod("replaced", $1) } == "Parent.replaced")
    #expect(try meaning(in: "Parent") { $0.superMethod("replaced", $1) } == "unknown")
    // A method of an unknown superclass is possible.
    #expect(try meaning { $0.method("free", of: .type(["Child"]), $1) } == "witnesses")
  }

  @Test func bareNamesAreMembersOfTheEnclosingType() throws {
    #expect(try meaning(in: "Child") { $0.function("own", $1) } == "Parent.own")
    #expect(try meaning { $0.function("own", $1) } == "witnesses")
    #expect(try meaning(in: "Child") { resolver, _ in resolver.memberGetter("title") } == "Parent.title")
    #expect(try meaning { resolver, _ in resolver.memberGetter("title") } == "unknown")
    #expect(try meaning { resolver, _ in resolver.globalGetter("computed") } == "computed")
  }

  @Test func initializersAreInherited() throws {
    #expect(try meaning("a: 1") { $0.initializer(of: .type(["Child"]), $1) }.hasPrefix("Parent.init"))
    #expect(try meaning("b: 1") { $0.initializer(of: .type(["Child"]), $1) } == "witnesses")
    #expect(try meaning("a: 1", in: "Child") { $0.superInitializer($1) }.hasPrefix("Parent.init"))
    #expect(try meaning("a: 1") { $0.selfInitializer(["Child"], $1) }.hasPrefix("Parent.init"))
  }

  @Test func staticMembersAreSeparate() throws {
    #expect(try meaning { $0.staticMethod("make", of: .type(["Parent"]), $1) } == "Parent.make")
    #expect(try meaning { $0.staticMethod("own", of: .type(["Parent"]), $1) } == "unknown")
    #expect(try meaning { resolver, _ in resolver.getter("title", of: .type(["Parent"])) } == "Parent.title")
    #expect(try meaning { resolver, _ in resolver.staticGetter("title", of: .type(["Parent"])) } == "unknown")
  }

  @Test func mocksHaveMethodsOfTheirExtensions() throws {
    #expect(try meaning { $0.method("full", of: .mock("Otter"), $1) }.hasSuffix("full"))
    #expect(try meaning { $0.method("full", of: .mock("Zoo"), $1) } == "unknown")
    #expect(try meaning { $0.staticMethod("fixture", of: .mock("Otter"), $1) }.hasSuffix("fixture"))
    #expect(try meaning { $0.staticMethod("full", of: .mock("Otter"), $1) } == "unknown")
  }
}
