/// @mockable
protocol PropertiesExistential {
  var shape: (any Shape)? { get set }
  var shapes: [any Shape] { get }
}
