// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_NSObject: LibraryText {
    LibraryText(
      path: "Foundation/NSObject.swift",
      text: #"""
public class NSObject: CustomDebugStringConvertible, CustomStringConvertible, Hashable, NSObjectProtocol {
  public init()
  public class var superclass: AnyClass? { get }
  public var classForCoder: AnyClass { get }
  public var classForKeyedArchiver: AnyClass? { get }
  public var debugDescription: String { get }
  public var description: String { get }
  public var hash: Int { get }
  public final var hashValue: Int { get }
  public func copy() -> Any
  public final func hash(into hasher: inout Hasher)
  public func isEqual(_ object: Any?) -> Bool
  public func isKind(of aClass: AnyClass) -> Bool
  public func isMember(of aClass: AnyClass) -> Bool
  @pure public func isProxy() -> Bool
  public func mutableCopy() -> Any
  public func replacementObject(for aCoder: NSCoder) -> Any?
  public func replacementObject(for archiver: NSKeyedArchiver) -> Any?
  public func `self`() -> Self
  @pure public class func classFallbacksForKeyedArchiver() -> [String]
  public class func classForKeyedUnarchiver() -> AnyClass
  public class func isSubclass(of aClass: AnyClass) -> Bool
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool
}

public protocol NSObjectProtocol: AnyObject {
  var debugDescription: String { get }
  var description: String { get }
  var hash: Int { get }
  func isEqual(_ object: Any?) -> Bool
  func isProxy() -> Bool
  func `self`() -> Self
}

extension NSObjectProtocol {
  public var debugDescription: String { get }
}

public protocol NSCopying {}

public class NSNull: NSObject, NSCopying, Sendable {
  public override init()
  public override var description: String { get }
  public override func isEqual(_ object: Any?) -> Bool
}

"""#,
      outline: #"""
66 t  NSObject 0 104 27217a25b19020554eee52680b012ab7 class NSObject
57 o 0 init 109 122 eac2f5936205500d886d0f387254d277 init()
71 o 0 superclass 125 171 5d05291681f11d9b6390083a67325963 var superclass
77 o 0 classForCoder 174 216 82095206a1dc54555cdc3c59ef21c522 var classForCoder
93 o 0 classForKeyedArchiver 219 270 bbc69097539fd8cc00337ccb6db8624f var classForKeyedArchiver
83 o 0 debugDescription 273 316 f233c865961958dbe2319274f8a4e15f var debugDescription
73 o 0 description 319 357 f4bee86bbd270cdaae2811a80f109ae2 var description
59 o 0 hash 360 388 b32c4c736c228f5dbe3d44fd028a7d11 var hash
69 o 0 hashValue 391 430 c2a157a2be3c9934f87f0fc0db28a9f9 var hashValue
62 o 0 copy 433 458 d735a1ac7ce3109c0695b1a89cd9a0b8 func copy()
87 o 0 hash 461 510 52bc6fdd8fe3e07bef3219c8b0a9811b func hash(into hasher: inout Hasher)
82 o 0 isEqual 513 556 080b4fbe52cbc27975fc58ac4bc24e93 func isEqual(_ object: Any?)
85 o 0 isKind 559 606 4e732f5181401a34c223fa68ff7512c9 func isKind(of aClass: AnyClass)
89 o 0 isMember 609 658 213ee919973c0bb8e1a180ab62357cb7 func isMember(of aClass: AnyClass)
68 o 0 isProxy 661 696 ac7cdaf1d28c8c12b59d1e281357bbe2 func isProxy()
76 o 0 mutableCopy 699 731 c2e569c484c88275f7e9196f1da231d7 func mutableCopy()
107 o 0 replacementObject 734 792 d863e1a7377043e6fcc49eb187e7e1f9 func replacementObject(for aCoder: NSCoder)
117 o 0 replacementObject 795 863 b5f3363b7b73ae41364a8a04759fdebc func replacementObject(for archiver: NSKeyedArchiver)
64 o 0 self 866 894 a86c905b6b5b7bf1ebe046a9d7d09627 func `self`()
114 o 0 classFallbacksForKeyedArchiver 897 965 004c4b768fd915941c278fdc5e797329 func classFallbacksForKeyedArchiver()
101 o 0 classForKeyedUnarchiver 968 1023 51b935802bd6442f51d894299080d740 func classForKeyedUnarchiver()
95 o 0 isSubclass 1026 1083 9db12314aa302331928ac959ad816e45 func isSubclass(of aClass: AnyClass)
89 o 0 == 1086 1146 3aad6d7ef5f63316932ab36a5fafe6f5 func == (lhs: NSObject, rhs: NSObject)
89 t  NSObjectProtocol 1150 1193 e73d628e74b7ec326627d3958d7c89d5 protocol NSObjectProtocol
86 o 23 debugDescription 1198 1234 d62305af48eb47dfec19699564af800a var debugDescription
76 o 23 description 1237 1268 2656033bb4661d4afd2d70113ae07403 var description
62 o 23 hash 1271 1292 d1e8fd6bf8d2311e99fe80bf4b833ae1 var hash
85 o 23 isEqual 1295 1331 8e20c7ab5f91044caeaa3239236be5cc func isEqual(_ object: Any?)
71 o 23 isProxy 1334 1356 67ee8e8f19d347787ef3c0026d076865 func isProxy()
67 o 23 self 1359 1380 441337fbeeac8f4bfc893f465709caff func `self`()
90 e  NSObjectProtocol 1384 1410 8cc744cf12ff7b0aceb2021684ff929f extension NSObjectProtocol
86 o 30 debugDescription 1415 1458 a0678ae8a08a545044ed6e80e06292a8 var debugDescription
75 t  NSCopying 1462 1487 2f3f6c512d00879eb286f99524027f5b protocol NSCopying
66 t  NSNull 1492 1542 c62c79a42b7aad18141be6ada4db8cc3 class NSNull
60 o 33 init 1547 1569 c467a8cfca97cc95e071289122f593ff init()
76 o 33 description 1572 1619 6e5be94a6b5222a3772694d072f040c0 var description
85 o 33 isEqual 1622 1674 a50606718ba54e6711800b7f31e4dc38 func isEqual(_ object: Any?)

"""#)
  }
}
