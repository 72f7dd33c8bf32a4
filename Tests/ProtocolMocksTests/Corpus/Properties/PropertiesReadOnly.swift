/// @mockable
protocol PropertiesReadOnly {
  var count: Int { get }
  var title: String { get }
  var item: Item { get }
}
