public struct AnyIterator<Element>: IteratorProtocol, Sequence {
  let body: () -> Element?
  public init<I>(_ base: I) where Element == I.Element, I: IteratorProtocol {
    var iterator = base
    body = { iterator.next() }
  }
  public init(_ body: @escaping () -> Element?) {
    self.body = body
  }
  public func next() -> Element? {
    return body()
  }
}

public struct AnySequence<Element>: Sequence {
  let makeBaseIterator: () -> AnyIterator<Element>
  public typealias Iterator = AnyIterator<Element>
  public init<I>(_ makeUnderlyingIterator: @escaping () -> I) where Element == I.Element, I: IteratorProtocol {
    makeBaseIterator = { AnyIterator(makeUnderlyingIterator()) }
  }
  public init<S>(_ base: S) where Element == S.Element, S: Sequence {
    makeBaseIterator = { AnyIterator(base.makeIterator()) }
  }
  @pure public var underestimatedCount: Int { get }
  public func drop(while predicate: (Element) throws -> Bool) rethrows -> AnySequence<Element>
  public func dropFirst(_ n: Int = 1) -> AnySequence<Element>
  public func dropLast(_ n: Int = 1) -> [Element]
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self {
      if try isIncluded(element) { result.append(element) }
    }
    return result
  }
  public func forEach(_ body: (Element) throws -> Void) rethrows {
    for element in self {
      try body(element)
    }
  }
  public func makeIterator() -> Iterator {
    return makeBaseIterator()
  }
  public func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E: Error {
    var result: [T] = []
    for element in self {
      let value = try transform(element)
      result.append(value)
    }
    return result
  }
  public func prefix(_ maxLength: Int = 1) -> AnySequence<Element>
  public func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self {
      guard try predicate(element) else { break }
      result.append(element)
    }
    return result
  }
  public func suffix(_ maxLength: Int) -> [Element]
}

public struct IteratorSequence<Base>: IteratorProtocol, Sequence where Base: IteratorProtocol {
  var base: Base
  public typealias Element = Base.Element
  public init(_ base: Base) {
    self.base = base
  }
  public mutating func next() -> Base.Element? {
    return base.next()
  }
}

extension IteratorSequence: Sendable where Base: Sendable {}

public struct UnfoldSequence<Element, State>: IteratorProtocol, Sequence {
  var state: State
  let body: (inout State) -> Element?
  var isAtEnd = false
  init(state: State, body: @escaping (inout State) -> Element?) {
    self.state = state
    self.body = body
  }
  public mutating func next() -> Element? {
    if isAtEnd { return nil }
    guard let element = body(&state) else {
      isAtEnd = true
      return nil
    }
    return element
  }
}

extension UnfoldSequence: Sendable where Element: Sendable, State: Sendable {}

public struct Zip2Sequence<Sequence1, Sequence2>: Sequence where Sequence1: Sequence, Sequence2: Sequence {
  let first: Sequence1
  let second: Sequence2
  init(first: Sequence1, second: Sequence2) {
    self.first = first
    self.second = second
  }
  public typealias Element = (Sequence1.Element, Sequence2.Element)
  @pure public var underestimatedCount: Int { get }
  public func makeIterator() -> Iterator {
    return Iterator(first: first.makeIterator(), second: second.makeIterator(), isAtEnd: false)
  }
}

extension Zip2Sequence: Sendable where Sequence1: Sendable, Sequence2: Sendable {}

extension Zip2Sequence {
  public struct Iterator: IteratorProtocol {
    var first: Sequence1.Iterator
    var second: Sequence2.Iterator
    var isAtEnd: Bool
    init(first: Sequence1.Iterator, second: Sequence2.Iterator, isAtEnd: Bool) {
      self.first = first
      self.second = second
      self.isAtEnd = isAtEnd
    }
    public typealias Element = (Sequence1.Element, Sequence2.Element)
    public mutating func next() -> Element? {
      if isAtEnd { return nil }
      guard let left = first.next(), let right = second.next() else {
        isAtEnd = true
        return nil
      }
      return (left, right)
    }
  }
}

extension Zip2Sequence.Iterator: Sendable where Sequence1.Iterator: Sendable, Sequence2.Iterator: Sendable {}

public func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T> {
  let initial: (T?, Bool) = (first, true)
  return sequence(state: initial) { state in
    if state.1 {
      state.1 = false
    } else if let value = state.0 {
      state.0 = next(value)
    }
    return state.0
  }
}

public func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State> {
  return UnfoldSequence(state: state, body: next)
}

public func zip<Sequence1, Sequence2>(_ sequence1: Sequence1, _ sequence2: Sequence2) -> Zip2Sequence<
  Sequence1, Sequence2
> where Sequence1: Sequence, Sequence2: Sequence {
  return Zip2Sequence(first: sequence1, second: sequence2)
}
public typealias FlattenCollection<T> = FlattenSequence<T> where T: Collection, T.Element: Collection
public typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>
