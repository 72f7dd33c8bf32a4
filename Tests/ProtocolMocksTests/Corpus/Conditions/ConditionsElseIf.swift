/// @mockable
protocol ConditionsElseIf {
  #if os(macOS)
    func mac()
  #elseif os(Linux) && !DEBUG
    func linux() -> Int
  #elseif canImport(UIKit)
    var phone: Bool { get }
  #endif
}
