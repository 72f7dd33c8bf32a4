/// @mockable
protocol PropertiesImplicitlyUnwrapped {
  var box: Box! { get set }
  func take(_ box: Box!) -> Item!
}
