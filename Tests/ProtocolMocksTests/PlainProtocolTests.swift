import Source
import TestSupport
import Testing

@testable import ProtocolMocks

/// Reading without the parser gives the parser's facts.
struct PlainProtocolTests {
  @Test func plainProtocolsAreRead() throws {
    let text = """
      @MainActor
      public protocol Store: Base, Swift.Sendable {
        // How many.
        var count: Int { get }
        static var all: [String: [Item?]] { get set }
        var name: String { get async throws } // By then.

        /// Finds.
        func find(_ id: Int, in list: [Item], _: Bool) async throws -> Result<Item, any Error>?
        @discardableResult func save(then done: @escaping (Item, Bool) async throws -> Void) -> Bool;
        mutating func clear( )
        func pair() -> (first: Int, second: Item.Kind)
        func run(_ body: () -> Void)
      }
      """
    let (bytes, type) = try declaration(text)
    let facts = try #require(plain(bytes, type))
    #expect(facts == TypeFacts.parsed(bytes, of: type))
    #expect(facts.members.count == 8)
    #expect(facts.problems.isEmpty)
  }

  @Test(arguments: [
    "protocol A { subscript(a: Int) -> Int { get } }", "protocol A { func a<T>(_ t: T) }",
    "protocol A<B> { associatedtype B }", "protocol A where Self: B {}", "protocol A { func a() func b() }",
    "protocol A { var a: some B { get } }", "protocol A { func a(_ b: inout Int) }", "protocol A { var a: Int }",
    "protocol A { func a() -> (Int) }", "protocol A { func a(b: Int = 1) }", "protocol A { var in: Int { get } }",
    "protocol A { func a() throws(E) }", "protocol A { func a(_ b: A & B) }", "protocol A { func a() rethrows }",
    "protocol A { @available(iOS 17, *) func a() }", "protocol A { func a() -> Int where Self: B }",
    "protocol A { func a(_ b: Int...) }", "class A { func a() {} }", "protocol A { func a() -> B! }",
  ])
  func otherProtocolsAreLeftToTheParser(_ text: String) throws {
    let (bytes, type) = try declaration(text)
    #expect(plain(bytes, type) == nil)
  }

  @Test func agreesWithTheParserOnTheCorpus() {
    var count = 0
    for file in CorpusTests.files {
      for type in SwiftOutline.read(file).types {
        let bytes = Array(file.bytes[type.range.indices])
        guard let facts = plain(bytes, type) else { continue }
        count += 1
        #expect(facts == TypeFacts.parsed(bytes, of: type), "\(file.path): \(type.name)")
      }
    }
    #expect(60 < count)
  }

  /// Random protocols, also with random bytes. `MOCKD_PLAIN` lengthens a run, `MOCKD_SEED` repeats it.
  @Test(arguments: Seeds.all) func agreesWithTheParserOnRandomText(seed: UInt64) throws {
    let rounds = environment("MOCKD_PLAIN").flatMap { Int($0) } ?? 300
    var random = RandomProtocols(seed: seed)
    var read = (plain: 0, mutated: 0)
    for _ in 0..<rounds {
      let text = random.protocolText()
      let (bytes, type) = try declaration(text)
      #expect(plain(bytes, type) == TypeFacts.parsed(bytes, of: type), "MOCKD_SEED=\(seed): \(text)")
      read.plain += 1
      let other = random.mutated(bytes)
      guard let facts = plain(other, type) else { continue }
      read.mutated += 1
      let spoiled = String(decoding: other, as: UTF8.self)
      #expect(facts == TypeFacts.parsed(other, of: type), "MOCKD_SEED=\(seed): \(spoiled)")
    }
    #expect(read.plain == rounds && rounds / 20 < read.mutated)
  }

  private func declaration(_ text: String) throws -> (bytes: [UInt8], type: OutlinedType) {
    let file = SourceFile(path: "A.swift", text: text)
    let type = try #require(SwiftOutline.read(file).types.first)
    return (Array(file.bytes[type.range.indices]), type)
  }

  private func plain(_ bytes: [UInt8], _ type: OutlinedType) -> TypeFacts? {
    bytes.withUnsafeBufferPointer { PlainProtocol.read($0, of: type) }
  }
}
