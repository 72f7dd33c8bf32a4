/// @mockable
protocol PropertiesClosures {
  var onTap: (() -> Void)? { get set }
  var transform: ((Int) throws -> String)? { get }
}
