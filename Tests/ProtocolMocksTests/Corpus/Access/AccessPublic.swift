/// @mockable
public protocol AccessPublic {
  func run(_ x: Int) -> String
  var value: Int { get set }
  static var shared: Int { get }
  init(value: Int)
  subscript(index: Int) -> Int { get }
}
