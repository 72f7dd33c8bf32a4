import FileWatching
import Foundation
import Source
import TestSupport
import Testing

@testable import Daemon

/// Tests a watch session with Swift files that have protocol mocks.
@Suite(.timeLimit(.minutes(20))) struct ProtocolMocksWatchTests {
  private let directory: TestDirectory

  init() throws {
    directory = try TestDirectory()
    try directory.write(
      ".mockgen.json",
      #"{ "version": 1, "outputs": { "protocolMocks": [{ "sources": ["Sources/**/*.swift"], "path": "Mocks" }] } }"#)
    try directory.write("Sources/A.swift", "/// @mockable\nprotocol A: Base { func a() }\n")
    try directory.write("Sources/B.swift", "/// @mockable\nprotocol B { func b() }\n")
    try directory.write("Sources/Base.swift", "protocol Base { func base() }\n")
  }

  /// Expects that a change of one file writes and deletes only these mocks.
  private func expect(
    _ written: [String], deleted: [String] = [], after path: String, _ text: String?, _ watch: FakeWatch,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    if let text { try directory.write(path, text) } else { try directory.remove(path) }
    watch.post(.changed([directory.absolute(path)]))
    let round = try await watch.next()
    #expect(round.changed == [path], sourceLocation: sourceLocation)
    #expect(round.outcome.written == written.map { "Mocks/\($0)+Mocks.swift" }, sourceLocation: sourceLocation)
    #expect(round.outcome.deleted == deleted.map { "Mocks/\($0)+Mocks.swift" }, sourceLocation: sourceLocation)
  }

  @Test func anEditWritesDependentMocks() async throws {
    let watch = try FakeWatch(directory)
    #expect(try await watch.next().outcome.written == ["Mocks/A+Mocks.swift", "Mocks/B+Mocks.swift"])
    try await expect(["B"], after: "Sources/B.swift", "/// @mockable\nprotocol B { func b(_ id: Int) }\n", watch)
    try await expect(["A"], after: "Sources/Base.swift", "protocol Base { func other() }\n", watch)
    #expect(directory.text("Mocks/A+Mocks.swift")?.contains("func other()") == true)
    // A file without mocks, a removed annotation, and a deleted file.
    try await expect([], after: "Sources/C.swift", "protocol C {}\n", watch)
    try await expect(["C"], after: "Sources/C.swift", "/// @mockable\nprotocol C {}\n", watch)
    try await expect([], deleted: ["C"], after: "Sources/C.swift", "protocol C {}\n", watch)
    try await expect([], deleted: ["B"], after: "Sources/B.swift", nil, watch)
    await watch.stop()
  }

  /// Incomplete Swift keeps the last good mocks, and has diagnostics where the declaration and the file end.
  @Test func incompleteSwiftKeepsTheLastGoodMocks() async throws {
    let watch = try FakeWatch(directory)
    _ = try await watch.next()
    let mock = try #require(directory.text("Mocks/B+Mocks.swift"))
    let start = "/// @mockable\nprotocol B { \n  func b(_ id: "
    let end = "\n}\n"
    try directory.write("Sources/B.swift", start + end)
    watch.post(.changed([directory.absolute("Sources/B.swift")]))
    let round = try await watch.next()
    #expect(round.outcome.written == [] && round.outcome.deleted == [])
    #expect(round.build.diagnostics.map(\.code) == [.protocolMockSyntax, .protocolMockSyntax])
    let places = [start, start + end].map { Location("Sources/B.swift", TextRange(at: UInt32($0.utf8.count))) }
    #expect(round.build.diagnostics.map(\.location) == places)
    #expect(directory.text("Mocks/B+Mocks.swift") == mock)
    try await expect(["B"], after: "Sources/B.swift", "/// @mockable\nprotocol B { func b(_ id: Int) }\n", watch)
    await watch.stop()
  }
}
