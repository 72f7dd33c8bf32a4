import Foundation

/// @mockable
protocol QualifiedTypes {
  func data(_ url: Foundation.URL) throws -> Foundation.Data
  func number(_ x: Swift.Int) -> Swift.String
  func list() -> Swift.Array<Swift.Int>
}
