public struct Mirror: CustomReflectable, CustomStringConvertible {
  public typealias Child = (label: String?, value: Any)
  public typealias Children = AnyCollection<Mirror.Child>
  public init<Subject, C>(
    _ subject: Subject, children: C, displayStyle: Mirror.DisplayStyle? = nil,
    ancestorRepresentation: Mirror.AncestorRepresentation = .generated)
  where C: Collection, C.Element == (label: String?, value: Any)
  public init<Subject>(
    _ subject: Subject, children: KeyValuePairs<String, Any>, displayStyle: Mirror.DisplayStyle? = nil,
    ancestorRepresentation: Mirror.AncestorRepresentation = .generated)
  public init<Subject, C>(
    _ subject: Subject, unlabeledChildren: C, displayStyle: Mirror.DisplayStyle? = nil,
    ancestorRepresentation: Mirror.AncestorRepresentation = .generated) where C: Collection
  public init(reflecting subject: Any)
  public var children: Mirror.Children { get }
  public var customMirror: Mirror { get }
  @pure public var description: String { get }
  public var displayStyle: Mirror.DisplayStyle? { get }
  public var subjectType: Any.Type { get }
  public var superclassMirror: Mirror? { get }
  public func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...) -> Any?
}

extension Mirror {
  public enum AncestorRepresentation {
    case customized(() -> Mirror)
    case generated
    case suppressed
  }
}

extension Mirror {
  public enum DisplayStyle: Hashable, Sendable {
    case `class`
    case collection
    case dictionary
    case `enum`
    case foreignReference
    case optional
    case set
    case `struct`
    case tuple
  }
}

public protocol MirrorPath {}
