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
