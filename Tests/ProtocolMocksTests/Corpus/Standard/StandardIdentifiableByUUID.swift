import Foundation

/// @mockable
protocol StandardIdentifiableByUUID: Identifiable {
  var id: UUID { get }
}
