/// @mockable
@available(macOS 12, iOS 15, *)
protocol AvailabilityType { func run() async }
