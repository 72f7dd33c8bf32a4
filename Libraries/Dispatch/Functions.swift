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
