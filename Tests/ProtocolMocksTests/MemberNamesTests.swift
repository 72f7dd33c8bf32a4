import Source
import Testing

@testable import ProtocolMocks

/// The names under which tests find members.
@Suite struct MemberNamesTests {
  static let members = [
    "func load()", "func show(_ value: Int)", "func show(_ value: String)", "func find(id: Int)",
    "func find(name: String)", "func get() -> Int", "func get() -> String", "var count: Int { get }",
    "func count(of x: Int) -> Int", "static func make()", "func make()", "func run() async", "func run()",
    "subscript(index: Int) -> Int { get }", "init(x: Int)", "init()", "static func == (a: Int, b: Self) -> Bool",
  ]

  private func names(_ members: [String]) -> [String: String] {
    let text = "/// @mockable\nprotocol A {\n\(members.joined(separator: "\n"))\n}\n"
    let sources = FileSources([SourceFile(path: "A.swift", text: text)])
    guard let mock = sources.mocks(of: "A.swift").first else { return [:] }
    let names = MemberNames(mock.members).names
    return Dictionary(zip(members, names), uniquingKeysWith: { first, _ in first })
  }

  @Test func areAsShortAsTheyCanBe() {
    let names = names(Self.members)
    #expect(names["func load()"] == "load")
    #expect(names["func find(id: Int)"] == "findId")
    #expect(names["func show(_ value: Int)"] == "showValueInt")
    #expect(names["func get() -> Int"] == "getReturningInt")
    #expect(names["var count: Int { get }"] == "count")
    #expect(names["func count(of x: Int) -> Int"] == "countOf")
    #expect(names["static func make()"] == "makeStatic")
    #expect(names["func make()"] == "make")
    #expect(names["func run() async"] == "runAsync")
    #expect(names["subscript(index: Int) -> Int { get }"] == "subscript")
    #expect(names["init()"] == "init")
    #expect(names["static func == (a: Int, b: Self) -> Bool"] == "equalEqual")
  }

  @Test func areDistinct() { #expect(Set(names(Self.members).values).count == Self.members.count) }

  @Test func doNotDependOnOrder() {
    let expected = names(Self.members)
    for start in Self.members.indices {
      let turned = Array(Self.members[start...] + Self.members[..<start])
      #expect(names(turned) == expected)
      #expect(names(turned.reversed()) == expected)
    }
  }
}
