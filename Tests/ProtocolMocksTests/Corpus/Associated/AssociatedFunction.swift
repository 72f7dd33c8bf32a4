/// @mockable(typealias: Transform = (Int) -> String)
public protocol AssociatedFunction {
  associatedtype Transform
  associatedtype Done = @Sendable (Bool) -> Void
  var transform: Transform { get set }
  func use(_ transform: Transform) -> Transform
  func use(optional transform: Transform?)
  func finish(_ done: Done, times: Int)
}

/// @mockable
public protocol AssociatedFunctionInherited: AssociatedFunction where Transform == (Int) throws -> Int {
  func apply(_ transform: Transform) throws -> Int
}
