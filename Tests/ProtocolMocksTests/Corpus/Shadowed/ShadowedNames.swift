enum ShadowedSpace {
  enum Error: Swift.Error { case first }
  struct Never {}
  struct Void {}
  struct UInt {}
  struct StaticString {}

  /// @mockable
  protocol ShadowedNames {
    var number: Int { get throws }
    func run(_ x: Int) throws -> Int
    func end()
    func pass(_ body: (Int) throws -> Int) rethrows -> Int
  }
}

/// @mockable
protocol ShadowedAssociated {
  associatedtype Error: Swift.Error
  func run() throws -> Int
  func fail() throws(Error)
}
