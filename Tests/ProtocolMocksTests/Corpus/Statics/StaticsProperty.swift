/// @mockable
protocol StaticsProperty {
  static var shared: Int { get }
  static var level: Int { get set }
}
