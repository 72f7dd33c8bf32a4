// swift-format-ignore-file
/// @mockable
open class ClassesOpen {
  public init() {}
  open func run() -> Int { 1 }
  open var value: String { get { "" } set {} }
  open subscript(index: Int) -> Int { index }
}
