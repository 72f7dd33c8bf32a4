public struct TaskGroup<ChildTaskResult>: AsyncSequence where ChildTaskResult: Sendable {
  public typealias AsyncIterator = Iterator
  public typealias Element = ChildTaskResult
  @intrinsic @pure public var isCancelled: Bool { get }
  @intrinsic @pure public var isEmpty: Bool { get }
  @intrinsic public mutating func addImmediateTask(
    name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil,
    operation: @escaping () async -> ChildTaskResult)
  @intrinsic public mutating func addImmediateTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil,
    operation: @escaping () async -> ChildTaskResult
  ) -> Bool
  @intrinsic public mutating func addTask(
    executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async -> ChildTaskResult)
  @intrinsic public mutating func addTask(
    name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async -> ChildTaskResult)
  @intrinsic public mutating func addTask(
    name: String?, priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult)
  @intrinsic public mutating func addTask(
    priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult)
  @intrinsic public mutating func addTaskUnlessCancelled(
    executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async -> ChildTaskResult
  ) -> Bool
  @intrinsic public mutating func addTaskUnlessCancelled(
    name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async -> ChildTaskResult
  ) -> Bool
  @intrinsic public mutating func addTaskUnlessCancelled(
    name: String?, priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult
  ) -> Bool
  @intrinsic public mutating func addTaskUnlessCancelled(
    priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult
  ) -> Bool
  @intrinsic public func cancelAll()
  @intrinsic public func makeAsyncIterator() -> Iterator
  @_disfavoredOverload @intrinsic public mutating func next() async -> ChildTaskResult?
  @intrinsic public mutating func next(isolation: isolated (any Actor)? = #isolation) async -> ChildTaskResult?
  @intrinsic public mutating func waitForAll(isolation: isolated (any Actor)? = #isolation) async
}

extension TaskGroup {
  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = ChildTaskResult
    public mutating func cancel()
    public mutating func next() async -> Element?
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element?
  }
}

public struct ThrowingTaskGroup<ChildTaskResult, Failure>: AsyncSequence
where ChildTaskResult: Sendable, Failure: Error {
  public typealias AsyncIterator = Iterator
  public typealias Element = ChildTaskResult
  @intrinsic @pure public var isCancelled: Bool { get }
  @intrinsic @pure public var isEmpty: Bool { get }
  @intrinsic public mutating func addImmediateTask(
    name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil,
    operation: @escaping () async throws -> ChildTaskResult)
  @intrinsic public mutating func addImmediateTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil,
    operation: @escaping () async throws -> ChildTaskResult
  ) -> Bool
  @intrinsic public mutating func addTask(
    executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async throws -> ChildTaskResult)
  @intrinsic public mutating func addTask(
    name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async throws -> ChildTaskResult)
  @intrinsic public mutating func addTask(
    name: String?, priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult)
  @intrinsic public mutating func addTask(
    priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult)
  @intrinsic public mutating func addTaskUnlessCancelled(
    executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async throws -> ChildTaskResult
  ) -> Bool
  @intrinsic public mutating func addTaskUnlessCancelled(
    name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async throws -> ChildTaskResult
  ) -> Bool
  @intrinsic public mutating func addTaskUnlessCancelled(
    name: String?, priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult
  ) -> Bool
  @intrinsic public mutating func addTaskUnlessCancelled(
    priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult
  ) -> Bool
  @intrinsic public func cancelAll()
  @intrinsic public func makeAsyncIterator() -> Iterator
  @_disfavoredOverload @intrinsic public mutating func next() async throws -> ChildTaskResult?
  @intrinsic public mutating func next(isolation: isolated (any Actor)? = #isolation) async throws -> ChildTaskResult?
  @intrinsic public mutating func nextResult(isolation: isolated (any Actor)? = #isolation) async -> Result<
    ChildTaskResult, Failure
  >?
  @intrinsic public mutating func waitForAll(isolation: isolated (any Actor)? = #isolation) async throws
}

extension ThrowingTaskGroup {
  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = ChildTaskResult
    public mutating func cancel()
    public mutating func next() async throws -> Element?
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element?
  }
}

public struct DiscardingTaskGroup {
  @intrinsic @pure public var isCancelled: Bool { get }
  @intrinsic @pure public var isEmpty: Bool { get }
  @intrinsic public mutating func addImmediateTask(
    name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil,
    operation: @escaping () async -> Void)
  @intrinsic public mutating func addImmediateTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil,
    operation: @escaping () async -> Void
  ) -> Bool
  @intrinsic public mutating func addTask(
    executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async -> Void)
  @intrinsic public mutating func addTask(
    name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async -> Void)
  @intrinsic public mutating func addTask(
    name: String?, priority: TaskPriority? = nil, operation: @escaping () async -> Void)
  @intrinsic public mutating func addTask(priority: TaskPriority? = nil, operation: @escaping () async -> Void)
  @intrinsic public mutating func addTaskUnlessCancelled(
    executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async -> Void
  ) -> Bool
  @intrinsic public mutating func addTaskUnlessCancelled(
    name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async -> Void
  ) -> Bool
  @intrinsic public mutating func addTaskUnlessCancelled(
    name: String?, priority: TaskPriority? = nil, operation: @escaping () async -> Void
  ) -> Bool
  @intrinsic public mutating func addTaskUnlessCancelled(
    priority: TaskPriority? = nil, operation: @escaping () async -> Void
  ) -> Bool
  @intrinsic public func cancelAll()
}

public struct ThrowingDiscardingTaskGroup<Failure> where Failure: Error {
  @intrinsic @pure public var isCancelled: Bool { get }
  @intrinsic @pure public var isEmpty: Bool { get }
  @intrinsic public mutating func addImmediateTask(
    name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil,
    operation: @escaping () async throws -> Void)
  @intrinsic public mutating func addImmediateTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil,
    operation: @escaping () async throws -> Void
  ) -> Bool
  @intrinsic public mutating func addTask(
    executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async throws -> Void)
  @intrinsic public mutating func addTask(
    name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async throws -> Void)
  @intrinsic public mutating func addTask(
    name: String?, priority: TaskPriority? = nil, operation: @escaping () async throws -> Void)
  @intrinsic public mutating func addTask(priority: TaskPriority? = nil, operation: @escaping () async throws -> Void)
  @intrinsic public mutating func addTaskUnlessCancelled(
    executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async throws -> Void
  ) -> Bool
  @intrinsic public mutating func addTaskUnlessCancelled(
    name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil,
    operation: @escaping () async throws -> Void
  ) -> Bool
  @intrinsic public mutating func addTaskUnlessCancelled(
    name: String?, priority: TaskPriority? = nil, operation: @escaping () async throws -> Void
  ) -> Bool
  @intrinsic public mutating func addTaskUnlessCancelled(
    priority: TaskPriority? = nil, operation: @escaping () async throws -> Void
  ) -> Bool
  @intrinsic public func cancelAll()
}

@intrinsic public func withDiscardingTaskGroup<GroupResult>(
  returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation,
  body: (inout DiscardingTaskGroup) async -> GroupResult
) async -> GroupResult
@intrinsic public func withTaskGroup<ChildTaskResult, GroupResult>(
  of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
  returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation,
  body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult
) async -> GroupResult where ChildTaskResult: Sendable
@intrinsic public func withThrowingDiscardingTaskGroup<GroupResult>(
  returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation,
  body: (inout ThrowingDiscardingTaskGroup<any Error>) async throws -> GroupResult
) async throws -> GroupResult
@intrinsic public func withThrowingTaskGroup<ChildTaskResult, GroupResult>(
  of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
  returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation,
  body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult
) async rethrows -> GroupResult where ChildTaskResult: Sendable
