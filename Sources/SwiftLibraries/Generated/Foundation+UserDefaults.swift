// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_UserDefaults: LibraryText {
    LibraryText(
      path: "Foundation/UserDefaults.swift",
      text: #"""
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

"""#,
      outline: #"""
73 t  UserDefaults 0 35 d4f86212bc3a556da342bd0f585e4be3 class UserDefaults
55 o 0 init 40 74 3aa1f658cef99e73a2996499dd64fa5c init()
85 o 0 init 77 119 11c0bc25c76a5d6574786d6519f8ce84 init?(suiteName suitename: String?)
79 o 0 argumentDomain 122 170 fdbe368d73c8c8cd06d84ad0d51bf60c var argumentDomain
93 o 0 didChangeNotification 173 241 36431a82301e88349865a71b6e0bd743 var didChangeNotification
75 o 0 globalDomain 244 290 86419d783b7554056cc9a43a80dff20e var globalDomain
87 o 0 registrationDomain 293 345 32f52bc30b96cdb112c7755f05788621 var registrationDomain
67 o 0 standard 348 395 db1c844c889db0a70a909498c81fdf4e var standard
89 o 0 volatileDomainNames 398 446 823cdb6e557b7fc6973210b833c4ba50 var volatileDomainNames
93 o 0 addSuite 449 494 fa424d2278701c9b2b503801bf04e378 func addSuite(named suiteName: String)
90 o 0 array 497 552 42a1924c8a51cb7e137f111fb21c7bdc func array(forKey defaultName: String)
88 o 0 bool 555 613 e3592bbecf10a7ce05f092c12ce6e1be func bool(forKey defaultName: String)
88 o 0 data 616 675 99f42cd45d85a0bc8a4303175cc8b059 func data(forKey defaultName: String)
100 o 0 dictionary 678 746 afb8bcbea1333cc142643e5e655ff785 func dictionary(forKey defaultName: String)
102 o 0 dictionaryRepresentation 749 804 bff2e8753f4663785c166876cdebef11 func dictionaryRepresentation()
92 o 0 double 807 869 70ea64fe5e7a234d8bae603145b64aae func double(forKey defaultName: String)
90 o 0 float 872 932 b505d50ae797a14f4f81fe41a2df2147 func float(forKey defaultName: String)
94 o 0 integer 935 995 c52dbe16111713f312e7eb75ceff611f func integer(forKey defaultName: String)
93 o 0 object 998 1052 cf12f4ca2a465152ed69d9cd2a64dee1 func object(forKey defaultName: String)
102 o 0 objectIsForced 1055 1115 6c34996b202330a41f7daf078f55a4d5 func objectIsForced(forKey key: String)
127 o 0 objectIsForced 1118 1203 f02611e443312a58ee441ec22a49d959 func objectIsForced(forKey key: String, inDomain domain: String)
114 o 0 persistentDomain 1206 1280 c502edc4287e37cb3fea4f13f42a2658 func persistentDomain(forName domainName: String)
118 o 0 register 1283 1351 7b537e89984e354d9a66fca23c5883ee func register(defaults registrationDictionary: [String: Any])
106 o 0 removeObject 1354 1406 c572b86b8bd716436382d201c41a019b func removeObject(forKey defaultName: String)
126 o 0 removePersistentDomain 1409 1471 934b89316a878966941c58807a330307 func removePersistentDomain(forName domainName: String)
101 o 0 removeSuite 1474 1522 839c9bc9c9a4cf56ea5a631347bf1e18 func removeSuite(named suiteName: String)
122 o 0 removeVolatileDomain 1525 1585 5267fddf3b76e938a47fefbabd8e4b8a func removeVolatileDomain(forName domainName: String)
103 o 0 set 1588 1646 f169deaf4a2c71ba2bb32f746c941f12 func set(_ value: Any?, forKey defaultName: String)
102 o 0 set 1649 1706 0701115eb4986a5aee77e32e7800bfe8 func set(_ value: Int, forKey defaultName: String)
104 o 0 set 1709 1768 931b7ab03a4083d14c1c3ca03c4f0b77 func set(_ value: Float, forKey defaultName: String)
105 o 0 set 1771 1831 0fbed91477f18147e364b31d0ba7066c func set(_ value: Double, forKey defaultName: String)
103 o 0 set 1834 1892 d719fe714ed27ba58d662251d1672cc8 func set(_ value: Bool, forKey defaultName: String)
101 o 0 set 1895 1951 9f0337ea27641d84d367fa8312ea0d83 func set(_ url: URL?, forKey defaultName: String)
145 o 0 setPersistentDomain 1954 2038 73a71a8e3f234507ffff940c06d557cf func setPersistentDomain(_ domain: [String: Any], forName domainName: String)
141 o 0 setVolatileDomain 2041 2123 8e473ef8ce24840722d99a8794d904dd func setVolatileDomain(_ domain: [String: Any], forName domainName: String)
94 o 0 string 2126 2189 38225273f2645e71544d0937f01c8599 func string(forKey defaultName: String)
104 o 0 stringArray 2192 2262 b8a8dd2fb63b73887d22f94bb84ec7cd func stringArray(forKey defaultName: String)
78 o 0 synchronize 2265 2323 5b35d2472f20bccef56bef8b5e7b5a9b func synchronize()
88 o 0 url 2326 2383 2bf95148539b387abceca9a6ec381b22 func url(forKey defaultName: String)
110 o 0 volatileDomain 2386 2457 e326c9a551fa3fa43cbadf963b93b7df func volatileDomain(forName domainName: String)
106 o 0 resetStandardUserDefaults 2460 2505 56cac972b44cc5bb5a92dcbe17a7abf5 func resetStandardUserDefaults()

"""#)
  }
}
