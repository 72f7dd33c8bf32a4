// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_TaskGroup: LibraryText {
    LibraryText(
      path: "Swift/TaskGroup.swift",
      text: #"""
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
  @intrinsic public mutating func next() async -> ChildTaskResult?
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
  @intrinsic public mutating func next() async throws -> ChildTaskResult?
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

"""#,
      outline: #"""
t 0 87  b21215c169b07146156b9d599753392c TaskGroup struct TaskGroup
o 92 133 0 1908413bc5e2f881860642a1c9abe345 AsyncIterator typealias AsyncIterator
o 136 178 0 3c2cc6f7ae97837a2f47d06fc061960e Element typealias Element
o 181 234 0 cbb6163b7b41aece70055c2786b72ec9 isCancelled var isCancelled
o 237 286 0 ef4c4cfe3a0795ab2e40b8c70941491a isEmpty var isEmpty
o 289 508 0 c393ecfe26a23336809bd0dcdf767514 addImmediateTask func addImmediateTask( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async -> ChildTaskResult)
o 511 756 0 521a483becdc2fca64be74679467d994 addImmediateTaskUnlessCancelled func addImmediateTaskUnlessCancelled( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async -> ChildTaskResult )
o 759 948 0 fa5d64ff80ebd3e8e0dd46842106e26a addTask func addTask( executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult)
o 951 1155 0 26d29491ba2fd0ea024d58673ecb519e addTask func addTask( name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult)
o 1158 1298 0 e20aeda4783692d3ef4dbefdb669dc01 addTask func addTask( name: String?, priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult)
o 1301 1426 0 53d8d6aba4830f07645f7a8d17a87435 addTask func addTask( priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult)
o 1429 1644 0 d47a2cd2aa4ecd9209152b23073a988f addTaskUnlessCancelled func addTaskUnlessCancelled( executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult )
o 1647 1877 0 3c587ab419082f2aa34fa3cf737f08b4 addTaskUnlessCancelled func addTaskUnlessCancelled( name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult )
o 1880 2046 0 aa934ee37e840bf4059b4440eb8f13ea addTaskUnlessCancelled func addTaskUnlessCancelled( name: String?, priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult )
o 2049 2200 0 8033fa33fb08c6fa625cb912ff4e0165 addTaskUnlessCancelled func addTaskUnlessCancelled( priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult )
o 2203 2237 0 e674c542e888dff0f12e6b2bd51de54d cancelAll func cancelAll()
o 2240 2294 0 51df74dc8afc7a68ea98c9c486a7e784 makeAsyncIterator func makeAsyncIterator()
o 2297 2361 0 dc8fa066b88f1ddf1926a96a34409672 next func next()
o 2364 2473 0 7fc7e8df1a15a46e60ecff96e6b2efe9 next func next(isolation: isolated (any Actor)? = #isolation)
o 2476 2571 0 2e56e42a5de0ab49d6ce8271d651ffc1 waitForAll func waitForAll(isolation: isolated (any Actor)? = #isolation)
e 2575 2594  c0c725b0aaae5648cbd465855390900a TaskGroup extension TaskGroup
t 2599 2644 20 d1b5f329a15843d2331dbf473eee9e3b TaskGroup.Iterator struct Iterator
o 2651 2693 21 1475bdfb11c64383ccc498fea210df6e Element typealias Element
o 2698 2727 21 e4c46af8e64325b61c91d499d7b5ad5b cancel func cancel()
o 2732 2777 21 23b99c15f9837179ec77cf9e9648c16a next func next()
o 2782 2865 21 ea2201ede8dd231e0f762559fe8e4cc7 next func next(isolation actor: isolated (any Actor)?)
t 2873 2993  98820f81b7f4733b80b05082abe3f17c ThrowingTaskGroup struct ThrowingTaskGroup
o 2998 3039 26 55df4d8b917317f5b54ea59ce58f9183 AsyncIterator typealias AsyncIterator
o 3042 3084 26 1804e7ed9a5c270362ebd91936c1b014 Element typealias Element
o 3087 3140 26 119360e00ffc2d0b8de86b3dfbf9b7cd isCancelled var isCancelled
o 3143 3192 26 38daedeae67247d14650449b44117431 isEmpty var isEmpty
o 3195 3421 26 9bc26632bc6b6c3e55026bc429fda83c addImmediateTask func addImmediateTask( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async throws -> ChildTaskResult)
o 3424 3676 26 b01a89aceaf2672178fd5b11df9b8fc2 addImmediateTaskUnlessCancelled func addImmediateTaskUnlessCancelled( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async throws -> ChildTaskResult )
o 3679 3875 26 b7362348b6ab832361a44039e9cbe74a addTask func addTask( executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult)
o 3878 4089 26 b88bf1e356cfdb6ca54f281003e08891 addTask func addTask( name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult)
o 4092 4239 26 b327b9a02b61e2b84f5699af7dcd4059 addTask func addTask( name: String?, priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult)
o 4242 4374 26 5330ab5ff469c87476d7192d8ab6e09e addTask func addTask( priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult)
o 4377 4599 26 2661489d25a57cd8db472fb695da3be3 addTaskUnlessCancelled func addTaskUnlessCancelled( executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult )
o 4602 4839 26 782e6e9dddf92e0ac6fc9deff8b74515 addTaskUnlessCancelled func addTaskUnlessCancelled( name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult )
o 4842 5015 26 f86ad0c93e2b85111001c9ddb4a3580d addTaskUnlessCancelled func addTaskUnlessCancelled( name: String?, priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult )
o 5018 5176 26 6aa04ee5c91a6f7c772c148d74552f6f addTaskUnlessCancelled func addTaskUnlessCancelled( priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult )
o 5179 5213 26 acf9093afd100bb219da3e26c79c6b27 cancelAll func cancelAll()
o 5216 5270 26 72c52210041997b69886d0eb3e449a41 makeAsyncIterator func makeAsyncIterator()
o 5273 5344 26 76a9a3a714e61bb55a8bf63b000ac51c next func next()
o 5347 5463 26 3e610ddc9a380884ce7aac14f404acfd next func next(isolation: isolated (any Actor)? = #isolation)
o 5466 5711 26 d5e6e1a4ffbc2be5339dff7efc7cd286 nextResult func nextResult(isolation: isolated (any Actor)? = #isolation)
e 5715 5742  834a67038fd4f15c633217d720de95be ThrowingTaskGroup extension ThrowingTaskGroup
t 5747 5792 46 fa2aa17b395b6710422ba0a03ea76091 ThrowingTaskGroup.Iterator struct Iterator
o 5799 5841 47 debe0da20a46dfe8d4f5515f5f8796ad Element typealias Element
o 5846 5875 47 67d2e28340c6d26e224583e83dc39c85 cancel func cancel()
o 5880 5932 47 2c3e9ca0286b427d6e9eb4cf596a9814 next func next()
o 5937 6036 47 88bbff00cb37d04d0f9170aaca0e7a68 next func next(isolation actor: isolated (any Actor)?)
t 6044 6077  759f7b76a3321fd5ec916ca96cb156d1 DiscardingTaskGroup struct DiscardingTaskGroup
o 6082 6135 52 b1730961ea450f0e2353110a8a102e2c isCancelled var isCancelled
o 6138 6187 52 a89368bb4993da82769125d0a85c8372 isEmpty var isEmpty
o 6190 6398 52 c8e8cd4fcedea208c59bcf4d351fad76 addImmediateTask func addImmediateTask( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async -> Void)
o 6401 6635 52 c642feb926e7bd08b53c03459101e98f addImmediateTaskUnlessCancelled func addImmediateTaskUnlessCancelled( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async -> Void )
o 6638 6816 52 8e6d486ebbdb7ff4733cf3e32a3397ca addTask func addTask( executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Void)
o 6819 7012 52 b99921f30acf11da4e0d426d91b5cd7a addTask func addTask( name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Void)
o 7015 7144 52 f2af24039f17ed04a4e405961f293119 addTask func addTask( name: String?, priority: TaskPriority? = nil, operation: @escaping () async -> Void)
o 7147 7256 52 9487be85c0d2de133e94aeb4eaf77487 addTask func addTask(priority: TaskPriority? = nil, operation: @escaping () async -> Void)
o 7259 7463 52 d528d83c145ca8544f3cd294da2c5a9e addTaskUnlessCancelled func addTaskUnlessCancelled( executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Void )
o 7466 7685 52 222cd3b5a2c61adc443681f3f42c76ac addTaskUnlessCancelled func addTaskUnlessCancelled( name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Void )
o 7688 7843 52 ae80ce22cdddab73f48630c96f65dbd6 addTaskUnlessCancelled func addTaskUnlessCancelled( name: String?, priority: TaskPriority? = nil, operation: @escaping () async -> Void )
o 7846 7986 52 888df4dcd26e4a9f60d9ed5a97384663 addTaskUnlessCancelled func addTaskUnlessCancelled( priority: TaskPriority? = nil, operation: @escaping () async -> Void )
o 7989 8023 52 965f860440b137a382a6057b692e10ca cancelAll func cancelAll()
t 8027 8098  179fbdbbaba60ffe10ff8670c4bad438 ThrowingDiscardingTaskGroup struct ThrowingDiscardingTaskGroup
o 8103 8156 66 4e2e86a7cb0d83f3a4ae94141ecda4c5 isCancelled var isCancelled
o 8159 8208 66 2c3b1fc26946b31c8deb2c2f1d9713a9 isEmpty var isEmpty
o 8211 8426 66 323b570714f276d230dce55d77a923c0 addImmediateTask func addImmediateTask( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async throws -> Void)
o 8429 8670 66 71465426bdeddda2d59e533c3620deba addImmediateTaskUnlessCancelled func addImmediateTaskUnlessCancelled( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async throws -> Void )
o 8673 8858 66 e64393b8a1c093b3c4de4ff25dd8ab96 addTask func addTask( executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Void)
o 8861 9061 66 93e0a0bdb0c46adb8540f5a908245522 addTask func addTask( name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Void)
o 9064 9200 66 bc3fd99b1b691bb7fb2632c996a95c40 addTask func addTask( name: String?, priority: TaskPriority? = nil, operation: @escaping () async throws -> Void)
o 9203 9319 66 90f54bbf22e42d7da0eb24008c52f0e1 addTask func addTask(priority: TaskPriority? = nil, operation: @escaping () async throws -> Void)
o 9322 9533 66 418074f2a1531db27dfb0f2b5e01e35a addTaskUnlessCancelled func addTaskUnlessCancelled( executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Void )
o 9536 9762 66 2d91ae4dbb07f636bf9914ab2f2ae9fd addTaskUnlessCancelled func addTaskUnlessCancelled( name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Void )
o 9765 9927 66 5a5175841cf14d59f90f6108da78737f addTaskUnlessCancelled func addTaskUnlessCancelled( name: String?, priority: TaskPriority? = nil, operation: @escaping () async throws -> Void )
o 9930 10077 66 998bd52b17853dec65e06495de1781e8 addTaskUnlessCancelled func addTaskUnlessCancelled( priority: TaskPriority? = nil, operation: @escaping () async throws -> Void )
o 10080 10114 66 c4d1f0292a4769795e173ccf8ab4f399 cancelAll func cancelAll()
o 10118 10366  77c0b3194cf0ce59e7baa8ccf34e667e withDiscardingTaskGroup func withDiscardingTaskGroup<GroupResult>( returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation, body: (inout DiscardingTaskGroup) async -> GroupResult )
o 10367 10732  6eba0178c09ce275bcd2533f2339940e withTaskGroup func withTaskGroup<ChildTaskResult, GroupResult>( of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self, returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation, body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult )
o 10733 11022  0c3c40b61fb311498dd419e7801b5d87 withThrowingDiscardingTaskGroup func withThrowingDiscardingTaskGroup<GroupResult>( returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation, body: (inout ThrowingDiscardingTaskGroup<any Error>) async throws -> GroupResult )
o 11023 11431  54ff4d01e498d2a0088d5028e6ad21de withThrowingTaskGroup func withThrowingTaskGroup<ChildTaskResult, GroupResult>( of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self, returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation, body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult )

"""#)
  }
}
