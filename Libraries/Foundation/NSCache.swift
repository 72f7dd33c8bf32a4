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
