import Source
import TestSupport
import Testing

/// Mocks compile if the module has types with the names of types that mocks use.
@Suite(.enabled(if: SwiftCompiler.current != nil, Comment(rawValue: SwiftCompiler.reason)))
struct NamesakeTests {
  /// Types of the standard library.
  private static let standard = """
    struct Void {}
    struct Never {}
    struct Bool {}
    struct UInt {}
    struct StaticString {}
    struct ObjectIdentifier {}
    struct Hasher {}
    enum Sendable {}

    /// @mockable
    protocol Namesakes {
      func nothing() -> Void
      func all(_ values: [Void], then done: @escaping (Bool) -> Swift.Void) -> Bool
      var number: Swift.Int { get set }
    }

    /// @mockable
    protocol StandardNamesakes: Hashable, Comparable, CustomStringConvertible, Codable { func run() throws }
    """

  /// Types of MockSupport, also a mocked one.
  private static let library = """
    struct MockMethod {}
    struct MockState {}
    enum MockProperty { case first }
    class InheritedIsolation {}

    /// @mockable
    protocol DispatchQueueType {
      func async(_ work: @escaping () -> Void)
      var state: MockState? { get set }
    }

    /// @mockable
    protocol Field<Mock> {
      associatedtype Mock
      func start(_ method: MockMethod, _ states: [MockState], mockCast: Int) -> Int
      func state() throws -> MockProperty?
      func mockCast(_ value: some Equatable) -> Mock
      func mockDefault() -> () -> Int
      func change<T>(_ value: inout T)
    }

    /// @mockable
    class Union { func run(_ isolation: InheritedIsolation) -> MockState { MockState() } }
    """

  private static let combinations = [
    MockCompilation(files: []), MockCompilation(files: [], isolationOfMocks: .nonisolated),
  ]

  @Test(arguments: combinations, [standard, library]) func mocksCompile(_ combination: MockCompilation, _ text: String)
    throws
  {
    var compilation = combination
    compilation.files = [SourceFile(path: "App.swift", text: text)]
    #expect(try compilation.messages() == [])
  }

  /// Public mocks import their types publicly. Files without the upcoming feature may import them as before.
  @Test(arguments: combinations, [["-enable-upcoming-feature", "InternalImportsByDefault"], []])
  func publicMocksImportPublicly(_ combination: MockCompilation, _ flags: [String]) throws {
    var compilation = combination
    compilation.flags = flags
    compilation.files = [
      SourceFile(
        path: "App.swift",
        text: """
          public import Foundation

          /// @mockable
          public protocol Service { func start(_ date: Date) -> Reply }

          public struct Reply { var number = 0; let text: String }
          """),
      SourceFile(path: "Inner.swift", text: "import Foundation\n/// @mockable\nprotocol Inner { func end() -> Date }"),
      SourceFile(path: "Other.swift", text: "import MockSupport\nfunc calls(_ mock: MockState) { mock.reset() }"),
    ]
    #expect(try compilation.messages() == [])
  }
}
