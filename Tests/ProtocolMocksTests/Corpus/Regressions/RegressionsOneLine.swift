// swift-format-ignore-file
/// @mockable
protocol RegressionsOneLine { func a(); func b() -> Int; var c: Int { get }; var d: Int { get set } }
