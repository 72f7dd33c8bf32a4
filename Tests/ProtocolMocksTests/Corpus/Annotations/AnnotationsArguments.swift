protocol AnnotationsDelegate: AnyObject {}

/// @mockable(override: name = AnnotationsFake; modifiers: delegate = weak; plain = weak; history: load = true)
protocol AnnotationsArguments {
  var delegate: (any AnnotationsDelegate)? { get set }
  var plain: Int { get }
  func load(_ delegate: any AnnotationsDelegate) -> Int
}
/// @mockable(module: prefix = Corpus; typealias: Item = [Int: String]; Other = Int)
protocol AnnotationsModule {
  associatedtype Item
  associatedtype Other
  func item(_ other: Other) -> Item
}
/// @mockable(module: prefix = Corpus)
class AnnotationsClass {
  func load() -> Int { 1 }
}
