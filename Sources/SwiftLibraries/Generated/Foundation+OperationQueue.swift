// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_OperationQueue: LibraryText {
    LibraryText(
      path: "Foundation/OperationQueue.swift",
      text: #"""
public class Operation: NSObject, Sendable {
  public override init()
  public var completionBlock: (@Sendable () -> Void)? { get set }
  public var dependencies: [Operation] { get }
  public var isAsynchronous: Bool { get }
  public var isCancelled: Bool { get }
  public var isExecuting: Bool { get }
  public var isFinished: Bool { get }
  public var isReady: Bool { get }
  public var name: String? { get set }
  public var qualityOfService: QualityOfService { get set }
  public var queuePriority: Operation.QueuePriority { get set }
  public func addDependency(_ op: Operation)
  public func cancel()
  public func didChangeValue<Value>(for keyPath: KeyPath<Operation, Value>)
  public func didChangeValue(forKey key: String)
  public func main()
  public func removeDependency(_ op: Operation)
  public func start()
  public func waitUntilFinished()
  public func willChangeValue<Value>(for keyPath: KeyPath<Operation, Value>)
  public func willChangeValue(forKey key: String)
}

extension Operation {
  public enum QueuePriority: Hashable, RawRepresentable, Sendable {
    case high
    case low
    case normal
    case veryHigh
    case veryLow
    public init?(rawValue: Int)
  }
}

public class OperationQueue: NSObject, ProgressReporting, Sendable {
  public override init()
  public class var current: OperationQueue? { get }
  public static var defaultMaxConcurrentOperationCount: Int { get }
  public class var main: OperationQueue { get }
  public var isSuspended: Bool { get set }
  public var maxConcurrentOperationCount: Int { get set }
  public var name: String? { get set }
  public var operationCount: Int { get }
  public var operations: [Operation] { get }
  public var progress: Progress { get }
  public var qualityOfService: QualityOfService { get set }
  public unowned(unsafe) var underlyingQueue: DispatchQueue? { get set }
  public func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void)
  public func addOperation(_ op: Operation)
  public func addOperation(_ block: @escaping @Sendable () -> Void)
  public func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool)
  public func cancelAllOperations()
  public func waitUntilAllOperationsAreFinished()
}

public class BlockOperation: Operation {
  public override init()
  public convenience init(block: @escaping @Sendable () -> Void)
  public var executionBlocks: [@Sendable () -> Void] { get }
  public func addExecutionBlock(_ block: @escaping @Sendable () -> Void)
  public override func main()
}

"""#,
      outline: #"""
67 t  Operation 0 42 1e32597ab8134082d5bf1cb2caf410c1 class Operation
55 o 0 init 47 69 1c081f8526b4de2a5ae6b2edbc19b27b init()
80 o 0 completionBlock 72 135 e703d108f0897418078fd093b334ebcc var completionBlock
75 o 0 dependencies 138 182 342d68d94cf12d7f61b96517d4c45b70 var dependencies
79 o 0 isAsynchronous 185 224 9e6dea93f0f4777fdc89a29609347927 var isAsynchronous
73 o 0 isCancelled 227 263 2db3c5f16e47d6485249ac9f0902a64c var isCancelled
73 o 0 isExecuting 266 302 ac97c08e8943622a5823e5e13ad37dab var isExecuting
71 o 0 isFinished 305 340 94374c302ba303dc7975b2b9ef8f4dfa var isFinished
65 o 0 isReady 343 375 d1d5cea910841d43290e5c5a55e7e0c8 var isReady
59 o 0 name 378 414 bbd75c75dc637eeda6ba7c60c082f658 var name
83 o 0 qualityOfService 417 474 39598cfe818cd0bb7aa310afe4f02613 var qualityOfService
77 o 0 queuePriority 477 538 08f7ffb3ad5311a80fd561be7b0b20e6 var queuePriority
95 o 0 addDependency 541 583 ad638f6fc849ed0592bb05fb80f75df2 func addDependency(_ op: Operation)
66 o 0 cancel 586 606 087edb56e466c74500000b09e2a6d1c6 func cancel()
127 o 0 didChangeValue 609 682 b4f48bf4eca5f74c0be2fe71ac1cdfc4 func didChangeValue<Value>(for keyPath: KeyPath<Operation, Value>)
100 o 0 didChangeValue 685 731 c8c01a332494c4879bea6d4daa131fae func didChangeValue(forKey key: String)
62 o 0 main 734 752 088cc187372b2565ebcbf0ce20d210d9 func main()
101 o 0 removeDependency 755 800 7df803f06c0d79a321fcca3db795ef5f func removeDependency(_ op: Operation)
64 o 0 start 803 822 f20e497c93081a213772708e23eea43b func start()
88 o 0 waitUntilFinished 825 856 7fee7d2c48585fafdd9ce6844b2fac48 func waitUntilFinished()
129 o 0 willChangeValue 859 933 57b8a4045840dafcd1984978717508ec func willChangeValue<Value>(for keyPath: KeyPath<Operation, Value>)
102 o 0 willChangeValue 936 983 fa908ef2d12a17f117af9b893faf8703 func willChangeValue(forKey key: String)
75 e  Operation 987 1006 29b2c238ad72cb9ff50db13bb06f0684 extension Operation
91 t 22 Operation.QueuePriority 1011 1074 1c8dcd707b255bc8eed88f7e09189d11 enum QueuePriority
63 o 23 high 1081 1090 fc40b942384654213ac7ef385801bb15 case high
61 o 23 low 1095 1103 3c9910c2f5368c09d6b4a058fff7bb8b case low
67 o 23 normal 1108 1119 e69eadb18efa5fd02b3276f6c4a5eb73 case normal
71 o 23 veryHigh 1124 1137 14e120e3b867a5337812fc1e200738db case veryHigh
69 o 23 veryLow 1142 1154 969015b41f9783e8aa6e4a651b5e13b5 case veryLow
74 o 23 init 1159 1186 0073c697727dc49528e263ce41fb7c99 init?(rawValue: Int)
82 t  OperationQueue 1194 1260 f70c3fad064824e2661f0cb25b7fb577 class OperationQueue
60 o 30 init 1265 1287 3f13ce03e87434ae0dce84bc79240b02 init()
68 o 30 current 1290 1339 074d3d3d5b5d845125c3bb12f2d519c3 var current
122 o 30 defaultMaxConcurrentOperationCount 1342 1407 752e3f4439a895692cd8ff304e53ddaa var defaultMaxConcurrentOperationCount
62 o 30 main 1410 1455 b6431d9d8ff1ff62e6b3a5603bef9b52 var main
76 o 30 isSuspended 1458 1498 b75c3fa01a805ee67891c8398669be69 var isSuspended
108 o 30 maxConcurrentOperationCount 1501 1556 284ca0346cd10880c75bcd836f978fa2 var maxConcurrentOperationCount
62 o 30 name 1559 1595 003f84772dab4f573132f9a3a257f5ab var name
82 o 30 operationCount 1598 1636 001634033aa26fa17dd78ff13b238b61 var operationCount
74 o 30 operations 1639 1681 b8b7f3bb1da36b812db79c4f85cb9627 var operations
70 o 30 progress 1684 1721 ba21817ba7eb94262b3c9c6e60cee81d var progress
86 o 30 qualityOfService 1724 1781 9b3689648638dc79ea4bd56beb477cac var qualityOfService
84 o 30 underlyingQueue 1784 1854 969a36c0607a833247590d0ec6359dc8 var underlyingQueue
128 o 30 addBarrierBlock 1857 1927 57e987e7142fa06536ed09adb4399dde func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void)
96 o 30 addOperation 1930 1971 0b0942f37e64c63b809cb4f5eb9b7b8b func addOperation(_ op: Operation)
120 o 30 addOperation 1974 2039 a82b1bd220fe45aefe9dd0851c324c7c func addOperation(_ block: @escaping @Sendable () -> Void)
131 o 30 addOperations 2042 2117 6e0a55b9c3c402250439b000a8289f95 func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool)
95 o 30 cancelAllOperations 2120 2153 9548b81347db96ef2a9a74c7ad1f268f func cancelAllOperations()
123 o 30 waitUntilAllOperationsAreFinished 2156 2203 57305f0d5aeee2bbcf3a1a61d313afa2 func waitUntilAllOperationsAreFinished()
82 t  BlockOperation 2207 2245 d03e7fda567e9a168e2d034fd50ec78d class BlockOperation
60 o 49 init 2250 2272 e1baa4c4c76eb7d294f88dfe62c1ddda init()
97 o 49 init 2275 2337 762ad246fd2a1b0d80ffa31b0e480dfd init(block: @escaping @Sendable () -> Void)
84 o 49 executionBlocks 2340 2398 5c5d36d0aa9872168e4318f6575235f9 var executionBlocks
130 o 49 addExecutionBlock 2401 2471 d702f980c4ccfa908c8a9b8cc24dbe4a func addExecutionBlock(_ block: @escaping @Sendable () -> Void)
65 o 49 main 2474 2501 9560e00f5f1bb7864658dece672093e7 func main()

"""#)
  }
}
