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

"""#,
      outline: #"""
58 t  Task 0 96 87777ea2d2c3431ce49bff9bddfb00d3 struct Task
73 o 0 isCancelled 101 154 feeef707c83cb1731f6c2c3862aafdff var isCancelled
63 o 0 result 157 225 c45e4e9b8e105eea813ffcd8fcca20b1 var result
61 o 0 value 228 285 d87ff1d951d38325859f305b4fd39345 var value
66 o 0 cancel 288 319 f0c6d76da8411db3a5429a163cba3991 func cancel()
114 o 0 escalatePriority 322 391 93c25458f5bbf14bffc988a7b99775d8 func escalatePriority(to newPriority: TaskPriority)
87 o 0 hash 394 448 f9ab589e2847f18d74f008fe4b71b5d1 func hash(into hasher: inout Hasher)
115 o 0 == 451 550 946e98d267edce8036555ab36d6a1b2d func == (lhs: Task<Success, Failure>, rhs: Task<Success, Failure>)
64 e  Task 554 591 d313276eb5126fb7291ae7be9d223896 extension Task
204 o 8 init 596 794 25e1ddaae4a0458621809512cbbe93f6 init( name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)?, priority: TaskPriority? = nil, operation: @escaping () async -> Success)
150 o 8 init 797 937 4dba62411934ed1222a18e1f425c0ff7 init( name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Success)
61 o 8 value 940 990 11c2ca9b814aa0a68a1e77acd3bb7aa0 var value
219 o 8 detached 993 1234 cf494ba43b8d16489470f0ae6a3b8c0f func detached( name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)?, priority: TaskPriority? = nil, operation: @escaping () async -> Success )
166 o 8 detached 1237 1420 453ded11fdecef57b3c99186a72941b1 func detached( name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Success )
228 o 8 immediate 1423 1671 c1b6e76b4eefa5f1628dff4c2bd5a945 func immediate( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async -> Success )
244 o 8 immediateDetached 1674 1930 82d4b6477861ace96f2c008590258490 func immediateDetached( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async -> Success )
68 e  Task 1934 1989 c1c610813cc5cad3f7f0aa5778eab998 extension Task#2
78 o 16 basePriority 1994 2058 082ef9f7a2e9dbce96e4787bbf53b111 var basePriority
84 o 16 currentPriority 2061 2127 c2463505af1943d70c9994dc2f7ebf86 var currentPriority
76 o 16 isCancelled 2130 2190 77429bfb4bf1ad36cea1300d10d321eb var isCancelled
62 o 16 name 2193 2249 36d23b59096e0ce3ebb5b35f427d0705 var name
91 o 16 checkCancellation 2252 2308 af0804a842024f285c486eb96b61540d func checkCancellation()
85 o 16 sleep 2311 2372 b91514a25fd727fe0cf030157f60acac func sleep(_ duration: UInt64)
165 o 16 sleep 2375 2544 54a7c485d63767d0828c15705e6b2eec func sleep<C>( for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous)
95 o 16 sleep 2547 2625 1cf46791e0ba740f8f401a075459e242 func sleep(nanoseconds duration: UInt64)
158 o 16 sleep 2628 2788 3d19815b0cc53029f9580fd228c488f8 func sleep<C>( until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous)
67 o 16 yield 2791 2834 9b6baed3bef0318a0fa368dad8d95b46 func yield()
68 e  Task 2838 2879 4919ebecfe4b2ca1b3d4bb0989c65889 extension Task#3
214 o 27 init 2884 3089 926c71af5bf24cdefe789a4bb14d3aa5 init( name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)?, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success)
160 o 27 init 3092 3239 b552344775d15efbb003fcfc69be7bf5 init( name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success)
228 o 27 detached 3242 3494 63446de1dd82697fc443bf29270dbbd1 func detached( name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)?, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success )
174 o 27 detached 3497 3691 dce21b6422b51b8b50d758ec524b06c3 func detached( name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success )
236 o 27 immediate 3694 3953 a10c85d4965fc7c9f4b6a09730b2c84e func immediate( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async throws -> Success )
252 o 27 immediateDetached 3956 4223 7b83a718b646e851e710a55cede0fe68 func immediateDetached( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async throws -> Success )
79 t  TaskPriority 4227 4340 0ee91cefc9e30e53aa573eb4c5086a2c struct TaskPriority
76 o 34 RawValue 4345 4378 aa56208bcc54295a66394cb16bcbae01 typealias RawValue
75 o 34 init 4381 4415 981e1112d85720153569b36ec9fc9405 init(rawValue: UInt8)
74 o 34 background 4418 4474 4b7b0b9f9694370b7d3927e938cb0404 var background
62 o 34 high 4477 4527 46308d807584f31731f5dc9240262eaf var high
60 o 34 low 4530 4579 f7c745a4ebd2868eb61441521c0b7214 var low
66 o 34 medium 4582 4634 338582a2dd017a138a8a60063c8ecc72 var medium
80 o 34 userInitiated 4637 4696 fec66a19d8c83b17a7528fbdd29edbdd var userInitiated
68 o 34 utility 4699 4752 c51bed29bb28fdf767a50f2ab97a21f0 var utility
76 o 34 description 4755 4799 219880c85b41d154d86c6dff822ce889 var description
70 o 34 rawValue 4802 4840 4f7248ab97b3537aced22f1f8114b410 var rawValue
98 o 34 != 4843 4917 716648a932c7b959024d642ba6da59bf func != (lhs: TaskPriority, rhs: TaskPriority)
96 o 34 < 4920 4993 65ce4eada08e1392f9d8d6196545767c func < (lhs: TaskPriority, rhs: TaskPriority)
98 o 34 <= 4996 5070 ed4f6684b41b83f988870c6520c65c94 func <= (lhs: TaskPriority, rhs: TaskPriority)
98 o 34 == 5073 5147 e494737647a8b5d74c9e87ad1b9fd5b8 func == (lhs: TaskPriority, rhs: TaskPriority)
96 o 34 > 5150 5223 7bcbca7bd30fe53becca15fc2680d6eb func > (lhs: TaskPriority, rhs: TaskPriority)
98 o 34 >= 5226 5300 b259ea95f2f5dc0d8f38f49156b64aa4 func >= (lhs: TaskPriority, rhs: TaskPriority)
72 t  TaskLocal 5304 5396 53d82d9f99663b6e125b38775ceb8926 class TaskLocal
92 o 51 init 5401 5457 3800fa5540ffcf046446cdd6c2070a73 init(wrappedValue defaultValue: Value)
76 o 51 description 5460 5515 db0fc04944c2463a1247c946b13e48ab var description
82 o 51 projectedValue 5518 5584 07656a3231e5f05d27591d423c44c020 var projectedValue
78 o 51 wrappedValue 5587 5636 f85be3e457e29d79df4cb6f7f18c4a79 var wrappedValue
63 o 51 get 5639 5676 29119e72709a7081867fdf29181a19ef func get()
180 o 51 withValue 5679 5857 d992b852fcdd2ebef5175bad87e997ff func withValue<R>( _ valueDuringOperation: Value, operation: () throws -> R, file: String = #fileID, line: UInt = #line )
233 o 51 withValue 5860 6101 3afeb09ec715181ab1a5f88d52b23df3 func withValue<R>( _ valueDuringOperation: Value, operation: () async throws -> R, isolation: isolated (any Actor)? = #isolation, file: String = #fileID, line: UInt = #line )
89 t  CancellationError 6105 6143 67a4a158d8c5a06a9ec0dfa38d6b857d struct CancellationError
60 o 59 init 6148 6161 a456d589b277552afc570b568e7431d3 init()
174 o  withTaskCancellationHandler 6165 6304 cfc25df6616c191f2dab75ce34affa97 func withTaskCancellationHandler<T>(handler: @Sendable () -> Void, operation: () async throws -> T)
232 o  withTaskCancellationHandler 6305 6502 627c56de7b7a6a3e69f415c599d5be2f func withTaskCancellationHandler<T>( operation: () async throws -> T, onCancel handler: @Sendable () -> Void, isolation: isolated (any Actor)? = #isolation )
245 o  withTaskExecutorPreference 6503 6733 9b306b13fb40ecb24bcb24aa729318b0 func withTaskExecutorPreference<T, Failure>( _ taskExecutor: (any TaskExecutor)?, isolation: isolated (any Actor)? = #isolation, operation: () async throws(Failure) -> T )
240 o  withTaskPriorityEscalationHandler 6734 6938 d24b35333a4095d1b3b5b2ab17be3913 func withTaskPriorityEscalationHandler<T, E>( operation: () async throws(E) -> T, onPriorityEscalated handler: @Sendable (TaskPriority, TaskPriority) -> Void )

"""#)
  }
}
