/// @mockable
protocol SendableSending {
  func take(_ box: sending Box)
}
