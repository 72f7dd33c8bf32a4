import XCTest

/// The tests of XCTest, which can't find them by itself here.
struct XCTestList {
  let name: String
  let entry: XCTestCaseEntry

  private init<T: XCTestCase>(_ name: String, _ test: @escaping (T) -> () throws -> Void) {
    self.name = "\(T.self).\(name)"
    entry = testCase([(name, test)])
  }

  static var all: [XCTestList] {
    [
      XCTestList("testEqualMessage", AssertionMessages.testEqualMessage),
      XCTestList("testEqualInterpolatedMessage", AssertionMessages.testEqualInterpolatedMessage),
      XCTestList("testEqualValue", AssertionMessages.testEqualValue),
      XCTestList("testEqualSecondValue", AssertionMessages.testEqualSecondValue),
      XCTestList("testEqualWithAccuracy", AssertionMessages.testEqualWithAccuracy),
      XCTestList("testEqualWithAccuracyValue", AssertionMessages.testEqualWithAccuracyValue),
      XCTestList("testNotEqualMessage", AssertionMessages.testNotEqualMessage),
      XCTestList("testNotEqualValue", AssertionMessages.testNotEqualValue),
      XCTestList("testTrueMessage", AssertionMessages.testTrueMessage),
      XCTestList("testTrueValue", AssertionMessages.testTrueValue),
      XCTestList("testAssertMessage", AssertionMessages.testAssertMessage),
      XCTestList("testAssertValue", AssertionMessages.testAssertValue),
      XCTestList("testFalseMessage", AssertionMessages.testFalseMessage),
      XCTestList("testFalseValue", AssertionMessages.testFalseValue),
      XCTestList("testNilMessage", AssertionMessages.testNilMessage),
      XCTestList("testNilValue", AssertionMessages.testNilValue),
      XCTestList("testNotNilMessage", AssertionMessages.testNotNilMessage),
      XCTestList("testNotNilValue", AssertionMessages.testNotNilValue),
      XCTestList("testIdenticalMessage", AssertionMessages.testIdenticalMessage),
      XCTestList("testLessThanMessage", AssertionMessages.testLessThanMessage),
      XCTestList("testLessThanValue", AssertionMessages.testLessThanValue),
      XCTestList("testGreaterThanMessage", AssertionMessages.testGreaterThanMessage),
      XCTestList("testGreaterThanOrEqualMessage", AssertionMessages.testGreaterThanOrEqualMessage),
      XCTestList("testLessThanOrEqualValue", AssertionMessages.testLessThanOrEqualValue),
      XCTestList("testUnwrapMessage", AssertionMessages.testUnwrapMessage),
      XCTestList("testUnwrapValue", AssertionMessages.testUnwrapValue),
      XCTestList("testUnwrapped", AssertionMessages.testUnwrapped),
      XCTestList("testThrowsMessage", AssertionMessages.testThrowsMessage),
      XCTestList("testNoThrowMessage", AssertionMessages.testNoThrowMessage),
      XCTestList("testNoThrowValue", AssertionMessages.testNoThrowValue),
      XCTestList("testThrowsValue", AssertionMessages.testThrowsValue),
      XCTestList("testThrowsHandler", AssertionMessages.testThrowsHandler),
      XCTestList("testNoThrowHandler", AssertionMessages.testNoThrowHandler),
      XCTestList("testFailNotReached", AssertionMessages.testFailNotReached),
      XCTestList("testFailMessage", AssertionMessages.testFailMessage),
      XCTestList("testSkipUnlessMessage", AssertionMessages.testSkipUnlessMessage),
      XCTestList("testSkipIfMessage", AssertionMessages.testSkipIfMessage),
      XCTestList("testSkipIfCondition", AssertionMessages.testSkipIfCondition),
      XCTestList("testExpectFailureMessage", AssertionMessages.testExpectFailureMessage),
      XCTestList("testMessageOfAHelper", AssertionMessages.testMessageOfAHelper),
      XCTestList("testValueOfAHelper", AssertionMessages.testValueOfAHelper),
      XCTestList("testNestedInMessage", AssertionMessages.testNestedInMessage),
      XCTestList("testNestedInValue", AssertionMessages.testNestedInValue),
      XCTestList("testReadBefore", AssertionMessages.testReadBefore),
      XCTestList("testAfterwards", AssertionMessages.testAfterwards),
      XCTestList("testMessageThatWrites", AssertionMessages.testMessageThatWrites),
      XCTestList("testValueThatWrites", AssertionMessages.testValueThatWrites),
      XCTestList("testMessageWithClosure", AssertionMessages.testMessageWithClosure),
      XCTestList("testValueWithClosure", AssertionMessages.testValueWithClosure),
      XCTestList("testFileAndLine", AssertionMessages.testFileAndLine),
      XCTestList("testTernaryInMessage", AssertionMessages.testTernaryInMessage),
      XCTestList("testThrowsSkip", SkippedTests.testThrowsSkip),
      XCTestList("testThrowsSkipAtOnce", SkippedTests.testThrowsSkipAtOnce),
      XCTestList("testSkipIf", SkippedTests.testSkipIf),
      XCTestList("testSkipIfFalse", SkippedTests.testSkipIfFalse),
      XCTestList("testSkipUnless", SkippedTests.testSkipUnless),
      XCTestList("testSkipUnlessTrue", SkippedTests.testSkipUnlessTrue),
      XCTestList("testSkipIfUnknown", SkippedTests.testSkipIfUnknown),
      XCTestList("testSkipInHelper", SkippedTests.testSkipInHelper),
      XCTestList("testNotSkipped", SkippedTests.testNotSkipped),
      XCTestList("testEarlyReturn", SkippedTests.testEarlyReturn),
      XCTestList("testThrowsBefore", SkippedTests.testThrowsBefore),
      XCTestList("testSkipped", SkippingSetUp.testSkipped),
      XCTestList("testSkipped", SkippingAsyncSetUp.testSkipped),
      XCTestList("testToy", AbstractTests.testToy),
      XCTestList("testSpecies", ConcreteTests.testSpecies),
      XCTestList("testBorn", ConcreteTests.testBorn),
      XCTestList("testToy", NotInvoked.testToy),
      XCTestList("testToy", NotPerformed.testToy),
    ]
  }
}
