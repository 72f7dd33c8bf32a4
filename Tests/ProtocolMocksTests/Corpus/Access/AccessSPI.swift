@_spi(Corpus) public struct AccessSPIValue { public init() {} }

/// @mockable
@_spi(Corpus) public protocol AccessSPI {
  func use(_ value: AccessSPIValue?) -> Int
}
/// @mockable
public protocol AccessSPIMembers {
  func plain()
  @_spi(Corpus) func use(_ value: AccessSPIValue?) -> Int
}
extension AccessSPIMembers {
  @_spi(Corpus) public func use(_ value: AccessSPIValue?) -> Int { 0 }
}
