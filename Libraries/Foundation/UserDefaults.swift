public class UserDefaults: NSObject {
  public override convenience init()
  public init?(suiteName suitename: String?)
  public static var argumentDomain: String { get }
  public static var didChangeNotification: NSNotification.Name { get }
  public static var globalDomain: String { get }
  public static var registrationDomain: String { get }
  public class var standard: UserDefaults { get }
  public var volatileDomainNames: [String] { get }
  public func addSuite(named suiteName: String)
  public func array(forKey defaultName: String) -> [Any]?
  @pure public func bool(forKey defaultName: String) -> Bool
  @pure public func data(forKey defaultName: String) -> Data?
  public func dictionary(forKey defaultName: String) -> [String: Any]?
  public func dictionaryRepresentation() -> [String: Any]
  @pure public func double(forKey defaultName: String) -> Double
  @pure public func float(forKey defaultName: String) -> Float
  @pure public func integer(forKey defaultName: String) -> Int
  public func object(forKey defaultName: String) -> Any?
  @pure public func objectIsForced(forKey key: String) -> Bool
  @pure public func objectIsForced(forKey key: String, inDomain domain: String) -> Bool
  public func persistentDomain(forName domainName: String) -> [String: Any]?
  public func register(defaults registrationDictionary: [String: Any])
  public func removeObject(forKey defaultName: String)
  public func removePersistentDomain(forName domainName: String)
  public func removeSuite(named suiteName: String)
  public func removeVolatileDomain(forName domainName: String)
  public func set(_ value: Any?, forKey defaultName: String)
  public func set(_ value: Int, forKey defaultName: String)
  public func set(_ value: Float, forKey defaultName: String)
  public func set(_ value: Double, forKey defaultName: String)
  public func set(_ value: Bool, forKey defaultName: String)
  public func set(_ url: URL?, forKey defaultName: String)
  public func setPersistentDomain(_ domain: [String: Any], forName domainName: String)
  public func setVolatileDomain(_ domain: [String: Any], forName domainName: String)
  @pure public func string(forKey defaultName: String) -> String?
  @pure public func stringArray(forKey defaultName: String) -> [String]?
  @discardableResult @pure public func synchronize() -> Bool
  @pure public func url(forKey defaultName: String) -> URL?
  public func volatileDomain(forName domainName: String) -> [String: Any]
  public class func resetStandardUserDefaults()
}
