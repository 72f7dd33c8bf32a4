public class Thread: NSObject {
  public override init()
  public convenience init(block: @escaping @Sendable () -> Void)
  public class var callStackReturnAddresses: [NSNumber] { get }
  public class var callStackSymbols: [String] { get }
  public class var current: Thread { get }
  public class var isMainThread: Bool { get }
  public class var mainThread: Thread { get }
  public var isCancelled: Bool { get }
  public var isExecuting: Bool { get }
  public var isFinished: Bool { get }
  public var isMainThread: Bool { get }
  public var name: String? { get set }
  public var qualityOfService: QualityOfService { get set }
  public var stackSize: Int { get set }
  public var threadDictionary: NSMutableDictionary { get }
  public func cancel()
  public func main()
  public func start()
  public class func detachNewThread(_ block: @escaping @Sendable () -> Void)
  public class func exit()
  @pure public class func isMultiThreaded() -> Bool
  public class func sleep(forTimeInterval interval: TimeInterval)
  public class func sleep(until date: Date)
}
