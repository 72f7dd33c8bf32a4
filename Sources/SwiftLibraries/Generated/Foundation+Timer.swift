// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_Timer: LibraryText {
    LibraryText(
      path: "Foundation/Timer.swift",
      text: #"""
public class Timer: NSObject {
  public init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
  public var fireDate: Date { get set }
  public var isValid: Bool { get }
  public var timeInterval: TimeInterval { get }
  public var tolerance: TimeInterval { get set }
  public var userInfo: Any? { get }
  public func fire()
  public func invalidate()
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer
}

public class RunLoop: NSObject {
  public class var current: RunLoop { get }
  public class var main: RunLoop { get }
  public var currentMode: RunLoop.Mode? { get }
  public func acceptInput(forMode mode: String, before limitDate: Date)
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode)
  public func add(_ aPort: Port, forMode mode: RunLoop.Mode)
  public func limitDate(forMode mode: RunLoop.Mode) -> Date?
  public func perform(_ block: @escaping @Sendable () -> Void)
  public func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void)
  public func remove(_ aPort: Port, forMode mode: RunLoop.Mode)
  public func run()
  public func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool
  public func run(until limitDate: Date)
}

extension RunLoop {
  public struct Mode: Hashable, RawRepresentable, Sendable {
    public init(_ rawValue: String)
    public init(rawValue: String)
    public static var common: RunLoop.Mode { get }
    public static var `default`: RunLoop.Mode { get }
    public var rawValue: String { get }
  }
}

"""#,
      outline: #"""
59 t  Timer 0 28 393a12dc2978d5139c3b7f1819588cb1 class Timer
154 o 0 init 33 144 a273ce6979f40b4b2410c822d59c6134 init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
152 o 0 init 147 271 93bfa496c5f9e93a18bfa90d1008457e init( timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
67 o 0 fireDate 274 311 8535c215acd90d386e5f649fc38d78c0 var fireDate
65 o 0 isValid 314 346 4178e4c6d967be26095546354dc8b884 var isValid
75 o 0 timeInterval 349 394 201654189c817c43584b138172d09547 var timeInterval
69 o 0 tolerance 397 443 4f177767853f8a116f557648f560c2e9 var tolerance
67 o 0 userInfo 446 479 c914956f84ea25447112828f838b05fc var userInfo
62 o 0 fire 482 500 71814111e9ba254b5625c129ddfcf676 func fire()
74 o 0 invalidate 503 527 c2bc46228c926100fea6bbebdd7af3d2 func invalidate()
182 o 0 scheduledTimer 530 679 e146297927accecbd138c0fc188fd3fc func scheduledTimer( withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void )
66 t  RunLoop 683 713 deaa27299fbcb45adc624e015de87564 class RunLoop
66 o 11 current 718 759 fa67df653638df22fb89568ea1afe1a5 var current
60 o 11 main 762 800 11f08db1d651c6408be05688b45d150f var main
74 o 11 currentMode 803 848 e0acb804acff61ba94e6e61d3df4663d var currentMode
121 o 11 acceptInput 851 920 897250ec7f4c7ec2af34cb379a192435 func acceptInput(forMode mode: String, before limitDate: Date)
103 o 11 add 923 982 862c92b1e71c3f4d53e8f1e94b831012 func add(_ timer: Timer, forMode mode: RunLoop.Mode)
103 o 11 add 985 1043 f30434e10b14a5b2ad36ebf04bf9460f func add(_ aPort: Port, forMode mode: RunLoop.Mode)
101 o 11 limitDate 1046 1104 4051c2e32c593efa113c12095560fe05 func limitDate(forMode mode: RunLoop.Mode)
110 o 11 perform 1107 1167 047dcf8956e13e9cd04edb16123a20cc func perform(_ block: @escaping @Sendable () -> Void)
139 o 11 perform 1170 1259 2a62b68bddbab1b5ce7697c599927779 func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void)
110 o 11 remove 1262 1323 1b89f1bdc56542d7eb8559086fd835e1 func remove(_ aPort: Port, forMode mode: RunLoop.Mode)
63 o 11 run 1326 1343 2c4e73e1591dd18cb1db713684cd11b0 func run()
105 o 11 run 1346 1413 9387e0a1ee4c507d1b0d8a70f89386f5 func run(mode: RunLoop.Mode, before limitDate: Date)
84 o 11 run 1416 1454 9f3ca7ba892574b5cc280a55b33abb4b func run(until limitDate: Date)
72 e  RunLoop 1458 1475 635ce302b8553bdf22b0714188246193 extension RunLoop
73 t 25 RunLoop.Mode 1480 1536 1c6f9d4e7fac08807b40fc9276debfc2 struct Mode
78 o 26 init 1543 1574 97ea6c065bbab1960f54c038418ba69c init(_ rawValue: String)
76 o 26 init 1579 1608 6714f5b93447cfb33a3e6a0ad8a1c827 init(rawValue: String)
66 o 26 common 1613 1659 f3657dc8453a200ac49d86101f9bcede var common
70 o 26 default 1664 1713 7904bee240c59ea4c075d2d80977c464 var `default`
70 o 26 rawValue 1718 1753 fc2a696fcf5acd07c750509c05937a5b var rawValue

"""#)
  }
}
