// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Dispatch_Functions: LibraryText {
    LibraryText(
      path: "Dispatch/Functions.swift",
      text: #"""
public func dispatchMain() -> Never
public func dispatchPrecondition(
  condition: @autoclosure () -> DispatchPredicate, file: StaticString = #file, line: UInt = #line)
@pure public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
@pure public func + (time: DispatchTime, seconds: Double) -> DispatchTime
@pure public func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime
@pure public func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime
@pure public func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
@pure public func - (time: DispatchTime, seconds: Double) -> DispatchTime
@pure public func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime
@pure public func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime
@pure public func == (a: DispatchQoS, b: DispatchQoS) -> Bool
public typealias DispatchSourceHandler = () -> Void

"""#,
      outline: #"""
74 o  dispatchMain 0 35 706f543bf948de8903b90231b6b47ec5 func dispatchMain()
188 o  dispatchPrecondition 36 168 9df8a5219b53ee5f76c8a0f51e51fbf7 func dispatchPrecondition( condition: @autoclosure () -> DispatchPredicate, file: StaticString = #file, line: UInt = #line)
106 o  + 169 257 cac8ec056782595e9611169a224a331d func + (time: DispatchTime, interval: DispatchTimeInterval)
91 o  + 258 331 ab3b7e1829d5a51fb04975f1c8746e62 func + (time: DispatchTime, seconds: Double)
110 o  + 332 428 b98de117be584d9d9496b3be88871751 func + (time: DispatchWallTime, interval: DispatchTimeInterval)
95 o  + 429 510 8d958a44545445eb552498889a0db880 func + (time: DispatchWallTime, seconds: Double)
106 o  - 511 599 0763f386513e4e25bebe5d316c11e1a0 func - (time: DispatchTime, interval: DispatchTimeInterval)
91 o  - 600 673 fe6ff982d44b17909bb5d99f72cec2fc func - (time: DispatchTime, seconds: Double)
110 o  - 674 770 63bc8127b0a4136bd88bb14d3b3e8532 func - (time: DispatchWallTime, interval: DispatchTimeInterval)
95 o  - 771 852 0f108487cf64d8fcb16965fdd77a31bb func - (time: DispatchWallTime, seconds: Double)
88 o  == 853 914 0b9bcfba563bad4ac9c4cac08bd8be26 func == (a: DispatchQoS, b: DispatchQoS)
98 o  DispatchSourceHandler 915 966 b7ab8c87af77de609a100133067d78cf typealias DispatchSourceHandler

"""#)
  }
}
