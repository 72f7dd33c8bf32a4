import Foundation

/// @mockable
protocol BasicsFoundationValues {
  func date() -> Date
  func data() -> Data
  func address() -> URL
  func identifier() -> UUID
  func interval(since date: Date) -> TimeInterval
}
