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

  private func meaning(_ reference: NameReference, _ text: String = "", in enclosing: Name...) throws -> String {
    let resolver = try resolver(TypeScope(file: "Test.swift", enclosing: enclosing))
    switch try resolver.resolve(reference, arguments(text)) {
    case .one(let id):
      let function = resolver.program[id]
      return (function.enclosing + [function.name]).map(\.text).joined(separator: ".")
        + function.parameters.map { ":\($0.type)" }.joined()
    case .generated(.model(let type)): return resolver.code.text(of: type)
    case .generated(.mock(let type)): return "Mock<\(type.type)>"
    case .local(let variable): return "variable \(variable)"
    case .witnesses: return "witnesses"
    case .unknown: return "unknown"
    }
  }

  @Test func labelsAndTypesSelectFunctions() throws {
    #expect(try meaning(.function("free"), "1").hasPrefix("free"))
    #expect(try meaning(.function("free"), "a: 1") == "witnesses")
    #expect(try meaning(.function("absent")) == "unknown")
    #expect(try meaning(.function("typed"), "a: \"text\"").contains("String"))
    #expect(try meaning(.function("typed"), "a: true").contains("Bool"))
    #expect(try meaning(.function("twice"), "a: value") == "witnesses")
    #expect(try meaning(.functionValue("free")).hasPrefix("free"))
    #expect(try meaning(.functionValue("typed")) == "witnesses")
  }

  @Test func methodsCanBeReplacedInSubclasses() throws {
    #expect(try meaning(.method("own", of: .type(["Parent"]))) == "Parent.own")
    #expect(try meaning(.method("own", of: .type(["Child"]))) == "Parent.own")
    #expect(try meaning(.method("replaced", of: .type(["Parent"]))) == "witnesses")
    #expect(try meaning(.superMethod("replaced"), in: "Child") == "Parent.replaced")
    #expect(try meaning(.superMethod("replaced"), in: "Parent") == "unknown")
    // A method of an unknown superclass is possible.
    #expect(try meaning(.method("free", of: .type(["Child"]))) == "witnesses")
  }

  @Test func bareNamesAreMembersOfTheEnclosingType() throws {
    #expect(try meaning(.function("own"), in: "Child") == "Parent.own")
    #expect(try meaning(.function("own")) == "witnesses")
    #expect(try meaning(.memberGetter("title"), in: "Child") == "Parent.title")
    #expect(try meaning(.memberGetter("title")) == "unknown")
    #expect(try meaning(.globalGetter("computed")) == "computed")
  }

  @Test func initializersAreInherited() throws {
    #expect(try meaning(.initializer(of: .type(["Child"])), "a: 1").hasPrefix("Parent.init"))
    #expect(try meaning(.initializer(of: .type(["Child"])), "b: 1") == "witnesses")
    #expect(try meaning(.superInitializer, "a: 1", in: "Child").hasPrefix("Parent.init"))
    #expect(try meaning(.selfInitializer(["Child"]), "a: 1").hasPrefix("Parent.init"))
  }

  @Test func staticMembersAreSeparate() throws {
    #expect(try meaning(.staticMethod("make", of: .type(["Parent"]))) == "Parent.make")
    #expect(try meaning(.staticMethod("own", of: .type(["Parent"]))) == "unknown")
    #expect(try meaning(.getter("title", of: .type(["Parent"]))) == "Parent.title")
    #expect(try meaning(.staticGetter("title", of: .type(["Parent"]))) == "unknown")
  }

  @Test func mocksHaveMethodsOfTheirExtensions() throws {
    #expect(try meaning(.method("full", of: .mock("Otter"))).hasSuffix("full"))
    #expect(try meaning(.method("full", of: .mock("Zoo"))) == "unknown")
    #expect(try meaning(.staticMethod("fixture", of: .mock("Otter"))).hasSuffix("fixture"))
    #expect(try meaning(.staticMethod("fixture", of: .anyMock)).hasSuffix("fixture"))
    #expect(try meaning(.staticMethod("full", of: .anyMock)) == "unknown")
  }

  @Test func calleesAreVariablesOrGeneratedTypes() throws {
    #expect(try meaning(.callee("Mock", expecting: .mock("Otter"))) == "Mock<Otter>")
    #expect(try meaning(.callee("Mock", expecting: .none)) == "unknown")
    var resolver = try resolver()
    resolver.values = VisibleValues(names: ["Mock": 7], path: PathState())
    guard case .local(7) = resolver.resolve(.callee("Mock", expecting: .mock("Otter"))) else {
      Issue.record("a variable hides the class")
      return
    }
  }
}
