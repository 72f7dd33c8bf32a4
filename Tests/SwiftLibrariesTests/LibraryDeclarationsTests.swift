import Source
import SwiftScanning
import Testing

@testable import SwiftLibraries

/// Tests the answers about stubs by name.
@Suite struct LibraryDeclarationsTests {
  private static let libraries = LibrarySet(
    [
      ("Swift/Optional.swift", optional), ("Swift/Int.swift", int), ("Foundation/Data.swift", data),
      ("XCTest/Assertions.swift", assertions), ("Combine/Just.swift", just),
    ].map { LibraryText(path: $0, bytes: Array($1.utf8)) })

  private static let optional = """
    /// An optional value.
    @frozen public enum Optional<Wrapped>: ~Copyable {
      case none
      case some(Wrapped)

      // Not a declaration: func none() {}
      public func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U? {
        if case .some(let value) = self { return .some(try transform(value)) }
        return nil
      }
    }

    extension Optional: Equatable where Wrapped: Equatable {
      @intrinsic public static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool
    }

    extension Optional {
      @intrinsic public static func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool
      public func map(_ none: Never) {}
    }

    public func ?? <T>(optional: T?, fallback: @autoclosure () throws -> T) rethrows -> T {
      if let optional { return optional }
      return try fallback()
    }
    """

  private static let int = """
    precedencegroup AdditionPrecedence {
      associativity: left
    }
    infix operator +: AdditionPrecedence
    @frozen public struct Int: Hashable {
      @intrinsic public static func + (lhs: Int, rhs: Int) -> Int
      @intrinsic public static func == (lhs: Int, rhs: Int) -> Bool
      public struct Words: Sequence {
        public typealias Element = UInt
        public var count: Int { get }
      }
      public var words: Words { get }
    }
    extension Int.Words { public subscript(i: Int) -> UInt { get } }
    extension Int {
      public static var zero: Int { 0 }
      public struct Words2 {}
    }
    public func min<T: Comparable>(_ x: T, _ y: T) -> T { y < x ? y : x }
    public func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
    enum Library { @intrinsic static func mayEndTest() }
    """

  private static let data = """
    public struct Data: Hashable {
      public init()
    }
    extension Int { public init(_ x: Data) }

    """
  private static let assertions = """
    import Dispatch
    import struct Combine.Just

    public func XCTAssert(_ x: @autoclosure () throws -> Bool)

    """
  private static let just = """
    public struct Just<Output>: Publisher {
      let stored: Output
      @inlinable(a, b) public var output: Output { stored }
      static var count: Int { 0 }
      open class func make() {}
      class func makeInternal() {}
    }
    struct Helper {}
    extension Just { enum Kind { case a } }
    public protocol Publisher { func subscribe() }

    """

  private func visible(_ imports: Name...) -> LibraryDeclarations {
    LibraryDeclarations(imports: imports, in: Self.libraries)
  }

  private func ids(_ declarations: [LibraryDeclaration]) -> [String] { declarations.map(\.outlined.id.local) }

  @Test func declarationsAreFoundByName() {
    let swift = visible()
    #expect(ids(swift.topLevel("Optional")) == ["enum Optional"])
    let parameters = ["_ x: T, _ y: T", "_ x: T, _ y: T, _ z: T, _ rest: T..."]
    #expect(ids(swift.topLevel("min")) == parameters.map { "func min<T: Comparable>(\($0))" })
    #expect(ids(swift.topLevel("map")) == [])
    #expect(ids(swift.members("some", of: ["Optional"])) == ["enum Optional/case some"])
    #expect(
      ids(swift.members("map", of: ["Optional"]))
        == [
          "enum Optional/func map<U>(_ transform: (Wrapped) throws -> U)",
          "extension Optional/func map(_ none: Never)",
        ])
    #expect(ids(swift.members("none", of: ["Optional"])) == ["enum Optional/case none"])
    #expect(ids(swift.members("Words", of: ["Int"])) == ["struct Int/struct Words"])
    #expect(ids(swift.members("Element", of: ["Int", "Words"])) == ["struct Int/struct Words/typealias Element"])
    #expect(ids(swift.members("subscript", of: ["Int", "Words"])) == ["extension Int.Words/subscript(i: Int)"])
    #expect(ids(swift.members("Words", of: ["Optional"])) == [])
  }

  @Test func headersIncludeAllExtensions() {
    let swift = visible()
    #expect(
      ids(swift.headers(of: ["Optional"])) == ["enum Optional", "extension Optional", "extension Optional#2"])
    #expect(ids(swift.headers(of: ["Int", "Words"])) == ["struct Int/struct Words", "extension Int.Words"])
    #expect(ids(swift.headers(of: ["Words"])) == [])
    let headers = swift.headers(of: ["Int"])
    #expect(headers.map(\.isExtension) == [false, true])
    #expect(headers.map(\.path) == [["Int"], ["Int"]])
    let second = swift.members("==", of: ["Optional"])[1]
    #expect(second.header == swift.headers(of: ["Optional"])[2])
    #expect(second.path == ["Optional"])
    #expect(swift.members("count", of: ["Int", "Words"]).map(\.path) == [["Int", "Words"]])
  }

  @Test func allMembersOfATypeAreListed() {
    let members = visible("Foundation").members(of: ["Int"])
    #expect(
      ids(members) == [
        "struct Int/func + (lhs: Int, rhs: Int)", "struct Int/func == (lhs: Int, rhs: Int)",
        "struct Int/struct Words", "struct Int/var words", "extension Int/var zero", "extension Int/struct Words2",
        "extension Int/init(_ x: Data)",
      ])
    #expect(members.map(\.module.text) == Array(repeating: "Swift", count: 6) + ["Foundation"])
    #expect(ids(visible().members(of: ["Int", "Words2"])) == [])
  }

  @Test func operatorsAreFoundInAllTypes() {
    let swift = visible()
    #expect(
      swift.operatorFunctions("==").map(\.path) == [["Int"], ["Optional"], ["Optional"]])
    #expect(swift.operatorFunctions("??").map(\.path) == [[]])
    #expect(ids(swift.codeless("+")) == ["operator +"])
    #expect(ids(swift.codeless("AdditionPrecedence")) == ["precedencegroup AdditionPrecedence"])
    #expect(swift.operatorFunctions("min").isEmpty && swift.topLevel("AdditionPrecedence").isEmpty)
  }

  /// A stub is visible in files that import its module, or a module that exports it.
  @Test func stubsAreVisibleByImports() {
    #expect(Self.libraries.names == ["Combine", "Foundation", "Swift", "XCTest"])
    #expect(visible().modules == ["Swift"])
    #expect(visible("XCTest", "App").modules == ["Swift", "Foundation", "XCTest"])
    #expect(visible("SwiftUI").modules == ["Swift", "Combine", "Foundation"])
    #expect(ids(visible().members("init", of: ["Int"])) == [])
    #expect(ids(visible("Foundation").members("init", of: ["Int"])) == ["extension Int/init(_ x: Data)"])
    #expect(visible("Foundation").topLevel("Just").isEmpty)
    #expect(ids(visible("Combine").topLevel("Just")) == ["struct Just"])
  }

  /// Bodies of stubs see what their file imports, and the intrinsics.
  @Test func stubsSeeTheirImports() throws {
    let assertion = try #require(visible("XCTest").topLevel("XCTAssert").first)
    let inside = LibraryDeclarations(inFileOf: assertion, in: Self.libraries)
    #expect(inside.modules == ["Swift", "Combine", "Foundation", "XCTest"])
    #expect(ids(inside.topLevel("Just")) == ["struct Just"])
    #expect(ids(inside.topLevel("Library")) == ["enum Library"])
    #expect(visible("XCTest").topLevel("Library").isEmpty)
    let optional = try #require(visible().topLevel("Optional").first)
    #expect(LibraryDeclarations(inFileOf: optional, in: Self.libraries).modules == ["Swift"])
  }

  /// Declarations without `public` are for the bodies of stubs.
  @Test func internalDeclarationsAreHidden() throws {
    let program = visible("Combine")
    #expect(ids(program.members(of: ["Just"])) == ["struct Just/var output", "struct Just/func make()"])
    #expect(program.members("stored", of: ["Just"]).isEmpty && program.topLevel("Helper").isEmpty)
    #expect(program.headers(of: ["Helper"]).isEmpty)
    #expect(ids(program.members("subscribe", of: ["Publisher"])) == ["protocol Publisher/func subscribe()"])
    let just = try #require(program.topLevel("Just").first)
    let inside = LibraryDeclarations(inFileOf: just, in: Self.libraries)
    #expect(inside.members("stored", of: ["Just"]).map(\.isInternal) == [true])
    #expect(inside.members(of: ["Just"]).count == 6)
    #expect(inside.topLevel("Helper").count == 1)
    #expect(ids(inside.members("a", of: ["Just", "Kind"])) == ["extension Just/enum Kind/case a"])
  }

  @Test func textsHaveTheirHeaders() throws {
    let map = try #require(visible().members("map", of: ["Optional"]).last)
    #expect(
      String(decoding: map.text.bytes, as: UTF8.self) == """
        extension Optional {
        public func map(_ none: Never) {}
        }
        """)
    let element = try #require(visible().members("Element", of: ["Int", "Words"]).first).text
    #expect(
      String(decoding: element.bytes, as: UTF8.self) == """
        @frozen public struct Int: Hashable {
        public struct Words: Sequence {
        public typealias Element = UInt
        }
        }
        """)
    #expect(element.bytes[element.origin...].starts(with: "public typealias".utf8))
  }

  @Test func declarationsAreFoundByTheirIdentity() throws {
    for declaration in visible("XCTest").headers(of: ["Optional"]) + visible("XCTest").topLevel("XCTAssert") {
      #expect(Self.libraries.declaration(declaration.outlined.id) == declaration)
      #expect(LibraryText.isLibrary(declaration.outlined.id.file))
    }
    #expect(Self.libraries.declaration(DeclarationID(file: "<libraries>/Swift/Int.swift", local: "func f()")) == nil)
    #expect(Self.libraries.declaration(DeclarationID(file: "Swift/Int.swift", local: "struct Int")) == nil)
    #expect(!LibraryText.isLibrary("Libraries/Swift/Int.swift"))
  }

  /// The stored outlines are equal to the outlines of the texts.
  @Test(arguments: [optional, int, data, assertions, just, ""]) func storedOutlinesAreComplete(text: String) {
    let source = LibraryText(path: "Swift/A.swift", bytes: Array(text.utf8))
    let outline = DeclarationOutline.read(SourceFile(path: source.file.text, text: text))
    let index = LibraryIndex([source])
    let stored = index.entries.indices.map { LibraryDeclaration(index: index, number: $0).outlined }
    #expect(stored == outline.declarations + outline.codeless)
    #expect(index.imports == [outline.imports.sorted()])
    #expect(stored.map(\.key) == (outline.declarations + outline.codeless).map(\.key))
  }
}
