import Source
import Testing

@testable import ProtocolMocks

/// The default results of structures and enumerations in generated files.
@Suite struct DefaultResultTests {
  /// Returns the generated file of a protocol with one method, which has the given result.
  private func file(
    _ result: String, _ types: String, module: String? = nil, makesDefaults: Bool = true
  ) -> String {
    let text = "/// @mockable\nprotocol Service { func load() -> \(result) }\n"
    let files = [("Service.swift", text), ("Types.swift", types)]
    var sources = FileSources(files.map { SourceFile(path: $0.0, text: $0.1) })
    sources.makesDefaults = makesDefaults
    let file = renderMocks(sources.mocks(of: "Service.swift"), of: "Service.swift", module: module)
    return String(decoding: file.contents, as: UTF8.self)
  }

  /// Returns the statements that add defaults.
  private func additions(_ result: String, _ types: String) -> [String] {
    lines(file(result, types)).filter { $0.contains("types.add(") || $0.hasPrefix("  #") }
      .map { String($0.drop { $0 == " " }) }
  }

  private func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }

  private let user = "struct User { let id: Int; var name: String }"

  @Test func theFunctionIsAddedToTheFile() {
    let text = file("User", user)
    #expect(
      text.hasSuffix(
        """
        }

        /// Adds the default results of types, made with their initializers and cases.
        @Sendable
        nonisolated private func mockedDefaultsOfService(_ types: inout MockDefaults) {
          types.add(User.self, { value in try User(id: value(), name: value()) })
        }

        """))
    #expect(text.contains("line: line, column: column, defaults: mockedDefaultsOfService)\n"))
  }

  @Test func filesWithoutDefaultsStayAsTheyAre() {
    #expect(!file("Int", user).contains("efaults"))
    #expect(!file("[User]", user).contains("efaults"))
    #expect(!file("User", user, makesDefaults: false).contains("efaults"))
    #expect(!file("User", "private " + user).contains("efaults"))
  }

  @Test(arguments: [
    ("User?", []), ("[String: User]", []), ("any User", []), ("Result<User, Error>", ["User"]),
    ("(User, of: [User])", ["User"]), ("() -> User", ["User"]), ("Alias", ["User"]), ("Handler", ["User"]),
    ("Swift.Result<Alias, E>", ["User"]), ("Space.Alias", ["User"]), ("App.User", ["User"]), ("Other", []),
  ])
  func resultsNeedDefaults(result: String, expected: [String]) {
    let types =
      user + "\ntypealias Alias = User; typealias Handler = (Int) -> User\nenum Space { typealias Alias = User }"
    #expect(additions(result, types).count == expected.count, "\(additions(result, types))")
    for name in expected {
      #expect(additions(result, types).first?.hasPrefix("types.add(\(name).self, ") == true)
    }
  }

  @Test func argumentsAreFollowed() {
    let types = """
      struct User { let address: Address; let kind: Kind; let friends: [Friend]; let pair: (Theme, Int)? }
      struct Address { let place: Place }
      struct Place { let name: String }
      struct Friend {}
      struct Theme {}
      enum Kind { case guest(Guest), member }
      struct Guest {}
      """
    #expect(
      additions("User", types) == [
        "types.add(User.self, { value in try User(address: value(), kind: value(), friends: value(), pair: value()) })",
        "types.add(Address.self, { value in try Address(place: value()) })",
        "types.add(Kind.self, { _ in Kind.member })",
        "types.add(Place.self, { value in try Place(name: value()) })",
      ])
  }

  @Test func cyclesEnd() {
    let types = "struct A { let b: B }; indirect enum B { case a(A), b(B, x: Int), c(Never) }"
    #expect(
      additions("A", types) == [
        "types.add(A.self, { value in try A(b: value()) })", "types.add(B.self, { value in try B.a(value()) })",
        "types.add(B.self, { value in try B.b(value(), x: value()) })",
        "types.add(B.self, { value in try B.c(value()) })",
      ])
  }

  /// A generic type can contain ever larger types.
  @Test func sizesAreLimited() {
    let nested = additions("Nest<Int>", "struct Nest<T> { let inner: Box<Nest<[T]>> }; struct Box<T> { let value: T }")
    #expect(3 < nested.count && nested.count < 200)
    #expect(nested.joined().utf8.count < 1 << 15)
    let many = (0..<2_000).map { "struct A\($0) { let a: A\($0 + 1) }" }.joined(separator: "\n")
    #expect(100 < additions("A0", many).count && additions("A0", many).joined().utf8.count < 1 << 15)
    let wide = (0..<10_000).map { "let a\($0): Int" }.joined(separator: "; ")
    #expect(additions("Wide", "struct Wide { \(wide) }") == [])
  }

  @Test func closuresReturnDefaults() {
    let types = """
      struct User {
        let onTap: (Int, String) -> Void; var make: @Sendable () async throws -> Item; let done: Done
        var none: (() -> Void)?
      }
      struct Item {}
      typealias Done = () -> Void
      """
    #expect(
      additions("User", types) == [
        "types.add(User.self, { _ in User(onTap: { @Sendable _, _ in mockDefault(from: mockedDefaultsOfService) }, "
          + "make: { @Sendable in mockDefault(from: mockedDefaultsOfService) }, "
          + "done: { @Sendable in mockDefault(from: mockedDefaultsOfService) }) })",
        "types.add(Item.self, { _ in Item() })",
      ])
    #expect(file("(Int) -> Item", types).contains("orElse: { _ in mockDefault(from: mockedDefaultsOfService) })"))
  }

  @Test func genericArgumentsAreFilledIn() {
    let types = """
      struct Page<Item> { let first: Item; let rest: [Item]; let next: Link<Item> }
      struct Link<T> { let t: T }
      """
    #expect(
      additions("Page<User>", user + "\n" + types) == [
        "types.add(Page<User>.self, { value in try Page<User>(first: value(), rest: value(), next: value()) })",
        "types.add(User.self, { value in try User(id: value(), name: value()) })",
        "types.add(Link<User>.self, { value in try Link<User>(t: value()) })",
      ])
    // The imports of a file may not suffice for the types in other files.
    #expect(additions("Page<CLLocation>", types).map { $0.prefix(22) } == ["types.add(Page<CLLocat"])
  }

  @Test func namesAreResolvedWhereTheyAreUsed() {
    let types = """
      enum Feed {
        struct Item { let kind: Kind; let user: User; let next: Self? }
        enum Kind { case `default` }
      }
      extension Feed.Item { struct User { let id: Int } }
      struct User {}
      struct Kind {}
      """
    #expect(
      additions("Feed.Item", types) == [
        "types.add(Feed.Item.self, { value in try Feed.Item(kind: value(), user: value(), next: value()) })",
        "types.add(Feed.Kind.self, { _ in Feed.Kind.`default` })",
        "types.add(Feed.Item.User.self, { value in try Feed.Item.User(id: value()) })",
      ])
  }

  @Test(arguments: [
    "class Store<T> { struct Item {} }", "private enum Store { struct Item {} }",
    "extension Store { struct Item {} }", "@available(iOS 17, *) enum Store { struct Item {} }",
    "@_spi(X) public enum Store { public struct Item {} }",
    "#if X\nenum Store {}\n#endif\nextension Store { struct Item {} }", "enum Store { struct Item: ~Copyable {} }",
    "protocol Store {}", "actor Store {}\nextension Store { class Item {} }",
  ])
  func typesThatCannotBeNamedHaveNoDefaults(types: String) {
    #expect(additions("Store.Item", types) == [])
  }

  /// A structure has the global actor of a protocol in its declaration. Generated code calls initializers of the main
  /// actor only.
  @Test(arguments: [
    ("@StoreActor protocol Stored {}\nstruct User: Sendable, Stored {}", 0),
    ("@globalActor actor A {}\n@A protocol Stored {}\nprotocol Base: Stored {}\nstruct User: Base & Sendable {}", 0),
    ("@StoreActor protocol Stored {}\ntypealias Base = Stored & Sendable\nstruct User: Base {}", 0),
    ("@MainActor protocol Stored {}\nstruct User: Stored {}", 1), ("struct User: Sendable {}", 1),
    ("@StoreActor protocol Stored {}\nenum User: Stored { case a }", 1),
  ])
  func structuresOnOtherActorsHaveNoDefaults(types: String, count: Int) {
    #expect(additions("User", types).count == count)
  }

  /// Functions can't return values of some types of the standard library.
  @Test func initializersWithSpansAreNotCalled() {
    let types = "struct User { init(bytes: Span<UInt8>) {}; init(raw: RawSpan) {}; init(id: Int, name: String) {} }"
    let call = "types.add(User.self, { value in try User(id: value(), name: value()) })"
    #expect(additions("User", types) == [call])
    #expect(additions("User", types + "\nstruct Span<T> {}").first?.contains("User(bytes: value())") == true)
  }

  @Test func equallyNamedTypesHaveNoDefaults() {
    #expect(additions("User", user + "\n" + user.replacing("id", with: "number")) == [])
    #expect(additions("User", user + "\nprivate struct User {}").count == 1)
    let conditional = "#if os(Linux)\n\(user)\n#else\nstruct User {}\n#endif"
    #expect(
      additions("User", conditional) == [
        "#if os(Linux)", "types.add(User.self, { value in try User(id: value(), name: value()) })", "#endif",
        "#if !(os(Linux))", "types.add(User.self, { _ in User() })", "#endif",
      ])
  }

  /// Without types, the compiler could not choose an initializer.
  @Test func typesDistinguishInitializers() {
    let types = """
      struct User { init(_ dto: UserDTO) {}; init(_ text: [String]) {}; init(id: Int) {}; init(_ a: Other) {} }
      struct Place { init(_ place: CLLocation) {} }
      struct UserDTO { init() throws {} }
      """
    #expect(
      additions("User", types) == [
        "types.add(User.self, { value in try User(id: value()) })",
        "types.add(User.self, { value in try User(value((UserDTO).self)) })",
        "types.add(User.self, { value in try User(value(([String]).self)) })",
        "types.add(UserDTO.self, { _ in try UserDTO() })",
      ])
    #expect(additions("Place", types) == [])
  }

  @Test func typesAreImportedByTheirNames() {
    let types = "enum Feed { struct Item { let user: User } }; struct User { init(_ a: Theme?) {} }; struct Theme {}"
    let imports = lines(file("Feed.Item", types, module: "App")).filter { $0.contains("import ") }
    #expect(
      imports == [
        "@testable import App", "import MockSupport", "@testable import enum App.Feed",
        "@testable import struct App.Theme", "@testable import struct App.User",
      ])
    #expect(!file("Feed.Item", types).contains("@testable"))
    let conditional = lines(file("User", "#if X\nstruct User {}\n#endif", module: "App"))
    #expect(conditional.contains("#if X") && conditional.contains("@testable import struct App.User"))
  }

  /// A member's own names are unrelated to the types of the module.
  @Test func genericResultsHaveNoDefaults() {
    let text = """
      /// @mockable
      protocol Store { associatedtype Item; func load() -> Page<Item>; func find<User>() -> User; func own() -> Self }
      struct Page<T> { let t: T }
      struct User {}
      """
    let sources = FileSources([SourceFile(path: "A.swift", text: text)])
    #expect(sources.allMocks.flatMap(\.defaults) == [])
  }

  @Test func boundTypesHaveDefaults() {
    let text = """
      /// @mockable(typealias: Item = User)
      protocol Store { associatedtype Item; func load() -> Item }
      struct User {}
      """
    let sources = FileSources([SourceFile(path: "A.swift", text: text)])
    #expect(sources.allMocks.flatMap(\.defaults).map(\.type) == ["User"])
  }

  /// A member of the mock would hide the function.
  @Test func membersDoNotHideTheFunction() {
    let text = "/// @mockable\nprotocol A { func mockedDefaultsOfA() -> User }\n\(user)"
    let sources = FileSources([SourceFile(path: "A.swift", text: text)])
    let file = renderMocks(sources.allMocks, of: "A.swift", module: nil)
    #expect(String(decoding: file.contents, as: UTF8.self).contains("defaults: mockedDefaultsOfA_)"))
  }

  /// Build engines merge generated files.
  @Test(arguments: [("A", "A"), ("a/User+Service", "User_Service"), ("Ü 2", "___2")])
  func eachFileHasItsFunction(file: String, name: String) {
    let text = "/// @mockable\nprotocol A { func a() -> B }\nenum B { case b }"
    let sources = FileSources([SourceFile(path: file + ".swift", text: text)])
    let contents = renderMocks(sources.allMocks, of: file + ".swift", module: nil).contents
    #expect(String(decoding: contents, as: UTF8.self).contains("private func mockedDefaultsOf\(name)("))
  }

  @Test func eachStateHasTheDefaults() {
    let text = """
      /// @mockable
      protocol A { init(a: Int); static func make() -> User }
      /// @mockable
      class B { func make() -> User { User(id: 1, name: "") } }
      \(user)
      """
    let sources = FileSources([SourceFile(path: "A.swift", text: text)])
    let file = String(
      decoding: renderMocks(sources.allMocks, of: "A.swift", module: nil).contents, as: UTF8.self)
    for state in [
      "column: column, defaults: mockedDefaultsOfA)", "mockState = MockState(\"AMock\", defaults: mockedDefaultsOfA)",
      "MockState.statics(of: Self.self, defaults: mockedDefaultsOfA)",
      "let mockState = MockState(\"BMock\", defaults: mockedDefaultsOfA)",
    ] {
      #expect(file.contains(state), "\(state)")
    }
    #expect(file.split(separator: "types.add(").count == 2)
  }
}
