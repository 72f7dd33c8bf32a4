import Source
import SwiftLowering
import SwiftScanning
import Testing

/// Tests that requirements of protocols are listed apart from functions.
struct RequirementTests {
  private static let text = """
    protocol P<E> {
      associatedtype E: Q = Int where E.X == Int
      init(a: Int)
      func f() -> Int
      static func g()
      subscript(i: Int) -> Int { get set }
      var v: Int { get }
      static var w: Int { get set }
      static func + (a: Self, b: Self) -> Self
    }
    extension P { func h() {} }
    """

  @Test func requirementsAreFunctions() throws {
    let facts = DeclarationFacts.of(Self.text)
    #expect(facts.functions.map(\.name) == ["h"])
    #expect(facts.requirements.map(\.name) == ["init", "f", "g", "subscript", "v", "w", "w", "+"])
    #expect(
      facts.requirements.map(\.kind) == [
        .initializer, .function, .function, .subscripting, .getter, .getter, .setter, .function,
      ])
    #expect(facts.requirements.map(\.isStatic) == [false, false, true, false, false, true, true, true])
    #expect(facts.requirements.allSatisfy { $0.isRequirement && $0.body.isEmpty && $0.enclosing == ["P"] })
    #expect(facts.functions.allSatisfy { !$0.isRequirement })
    #expect(facts.types.first?.properties.map(\.isRequirement) == [true, true])
    #expect(facts.types.first?.requirements.map(\.name) == ["f"])
  }

  @Test func requirementsHaveIdentities() throws {
    let file = SwiftFileFacts.read(SourceFile(path: "A.swift", text: Self.text))
    #expect(file.requirements.count == 8)
    for requirement in file.requirements { #expect(file.function(requirement.id) == requirement) }
    for function in file.functions { #expect(file.function(function.id) == function) }
    #expect(Set(file.requirements.map(\.id)).count == 8)
    #expect(file.requirements.map(\.withoutBody) == file.requirements)
  }

  /// The identities of the requirements of a declaration follow the identities of its functions.
  @Test func indicesFollowThoseOfFunctions() throws {
    let facts = DeclarationFacts.of(Self.text)
    let id = DeclarationID(file: "A.swift")
    #expect(facts.requirementIDs(of: id, named: nil).map(\.index) == Array(1...8))
    let types = PrivateTypes(inFile: "A.swift", [facts])
    #expect(facts.function(SwiftFunction.ID(declaration: id, index: 0), types)?.name == "h")
    #expect(facts.function(SwiftFunction.ID(declaration: id, index: 1), types)?.name == "init")
    #expect(facts.function(SwiftFunction.ID(declaration: id, index: 9), types) == nil)
    #expect(facts.function(SwiftFunction.ID(declaration: id, index: -1), types) == nil)
    #expect(facts.functions(of: id, named: nil).map(\.index) == [0])
  }

  @Test func protocolsHaveAssociatedTypes() throws {
    let type = try DeclarationFacts.type(in: Self.text)
    let associated = try #require(type.associatedTypes.first)
    #expect(type.associatedTypes.count == 1)
    #expect(associated.name == "E")
    #expect(associated.inherited.dump == "Q")
    #expect(associated.defaultType?.dump == "Int")
    #expect(associated.requirements.map(\.dump) == ["E.X == Int"])
    #expect(type.primaryAssociatedTypes == ["E"])
    guard case .members(let header, let members)? = DeclarationFacts.of(Self.text).statements.first else {
      throw UnexpectedSyntax()
    }
    #expect(header.kind == .protocolType)
    let names = members.compactMap { if case .type(let name, let target?) = $0 { (name, target.dump) } else { nil } }
    #expect(names.map(\.0) == ["E"] && names.map(\.1) == ["Int"])
  }
}
