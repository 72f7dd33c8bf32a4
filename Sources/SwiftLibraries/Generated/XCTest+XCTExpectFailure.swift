// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var XCTest_XCTExpectFailure: LibraryText {
    LibraryText(
      path: "XCTest/XCTExpectFailure.swift",
      text: #"""
public class XCTExpectedFailure: NSObject {
  public class Options: NSObject {
    public override init()
    public class func nonStrict() -> Options
    public var isEnabled: Bool { get set }
    public var isStrict: Bool { get set }
    public var issueMatcher: (XCTIssue) -> Bool { get set }
  }
  public var failureReason: String? { get }
  public var issue: XCTIssue { get }
}

public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, issueMatcher: ((XCTIssue) -> Bool)? = nil
)
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> R,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R
public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options)
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> R
) rethrows -> R

"""#,
      outline: #"""
85 t  XCTExpectedFailure 0 41 3b69fbb96bfa0791ff732bf9ae2fd222 class XCTExpectedFailure
84 t 0 XCTExpectedFailure.Options 46 76 dc957373dda09c9bbd65f8936eab5215 class Options
56 o 1 init 83 105 f6be699d033aebd66caad5ea1c8223aa init()
72 o 1 nonStrict 110 150 4a76dc3023bc18af2c9a047c5f7eedf3 func nonStrict()
69 o 1 isEnabled 155 193 9492d5a22ff40be4634e9b8c4e71a170 var isEnabled
67 o 1 isStrict 198 235 5c8d13f6685f1578993298c9b0191733 var isStrict
75 o 1 issueMatcher 240 295 c366e1f08113531dacd85cbe8cb32fde var issueMatcher
77 o 0 failureReason 302 343 e4f6c4dd3b184bf565e29948c19b94f5 var failureReason
61 o 0 issue 346 380 5f63b5b4ef34b34d918caabfa69e1213 var issue
203 o  XCTExpectFailure 384 534 3742a40114da5a95a767f71587c34471 func XCTExpectFailure( _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, issueMatcher: ((XCTIssue) -> Bool)? = nil )
236 o  XCTExpectFailure 535 734 d44d4faa275a6633920d958d5f1deedc func XCTExpectFailure<R>( _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil )
152 o  XCTExpectFailure 735 832 d2947fc02b346116e9ba5001396ec227 func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options)
187 o  XCTExpectFailure 833 981 fe6b006b3f7ee4af9e560484454f9035 func XCTExpectFailure<R>( _ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> R )

"""#)
  }
}
