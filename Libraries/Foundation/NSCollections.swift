public class NSArray: NSObject, ExpressibleByArrayLiteral, NSCopying, Sequence {
  public override init()
  public convenience init(array: [Any])
  public convenience init(array: NSArray)
  public convenience init(array: [Any], copyItems: Bool)
  public required convenience init(arrayLiteral elements: Any...)
  public convenience init(contentsOf url: URL, error: ()) throws
  public convenience init(object anObject: Any)
  public convenience init(objects elements: AnyObject...)
  public var count: Int { get }
  public var customMirror: Mirror { get }
  public override var description: String { get }
  public var firstObject: Any? { get }
  public override var hash: Int { get }
  public var lastObject: Any? { get }
  public var sortedArrayHint: Data { get }
  public subscript(idx: Int) -> Any { get }
  public func adding(_ anObject: Any) -> [Any]
  public func addingObjects(from otherArray: [Any]) -> [Any]
  @pure public func componentsJoined(by separator: String) -> String
  public func contains(_ anObject: Any) -> Bool
  @pure public func description(withLocale locale: Locale?) -> String
  @pure public func description(withLocale locale: Locale?, indent level: Int) -> String
  public func filtered(using predicate: NSPredicate) -> [Any]
  public func firstObjectCommon(with otherArray: [Any]) -> Any?
  public func index(of anObject: Any) -> Int
  public func index(of anObject: Any, in range: NSRange) -> Int
  public func index(
    of obj: Any, inSortedRange r: NSRange, options opts: NSBinarySearchingOptions = [],
    usingComparator cmp: (Any, Any) -> ComparisonResult
  ) -> Int
  public func indexOfObjectIdentical(to anObject: Any) -> Int
  public func indexOfObjectIdentical(to anObject: Any, in range: NSRange) -> Int
  public override func isEqual(_ value: Any?) -> Bool
  public func isEqual(to otherArray: [Any]) -> Bool
  public final func makeIterator() -> NSArray.Iterator
  public override func mutableCopy() -> Any
  public func object(at index: Int) -> Any
  public func objectEnumerator() -> NSEnumerator
  public func objects(at indexes: IndexSet) -> [Any]
  @pure public func pathsMatchingExtensions(_ filterTypes: [String]) -> [String]
  public func reverseObjectEnumerator() -> NSEnumerator
  public func sortedArray(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
  public func sortedArray(options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult)
    -> [Any]
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any]
  public func subarray(with range: NSRange) -> [Any]
  public func write(to url: URL) throws
}

extension NSArray {
  public struct Iterator: IteratorProtocol {
    public mutating func next() -> Any?
  }
}

public class NSDictionary: NSObject, ExpressibleByDictionaryLiteral, NSCopying, Sequence {
  public override convenience init()
  public convenience init(dictionary otherDictionary: [AnyHashable: Any])
  public convenience init(dictionary otherDictionary: [AnyHashable: Any], copyItems flag: Bool)
  public required convenience init(dictionaryLiteral elements: (Any, Any)...)
  public convenience init(object: Any, forKey key: any NSCopying)
  public convenience init(objects: [Any], forKeys keys: [NSObject])
  public var allKeys: [Any] { get }
  public var allValues: [Any] { get }
  public var count: Int { get }
  public var customMirror: Mirror { get }
  public override var description: String { get }
  public var descriptionInStringsFileFormat: String { get }
  public override var hash: Int { get }
  public subscript(key: Any) -> Any? { get }
  public func allKeys(for anObject: Any) -> [Any]
  @pure public func description(withLocale locale: Locale?) -> String
  @pure public func description(withLocale locale: Locale?, indent level: Int) -> String
  public func getObjects(_ objects: inout [Any], andKeys keys: inout [Any], count: Int)
  public override func isEqual(_ value: Any?) -> Bool
  public func isEqual(to otherDictionary: [AnyHashable: Any]) -> Bool
  public func keyEnumerator() -> NSEnumerator
  public func keysSortedByValue(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
  public func keysSortedByValue(options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult)
    -> [Any]
  public func makeIterator() -> NSDictionary.Iterator
  public override func mutableCopy() -> Any
  public func object(forKey aKey: Any) -> Any?
  public func objectEnumerator() -> NSEnumerator
  public func objects(forKeys keys: [Any], notFoundMarker marker: Any) -> [Any]
  public func value(forKey key: String) -> Any?
  @pure public func write(to url: URL, atomically: Bool) -> Bool
  @pure public func write(toFile path: String, atomically useAuxiliaryFile: Bool) -> Bool
  public class func sharedKeySet(forKeys keys: [any NSCopying]) -> Any
}

extension NSDictionary {
  public struct Iterator: IteratorProtocol {
    public mutating func next() -> (key: Any, value: Any)?
  }
}

public class NSSet: NSObject, NSCopying, Sequence {
  public typealias Iterator = NSEnumerator.Iterator
  public override convenience init()
  public convenience init(array: [Any])
  public convenience init(object: Any)
  public convenience init(objects elements: Any...)
  public convenience init(set: Set<AnyHashable>)
  public convenience init(set anSet: NSSet)
  public convenience init(set: Set<AnyHashable>, copyItems flag: Bool)
  public var allObjects: [Any] { get }
  public var count: Int { get }
  public var customMirror: Mirror { get }
  public override var description: String { get }
  public override var hash: Int { get }
  public func adding(_ anObject: Any) -> Set<AnyHashable>
  public func addingObjects(from other: Set<AnyHashable>) -> Set<AnyHashable>
  public func addingObjects(from other: [Any]) -> Set<AnyHashable>
  public func anyObject() -> Any?
  public func contains(_ anObject: Any) -> Bool
  @pure public func description(withLocale locale: Locale?) -> String
  public func filtered(using predicate: NSPredicate) -> Set<AnyHashable>
  public func intersects(_ otherSet: Set<AnyHashable>) -> Bool
  public override func isEqual(_ value: Any?) -> Bool
  public func isEqual(to otherSet: Set<AnyHashable>) -> Bool
  public func isSubset(of otherSet: Set<AnyHashable>) -> Bool
  public func makeIterator() -> NSSet.Iterator
  public func member(_ object: Any) -> Any?
  public override func mutableCopy() -> Any
  public func objectEnumerator() -> NSEnumerator
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any]
}
