import Foundation
import MockSupport
import Source
import TestSupport
import Testing

@testable import ProtocolMocks

extension User: PlaceholderProviding {
  static func placeholder() -> User { User(id: 0, name: "") }
}

/// The documentation's example, extended: a test with a protocol mock states only what it tests.
@Suite struct ProtocolMockExampleTests {
  let service = UserServiceMock()
  var renaming: Renaming { Renaming(service: service) }

  /// The documentation's test.
  @Test func savesTheNewName() async throws {
    service.isOnlineMock.value = true
    service.userMock.result = .success(User(id: 7, name: "Luke"))
    #expect(try await renaming.rename(id: 7, to: "Leia"))
    #expect(service.userMock.calls == [7])
    #expect(service.saveMock.lastCall == User(id: 7, name: "Leia"))
    verifyInOrder(service.userMock.allCalls, service.saveMock.allCalls)
  }

  /// The documentation's test compiles in a target of tests, which imports the module of the protocol.
  @Test(
    .enabled(if: SwiftCompiler.current != nil, Comment(rawValue: SwiftCompiler.reason)),
    arguments: [
      MockCompilation(files: [], isolationOfMocks: .nonisolated),
      MockCompilation(files: [], isolationOfMocks: .mainActor),
      MockCompilation(files: [], isolation: .mainActor, isolationOfMocks: .mainActor),
    ])
  func theTestCompilesInATarget(combination: MockCompilation) throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let app = try Data(contentsOf: here.appending(path: "Example/UserService.swift"))
    let test = try Data(contentsOf: here.appending(path: "../Fixtures/ProtocolMockExample/RenamingTests.swift"))
    var compilation = combination
    compilation.files = [SourceFile(path: "UserService.swift", bytes: Array(app))]
    compilation.tests = [SourceFile(path: "RenamingTests.swift", bytes: Array(test))]
    #expect(try compilation.messages() == [])
  }

  @Test func nothingIsSavedWithoutAConnection() async throws {
    #expect(try await renaming.rename(id: 7, to: "Leia") == false)
    service.userMock.verifyNotCalled()
  }

  @Test func unsetMembersReturnNeutralValues() async throws {
    service.isOnlineMock.value = true
    #expect(try await renaming.rename(id: 1, to: "Han"))
    #expect(service.saveMock.lastCall == User(id: 0, name: "Han"))
  }

  @Test func errorsAreThrown() async {
    service.isOnlineMock.value = true
    service.saveMock.error = CocoaError(.fileWriteNoPermission)
    await #expect(throws: CocoaError.self) { try await renaming.rename(id: 1, to: "Han") }
  }

  /// The mock beside the example is up to date. `MOCKD_UPDATE=1` writes it.
  @Test func theMockIsGenerated() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Example")
    let source = try Data(contentsOf: folder.appending(path: "UserService.swift"))
    let sources = FileSources([SourceFile(path: "UserService.swift", bytes: Array(source))])
    let file = renderMocks(sources.mocks(of: "UserService.swift"), of: "UserService.swift", module: nil)
    let mock = folder.appending(path: file.name)
    if ProcessInfo.processInfo.environment["MOCKD_UPDATE"] == "1" { try Data(file.contents).write(to: mock) }
    #expect(try Data(contentsOf: mock) == Data(file.contents))
  }
}
