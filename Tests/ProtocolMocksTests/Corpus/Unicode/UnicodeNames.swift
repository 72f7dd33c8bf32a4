// swift-format-ignore-file
/// @mockable
protocol UnicodeŽivot {
  func größe(_ länge: Int) -> Int
  var 名前: String { get set }
  func 计算(数: Int) -> Int
}
