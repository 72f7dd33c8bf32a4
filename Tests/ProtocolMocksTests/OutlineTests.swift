import Fuzzing
import Source
import TestSupport
import Testing

@testable import ProtocolMocks

/// The outline of a file, read without the parser.
@Suite struct OutlineTests {
  private func outline(_ text: String) -> SwiftOutline {
    SwiftOutline.read(SourceFile(path: "A.swift", text: text))
  }

  @Test func typesAreFoundWithTheirLocations() {
    let text =
      "import Foundation\n\n/// @mockable\npublic protocol A: B { func a() }\nenum C { class D { protocol E {} } }\n"
    let result = outline(text)
    #expect(result.types.map(\.name) == ["A", "D", "E"])
    #expect(result.types.map(\.path) == [[], ["C"], ["C", "D"]])
    #expect(result.types.map { $0.marker != nil } == [true, false, false])
    let first = result.types[0]
    #expect(
      String(text.utf8.dropFirst(Int(first.range.lower)).prefix(first.range.count))
        == "public protocol A: B { func a() }")
    #expect(result.imports.map(\.text) == ["import Foundation"])
    #expect(result.brokenAt == nil)
  }

  @Test(arguments: [
    "let a = \"} { \\(\"}\")\"", "let a = #\"\"\" } \" \"#", "/* { /* { */ { */", "// {", "let a = #/[{}\"]/#",
    "func f(protocol name: Int, class other: Int) {}", "let a = f(/[{\"]/)", "var `protocol`: Int { 1 }",
    "let a = \"\"\"\n  } \" {\n  \"\"\"", "enum K { case `class`, `protocol` }", "let a = b.protocol",
  ])
  func otherUsesOfKeywordsAreIgnored(_ line: String) {
    let result = outline("\(line)\n/// @mockable\nprotocol A {}\n\(line)\nprotocol B {}\n")
    #expect(result.types.map(\.name) == ["A", "B"], "\(line)")
    #expect(result.brokenAt == nil)
    #expect(result.strayMarkers == [])
  }

  @Test(arguments: ["protocol A {", "}", "func f() {", "/* ", "let a = \"\"\"\n", "let a = (", "enum A { }}"])
  func unbalancedBracketsAreReported(_ text: String) {
    #expect(outline(text).brokenAt != nil)
  }

  @Test(arguments: [
    ("/// @mockable", true), ("// @mockable", true), ("//@mockable", true), ("/** @mockable */", true),
    ("/// Text.\n/// @mockable", true), ("// sourcery: AutoMockable", true), ("//sourcery:AutoMockable,x", true),
    ("/// mockable", false), ("/// @mockableThing", false), ("// sourcery: AutoMockableNot", false),
    ("/// Use @mockable here", false), ("// AutoMockable", false),
  ])
  func markersAreFound(_ comment: String, isMarker: Bool) {
    #expect((outline("\(comment)\nprotocol A {}").types.first?.marker != nil) == isMarker)
  }

  @Test(arguments: [
    ("public protocol A {}", false), ("struct S { public protocol A {} }", true),
    ("package final class S { public protocol A {} }", true), ("public enum S { public protocol A {} }", false),
    ("open class S { public protocol A {} }", false), ("extension S { public protocol A {} }", false),
    ("extension S { enum T { public protocol A {} } }", true),
    ("public extension S { enum T { public protocol A {} } }", false),
    ("public enum S { struct T { public protocol A {} } }", true),
  ])
  func internalTypesAroundAreNoted(_ text: String, isInside: Bool) {
    #expect(outline(text).types.last?.isInInternalType == isInside)
  }

  /// Sourcery's annotations of regions and files apply to protocols only.
  @Test(arguments: [
    ("// sourcery:begin: AutoMockable\nprotocol A {}\nprotocol B {}\n// sourcery:end\nprotocol C {}\n", ["A", "B"]),
    (
      "protocol A {}\n//sourcery:begin:AutoMockable, x=1\npublic protocol B {}\nstruct S { protocol C {} }\n",
      ["B", "C"]
    ),
    ("/* sourcery:begin: AutoMockable */\nclass K { protocol A {} } // sourcery:end\nprotocol B {}\n", ["A"]),
    (
      "// sourcery:begin: Other\nprotocol A {}\n// sourcery:begin: AutoMockable\nprotocol B {}\n// sourcery:end\n"
        + "protocol C {}\n", ["B"]
    ),
    ("// sourcery:begin: AutoMockableNot\nprotocol A {}\n", []),
    ("protocol A {}\nclass K {}\n// sourcery:file: AutoMockable\nprotocol B {}\n", ["A", "B"]),
    ("// sourcery:inline:A.AutoMockable\nprotocol A {}\n// sourcery:end\n", []),
    ("/// Text.\n/// sourcery:begin: AutoMockable\n/// More.\nprotocol A {}\n", ["A"]),
    ("let a = \"// sourcery:begin: AutoMockable\"\nprotocol A {}\n", []),
  ])
  func regionsAnnotateProtocols(_ text: String, _ names: [String]) {
    let result = outline(text)
    #expect(result.types.filter { $0.marker != nil }.map(\.name) == names)
    #expect(result.strayMarkers == [])
  }

  @Test(arguments: [
    ("protocol P: A, B {}", ["A", "B"]), ("protocol P: M.A & B {}", ["A", "B"]),
    ("protocol P<Item>: A where Item: B {}", ["A"]), ("protocol P: Seq<X, Y>, B {}", ["Seq", "B"]),
    ("protocol P /* : X */: // Y\n  A,\n  `B` {}", ["A", "B"]), ("protocol P {}", []), ("class P: A {}", []),
  ])
  func inheritedNamesAreRead(_ text: String, _ names: [String]) {
    #expect(outline(text).types.first?.inherited == names)
  }

  /// Protocols that inherit from `AutoMockable`, also through others, as in Sourcery's template.
  @Test func autoMockableProtocolsAreFound() {
    let text = """
      protocol AutoMockable {}
      typealias Mocked = Sendable & AutoMockable
      protocol Direct: Sendable, AutoMockable {}
      protocol Indirect: Direct {}
      protocol ByAlias: Mocked {}
      protocol Deep: Module.Indirect {}
      protocol Circle: Other {}
      protocol Other: Circle {}
      protocol None: Sendable {}
      class Service: AutoMockable {}
      """
    let sources = FileSources([SourceFile(path: "A.swift", text: text)])
    let found = outline(text).types.filter { sources.isAutoMockable($0) }.map(\.name)
    #expect(found == ["Direct", "Indirect", "ByAlias", "Deep"])
  }

  @Test func strayMarkersAreReported() {
    let text = "/// @mockable\nstruct A {}\nfunc f() {\n  /// @mockable\n  protocol B {}\n}\n/// @mockable\n"
    #expect(outline(text).strayMarkers.count == 3)
    #expect(outline(text).types.isEmpty)
  }

  @Test func compilationConditionsAreKept() {
    let text = """
      #if A // why
      protocol One {}
      #elseif B && C
      protocol Two {}
      #if D
      protocol Three {}
      #endif
      #else
      protocol Four {}
      #endif
      protocol Five {}
      """
    #expect(
      outline(text).types.map(\.conditions) == [
        ["A"], ["!(A)", "B && C"], ["!(A)", "B && C", "D"], ["!(A)", "!(B && C)"], [],
      ])
  }

  @Test func aliasesAreRead() {
    let text = """
      typealias A = B & C.D
      typealias E = any F
        & G<Int>
      typealias H<T, U: P> = @Sendable (T, // one
        Array<U>) throws ->
        (Int) -> Void
      typealias J = [Int]
      /// @mockable
      protocol I { typealias N = Int }
      """
    let result = outline(text)
    #expect(result.aliases.map(\.name) == ["A", "E", "H", "J"])
    #expect(result.aliases.map(\.target) == ["B & C.D", "F & G<Int>", "", ""])
    #expect(result.aliases[2].function == "@Sendable (T, Array<U>) throws -> (Int) -> Void")
    #expect(result.aliases[2].parameters == ["T", "U"])
    #expect(result.types.map(\.name) == ["I"])
    #expect(result.types.first?.marker != nil)
  }

  @Test func otherTypesAreRead() {
    let text = "@propertyWrapper struct A { enum B {} }\nfinal class C { actor D {} }\nextension E.F { struct G {} }"
    let names = outline(text).names
    #expect(names.map(\.name) == ["A", "B", "D", "G"])
    #expect(names.map(\.path) == [[], ["A"], ["C"], ["E", "F"]])
    #expect(names.map(\.role) == [.propertyWrapper, nil, nil, nil])
  }

  @Test func concreteTypesAreRead() {
    let text = """
      @frozen public struct A<T> { private enum B {} }
      #if X
      @available(iOS 17, *) final class C { actor D {} }
      #endif
      extension E.F { struct G: ~Copyable {} }
      @_spi(Y) public enum H {}
      """
    let result = outline(text)
    let types = result.concreteTypes
    #expect(types.map(\.name) == ["A", "B", "C", "D", "G", "H"])
    #expect(types.map(\.kind) == [.structure, .enumeration, .class, .actor, .structure, .enumeration])
    #expect(types.map(\.path) == [[], ["A"], [], ["C"], ["E", "F"], []])
    #expect(types.map(\.isGeneric) == [true, false, false, false, false, false])
    #expect(types.map(\.isHidden) == [false, true, false, false, false, false])
    #expect(types.map(\.isLimited) == [false, false, true, true, false, true])
    #expect(types.map(\.isNoncopyable) == [false, false, false, false, true, false])
    #expect(types.map(\.conditions) == [[], [], ["X"], ["X"], [], []])
    let bytes = Array(text.utf8)
    let texts = result.rangesOfConcreteTypes.map { String(decoding: bytes[$0.indices], as: UTF8.self) }
    #expect(texts[0] == "@frozen public struct A<T> { private enum B {} }")
    #expect(texts[1] == "private enum B {}" && texts[4] == "struct G: ~Copyable {}")
  }

  @Test func hiddenTypesAreMarked() {
    let text = """
      private protocol A {}
      fileprivate enum B { protocol C {} }
      public private(set) protocol D {}
      protocol E {}
      """
    #expect(outline(text).types.map(\.isHidden) == [true, true, false, false])
  }

  /// An unclosed literal extends to the end of the file.
  @Test(arguments: ["class A { #/a", "class A { ##/a/#", #"class A { ""#, #"class A { """ "#])
  func unclosedLiteralsExtendToTheEnd(text: String) {
    #expect(outline(text).types.allSatisfy { Int($0.range.upper) == text.utf8.count })
    #expect(outline(text).rangesOfConcreteTypes.allSatisfy { Int($0.upper) == text.utf8.count })
  }

  /// The scanner terminates for any bytes.
  @Test(arguments: Seeds.all) func anyBytesAreRead(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let pieces = [
      "{", "}", "(", ")", "\"", "\"\"\"", "#", "\\(", "/", "*", "/*", "*/", "//", "\n", " ", "protocol", "class", "A",
      "#if", "#else", "#endif", "typealias", "=", "&", "import", "@", "`", ".", "é", "/// @mockable\n", "private",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0..<60, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined(separator: Bool.random(using: &generator) ? " " : "")
      let result = outline(text)
      let ranges = result.types.map(\.range) + result.rangesOfConcreteTypes
      #expect(ranges.allSatisfy { Int($0.upper) <= text.utf8.count }, "MOCKD_SEED=\(seed): \(text)")
      #expect(result.concreteTypes.count == result.rangesOfConcreteTypes.count)
    }
  }
}
