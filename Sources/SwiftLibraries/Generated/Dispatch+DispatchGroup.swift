// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Dispatch_DispatchGroup: LibraryText {
    LibraryText(
      path: "Dispatch/DispatchGroup.swift",
      text: #"""
public class DispatchGroup: DispatchObject, Sendable {
  public override init()
  public func enter()
  public func leave()
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void)
  public func notify(queue: DispatchQueue, work: DispatchWorkItem)
  public func wait()
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult
  public func wait(wallTimeout timeout: DispatchWallTime) -> DispatchTimeoutResult
}

public class DispatchSemaphore: DispatchObject, Sendable {
  public init(value: Int)
  @discardableResult @pure public func signal() -> Int
  public func wait()
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
}

public enum DispatchTimeoutResult: Hashable, Sendable {
  case success
  case timedOut
}

"""#,
      outline: #"""
75 t  DispatchGroup 0 52 06db4a28f843b8894aa25fe6c66e9ee3 class DispatchGroup
55 o 0 init 57 79 73f13ffd91f1ce16cd90db4a000d41c3 init()
63 o 0 enter 82 101 08be6d165a198f5c0ffd1a35f97d5f46 func enter()
64 o 0 leave 104 123 f1cc24c3cd46889460cb384eeb84eef5 func leave()
191 o 0 notify 126 279 361d53af3ab05fb5c145afc6157559f6 func notify( qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute work: @escaping () -> Void)
110 o 0 notify 282 346 df02f7b615d24e1982e90d0f49f811ed func notify(queue: DispatchQueue, work: DispatchWorkItem)
62 o 0 wait 349 367 e2c42c1a8de69efb7cd9b13a90b7617b func wait()
83 o 0 wait 370 434 40b2c94b8c8a93e59e033664b7b92e26 func wait(timeout: DispatchTime)
99 o 0 wait 437 517 13959484a3eb8a1784309db02c5fac32 func wait(wallTimeout timeout: DispatchWallTime)
86 t  DispatchSemaphore 521 577 5bd2188ca5af50716e4ee4fea6d8d37a class DispatchSemaphore
67 o 9 init 582 605 e22d1f5a3cad0fa42bfa7e512124a70e init(value: Int)
66 o 9 signal 608 660 e90343932a83b5da6d61571443bc74c3 func signal()
62 o 9 wait 663 681 1dd2e6f06ca4554eae1c46e114521d36 func wait()
83 o 9 wait 684 748 c6ae685603641461fce78e6500d696ce func wait(timeout: DispatchTime)
91 o 9 wait 751 823 ec14440faeccda535766407436b53d8c func wait(wallTimeout: DispatchWallTime)
93 t  DispatchTimeoutResult 827 880 b8a41eb6b65cd374ad3d41a51f7c71db enum DispatchTimeoutResult
67 o 15 success 885 897 022c3b61a3f070f94b02f24e0cb8c525 case success
69 o 15 timedOut 900 913 69bc5c7eefc3a10c0b7119e61b156ea5 case timedOut

"""#)
  }
}
