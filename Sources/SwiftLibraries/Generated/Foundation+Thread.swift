// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_Thread: LibraryText {
    LibraryText(
      path: "Foundation/Thread.swift",
      text: #"""
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

"""#,
      outline: #"""
61 t  Thread 0 29 2a63f59a2aad0bea6352f84ec82f0b59 class Thread
55 o 0 init 34 56 8e6b9e4e4baa0a310f61c4189bb8a523 init()
93 o 0 init 59 121 46862102a85cc8c8f5ca1b1c6110d5c9 init(block: @escaping @Sendable () -> Void)
99 o 0 callStackReturnAddresses 124 185 a06bf658bde20443d35de62b0fd11f84 var callStackReturnAddresses
83 o 0 callStackSymbols 188 239 bc1933cc5236b61333e55551602c6a71 var callStackSymbols
65 o 0 current 242 282 1347a1cf02970053ed28d42b24c3860d var current
75 o 0 isMainThread 285 328 d423b568f3a46c7b8bccc87f5c8d662c var isMainThread
71 o 0 mainThread 331 374 36ee9160f2ffac1441864fe20395044d var mainThread
73 o 0 isCancelled 377 413 d9cb168b8ab249e2f9376b44f0ca8022 var isCancelled
73 o 0 isExecuting 416 452 36890941a4d193ee3c81f6a062d45e8e var isExecuting
71 o 0 isFinished 455 490 53e5acd1d0653f8934f0a3e6efddece4 var isFinished
77 o 0 isMainThread 493 530 186d12539a19dfd04d382cfa68de3869 var isMainThread#2
59 o 0 name 533 569 41e758a74f394613563eea41c6119b43 var name
83 o 0 qualityOfService 572 629 a4ec0fe8f8bd8dcd7af80070e57f1df5 var qualityOfService
69 o 0 stackSize 632 669 9ffb40acc9197d2155b6717eb401dcf0 var stackSize
83 o 0 threadDictionary 672 728 76b8e6e3cfbd07b2521f560891bf7b29 var threadDictionary
66 o 0 cancel 731 751 27f5ab16fb988f6887754a287b2067b1 func cancel()
62 o 0 main 754 772 6d7d2a8475584c51764fb565afa201c8 func main()
64 o 0 start 775 794 496603999f02aba3a1b91d69cb472cb8 func start()
123 o 0 detachNewThread 797 871 adf076286ff6ac1b220dbb1c88d22be3 func detachNewThread(_ block: @escaping @Sendable () -> Void)
62 o 0 exit 874 898 960b92a611a8163a5bd5e7764d67f17c func exit()
84 o 0 isMultiThreaded 901 950 a655566fac6b03c0be3b2743d5b081ad func isMultiThreaded()
103 o 0 sleep 953 1016 d0af598bca500675dc119d14613d527f func sleep(forTimeInterval interval: TimeInterval)
82 o 0 sleep 1019 1060 0f94c6c96f71e8fef2e990988fc77e2d func sleep(until date: Date)

"""#)
  }
}
