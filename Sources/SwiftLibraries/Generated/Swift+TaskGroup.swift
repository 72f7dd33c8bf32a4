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

"""#,
      outline: #"""
68 t  TaskGroup 0 87 b21215c169b07146156b9d599753392c struct TaskGroup
82 o 0 AsyncIterator 92 133 1908413bc5e2f881860642a1c9abe345 typealias AsyncIterator
71 o 0 Element 136 178 3c2cc6f7ae97837a2f47d06fc061960e typealias Element
73 o 0 isCancelled 181 234 cbb6163b7b41aece70055c2786b72ec9 var isCancelled
65 o 0 isEmpty 237 286 ef4c4cfe3a0795ab2e40b8c70941491a var isEmpty
247 o 0 addImmediateTask 289 508 c393ecfe26a23336809bd0dcdf767514 func addImmediateTask( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async -> ChildTaskResult)
278 o 0 addImmediateTaskUnlessCancelled 511 756 521a483becdc2fca64be74679467d994 func addImmediateTaskUnlessCancelled( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async -> ChildTaskResult )
208 o 0 addTask 759 948 fa5d64ff80ebd3e8e0dd46842106e26a func addTask( executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult)
224 o 0 addTask 951 1155 26d29491ba2fd0ea024d58673ecb519e func addTask( name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult)
165 o 0 addTask 1158 1298 e20aeda4783692d3ef4dbefdb669dc01 func addTask( name: String?, priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult)
150 o 0 addTask 1301 1426 53d8d6aba4830f07645f7a8d17a87435 func addTask( priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult)
241 o 0 addTaskUnlessCancelled 1429 1644 d47a2cd2aa4ecd9209152b23073a988f func addTaskUnlessCancelled( executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult )
256 o 0 addTaskUnlessCancelled 1647 1877 3c587ab419082f2aa34fa3cf737f08b4 func addTaskUnlessCancelled( name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult )
196 o 0 addTaskUnlessCancelled 1880 2046 aa934ee37e840bf4059b4440eb8f13ea func addTaskUnlessCancelled( name: String?, priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult )
181 o 0 addTaskUnlessCancelled 2049 2200 8033fa33fb08c6fa625cb912ff4e0165 func addTaskUnlessCancelled( priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult )
74 o 0 cancelAll 2203 2237 e674c542e888dff0f12e6b2bd51de54d func cancelAll()
90 o 0 makeAsyncIterator 2240 2294 51df74dc8afc7a68ea98c9c486a7e784 func makeAsyncIterator()
64 o 0 next 2297 2382 d131dda648dd34b21131fa75f53e679b func next()
109 o 0 next 2385 2494 7fc7e8df1a15a46e60ecff96e6b2efe9 func next(isolation: isolated (any Actor)? = #isolation)
121 o 0 waitForAll 2497 2592 2e56e42a5de0ab49d6ce8271d651ffc1 func waitForAll(isolation: isolated (any Actor)? = #isolation)
76 e  TaskGroup 2596 2615 c0c725b0aaae5648cbd465855390900a extension TaskGroup
83 t 20 TaskGroup.Iterator 2620 2665 d1b5f329a15843d2331dbf473eee9e3b struct Iterator
74 o 21 Element 2672 2714 1475bdfb11c64383ccc498fea210df6e typealias Element
69 o 21 cancel 2719 2748 e4c46af8e64325b61c91d499d7b5ad5b func cancel()
65 o 21 next 2753 2798 23b99c15f9837179ec77cf9e9648c16a func next()
103 o 21 next 2803 2886 ea2201ede8dd231e0f762559fe8e4cc7 func next(isolation actor: isolated (any Actor)?)
89 t  ThrowingTaskGroup 2894 3014 98820f81b7f4733b80b05082abe3f17c struct ThrowingTaskGroup
86 o 26 AsyncIterator 3019 3060 55df4d8b917317f5b54ea59ce58f9183 typealias AsyncIterator
74 o 26 Element 3063 3105 1804e7ed9a5c270362ebd91936c1b014 typealias Element
76 o 26 isCancelled 3108 3161 119360e00ffc2d0b8de86b3dfbf9b7cd var isCancelled
68 o 26 isEmpty 3164 3213 38daedeae67247d14650449b44117431 var isEmpty
257 o 26 addImmediateTask 3216 3442 9bc26632bc6b6c3e55026bc429fda83c func addImmediateTask( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async throws -> ChildTaskResult)
288 o 26 addImmediateTaskUnlessCancelled 3445 3697 b01a89aceaf2672178fd5b11df9b8fc2 func addImmediateTaskUnlessCancelled( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async throws -> ChildTaskResult )
218 o 26 addTask 3700 3896 b7362348b6ab832361a44039e9cbe74a func addTask( executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult)
233 o 26 addTask 3899 4110 b88bf1e356cfdb6ca54f281003e08891 func addTask( name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult)
173 o 26 addTask 4113 4260 b327b9a02b61e2b84f5699af7dcd4059 func addTask( name: String?, priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult)
158 o 26 addTask 4263 4395 5330ab5ff469c87476d7192d8ab6e09e func addTask( priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult)
249 o 26 addTaskUnlessCancelled 4398 4620 2661489d25a57cd8db472fb695da3be3 func addTaskUnlessCancelled( executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult )
264 o 26 addTaskUnlessCancelled 4623 4860 782e6e9dddf92e0ac6fc9deff8b74515 func addTaskUnlessCancelled( name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult )
204 o 26 addTaskUnlessCancelled 4863 5036 f86ad0c93e2b85111001c9ddb4a3580d func addTaskUnlessCancelled( name: String?, priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult )
189 o 26 addTaskUnlessCancelled 5039 5197 6aa04ee5c91a6f7c772c148d74552f6f func addTaskUnlessCancelled( priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult )
75 o 26 cancelAll 5200 5234 acf9093afd100bb219da3e26c79c6b27 func cancelAll()
91 o 26 makeAsyncIterator 5237 5291 72c52210041997b69886d0eb3e449a41 func makeAsyncIterator()
65 o 26 next 5294 5386 84a85e4dc2b636cd563f4df0d4e47eff func next()
110 o 26 next 5389 5505 3e610ddc9a380884ce7aac14f404acfd func next(isolation: isolated (any Actor)? = #isolation)
122 o 26 nextResult 5508 5648 df0d9156b947a62219e01ead694d4d3d func nextResult(isolation: isolated (any Actor)? = #isolation)
122 o 26 waitForAll 5651 5753 ef6633e6c165e9f1cc0ec06efc198fc7 func waitForAll(isolation: isolated (any Actor)? = #isolation)
92 e  ThrowingTaskGroup 5757 5784 834a67038fd4f15c633217d720de95be extension ThrowingTaskGroup
91 t 47 ThrowingTaskGroup.Iterator 5789 5834 fa2aa17b395b6710422ba0a03ea76091 struct Iterator
74 o 48 Element 5841 5883 debe0da20a46dfe8d4f5515f5f8796ad typealias Element
69 o 48 cancel 5888 5917 67d2e28340c6d26e224583e83dc39c85 func cancel()
65 o 48 next 5922 5974 2c3e9ca0286b427d6e9eb4cf596a9814 func next()
103 o 48 next 5979 6078 88bbff00cb37d04d0f9170aaca0e7a68 func next(isolation actor: isolated (any Actor)?)
93 t  DiscardingTaskGroup 6086 6119 759f7b76a3321fd5ec916ca96cb156d1 struct DiscardingTaskGroup
76 o 53 isCancelled 6124 6177 b1730961ea450f0e2353110a8a102e2c var isCancelled
68 o 53 isEmpty 6180 6229 a89368bb4993da82769125d0a85c8372 var isEmpty
239 o 53 addImmediateTask 6232 6440 c8e8cd4fcedea208c59bcf4d351fad76 func addImmediateTask( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async -> Void)
270 o 53 addImmediateTaskUnlessCancelled 6443 6677 c642feb926e7bd08b53c03459101e98f func addImmediateTaskUnlessCancelled( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async -> Void )
200 o 53 addTask 6680 6858 8e6d486ebbdb7ff4733cf3e32a3397ca func addTask( executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Void)
215 o 53 addTask 6861 7054 b99921f30acf11da4e0d426d91b5cd7a func addTask( name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Void)
155 o 53 addTask 7057 7186 f2af24039f17ed04a4e405961f293119 func addTask( name: String?, priority: TaskPriority? = nil, operation: @escaping () async -> Void)
139 o 53 addTask 7189 7298 9487be85c0d2de133e94aeb4eaf77487 func addTask(priority: TaskPriority? = nil, operation: @escaping () async -> Void)
231 o 53 addTaskUnlessCancelled 7301 7505 d528d83c145ca8544f3cd294da2c5a9e func addTaskUnlessCancelled( executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Void )
246 o 53 addTaskUnlessCancelled 7508 7727 222cd3b5a2c61adc443681f3f42c76ac func addTaskUnlessCancelled( name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Void )
186 o 53 addTaskUnlessCancelled 7730 7885 ae80ce22cdddab73f48630c96f65dbd6 func addTaskUnlessCancelled( name: String?, priority: TaskPriority? = nil, operation: @escaping () async -> Void )
171 o 53 addTaskUnlessCancelled 7888 8028 888df4dcd26e4a9f60d9ed5a97384663 func addTaskUnlessCancelled( priority: TaskPriority? = nil, operation: @escaping () async -> Void )
75 o 53 cancelAll 8031 8065 965f860440b137a382a6057b692e10ca func cancelAll()
109 t  ThrowingDiscardingTaskGroup 8069 8140 179fbdbbaba60ffe10ff8670c4bad438 struct ThrowingDiscardingTaskGroup
76 o 67 isCancelled 8145 8198 4e2e86a7cb0d83f3a4ae94141ecda4c5 var isCancelled
68 o 67 isEmpty 8201 8250 2c3b1fc26946b31c8deb2c2f1d9713a9 var isEmpty
246 o 67 addImmediateTask 8253 8468 323b570714f276d230dce55d77a923c0 func addImmediateTask( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async throws -> Void)
277 o 67 addImmediateTaskUnlessCancelled 8471 8712 71465426bdeddda2d59e533c3620deba func addImmediateTaskUnlessCancelled( name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, operation: @escaping () async throws -> Void )
207 o 67 addTask 8715 8900 e64393b8a1c093b3c4de4ff25dd8ab96 func addTask( executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Void)
222 o 67 addTask 8903 9103 93e0a0bdb0c46adb8540f5a908245522 func addTask( name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Void)
162 o 67 addTask 9106 9242 bc3fd99b1b691bb7fb2632c996a95c40 func addTask( name: String?, priority: TaskPriority? = nil, operation: @escaping () async throws -> Void)
146 o 67 addTask 9245 9361 90f54bbf22e42d7da0eb24008c52f0e1 func addTask(priority: TaskPriority? = nil, operation: @escaping () async throws -> Void)
238 o 67 addTaskUnlessCancelled 9364 9575 418074f2a1531db27dfb0f2b5e01e35a func addTaskUnlessCancelled( executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Void )
253 o 67 addTaskUnlessCancelled 9578 9804 2d91ae4dbb07f636bf9914ab2f2ae9fd func addTaskUnlessCancelled( name: String?, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Void )
193 o 67 addTaskUnlessCancelled 9807 9969 5a5175841cf14d59f90f6108da78737f func addTaskUnlessCancelled( name: String?, priority: TaskPriority? = nil, operation: @escaping () async throws -> Void )
179 o 67 addTaskUnlessCancelled 9972 10119 998bd52b17853dec65e06495de1781e8 func addTaskUnlessCancelled( priority: TaskPriority? = nil, operation: @escaping () async throws -> Void )
77 o 67 cancelAll 10122 10156 c4d1f0292a4769795e173ccf8ab4f399 func cancelAll()
278 o  withDiscardingTaskGroup 10160 10408 77c0b3194cf0ce59e7baa8ccf34e667e func withDiscardingTaskGroup<GroupResult>( returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation, body: (inout DiscardingTaskGroup) async -> GroupResult )
351 o  withTaskGroup 10409 10774 6eba0178c09ce275bcd2533f2339940e func withTaskGroup<ChildTaskResult, GroupResult>( of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self, returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation, body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult )
320 o  withThrowingDiscardingTaskGroup 10775 11064 0c3c40b61fb311498dd419e7801b5d87 func withThrowingDiscardingTaskGroup<GroupResult>( returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation, body: (inout ThrowingDiscardingTaskGroup<any Error>) async throws -> GroupResult )
393 o  withThrowingTaskGroup 11065 11473 54ff4d01e498d2a0088d5028e6ad21de func withThrowingTaskGroup<ChildTaskResult, GroupResult>( of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self, returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation, body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult )

"""#)
  }
}
