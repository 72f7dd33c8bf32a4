// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_NSLock: LibraryText {
    LibraryText(
      path: "Foundation/NSLock.swift",
      text: #"""
public protocol NSLocking {
  func lock()
  func unlock()
}

extension NSLocking {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}

public class NSLock: NSObject, NSLocking, Sendable {
  public override init()
  public var name: String? { get set }
  public func lock()
  @pure public func lock(before limit: Date) -> Bool
  @pure public func `try`() -> Bool
  public func unlock()
}

public class NSRecursiveLock: NSObject, NSLocking, Sendable {
  public override init()
  public var name: String? { get set }
  public func lock()
  @pure public func lock(before limit: Date) -> Bool
  @pure public func `try`() -> Bool
  public func unlock()
}

"""#,
      outline: #"""
70 t  NSLocking 0 25 a3848879b22a37d2ac75d6eddc758d8b protocol NSLocking
60 o 0 lock 30 41 7459cccbfcf00503f8df463de604ce0d func lock()
64 o 0 unlock 44 57 e2aa2664a9feffedcec1d6fc35ef12e1 func unlock()
72 e  NSLocking 61 80 af1ab83d301de6d145b8396b80ad4120 extension NSLocking
94 o 3 withLock 85 208 e14852e6cd8a8375e4e54ce8a3695869 func withLock<R>(_ body: () throws -> R)
64 t  NSLock 212 262 66ff7c6814f625b68e966da7fb325fa5 class NSLock
57 o 5 init 267 289 6d5a2f8c14c556ca54dd4c44483cc47f init()
59 o 5 name 292 328 f43440150c50f2064f4ffb5502114b78 var name
62 o 5 lock 331 349 e9cb43ce5cd2a7487fe8985ed9fbe021 func lock()
80 o 5 lock 352 402 17d3095223fc518d5a21d45c20b5ba90 func lock(before limit: Date)
62 o 5 try 405 438 cc8f524f8381a5b4dc6553403afcf279 func `try`()
66 o 5 unlock 441 461 621fd453efe3ed9517690fbdc39a46df func unlock()
82 t  NSRecursiveLock 465 524 6735ab8b758de26aa56c1b60d50fa0df class NSRecursiveLock
58 o 12 init 529 551 f5f9ea99684b29620585cb0d04d67398 init()
60 o 12 name 554 590 779fb9acce74e69661646be34268146d var name
63 o 12 lock 593 611 00365154c48b501be8ba1ee1a9bb64a1 func lock()
81 o 12 lock 614 664 791c9a425649f81624dec7ef70ab24c0 func lock(before limit: Date)
63 o 12 try 667 700 84b7df72f06b8cf68676b2b047fdd541 func `try`()
67 o 12 unlock 703 723 d199d255f882dc3e589d88919f23c81c func unlock()

"""#)
  }
}
