import Source
import SwiftLowering
import Testing

/// Tests which code reads a name in the code under test.
@Suite struct SourceNamesTests {
  private static func names(_ text: String) -> Set<SourceName> {
    SourceNames.read(SourceFile(path: "App.swift", text: text)).all
  }

  @Test(arguments: [
    "let a = model.toy", "let a = model?.toy", "let a = model!.toy", "f(model.list[0].toy)", "f(model.list.first?.toy)",
    "list.map(\\.toy)", "list.map(\\.?.toy)", "list.map(\\OtterToy.toy)", "list.map(\\ResidentsQuery.Data.toy.count)",
    "f(self.toy)",
    "model\n    .toy", "model // why\n  .toy", "list.filter { $0.isOld }\n  .toy", "if model.toy == other { }",
    "let a = \"the \\(model.toy)!\"", "let a = \"\"\"\n  a \"\\(f(model.toy))\"\n  \"\"\"",
    "let a = #\"\\#(model.toy)\"#",
    "let a = \"\\(\"\\(model.toy)\")\"", "model.toy.count = 3", "model.toy += \"a\"", "f((a ? model : other).toy)",
    "let a = model.`toy`", "let a = f()\n  .toy", "Shop.shared.toy", "f(model.toy, a)", "while model.toy != nil {",
    "let a = /* b */ model.toy", "let a = \"it's\" + model.toy", "let a = \"\\\\\" + model.toy",
    "let a = \"open\nlet b = model.toy", "extension A { var b: Int { self.toy.count } }",
  ]) func membersAreFound(text: String) {
    #expect(Self.names(text).contains(.readsMember("toy")), "\(text)")
  }

  @Test(arguments: [
    "let toy = 1", "let a = toy", "// model.toy", "/* model.toy /* a */ model.toy */", "let a = \"model.toy\"",
    "let a = \"\"\"\n  model.toy \"a\" model.toy\n  \"\"\"", "let a = #\"\\(model.toy)\"#", "model.toy = \"ball\"",
    "model.toy(1)",
    "f(.toy)", "let a: Kind = .toy", "case .toy:", "return .toy", "let a = Kind.toy", "let a = Shop.Kind.toy",
    "switch a {\ncase\n  .toy: b", "let a = b ? .toy : .other", "let a = 0...toy", "let a = 0..<toy",
    "[\n  .toy,\n  .other]",
    "func toy() {}", "struct Toy { var toy: Int }", "let a = model.toys", "let a = model.a_toy",
    "#sourceLocation(file: toy)",
  ]) func otherTextHasNoMembers(text: String) {
    #expect(!Self.names(text).contains(.readsMember("toy")), "\(text)")
  }

  @Test(arguments: [
    "extension OtterToy { var title: String { toy } }",
    "extension Zoo.OtterToy: Named { func a() { if true { f(toy) } } }",
    "extension OtterToy where A == B {\n  var title: String { \"\\(toy)\" }\n}",
    "extension OtterToy { var a: B { if let toy { toy } } }",
    "extension OtterToy { struct Inner {}\n var a: Int { toy.count } }",
    "struct A {}\npublic extension OtterToy {\n  static func a() {}\n  var b: String { a + toy } }",
    "extension OtterToy { class func a() {}\n var b: String { toy } }",
  ]) func implicitMembersAreFound(text: String) {
    #expect(Self.names(text).contains(.readsInExtension("toy", of: "OtterToy")), "\(text)")
  }

  @Test(arguments: [
    "struct OtterToy { var a: Int { toy } }", "extension Other { var title: String { toy } }",
    "extension OtterToy {}\nlet a = toy", "extension OtterToy { func a() { b(toy: 1) } }",
    "extension OtterToy { func toy() {} }",
    "extension OtterToy { var toy: Int { 1 } }", "extension OtterToy { func a() { toy() } }",
    "extension OtterToy { func a() { let toy = 1 } }", "extension OtterToy { // toy\n }",
    "extension OtterToy { let a = \"toy\" }",
  ]) func otherTextHasNoImplicitMembers(text: String) {
    #expect(!Self.names(text).contains(.readsInExtension("toy", of: "OtterToy")), "\(text)")
  }

  @Test func functionsAreFound() {
    let names = Self.names(
      """
      func free() { func local() {} }
      struct A { func a() {}
        enum B { static func b() { func inner() {} } } }
      extension C.D { class func c() {} }
      class E: F { override func e() {} }
      """)
    let functions = names.filter { if case .declaresFunction = $0 { true } else { false } }
    #expect(
      functions == [
        .declaresFunction("free", in: nil), .declaresFunction("a", in: "A"), .declaresFunction("b", in: "B"),
        .declaresFunction("c", in: "D"), .declaresFunction("e", in: "E"),
      ])
  }

  /// Unbalanced tokens end at the end of the file, and nothing is read beyond it.
  @Test(arguments: [
    "\"", "\"\"\"", "#\"", "\"\\(", "/*", "}}}", ")))", "`", ".", "a.", "a.`", "extension A.", "\\", "#", "extension",
  ])
  func damagedTextIsRead(text: String) {
    _ = Self.names(text)
    _ = Self.names(text + "\nlet a = b.c")
  }

  @Test(arguments: [
    "func f(_ a: @autoclosure () -> Int) {}", "struct A { func f(_ a: @autoclosure @escaping () -> Int) {} }",
    "struct f { init(_ a: @autoclosure () -> Int) {} }", "extension f { init(b: Int, _ a: @autoclosure () -> Int) {} }",
    "let f: (Bool, @autoclosure () -> Int) -> Void = g", "func f<T>(_ a: @autoclosure () throws -> T) rethrows {}",
  ]) func autoclosuresAreFound(text: String) {
    #expect(Self.names(text).contains(.takesAutoclosure("f")), "\(text)")
  }

  @Test func autoclosuresOfOperatorsAndSubscriptsAreFound() {
    #expect(Self.names("func ?| (a: A, b: @autoclosure () -> B) {}").contains(.takesAutoclosure("?|")))
    #expect(
      Self.names("struct A { static func == (a: A, b: @autoclosure () -> B) {} }").contains(.takesAutoclosure("==")))
    #expect(
      Self.names("struct A { subscript(a: @autoclosure () -> B) -> B { a() } }").contains(
        .takesAutoclosure("subscript")))
  }

  @Test(arguments: [
    "func f(_ a: () -> Int) {}\nfunc g(_ a: @autoclosure () -> Int) {}", "func f(_ a: @escaping () -> Int) {}",
    "// func f(_ a: @autoclosure () -> Int) {}",
  ]) func otherParametersAreNoAutoclosures(text: String) {
    #expect(!Self.names(text).contains(.takesAutoclosure("f")), "\(text)")
  }
}
