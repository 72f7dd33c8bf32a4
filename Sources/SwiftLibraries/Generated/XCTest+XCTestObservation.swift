// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var XCTest_XCTestObservation: LibraryText {
    LibraryText(
      path: "XCTest/XCTestObservation.swift",
      text: #"""
public class XCTestRun {
  public required init(test: XCTest)
  public var executionCount: Int { get }
  public var failureCount: Int { get }
  public var hasBeenSkipped: Bool { get }
  public var hasSucceeded: Bool { get }
  public var skipCount: Int { get }
  public var startDate: Date? { get }
  public var stopDate: Date? { get }
  public var test: XCTest { get }
  public var testCaseCount: Int { get }
  public var testDuration: TimeInterval { get }
  public var totalDuration: TimeInterval { get }
  public var totalFailureCount: Int { get }
  public var unexpectedExceptionCount: Int { get }
  public func start()
  public func stop()
}

public class XCTestCaseRun: XCTestRun {
  public override func recordFailure(
    withDescription description: String, inFile filePath: String?, atLine lineNumber: Int, expected: Bool)
  public override func start()
  public override func stop()
}

public class XCTestSuite: XCTest {
  public init(name: String)
  public override var name: String { get }
  public override var testCaseCount: Int { get }
  public override var testRunClass: AnyClass? { get }
  public var tests: [XCTest] { get }
  public func addTest(_ test: XCTest)
  public override func perform(_ run: XCTestRun)
}

public class XCTestSuiteRun: XCTestRun {
  public override var executionCount: Int { get }
  public override var failureCount: Int { get }
  public override var skipCount: Int { get }
  public var testRuns: [XCTestRun] { get }
  public override var totalDuration: TimeInterval { get }
  public override var unexpectedExceptionCount: Int { get }
  public func addTestRun(_ testRun: XCTestRun)
  public override func start()
  public override func stop()
}

public protocol XCTestObservation: AnyObject {
  func testBundleDidFinish(_ testBundle: Bundle)
  func testBundleWillStart(_ testBundle: Bundle)
  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int
  )
  func testCaseDidFinish(_ testCase: XCTestCase)
  func testCaseWillStart(_ testCase: XCTestCase)
  func testSuiteDidFinish(_ testSuite: XCTestSuite)
  func testSuiteWillStart(_ testSuite: XCTestSuite)
}

extension XCTestObservation {
  public func testBundleDidFinish(_ testBundle: Bundle)
  public func testBundleWillStart(_ testBundle: Bundle)
  public func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int
  )
  public func testCaseDidFinish(_ testCase: XCTestCase)
  public func testCaseWillStart(_ testCase: XCTestCase)
  public func testSuiteDidFinish(_ testSuite: XCTestSuite)
  public func testSuiteWillStart(_ testSuite: XCTestSuite)
}

public class XCTestObservationCenter {
  public class var shared: XCTestObservationCenter { get }
  public func addTestObserver(_ testObserver: any XCTestObservation)
  public func removeTestObserver(_ testObserver: any XCTestObservation)
}

"""#,
      outline: #"""
67 t  XCTestRun 0 22 580cc01c7f8aea19117604c431cc4e81 class XCTestRun
67 o 0 init 27 61 9dd33609a3c5d3d71a0828d429c064b8 init(test: XCTest)
78 o 0 executionCount 64 102 248077ee1ca130b721fc659737f1753d var executionCount
75 o 0 failureCount 105 141 bb9592317d5746f2b7d65b916941c2b6 var failureCount
79 o 0 hasBeenSkipped 144 183 6401e34153b4516715fc9de4cf7eacf6 var hasBeenSkipped
75 o 0 hasSucceeded 186 223 fa2d67b3439ef28249b4ae8e69e1a0fb var hasSucceeded
69 o 0 skipCount 226 259 e99eedf7cffd7776e594ef2b8b54945a var skipCount
69 o 0 startDate 262 297 3b528cb9041e6bd06f46ac0da65be8d6 var startDate
67 o 0 stopDate 300 334 60da509d4122c7d2975e587087473e85 var stopDate
59 o 0 test 337 368 24e0567bf5c06818d57574e439ae0157 var test
77 o 0 testCaseCount 371 408 774286ee8e385d85827f0123588a8d8e var testCaseCount
75 o 0 testDuration 411 456 ccd95e3ade871575a45472b36fb9eb5c var testDuration
77 o 0 totalDuration 459 505 20f18919c9dfe9fb32e4302e695ff6d5 var totalDuration
85 o 0 totalFailureCount 508 549 b696da0690707f699747ead546b10829 var totalFailureCount
99 o 0 unexpectedExceptionCount 552 600 877aefbbc786253937690005034ecbb6 var unexpectedExceptionCount
64 o 0 start 603 622 1a4d4686370017adc461ff792c8c4d6c func start()
62 o 0 stop 625 643 a8416a92cc19aed7e54979ad74557978 func stop()
78 t  XCTestCaseRun 647 684 b063654f11bd45c65e8f284e8b20af0d class XCTestCaseRun
183 o 17 recordFailure 689 831 856d45057bcb7717500a440654004090 func recordFailure( withDescription description: String, inFile filePath: String?, atLine lineNumber: Int, expected: Bool)
65 o 17 start 834 862 cbab827432f789f4557e2edc7be6eec1 func start()
63 o 17 stop 865 892 350187d7abb9d284527170d5364be9bf func stop()
74 t  XCTestSuite 896 928 6d17ae7e3bbcf8fe915a4a9c1e909da5 class XCTestSuite
70 o 21 init 933 958 ed0d3e8ed42b6f9e9e125f108fb04c15 init(name: String)
61 o 21 name 961 1001 5b5cd612ed301caa7aa8c5266c403583 var name
80 o 21 testCaseCount 1004 1050 4e7518fe465d3b98f33e02e3afc2a3be var testCaseCount
78 o 21 testRunClass 1053 1104 6ec4a15e7451ec165a08886f27b1dad8 var testRunClass
64 o 21 tests 1107 1141 34793f67c13b985ad49b681031f8e4d2 var tests
85 o 21 addTest 1144 1179 b186b154ca62b202fb4f52b27b8146ed func addTest(_ test: XCTest)
87 o 21 perform 1182 1228 86bd4816b7c0ad12d24f1e9c07d3a5df func perform(_ run: XCTestRun)
82 t  XCTestSuiteRun 1232 1270 01f4d5858f656ef50e04cfbab50b803e class XCTestSuiteRun
82 o 29 executionCount 1275 1322 57eb87ca41af90802cd76c3ee6d360b2 var executionCount
78 o 29 failureCount 1325 1370 1659e59d81e02e8c1d2781fb487211d7 var failureCount
72 o 29 skipCount 1373 1415 8dfeb6a078f6d892e7a45344b9eb75db var skipCount
70 o 29 testRuns 1418 1458 e6c31075e8d3d90800e754e4f6f06abe var testRuns
80 o 29 totalDuration 1461 1516 716a3457ebc2ecb40a661b7658289ff8 var totalDuration
102 o 29 unexpectedExceptionCount 1519 1576 d88367ba7ad168f5f21b6c57d450d19f var unexpectedExceptionCount
97 o 29 addTestRun 1579 1623 a2d04746fc1a288470f40cc534dd965e func addTestRun(_ testRun: XCTestRun)
67 o 29 start 1626 1654 dbf1d8dc14a2c6559cace6ce5e385f98 func start()
65 o 29 stop 1657 1684 ae2b4696352d164eafb36710b8a33e29 func stop()
91 t  XCTestObservation 1688 1732 4d6c15672f5f1205bbf1e05770798819 protocol XCTestObservation
115 o 39 testBundleDidFinish 1737 1783 ae843aed58533e0815fae8874de58262 func testBundleDidFinish(_ testBundle: Bundle)
115 o 39 testBundleWillStart 1786 1832 3f58d0fb08705cdec583c1b4848f4211 func testBundleWillStart(_ testBundle: Bundle)
191 o 39 testCase 1835 1974 cbfe15414c44c7f9bece5a2299521737 func testCase( _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int )
113 o 39 testCaseDidFinish 1977 2023 86f43ddc01bac3ae8869b92296684de7 func testCaseDidFinish(_ testCase: XCTestCase)
113 o 39 testCaseWillStart 2026 2072 b8381b59189f6dd951d1ff559c3aac88 func testCaseWillStart(_ testCase: XCTestCase)
117 o 39 testSuiteDidFinish 2075 2124 e8c8ea7c5ec01a88969ecf78432cfb16 func testSuiteDidFinish(_ testSuite: XCTestSuite)
117 o 39 testSuiteWillStart 2127 2176 3ae69ce8c9edd4f9c9974034c2175dc7 func testSuiteWillStart(_ testSuite: XCTestSuite)
92 e  XCTestObservation 2180 2207 2512fd260a5feb78032123e9ac0b075a extension XCTestObservation
115 o 47 testBundleDidFinish 2212 2265 fa936e4c555a477999e9b61226dfd0c2 func testBundleDidFinish(_ testBundle: Bundle)
115 o 47 testBundleWillStart 2268 2321 2cfa333bd21de4d82e9c140a7379109b func testBundleWillStart(_ testBundle: Bundle)
191 o 47 testCase 2324 2470 55bd18c1ae37e15336cef4a37e1a4cf7 func testCase( _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int )
113 o 47 testCaseDidFinish 2473 2526 ba13568d952f128d449c5695d992466a func testCaseDidFinish(_ testCase: XCTestCase)
113 o 47 testCaseWillStart 2529 2582 f7fc4f284cd044064995a66ec64452da func testCaseWillStart(_ testCase: XCTestCase)
117 o 47 testSuiteDidFinish 2585 2641 b93a730180bdac1154bf51eb9183ac71 func testSuiteDidFinish(_ testSuite: XCTestSuite)
117 o 47 testSuiteWillStart 2644 2700 1463650d0a7f7fd628998ffb21edb7f7 func testSuiteWillStart(_ testSuite: XCTestSuite)
100 t  XCTestObservationCenter 2704 2740 6b8a1b8509f7205826d5e2727fd92c43 class XCTestObservationCenter
66 o 55 shared 2745 2801 b90a4e42acf70469a6b8e80cc95b0d10 var shared
124 o 55 addTestObserver 2804 2870 35f724b40786fabd3c657533909d46e5 func addTestObserver(_ testObserver: any XCTestObservation)
130 o 55 removeTestObserver 2873 2942 fa5d1442d2401ed5dc9edc84bfba6d5e func removeTestObserver(_ testObserver: any XCTestObservation)

"""#)
  }
}
