import MockSupport

actor IsolationActor: PlaceholderProviding {
  static func placeholder() -> IsolationActor { IsolationActor() }
}

/// @mockable
protocol IsolationForms {
  nonisolated func ping() -> Bool
  nonisolated var tag: String { get set }
  nonisolated subscript(index: Int) -> Int { get set }
  nonisolated static func make() -> Int
  nonisolated static var shared: Int { get set }
  nonisolated init(name: String)
  init(count: Int)
  @concurrent func far(_ number: Int) async -> Int
  nonisolated(nonsending) func near(_ box: Box) async -> Box
  nonisolated func later(_ box: Box) async throws -> Box
  var state: Int { get async }
  func on(_ actor: isolated IsolationActor, _ number: Int) async -> Int
  func plain(_ box: Box, then done: @escaping () -> Void) async -> Box
  func generic<T: Sendable>(_ value: T) -> T
}
