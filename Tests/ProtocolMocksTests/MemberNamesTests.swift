import Source
import Testing

@testable import ProtocolMocks

/// The names of members in tests.
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

  @Test func namesAreAsShortAsPossible() {
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

  @Test(arguments: [
    ("func `send a letter`()", "sendALetter"), ("func `404`()", "_404"),
    ("var `is it open?`: Bool { get }", "isItOpen"), ("func send(`to the town` town: Int)", "send"),
  ])
  func rawIdentifiersGiveNames(member: String, name: String) { #expect(names([member])[member] == name) }

  @Test func namesAreDistinct() { #expect(Set(names(Self.members).values).count == Self.members.count) }

  @Test func namesAreIndependentOfOrder() {
    let expected = names(Self.members)
    for start in Self.members.indices {
      let turned = Array(Self.members[start...] + Self.members[..<start])
      #expect(names(turned) == expected)
      #expect(names(turned.reversed()) == expected)
    }
  }

  /// Members with a single difference. Some get numbers to distinguish them.
  static let overloads = [
    ["func a(x: Int)", "func a(x: String)", "func a(x: [Int])", "func a(x: Int?)", "func a(x: Int...)"],
    ["func a() -> Int", "func a() -> String", "static func a() -> Int", "func a() async -> Int"],
    ["func a<T>(x: T)", "func a<U>(x: U) where U: Hashable", "func a<V: Equatable>(x: V)"],
    ["func a(_ x: (Int) -> Void)", "func a(_ x: (Int) throws -> Void)", "func a(_ x: @escaping (Int) -> Void)"],
    ["func a(x: Int, y: Int)", "func a(x: Int, z: Int)", "func a(xY: Int)", "func a(x: Int)"],
    ["prefix static func - (a: Self) -> Self", "static func - (a: Self, b: Self) -> Self"],
    ["subscript(x: Int) -> Int { get }", "subscript(x: String) -> Int { get }", "subscript(y y: Int) -> Int { get }"],
    ["func a(x: A.B)", "func a(x: AB)", "func a(x: A, b: B)"],
  ]

  @Test(arguments: overloads) func overloadsHaveDistinctNamesInEveryOrder(members: [String]) {
    let expected = names(members)
    #expect(Set(expected.values).count == members.count, "\(expected)")
    for order in Self.orders(of: members) { #expect(names(order) == expected) }
  }

  /// A name depends on its member, not on members with other names.
  @Test(arguments: overloads) func otherMembersDoNotAffectNames(members: [String]) {
    let expected = names(members)
    let others = ["func other()", "func other(x: Int)", "var rest: Int { get }"]
    for place in 0...members.count {
      let found = names(Array(members[..<place] + others + members[place...]))
      for member in members { #expect(found[member] == expected[member]) }
    }
  }

  private static func orders(of members: [String]) -> [[String]] {
    if members.count < 2 { return [members] }
    return members.indices.flatMap { index in
      var rest = members
      let first = rest.remove(at: index)
      return orders(of: rest).map { [first] + $0 }
    }
  }
}
