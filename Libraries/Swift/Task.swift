public struct Task<Success, Failure>: Hashable, Sendable where Success: Sendable, Failure: Error {
  @intrinsic @pure public var isCancelled: Bool { get }
  @intrinsic public var result: Result<Success, Failure> { get async }
  @intrinsic public var value: Success { get async throws }
  @intrinsic public func cancel()
  @intrinsic public func escalatePriority(to newPriority: TaskPriority)
  @intrinsic public func hash(into hasher: inout Hasher)
  @intrinsic public static func == (lhs: Task<Success, Failure>, rhs: Task<Success, Failure>) -> Bool
}

extension Task where Failure == Never {
  @discardableResult @intrinsic public init(
    name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)?, priority: TaskPriority? = nil,
    operation: @escaping () async -> Success)
  @discardableResult @intrinsic public init(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Success)
  @intrinsic public var value: Success { get async }
  @discardableResult @intrinsic public static func detached(
    name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)?, priority: TaskPriority? = nil,
    operation: @escaping () async -> Success
  ) -> Task<Success, Never>
  @discardableResult @intrinsic public static func detached(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Success
  ) -> Task<Success, Never>
  @discardableResult @intrinsic public static func immediate(
    name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil,
    operation: @escaping () async -> Success
  ) -> Task<Success, Never>
  @discardableResult @intrinsic public static func immediateDetached(
    name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil,
    operation: @escaping () async -> Success
  ) -> Task<Success, Never>
}

extension Task where Failure == Never, Success == Never {
  @intrinsic public static var basePriority: TaskPriority? { get }
  @intrinsic public static var currentPriority: TaskPriority { get }
  @intrinsic @pure public static var isCancelled: Bool { get }
  @intrinsic @pure public static var name: String? { get }
  @intrinsic public static func checkCancellation() throws
  @intrinsic public static func sleep(_ duration: UInt64) async
  @intrinsic public static func sleep<C>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous) async throws
  where C: Clock
  @intrinsic public static func sleep(nanoseconds duration: UInt64) async throws
  @intrinsic public static func sleep<C>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous) async throws where C: Clock
  @intrinsic public static func yield() async
}

extension Task where Failure == any Error {
  @discardableResult @intrinsic public init(
    name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)?, priority: TaskPriority? = nil,
    operation: @escaping () async throws -> Success)
  @discardableResult @intrinsic public init(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success)
  @discardableResult @intrinsic public static func detached(
    name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)?, priority: TaskPriority? = nil,
    operation: @escaping () async throws -> Success
  ) -> Task<Success, any Error>
  @discardableResult @intrinsic public static func detached(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success
  ) -> Task<Success, any Error>
  @discardableResult @intrinsic public static func immediate(
    name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil,
    operation: @escaping () async throws -> Success
  ) -> Task<Success, any Error>
  @discardableResult @intrinsic public static func immediateDetached(
    name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil,
    operation: @escaping () async throws -> Success
  ) -> Task<Success, any Error>
}

public struct TaskPriority: Comparable, CustomStringConvertible, Decodable, Encodable, RawRepresentable, Sendable {
  public typealias RawValue = UInt8
  @pure public init(rawValue: UInt8)
  @pure public static var background: TaskPriority { get }
  @pure public static var high: TaskPriority { get }
  @pure public static var low: TaskPriority { get }
  @pure public static var medium: TaskPriority { get }
  @pure public static var userInitiated: TaskPriority { get }
  @pure public static var utility: TaskPriority { get }
  @pure public var description: String { get }
  public var rawValue: UInt8 { get set }
  @pure public static func != (lhs: TaskPriority, rhs: TaskPriority) -> Bool
  @pure public static func < (lhs: TaskPriority, rhs: TaskPriority) -> Bool
  @pure public static func <= (lhs: TaskPriority, rhs: TaskPriority) -> Bool
  @pure public static func == (lhs: TaskPriority, rhs: TaskPriority) -> Bool
  @pure public static func > (lhs: TaskPriority, rhs: TaskPriority) -> Bool
  @pure public static func >= (lhs: TaskPriority, rhs: TaskPriority) -> Bool
}

public final class TaskLocal<Value>: CustomStringConvertible, Sendable where Value: Sendable {
  @intrinsic public init(wrappedValue defaultValue: Value)
  @intrinsic @pure public var description: String { get }
  @intrinsic public var projectedValue: TaskLocal<Value> { get set }
  @intrinsic public var wrappedValue: Value { get }
  @intrinsic public func get() -> Value
  @discardableResult @intrinsic public func withValue<R>(
    _ valueDuringOperation: Value, operation: () throws -> R, file: String = #fileID, line: UInt = #line
  ) rethrows -> R
  @discardableResult @intrinsic public func withValue<R>(
    _ valueDuringOperation: Value, operation: () async throws -> R, isolation: isolated (any Actor)? = #isolation,
    file: String = #fileID, line: UInt = #line
  ) async rethrows -> R
}

public struct CancellationError: Error {
  public init()
}

@intrinsic public func withTaskCancellationHandler<T>(handler: @Sendable () -> Void, operation: () async throws -> T)
  async rethrows -> T
@intrinsic public func withTaskCancellationHandler<T>(
  operation: () async throws -> T, onCancel handler: @Sendable () -> Void, isolation: isolated (any Actor)? = #isolation
) async rethrows -> T
public func withTaskExecutorPreference<T, Failure>(
  _ taskExecutor: (any TaskExecutor)?, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws(Failure) -> T
) async throws(Failure) -> T where Failure: Error
public func withTaskPriorityEscalationHandler<T, E>(
  operation: () async throws(E) -> T, onPriorityEscalated handler: @Sendable (TaskPriority, TaskPriority) -> Void
) async throws(E) -> T where E: Error
