// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_NSCache: LibraryText {
    LibraryText(
      path: "Foundation/NSCache.swift",
      text: #"""
public class NSCache<KeyType, ObjectType>: NSObject where KeyType: AnyObject, ObjectType: AnyObject {
  public override init()
  public var countLimit: Int { get set }
  public var delegate: (any NSCacheDelegate)? { get set }
  public var evictsObjectsWithDiscardedContent: Bool { get set }
  public var name: String { get set }
  public var totalCostLimit: Int { get set }
  public func object(forKey key: KeyType) -> ObjectType?
  public func removeAllObjects()
  public func removeObject(forKey key: KeyType)
  public func setObject(_ obj: ObjectType, forKey key: KeyType)
  public func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int)
}

"""#,
      outline: #"""
63 t  NSCache 0 99 fbc36de71231040dfd1dad2c09cbefa1 class NSCache
57 o 0 init 104 126 116e9ee126e2858e1c87fa1694cdc4f5 init()
71 o 0 countLimit 129 167 a1aed37ad1986fd9b91d45d09cf1241f var countLimit
67 o 0 delegate 170 225 f3cae2b6e01527b971b9163bfebed665 var delegate
117 o 0 evictsObjectsWithDiscardedContent 228 290 38b4fe014515aa179f53752ded60b14e var evictsObjectsWithDiscardedContent
59 o 0 name 293 328 5f1e297686dfe6f95a28dcf3c1b0dcf4 var name
79 o 0 totalCostLimit 331 373 a50b09865d9670b392031e52c56059a8 var totalCostLimit
85 o 0 object 376 430 a2a16ecf46c027085c9bb52595588070 func object(forKey key: KeyType)
86 o 0 removeAllObjects 433 463 720794dd728d64ad32961ba9e033e615 func removeAllObjects()
97 o 0 removeObject 466 511 bc4eab131c0be30957d06b16e786abe6 func removeObject(forKey key: KeyType)
110 o 0 setObject 514 575 710c766bbcef3972e020ddcba0dfb373 func setObject(_ obj: ObjectType, forKey key: KeyType)
123 o 0 setObject 578 652 1829d31df33865b8964baab157d95b1b func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int)

"""#)
  }
}
