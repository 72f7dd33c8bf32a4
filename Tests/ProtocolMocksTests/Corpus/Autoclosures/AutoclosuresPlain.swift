/// @mockable
protocol AutoclosuresPlain {
  func log(_ text: @autoclosure () -> String)
  func later(_ text: @autoclosure @escaping () -> String)
}
