// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var XCTest_XCTContext: LibraryText {
    LibraryText(
      path: "XCTest/XCTContext.swift",
      text: #"""
public protocol XCTActivity: NSObjectProtocol {
  var name: String { get }
  func add(_ attachment: XCTAttachment)
}

public class XCTContext: NSObject {
  @MainActor public class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result
}

public class XCTAttachment: NSObject {
  public enum Lifetime: Int {
    case keepAlways
    case deleteOnSuccess
  }
  public convenience init(data: Data)
  public convenience init(data: Data, uniformTypeIdentifier: String)
  public convenience init(string: String)
  public convenience init(contentsOfFile url: URL)
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier: String)
  public convenience init(archivableObject object: any NSSecureCoding)
  public convenience init(archivableObject object: any NSSecureCoding, uniformTypeIdentifier: String)
  public convenience init(plistObject object: Any)
  public var lifetime: XCTAttachment.Lifetime { get set }
  public var name: String? { get set }
  public var userInfo: [AnyHashable: Any]? { get set }
  public var uniformTypeIdentifier: String { get }
}

extension XCTestCase {
  public func add(_ attachment: XCTAttachment)
  public func measure(_ block: () -> Void)
  public func measure(metrics: [any XCTMetric], block: () -> Void)
  public func measure(options: XCTMeasureOptions, block: () -> Void)
  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void)
  public func record(_ issue: XCTIssue)
  public var executionTimeAllowance: TimeInterval { get set }
}

"""#,
      outline: #"""
74 t  XCTActivity 0 45 4c7fad6bdda7e927419220237c4e0d51 protocol XCTActivity
57 o 0 name 50 74 2e00aee39ac8935bff2b3d5a3e10af55 var name
86 o 0 add 77 114 945183abf6774c55842abca9ebe4c3d4 func add(_ attachment: XCTAttachment)
72 t  XCTContext 118 151 7bcb137ea7ce98c2a963a154fa2eb717 class XCTContext
158 o 3 runActivity 156 305 52068f62e39f227c496cc18eb5fc540a func runActivity<Result>( named name: String, block: @MainActor (any XCTActivity) throws -> Result )
78 t  XCTAttachment 309 345 acfbb61b729dc51e34fd75f591957099 class XCTAttachment
82 t 5 XCTAttachment.Lifetime 350 375 751f96655fc0f13ec241137e5121f4b3 enum Lifetime
72 o 6 keepAlways 382 397 78724b2e1d2fb91f0a44ca7bf995694d case keepAlways
82 o 6 deleteOnSuccess 402 422 312de674368a4ac3e6231010990e7b25 case deleteOnSuccess
67 o 5 init 429 464 e70e7e4ab83526dec342c618e737ed44 init(data: Data)
98 o 5 init 467 533 80c41d8a422986d19205819d5a1bcbd4 init(data: Data, uniformTypeIdentifier: String)
71 o 5 init 536 575 eb6166d3243f531a140797600cf2571d init(string: String)
80 o 5 init 578 626 054b397e70000c1d7085144deb21ed49 init(contentsOfFile url: URL)
111 o 5 init 629 708 5b17ae35e25548902a5bbcfd1f7a1329 init(contentsOfFile url: URL, uniformTypeIdentifier: String)
100 o 5 init 711 779 e865086beca7aaa36072fbb1ae708693 init(archivableObject object: any NSSecureCoding)
131 o 5 init 782 881 12b4bd64d5b419cb95fb5363dd30497d init(archivableObject object: any NSSecureCoding, uniformTypeIdentifier: String)
80 o 5 init 884 932 7de1ebbfe30eecafcb3bff5ca818f867 init(plistObject object: Any)
67 o 5 lifetime 935 990 575817681f773034e838cc0bec40aeb5 var lifetime
60 o 5 name 993 1029 7f4e19ebd7cbd098019797a275a56391 var name
69 o 5 userInfo 1032 1084 9330b3bd41c96612ff51d48187f46f75 var userInfo
95 o 5 uniformTypeIdentifier 1087 1135 336f26a20420ec07a0433b36c2816dee var uniformTypeIdentifier
78 e  XCTestCase 1139 1159 f3e6dde81a741b970e2df252a793d902 extension XCTestCase
90 o 21 add 1164 1208 ebc832898829d4049d98b782c36e55d2 func add(_ attachment: XCTAttachment)
90 o 21 measure 1211 1251 7ede5a995a4f3dae32a1d623a780d455 func measure(_ block: () -> Void)
114 o 21 measure 1254 1318 bde7b36b0bc67decc2687cbef21b9376 func measure(metrics: [any XCTMetric], block: () -> Void)
116 o 21 measure 1321 1387 045b15b7d84380d3eb67428bd794ea63 func measure(options: XCTMeasureOptions, block: () -> Void)
142 o 21 measure 1390 1482 7a46eeccfcb973365f2c90f339f02374 func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void)
86 o 21 record 1485 1522 82c0e99518314a5c5b79a42bc815452a func record(_ issue: XCTIssue)
98 o 21 executionTimeAllowance 1525 1584 fb0c4bd9921fd41498d106ec572afc00 var executionTimeAllowance

"""#)
  }
}
