import Source
import Testing

@testable import ProtocolMocks

/// Attributes from another module that may be global actors.
@Suite struct GlobalActorTests {
  private func text(_ source: String) throws -> String {
    let sources = FileSources([SourceFile(path: "A.swift", text: "/// @mockable\n" + source)])
    let mock = try #require(sources.mocks(of: "A.swift").first)
    return String(decoding: renderMocks([mock], of: "A.swift", module: nil).contents, as: UTF8.self)
  }

  @Test func attributesInProtocolsAreActors() throws {
    let mock = try text("protocol A { @FeedSpace func a(); @FeedSpace var b: Int { get } }")
    #expect(mock.matches(of: /@FeedSpace/).count >= 2, "\(mock)")
  }

  /// An attribute of a class property is more likely a property wrapper.
  @Test func attributesInClassesAreActorsOfFunctions() throws {
    let mock = try text("class A { @Wrapped var a: Int = 0; @FeedSpace func b() {} }")
    #expect(mock.contains("@FeedSpace") && !mock.contains("@Wrapped"), "\(mock)")
  }

  @Test func actorAttributesAreCopied() throws {
    let mock = try text("class A { @FeedActor var a: Int = 0 }")
    #expect(mock.contains("@FeedActor"), "\(mock)")
  }
}
