public struct Set<Element>: Collection, CustomDebugStringConvertible, CustomReflectable, CustomStringConvertible,
  Hashable, SetAlgebra
where Element: Hashable {
  @intrinsic public init()
  @intrinsic public init<Source>(_ sequence: Source) where Element == Source.Element, Source: Sequence
  @intrinsic public init(arrayLiteral elements: Element...)
  public init(minimumCapacity: Int) {
    self.init()
  }
  @pure public var capacity: Int { get }
  @intrinsic @pure public var count: Int { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  @intrinsic @pure public var endIndex: Index { get }
  @intrinsic @pure public var isEmpty: Bool { get }
  @intrinsic @pure public var startIndex: Index { get }
  @intrinsic public subscript(position: Index) -> Element { get }
  @intrinsic public func contains(_ member: Element) -> Bool
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {
    var result = Set<Element>()
    for element in self {
      if try isIncluded(element) { result.insert(element) }
    }
    return result
  }
  public func firstIndex(of member: Element) -> Index?
  @intrinsic public func formIndex(after i: inout Index)
  @intrinsic public mutating func formIntersection<S>(_ other: S) where Element == S.Element, S: Sequence
  @intrinsic public mutating func formSymmetricDifference<S>(_ other: S) where Element == S.Element, S: Sequence
  @intrinsic public mutating func formSymmetricDifference(_ other: Set<Element>)
  @intrinsic public mutating func formUnion<S>(_ other: S) where Element == S.Element, S: Sequence
  public func hash(into hasher: inout Hasher)
  @intrinsic @pure public func index(after i: Index) -> Index
  @discardableResult @intrinsic public mutating func insert(_ newMember: Element) -> (
    inserted: Bool, memberAfterInsert: Element
  )
  @intrinsic public func intersection<S>(_ other: S) -> Set<Element> where Element == S.Element, S: Sequence
  @intrinsic public func intersection(_ other: Set<Element>) -> Set<Element>
  @intrinsic public func isDisjoint<S>(with other: S) -> Bool where Element == S.Element, S: Sequence
  @intrinsic public func isDisjoint(with other: Set<Element>) -> Bool
  @intrinsic public func isStrictSubset<S>(of possibleStrictSuperset: S) -> Bool where Element == S.Element, S: Sequence
  @intrinsic public func isStrictSubset(of other: Set<Element>) -> Bool
  @intrinsic public func isStrictSuperset<S>(of possibleStrictSubset: S) -> Bool where Element == S.Element, S: Sequence
  @intrinsic public func isStrictSuperset(of other: Set<Element>) -> Bool
  @intrinsic public func isSubset<S>(of possibleSuperset: S) -> Bool where Element == S.Element, S: Sequence
  @intrinsic public func isSubset(of other: Set<Element>) -> Bool
  @intrinsic public func isSuperset<S>(of possibleSubset: S) -> Bool where Element == S.Element, S: Sequence
  @intrinsic public func isSuperset(of other: Set<Element>) -> Bool
  @intrinsic public func makeIterator() -> Iterator
  @intrinsic public mutating func popFirst() -> Element?
  @discardableResult @intrinsic public mutating func remove(_ member: Element) -> Element?
  @discardableResult @intrinsic public mutating func remove(at position: Index) -> Element
  @intrinsic public mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
  @discardableResult @intrinsic public mutating func removeFirst() -> Element
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    return
  }
  @intrinsic public mutating func subtract<S>(_ other: S) where Element == S.Element, S: Sequence
  @intrinsic public mutating func subtract(_ other: Set<Element>)
  @intrinsic public func subtracting<S>(_ other: S) -> Set<Element> where Element == S.Element, S: Sequence
  @intrinsic public func subtracting(_ other: Set<Element>) -> Set<Element>
  @intrinsic public func symmetricDifference<S>(_ other: S) -> Set<Element> where Element == S.Element, S: Sequence
  @intrinsic public func union<S>(_ other: S) -> Set<Element> where Element == S.Element, S: Sequence
  @discardableResult @intrinsic public mutating func update(with newMember: Element) -> Element?
  @intrinsic public static func == (lhs: Set<Element>, rhs: Set<Element>) -> Bool
}

extension Set where Element == AnyHashable {
  @discardableResult @intrinsic public mutating func insert<ConcreteElement>(_ newMember: ConcreteElement) -> (
    inserted: Bool, memberAfterInsert: ConcreteElement
  ) where ConcreteElement: Hashable
  @discardableResult @intrinsic public mutating func remove<ConcreteElement>(_ member: ConcreteElement)
    -> ConcreteElement? where ConcreteElement: Hashable
  @discardableResult @intrinsic public mutating func update<ConcreteElement>(with newMember: ConcreteElement)
    -> ConcreteElement? where ConcreteElement: Hashable
}

extension Set: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws
}

extension Set: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension Set: Sendable where Element: Sendable {}

extension Set {
  public struct Index: Comparable, Hashable {
    public func hash(into hasher: inout Hasher)
    @intrinsic public static func < (lhs: Set<Element>.Index, rhs: Set<Element>.Index) -> Bool
    @intrinsic public static func == (lhs: Set<Element>.Index, rhs: Set<Element>.Index) -> Bool
  }
}

extension Set.Index: Sendable where Element: Sendable {}

extension Set {
  public struct Iterator: CustomReflectable, IteratorProtocol {
    public var customMirror: Mirror { get }
    @intrinsic public mutating func next() -> Element?
  }
}

extension Set.Iterator: Sendable where Element: Sendable {}
