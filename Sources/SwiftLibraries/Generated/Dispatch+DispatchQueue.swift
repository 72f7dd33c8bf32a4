// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Dispatch_DispatchQueue: LibraryText {
    LibraryText(
      path: "Dispatch/DispatchQueue.swift",
      text: #"""
public class DispatchObject {
  public func activate()
  public func resume()
  public func setTarget(queue: DispatchQueue)
  public func suspend()
}

public class DispatchQueue: DispatchObject, Sendable {
  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [],
    autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil)
  public class var main: DispatchQueue { get }
  public var label: String { get }
  public var qos: DispatchQoS { get }
  public func async(execute workItem: DispatchWorkItem)
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem)
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void)
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void)
  public func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem)
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void)
  public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?)
  public func sync(execute workItem: DispatchWorkItem)
  public func sync<T>(execute work: () throws -> T) rethrows -> T {
    return try work()
  }
  public func sync(execute workItem: () -> Void) {
    workItem()
  }
  public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
    return try work()
  }
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in Library.inUnknownOrder(Array(0..<iterations)) {
      work(iteration)
    }
  }
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue
}

extension DispatchQueue {
  public struct Attributes: OptionSet {
    public init(rawValue: UInt64)
    public static var concurrent: DispatchQueue.Attributes { get }
    public static var initiallyInactive: DispatchQueue.Attributes { get }
    public var rawValue: UInt64 { get }
  }
}

extension DispatchQueue {
  public enum AutoreleaseFrequency: Hashable {
    case inherit
    case never
    case workItem
  }
}

extension DispatchQueue {
  public enum GlobalQueuePriority: Hashable {}
}

public struct DispatchQoS: Equatable, Sendable {
  public init(qosClass: DispatchQoS.QoSClass, relativePriority: Int)
  @pure public static var background: DispatchQoS { get }
  @pure public static var `default`: DispatchQoS { get }
  @pure public static var unspecified: DispatchQoS { get }
  @pure public static var userInitiated: DispatchQoS { get }
  @pure public static var userInteractive: DispatchQoS { get }
  @pure public static var utility: DispatchQoS { get }
  public var qosClass: DispatchQoS.QoSClass { get }
  @pure public var relativePriority: Int { get }
}

extension DispatchQoS {
  public enum QoSClass: Hashable, Sendable {
    case background
    case `default`
    case unspecified
    case userInitiated
    case userInteractive
    case utility
  }
}

public enum DispatchPredicate: Sendable {
  case notOnQueue(DispatchQueue)
  case onQueue(DispatchQueue)
  case onQueueAsBarrier(DispatchQueue)
}

public final class DispatchSpecificKey<T> {
  public init()
}

extension DispatchSpecificKey: Sendable where T: Sendable {}

public class DispatchWorkItem {
  public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void)
  public var isCancelled: Bool { get }
  public func cancel()
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute: @escaping () -> Void)
  public func notify(queue: DispatchQueue, execute: DispatchWorkItem)
  public func perform()
  public func wait()
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
}

public struct DispatchWorkItemFlags: OptionSet {
  public init(rawValue: UInt)
  public static var assignCurrentContext: DispatchWorkItemFlags { get }
  public static var barrier: DispatchWorkItemFlags { get }
  public static var detached: DispatchWorkItemFlags { get }
  public static var enforceQoS: DispatchWorkItemFlags { get }
  public static var inheritQoS: DispatchWorkItemFlags { get }
  public static var noQoS: DispatchWorkItemFlags { get }
  public var rawValue: UInt { get }
}

"""#,
      outline: #"""
77 t  DispatchObject 0 27 61434e6bfb7b703a7086ebf5cbede6a1 class DispatchObject
68 o 0 activate 32 54 5436888f7aa5d884735e98ebc7381bd7 func activate()
64 o 0 resume 57 77 908630eb9efd84d9fa8696753409b8a1 func resume()
91 o 0 setTarget 80 123 58662efb36cf419d6fe11bf1c9a455ed func setTarget(queue: DispatchQueue)
68 o 0 suspend 126 147 7585b5fe065e08828884560c934b469e func suspend()
78 t  DispatchQueue 151 203 a8cac13acb2223b41c2712c5b1623527 class DispatchQueue
246 o 5 init 208 430 44cd5cb7348998992d9b7c0ac3ef34d9 init( label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [], autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil)
59 o 5 main 433 477 cc08364fd986956b39cef584e13c67e9 var main
61 o 5 label 480 512 e3856f075dcc5ffe22bae9b5705eea7a var label
57 o 5 qos 515 550 0cfd7baff19a555bd65df31de1dfbede var qos
98 o 5 async 553 606 3d562b5259cc72f6c5c1166f35c00f69 func async(execute workItem: DispatchWorkItem)
120 o 5 async 609 684 0e3ed80c85ab495b7970d883455941a5 func async(group: DispatchGroup, execute workItem: DispatchWorkItem)
206 o 5 async 687 856 e15d55e2685ccb1b5e10f31e5df6a7f9 func async( group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable () -> Void)
123 o 5 asyncAfter 859 932 41960ef675bf750ec6624168bf0668dc func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
212 o 5 asyncAfter 935 1104 e2defcac78a11f2c7140371e62df5900 func asyncAfter( deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable () -> Void)
133 o 5 asyncAfter 1107 1188 e3436014381ffebe4a6a58cf7ccb5eeb func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem)
221 o 5 asyncAfter 1191 1368 bfbc42281992aeb90c36529524a2a6e1 func asyncAfter( wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable () -> Void)
108 o 5 getSpecific 1371 1432 2191c0f4d7aec3ac087e82b6f5060193 func getSpecific<T>(key: DispatchSpecificKey<T>)
119 o 5 setSpecific 1435 1501 0a59d494608465057e87bc67097d7d87 func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?)
98 o 5 sync 1504 1556 ea3b23178e082527192bbe3147e64860 func sync(execute workItem: DispatchWorkItem)
95 o 5 sync 1559 1650 90b8cfa662527d92afe8d1a5cdee6652 func sync<T>(execute work: () throws -> T)
92 o 5 sync 1653 1720 e15e64e5033651bdb2635d9c7c2128d7 func sync(execute workItem: () -> Void)
125 o 5 sync 1723 1844 2b675557f6a00471cd2b08dc5a85e492 func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T)
134 o 5 concurrentPerform 1847 2031 bd4055f5ff5901723ba72d1e8027b987 func concurrentPerform(iterations: Int, execute work: (Int) -> Void)
110 o 5 getSpecific 2034 2101 2b6d6b30a38236851cfc8bbaf830c383 func getSpecific<T>(key: DispatchSpecificKey<T>)#2
104 o 5 global 2104 2183 39bb77a156c394cd8c5754798469bf30 func global(qos: DispatchQoS.QoSClass = .default)
84 e  DispatchQueue 2187 2210 32dd03eef6f3b6f00cdd9b6bbc0ec66e extension DispatchQueue
91 t 26 DispatchQueue.Attributes 2215 2250 4f62a2d30eba9d2a305d94ccbf532684 struct Attributes
76 o 27 init 2257 2286 6521db72a0173b02ad413a2a1e09be1d init(rawValue: UInt64)
74 o 27 concurrent 2291 2353 ea7b09354b3b814cfe9c5505075128c2 var concurrent
88 o 27 initiallyInactive 2358 2427 3c1c8771c84620eaa46f6328b7115b8c var initiallyInactive
70 o 27 rawValue 2432 2467 e4e61f1e090fb7e032d09360b69adddb var rawValue
86 e  DispatchQueue 2475 2498 32dd03eef6f3b6f00cdd9b6bbc0ec66e extension DispatchQueue#2
109 t 32 DispatchQueue.AutoreleaseFrequency 2503 2545 960884a6bc2ef58bd7f66c2582a669ab enum AutoreleaseFrequency
69 o 33 inherit 2552 2564 c2299e8a9cdc757448d607a96b4ee9c4 case inherit
65 o 33 never 2569 2579 658b3c10b0632cfa9e70efe7a0771bd3 case never
71 o 33 workItem 2584 2597 2e2751991c5d970d40bc3ccd7eb3d0f9 case workItem
86 e  DispatchQueue 2605 2628 32dd03eef6f3b6f00cdd9b6bbc0ec66e extension DispatchQueue#3
107 t 37 DispatchQueue.GlobalQueuePriority 2633 2674 79e39b0b29cae0f3306703f1a841621b enum GlobalQueuePriority
77 t  DispatchQoS 2681 2727 c2459275de457caeebf1158115dc0d1e struct DispatchQoS
113 o 39 init 2732 2798 429d2adffc4251351b136983e98bc353 init(qosClass: DispatchQoS.QoSClass, relativePriority: Int)
74 o 39 background 2801 2856 5c95118622539f6abfd833e4bca5f2e4 var background
70 o 39 default 2859 2913 41849b83ce01469dbd211eeec5a0b6be var `default`
76 o 39 unspecified 2916 2972 bd2309b0b584d810ed1ed3988a34817e var unspecified
80 o 39 userInitiated 2975 3033 857eefb432fb8d165a43d4e6fecb1b7a var userInitiated
84 o 39 userInteractive 3036 3096 cbcc59b3a3923dbf313ee99bee7cce2d var userInteractive
68 o 39 utility 3099 3151 ab59c3b339d2be44b8f7f40844cad956 var utility
70 o 39 qosClass 3154 3203 43c8b2948319fe79094a8487ef865b68 var qosClass
86 o 39 relativePriority 3206 3252 24648750fa774b35197a2a3e26f6a5db var relativePriority
80 e  DispatchQoS 3256 3277 23c74ae821f4c7f1b363095765ffaccf extension DispatchQoS
83 t 49 DispatchQoS.QoSClass 3282 3322 628d014559e44bf29a4a621bb9dd321e enum QoSClass
75 o 50 background 3329 3344 67a76e4d8c6132d64e8f7e17e0c732b2 case background
71 o 50 default 3349 3363 aa264edf708f2e53b0e85b546abbc181 case `default`
77 o 50 unspecified 3368 3384 eab40a5771e3c250f8b7d71b970f9fa6 case unspecified
81 o 50 userInitiated 3389 3407 c5aeba0afc4e12781c63a3f8bd20f686 case userInitiated
85 o 50 userInteractive 3412 3432 17e4b0d67ff0b187cc9d4dcc6cbbce5e case userInteractive
69 o 50 utility 3437 3449 b8cf4daa17fb638e660e7e89e79d8f7b case utility
87 t  DispatchPredicate 3457 3496 805c76606b0b06067cec2f4130e75953 enum DispatchPredicate
75 o 57 notOnQueue 3501 3531 749e4d91f6a3c1dce85b6b91bd8ab75d case notOnQueue
69 o 57 onQueue 3534 3561 8bd793d8d1f3c05fb85a01cb9f68abbd case onQueue
87 o 57 onQueueAsBarrier 3564 3600 6a6b1ed7c88b6e35afe14d716e11d0d9 case onQueueAsBarrier
92 t  DispatchSpecificKey 3604 3645 c940750af6218e57161fcd1609b75743 class DispatchSpecificKey
60 o 61 init 3650 3663 96abc7b50882ddd8d3f9531d2030341d init()
96 e  DispatchSpecificKey 3667 3724 bbce5ed72e29ad9928550c09c98747c0 extension DispatchSpecificKey
86 t  DispatchWorkItem 3729 3758 8e4e3188e7a8ba221eb4b1bde6f1b23c class DispatchWorkItem
155 o 64 init 3763 3871 3988ae996e5c79dffcd3230b889a02b8 init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void)
76 o 64 isCancelled 3874 3910 aafe16260320df1bdc28b031db95bdc9 var isCancelled
69 o 64 cancel 3913 3933 56875d71c10b1f8cb4f9ab91801e2118 func cancel()
189 o 64 notify 3936 4084 fae9f8e5dd2a6969d1f62652c6a7448f func notify( qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute: @escaping () -> Void)
116 o 64 notify 4087 4154 bdc51b9d4b8d1623ca21064ad16bde5a func notify(queue: DispatchQueue, execute: DispatchWorkItem)
71 o 64 perform 4157 4178 4e765b286535b42764ffdab41c4a70cc func perform()
65 o 64 wait 4181 4199 d5d51dff9cde30530f1618367d5f8f37 func wait()
86 o 64 wait 4202 4266 d5c3f75580d3523c36baff9f10cde5bb func wait(timeout: DispatchTime)
94 o 64 wait 4269 4341 fe19da0f2bdeb50e2b0ad0e28f973bdf func wait(wallTimeout: DispatchWallTime)
97 t  DispatchWorkItemFlags 4345 4391 a2d7444889c221dbebfae6bb684cb455 struct DispatchWorkItemFlags
74 o 74 init 4396 4423 d0ec9a85cbb704618d3340c2a42a7633 init(rawValue: UInt)
94 o 74 assignCurrentContext 4426 4495 d8508fc7fe7461972e6a9086506f2c22 var assignCurrentContext
68 o 74 barrier 4498 4554 69dad21e948789e2fc5bf6da3d402945 var barrier
70 o 74 detached 4557 4614 bc8dfdc9ecc4a8cc4d32e0e76a89a02a var detached
74 o 74 enforceQoS 4617 4676 7a0dfd50e1f248de8f3a366c3bd18b0f var enforceQoS
74 o 74 inheritQoS 4679 4738 1db0163ec57ad2c62a65470dd3e7f934 var inheritQoS
64 o 74 noQoS 4741 4795 d33d9969fea5687658472978c93475b1 var noQoS
70 o 74 rawValue 4798 4831 6d34b223305088240f4ea7ecaf48b667 var rawValue

"""#)
  }
}
