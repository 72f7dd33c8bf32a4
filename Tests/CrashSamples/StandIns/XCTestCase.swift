/// The part of XCTest that samples need, since they run without XCTest. The analysis does not read this file.
class XCTestCase {
  required init() {}

  func setUp() async throws {}
  func setUpWithError() throws {}
  func setUp() {}
  func tearDown() {}
  func tearDownWithError() throws {}
  func tearDown() async throws {}

  /// Runs one test as XCTest does.
  func run(_ body: () async throws -> Void) async throws {
    try await setUp()
    try setUpWithError()
    runSynchronously(setUp)
    try await body()
    runSynchronously(tearDown)
    try tearDownWithError()
    try await tearDown()
  }

  private func runSynchronously(_ body: () -> Void) { body() }
}
