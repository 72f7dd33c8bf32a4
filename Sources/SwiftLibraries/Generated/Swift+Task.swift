// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Task: LibraryText {
    LibraryText(
      path: "Swift/Task.swift",
      text: #"""
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

"""#,
      outline: #"""
t 0 96  87777ea2d2c3431ce49bff9bddfb00d3 Task struct Task
o 101 154 0 feeef707c83cb1731f6c2c3862aafdff isCancelled var isCancelled
o 157 225 0 c45e4e9b8e105eea813ffcd8fcca20b1 result var result
o 228 285 0 d87ff1d951d38325859f305b4fd39345 value var value
o 288 319 0 f0c6d76da8411db3a5429a163cba3991 cancel func cancel()
o 322 391 0 93c25458f5bbf14bffc988a7b99775d8 escalatePriority func escalatePriority(to newPriority: TaskPriority)
o 394 448 0 f9ab589e2847f18d74f008fe4b71b5d1 hash func hash(into hasher: inout Hasher)
o 451 550 0 946e98d267edce8036555ab36d6a1b2d == func == (lhs: Task<Success, Failure>, rhs: Task<Success, Failure>)
e 554 591  d313276eb5126fb7291ae7be9d223896 Task extension Task
o 596 794 8 25e1ddaae4a0458621809512cbbe93f6 init init( name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)?, priority: TaskPriority? = nil, operation: @escaping () async -> Success)
o 797 937 8 4dba62411934ed1222a18e1f425c0ff7 init init( name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Success)
o 940 990 8 11c2ca9b814aa0a68a1e77acd3bb7aa0 value var value
o 993 1234 8 cf494ba43b8d16489470f0ae6a3b8c0f detached func detached( name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)?, priority: TaskPriority? = nil, operation: @escaping () async -> Success )
o 1237 1420 8 453ded11fdecef57b3c99186a72941b1 detached func detached( name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Success )
o 1423 1671 8 c1b6e76b4eefa5f1628dff4c2bd5a945 immediate func immediate( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async -> Success )
o 1674 1930 8 82d4b6477861ace96f2c008590258490 immediateDetached func immediateDetached( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async -> Success )
e 1934 1989  c1c610813cc5cad3f7f0aa5778eab998 Task extension Task#2
o 1994 2058 16 082ef9f7a2e9dbce96e4787bbf53b111 basePriority var basePriority
o 2061 2127 16 c2463505af1943d70c9994dc2f7ebf86 currentPriority var currentPriority
o 2130 2190 16 77429bfb4bf1ad36cea1300d10d321eb isCancelled var isCancelled
o 2193 2249 16 36d23b59096e0ce3ebb5b35f427d0705 name var name
o 2252 2480 16 716940b24630b7e7aab7fff3f89b52df checkCancellation func checkCancellation()
o 2483 2724 16 8fa10c2770e5709cf5b2122fb3262424 sleep func sleep(nanoseconds duration: UInt64)
o 2727 2770 16 9b6baed3bef0318a0fa368dad8d95b46 yield func yield()
e 2774 2815  4919ebecfe4b2ca1b3d4bb0989c65889 Task extension Task#3
o 2820 3025 24 926c71af5bf24cdefe789a4bb14d3aa5 init init( name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)?, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success)
o 3028 3175 24 b552344775d15efbb003fcfc69be7bf5 init init( name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success)
o 3178 3430 24 63446de1dd82697fc443bf29270dbbd1 detached func detached( name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)?, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success )
o 3433 3627 24 dce21b6422b51b8b50d758ec524b06c3 detached func detached( name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success )
o 3630 3889 24 a10c85d4965fc7c9f4b6a09730b2c84e immediate func immediate( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async throws -> Success )
o 3892 4159 24 7b83a718b646e851e710a55cede0fe68 immediateDetached func immediateDetached( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async throws -> Success )
t 4163 4276  0ee91cefc9e30e53aa573eb4c5086a2c TaskPriority struct TaskPriority
o 4281 4314 31 aa56208bcc54295a66394cb16bcbae01 RawValue typealias RawValue
o 4317 4351 31 981e1112d85720153569b36ec9fc9405 init init(rawValue: UInt8)
o 4354 4410 31 4b7b0b9f9694370b7d3927e938cb0404 background var background
o 4413 4463 31 46308d807584f31731f5dc9240262eaf high var high
o 4466 4515 31 f7c745a4ebd2868eb61441521c0b7214 low var low
o 4518 4570 31 338582a2dd017a138a8a60063c8ecc72 medium var medium
o 4573 4632 31 fec66a19d8c83b17a7528fbdd29edbdd userInitiated var userInitiated
o 4635 4688 31 c51bed29bb28fdf767a50f2ab97a21f0 utility var utility
o 4691 4735 31 219880c85b41d154d86c6dff822ce889 description var description
o 4738 4776 31 4f7248ab97b3537aced22f1f8114b410 rawValue var rawValue
o 4779 4853 31 716648a932c7b959024d642ba6da59bf != func != (lhs: TaskPriority, rhs: TaskPriority)
o 4856 4929 31 65ce4eada08e1392f9d8d6196545767c < func < (lhs: TaskPriority, rhs: TaskPriority)
o 4932 5006 31 ed4f6684b41b83f988870c6520c65c94 <= func <= (lhs: TaskPriority, rhs: TaskPriority)
o 5009 5083 31 e494737647a8b5d74c9e87ad1b9fd5b8 == func == (lhs: TaskPriority, rhs: TaskPriority)
o 5086 5159 31 7bcbca7bd30fe53becca15fc2680d6eb > func > (lhs: TaskPriority, rhs: TaskPriority)
o 5162 5236 31 b259ea95f2f5dc0d8f38f49156b64aa4 >= func >= (lhs: TaskPriority, rhs: TaskPriority)
t 5240 5332  53d82d9f99663b6e125b38775ceb8926 TaskLocal class TaskLocal
o 5337 5393 48 3800fa5540ffcf046446cdd6c2070a73 init init(wrappedValue defaultValue: Value)
o 5396 5451 48 db0fc04944c2463a1247c946b13e48ab description var description
o 5454 5520 48 07656a3231e5f05d27591d423c44c020 projectedValue var projectedValue
o 5523 5572 48 f85be3e457e29d79df4cb6f7f18c4a79 wrappedValue var wrappedValue
o 5575 5612 48 29119e72709a7081867fdf29181a19ef get func get()
o 5615 5793 48 d992b852fcdd2ebef5175bad87e997ff withValue func withValue<R>( _ valueDuringOperation: Value, operation: () throws -> R, file: String = #fileID, line: UInt = #line )
o 5796 6037 48 3afeb09ec715181ab1a5f88d52b23df3 withValue func withValue<R>( _ valueDuringOperation: Value, operation: () async throws -> R, isolation: isolated (any Actor)? = #isolation, file: String = #fileID, line: UInt = #line )
t 6041 6079  67a4a158d8c5a06a9ec0dfa38d6b857d CancellationError struct CancellationError
o 6084 6097 56 a456d589b277552afc570b568e7431d3 init init()
o 6101 6298  627c56de7b7a6a3e69f415c599d5be2f withTaskCancellationHandler func withTaskCancellationHandler<T>( operation: () async throws -> T, onCancel handler: @Sendable () -> Void, isolation: isolated (any Actor)? = #isolation )
o 6299 6529  9b306b13fb40ecb24bcb24aa729318b0 withTaskExecutorPreference func withTaskExecutorPreference<T, Failure>( _ taskExecutor: (any TaskExecutor)?, isolation: isolated (any Actor)? = #isolation, operation: () async throws(Failure) -> T )
o 6530 6734  d24b35333a4095d1b3b5b2ab17be3913 withTaskPriorityEscalationHandler func withTaskPriorityEscalationHandler<T, E>( operation: () async throws(E) -> T, onPriorityEscalated handler: @Sendable (TaskPriority, TaskPriority) -> Void )

"""#)
  }
}
