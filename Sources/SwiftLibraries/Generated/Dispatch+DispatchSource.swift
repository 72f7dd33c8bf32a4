// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Dispatch_DispatchSource: LibraryText {
    LibraryText(
      path: "Dispatch/DispatchSource.swift",
      text: #"""
public protocol DispatchSourceProtocol {
  var data: UInt { get }
  var handle: UInt { get }
  var isCancelled: Bool { get }
  var mask: UInt { get }
  func cancel()
  func resume()
  func setCancelHandler(handler: DispatchWorkItem)
  func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
  func setEventHandler(handler: DispatchWorkItem)
  func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
  func setRegistrationHandler(handler: DispatchWorkItem)
  func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
  func suspend()
}

extension DispatchSourceProtocol {
  public var data: UInt { get }
  public var handle: UInt { get }
  public var isCancelled: Bool { get }
  public var mask: UInt { get }
  public func activate()
  public func cancel()
  public func resume()
  public func setCancelHandler(handler: DispatchWorkItem)
  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?)
  public func setEventHandler(handler: DispatchWorkItem)
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?)
  public func setRegistrationHandler(handler: DispatchWorkItem)
  public func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?)
  public func suspend()
}

public protocol DispatchSourceTimer: DispatchSourceProtocol {
  func scheduleOneshot(deadline: DispatchTime, leeway: DispatchTimeInterval)
  func scheduleOneshot(wallDeadline: DispatchWallTime, leeway: DispatchTimeInterval)
  func scheduleRepeating(deadline: DispatchTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
  func scheduleRepeating(deadline: DispatchTime, interval: Double, leeway: DispatchTimeInterval)
  func scheduleRepeating(wallDeadline: DispatchWallTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
  func scheduleRepeating(wallDeadline: DispatchWallTime, interval: Double, leeway: DispatchTimeInterval)
}

extension DispatchSourceTimer {
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0))
  public func schedule(
    deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0))
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0))
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0))
}

public class DispatchSource: DispatchObject, DispatchSourceRead, DispatchSourceSignal, DispatchSourceTimer,
  DispatchSourceUserDataAdd, DispatchSourceUserDataOr, DispatchSourceUserDataReplace, DispatchSourceWrite, Sendable
{
  public class func makeReadSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceRead
  public class func makeSignalSource(signal: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceSignal
  public class func makeTimerSource(flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil)
    -> any DispatchSourceTimer
  public class func makeUserDataAddSource(queue: DispatchQueue? = nil) -> any DispatchSourceUserDataAdd
  public class func makeUserDataOrSource(queue: DispatchQueue? = nil) -> any DispatchSourceUserDataOr
  public class func makeUserDataReplaceSource(queue: DispatchQueue? = nil) -> any DispatchSourceUserDataReplace
  public class func makeWriteSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceWrite
}

extension DispatchSource {
  public struct FileSystemEvent: OptionSet {
    public init(rawValue: UInt)
    public static var all: DispatchSource.FileSystemEvent { get }
    public static var attrib: DispatchSource.FileSystemEvent { get }
    public static var delete: DispatchSource.FileSystemEvent { get }
    public static var extend: DispatchSource.FileSystemEvent { get }
    public static var funlock: DispatchSource.FileSystemEvent { get }
    public static var link: DispatchSource.FileSystemEvent { get }
    public static var rename: DispatchSource.FileSystemEvent { get }
    public static var revoke: DispatchSource.FileSystemEvent { get }
    public static var write: DispatchSource.FileSystemEvent { get }
    public var rawValue: UInt { get }
  }
}

extension DispatchSource {
  public struct TimerFlags: OptionSet {
    public init(rawValue: UInt)
    public static var strict: DispatchSource.TimerFlags { get }
    public var rawValue: UInt { get }
  }
}

"""#,
      outline: #"""
96 t  DispatchSourceProtocol 0 38 2302506e9debffc264192f3cffd0f58d protocol DispatchSourceProtocol
57 o 0 data 43 65 ff3980e6256c0345ab3ce060138bba52 var data
61 o 0 handle 68 92 7ba8677fcd763b59c473c63065a75fcc var handle
72 o 0 isCancelled 95 124 e391c1d1abac918ac0ad984571ddf762 var isCancelled
59 o 0 mask 127 149 41689439971eb36c9c4aef4e1a120447 var mask
66 o 0 cancel 152 165 7f3203136e37769ccbb7c34066d358f5 func cancel()
66 o 0 resume 168 181 c84c51522333e7df9decffa0def55005 func resume()
111 o 0 setCancelHandler 184 232 ff2bc1c6d7e502768bc1568f1ab2a875 func setCancelHandler(handler: DispatchWorkItem)
165 o 0 setCancelHandler 235 337 4c4f38f08288934ec7d353d4a475f85c func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
109 o 0 setEventHandler 340 387 cad5a667e72fb9fe2488e32f9d9465c4 func setEventHandler(handler: DispatchWorkItem)
163 o 0 setEventHandler 390 491 c9f880bd9d2fcd6ad88ac28bc6e9af20 func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
123 o 0 setRegistrationHandler 494 548 cb63882c8d67152d8a177ade00359ff1 func setRegistrationHandler(handler: DispatchWorkItem)
177 o 0 setRegistrationHandler 551 659 afd65ffbcadce699a25bb7e06e2f4b36 func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
68 o 0 suspend 662 676 3b3761396e1bb6c4774af85efa862e61 func suspend()
100 e  DispatchSourceProtocol 680 712 098bb508d4adeed0f9111ad1d0e98a2a extension DispatchSourceProtocol
60 o 14 data 717 746 7c41f783af4d4ab1e0f94bcf23a3e25b var data
64 o 14 handle 749 780 11fd5e89645a4081ce69e6e45691299d var handle
74 o 14 isCancelled 783 819 081efc83170238ecf922abe72f619e8b var isCancelled
60 o 14 mask 822 851 1c3496253ea84fc3da26cfa328fc305c var mask
71 o 14 activate 854 876 374004c2aceeedf64526fe48aeac84e4 func activate()
67 o 14 cancel 879 899 616b29f52d3495daabf3bcdc013bdecc func cancel()
67 o 14 resume 902 922 e6f46331d919f8d2f6c3ec6237dcaabc func resume()
112 o 14 setCancelHandler 925 980 8228a8b86c08abcc9067e9b9dcd709a1 func setCancelHandler(handler: DispatchWorkItem)
188 o 14 setCancelHandler 983 1117 703b5dc5b60b4f1285b85da2e379e016 func setCancelHandler( qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?)
112 o 14 setEventHandler 1120 1174 179813313d17dd3c9c293159afa646ac func setEventHandler(handler: DispatchWorkItem)
187 o 14 setEventHandler 1177 1310 2ce3b576a284a2273a2ab5b0851959e9 func setEventHandler( qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?)
126 o 14 setRegistrationHandler 1313 1374 14950d01d761b636e87d2af8e832b4f9 func setRegistrationHandler(handler: DispatchWorkItem)
201 o 14 setRegistrationHandler 1377 1517 f2b3aca41553bb77b0a62efa09de3d78 func setRegistrationHandler( qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?)
71 o 14 suspend 1520 1541 b45efe07c1254937d824e1c393363550 func suspend()
95 t  DispatchSourceTimer 1545 1604 766f6d439ff4e88ae6c64909b2f0956f protocol DispatchSourceTimer
139 o 29 scheduleOneshot 1609 1683 b48d61b4c9c0a26e213d28d1942e6f24 func scheduleOneshot(deadline: DispatchTime, leeway: DispatchTimeInterval)
147 o 29 scheduleOneshot 1686 1768 d28cfd21b4cf81e1ed548fb8a3d0b5ab func scheduleOneshot(wallDeadline: DispatchWallTime, leeway: DispatchTimeInterval)
175 o 29 scheduleRepeating 1771 1879 3e1237fee7d9636d0473d7c9b475139f func scheduleRepeating(deadline: DispatchTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
161 o 29 scheduleRepeating 1882 1976 1c3c19a0476a4d3fe31c476074799b7e func scheduleRepeating(deadline: DispatchTime, interval: Double, leeway: DispatchTimeInterval)
183 o 29 scheduleRepeating 1979 2095 2e973ae4be64942b58a59018500c5446 func scheduleRepeating(wallDeadline: DispatchWallTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
169 o 29 scheduleRepeating 2098 2200 20010d06096f126586b575a967d82d85 func scheduleRepeating(wallDeadline: DispatchWallTime, interval: Double, leeway: DispatchTimeInterval)
96 e  DispatchSourceTimer 2204 2233 56db6943d1f08d5571878f48526cd5ee extension DispatchSourceTimer
195 o 36 schedule 2238 2390 0b05a6de608964d3be9e20d8af83b167 func schedule( deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0))
172 o 36 schedule 2393 2518 69b1bd0b6b6088a6b25239f524556af6 func schedule( deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0))
203 o 36 schedule 2521 2681 7e38cdfb2ddedc8fd739da70d83f0dc0 func schedule( wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0))
180 o 36 schedule 2684 2817 1bdd1d52cd0d7a87789aa289b315ca57 func schedule( wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0))
82 t  DispatchSource 2821 3044 f26a72c5cf17bf19e5409076db582ae5 class DispatchSource
135 o 41 makeReadSource 3049 3159 7ec971ee4139da7b3bec502027cea1bb func makeReadSource(fileDescriptor: Int32, queue: DispatchQueue? = nil)
131 o 41 makeSignalSource 3162 3268 ebddde2f8a890b56f75f00d182f9316d func makeSignalSource(signal: Int32, queue: DispatchQueue? = nil)
153 o 41 makeTimerSource 3271 3403 a91102239223a14f8c2ad4f79b43a6aa func makeTimerSource(flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil)
126 o 41 makeUserDataAddSource 3406 3507 aa57476c039f5a7d25b7ae08eed25c9f func makeUserDataAddSource(queue: DispatchQueue? = nil)
124 o 41 makeUserDataOrSource 3510 3609 a530b3dc41ec89b1187e96556c03b89b func makeUserDataOrSource(queue: DispatchQueue? = nil)
134 o 41 makeUserDataReplaceSource 3612 3721 d71ed325e3f8e9e4cf7df64e1a6af0c3 func makeUserDataReplaceSource(queue: DispatchQueue? = nil)
137 o 41 makeWriteSource 3724 3836 9081e3e0c51f1bf219cd561b663a846a func makeWriteSource(fileDescriptor: Int32, queue: DispatchQueue? = nil)
86 e  DispatchSource 3840 3864 16cd30ce60adb80a4f0ccc389e2658b7 extension DispatchSource
102 t 49 DispatchSource.FileSystemEvent 3869 3909 23e4debb0aa3651f38eb794518ec4448 struct FileSystemEvent
74 o 50 init 3916 3943 2e3a6f9e92d87b0d9dab3ecfd5c4f68f init(rawValue: UInt)
60 o 50 all 3948 4009 40d87bf45410d01ef07ccb997a7f0484 var all
66 o 50 attrib 4014 4078 947991e93d8cbf7ef07f4b8dd78fa5b0 var attrib
66 o 50 delete 4083 4147 d3674cae771dcd6904d900fa053a57a2 var delete
66 o 50 extend 4152 4216 a33833b4d19a42a8f49a7830e87bd0d9 var extend
68 o 50 funlock 4221 4286 bd691554cadc0a77b8e01a6d97e6f261 var funlock
62 o 50 link 4291 4353 2d783da4ec6b8d4527fca68703965062 var link
66 o 50 rename 4358 4422 9f77db92fbb9509ccce3c2226f846f49 var rename
66 o 50 revoke 4427 4491 dcaff37aaac2340919b4104f31af4565 var revoke
64 o 50 write 4496 4559 fb7280d3d16b330271be2eff7a2c079a var write
70 o 50 rawValue 4564 4597 4ebb023aae87e3fe2b43d32f96717022 var rawValue
88 e  DispatchSource 4605 4629 16cd30ce60adb80a4f0ccc389e2658b7 extension DispatchSource#2
92 t 62 DispatchSource.TimerFlags 4634 4669 46576bc7655b299dccdbbc03559e7c6e struct TimerFlags
74 o 63 init 4676 4703 8c39bec119be4d47a9bad3df25ed7c62 init(rawValue: UInt)
66 o 63 strict 4708 4767 14386b23a3812c78e3ee247bfd7dfcca var strict
70 o 63 rawValue 4772 4805 ef4e46dd537ec1b3e83ec64a43677967 var rawValue

"""#)
  }
}
