public protocol Actor: AnyObject, Sendable {}

extension Actor {
  public nonisolated func assertIsolated(
    _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
  public nonisolated func assumeIsolated<T>(
    _ operation: (isolated Self) throws -> T, file: StaticString = #fileID, line: UInt = #line
  ) rethrows -> T where T: Sendable
  public nonisolated func preconditionIsolated(
    _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
  public nonisolated func withSerialExecutor<T, E>(_ operation: (any SerialExecutor) throws(E) -> T) throws(E) -> T
  where E: Error
  public nonisolated func withSerialExecutor<T, E>(_ operation: (any SerialExecutor) async throws(E) -> T)
    async throws(E) -> T where E: Error
}

public protocol GlobalActor {
  associatedtype ActorType: Actor
  static var shared: ActorType { get }
}

extension GlobalActor {
  public static func assertIsolated(
    _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
  public static func preconditionIsolated(
    _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
}

@globalActor public final actor MainActor: Actor, GlobalActor {
  @intrinsic public static var shared: MainActor { get }
  @intrinsic public static func assumeIsolated<T>(
    _ operation: @MainActor () throws -> T, file: StaticString = #fileID, line: UInt = #line
  ) rethrows -> T where T: Sendable
  public static func run<T>(resultType: T.Type = T.self, body: @MainActor @Sendable () throws -> T) async rethrows -> T
  where T: Sendable {
    return try await body()
  }
}
