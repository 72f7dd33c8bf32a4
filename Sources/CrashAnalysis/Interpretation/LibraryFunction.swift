import Source

/// What a function of a library does with its arguments.
///
/// A row says which arguments are evaluated whenever the function is called. All others are messages and the like, which
/// the function may evaluate or not.
struct LibraryFunction {
  /// How the call ends.
  enum Outcome {
    case value
    /// It gives the value in its first argument, or throws where that is nil.
    case unwrapped
    /// It throws if its first argument is this.
    case throwsIf(Bool)
    /// It ends the process.
    case never
  }

  /// How many arguments without labels are evaluated, from the first one on.
  var values: Int
  /// The labels of other arguments that are evaluated.
  var labels: Set<Name> = []
  /// Whether errors that its arguments throw end in it.
  var catchesErrors = false
  /// Whether code that isn't followed gets hold of its arguments.
  var keeps = false
  var outcome = Outcome.value

  func evaluates(_ argument: TestExpression.Argument, at index: Int) -> Bool {
    argument.label.map { labels.contains($0) } ?? (index < values)
  }

  private static let all = Int.max

  /// Evaluates everything, and may store or change what it gets.
  static let eager = LibraryFunction(values: all, keeps: true)

  /// Functions and initializers that nothing stands before, by name. Macros have a `#` before theirs.
  static let functions: [String: LibraryFunction] = {
    var rows: [String: LibraryFunction] = [:]
    func add(_ row: LibraryFunction, _ names: String...) { for name in names { rows[name] = row } }
    // XCTest
    add(LibraryFunction(values: 1), "XCTAssert", "XCTAssertTrue", "XCTAssertFalse", "XCTAssertNil", "XCTAssertNotNil")
    add(
      LibraryFunction(values: 2, labels: ["accuracy"]), "XCTAssertEqual", "XCTAssertNotEqual", "XCTAssertIdentical",
      "XCTAssertNotIdentical", "XCTAssertLessThan", "XCTAssertGreaterThan", "XCTAssertLessThanOrEqual",
      "XCTAssertGreaterThanOrEqual")
    add(LibraryFunction(values: 1), "XCTFail")
    add(LibraryFunction(values: 1, outcome: .unwrapped), "XCTUnwrap")
    add(LibraryFunction(values: 1, catchesErrors: true, keeps: true), "XCTAssertThrowsError", "XCTAssertNoThrow")
    add(LibraryFunction(values: 1, outcome: .throwsIf(true)), "XCTSkipIf")
    add(LibraryFunction(values: 1, outcome: .throwsIf(false)), "XCTSkipUnless")
    add(
      eager, "XCTExpectFailure", "XCTSkip", "expectation", "wait", "fulfillment", "waitForExpectations", "measure",
      "add")
    // Swift Testing
    add(LibraryFunction(values: 1), "#expect")
    add(LibraryFunction(values: 1, outcome: .unwrapped), "#require")
    add(eager, "withKnownIssue", "confirmation", "Comment")
    // The standard library
    add(LibraryFunction(values: 1, outcome: .throwsIf(false)), "precondition")
    add(LibraryFunction(values: 0, outcome: .never), "preconditionFailure")
    add(LibraryFunction(values: 1, outcome: .never), "fatalError")
    add(LibraryFunction(values: 0), "assert", "assertionFailure")
    add(LibraryFunction(values: all), "print", "debugPrint", "dump")
    add(LibraryFunction(values: 0, labels: ["of"]), "type")
    add(
      eager, "zip", "min", "max", "abs", "stride", "swap", "sequence", "repeatElement", "numericCast", "unsafeBitCast",
      "withExtendedLifetime", "autoreleasepool", "withUnsafePointer", "withUnsafeMutablePointer",
      "withoutActuallyEscaping",
      "withCheckedContinuation", "withCheckedThrowingContinuation", "withTaskGroup", "withThrowingTaskGroup")
    add(
      eager, "AnyHashable", "Array", "Bool", "Character", "ContiguousArray", "Dictionary", "Double", "Float", "Int",
      "Int32", "Int64", "KeyValuePairs", "Mirror", "ObjectIdentifier", "Set", "String", "Substring", "Task", "UInt",
      "AnySequence", "AnyIterator", "AsyncStream", "AsyncThrowingStream", "Duration", "Hasher", "Slice", "ArraySlice")
    // Foundation, Combine and SwiftUI
    add(
      eager, "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "IndexPath",
      "IndexSet", "JSONDecoder", "JSONEncoder", "Locale", "Measurement", "NSArray", "NSAttributedString",
      "AttributedString", "NSDictionary", "NSError", "NSNumber", "NSPredicate", "NSString", "Notification",
      "PersonNameComponents", "TimeZone", "URL", "URLComponents", "URLQueryItem", "URLRequest", "UUID", "Just",
      "CurrentValueSubject", "PassthroughSubject", "Future", "Text", "Label", "Button", "Image", "NSLog")
    // Others
    add(LibraryFunction(values: 2), "XCTAssertNoDifference", "expectNoDifference", "XCTAssertEqualNoDiff")
    add(LibraryFunction(values: 1, keeps: true), "XCTAssertDifference", "expectDifference")
    add(
      LibraryFunction(
        values: 0, labels: ["of", "matching", "as", "named", "record", "timeout", "snapshotDirectory"], keeps: true),
      "assertSnapshot", "assertSnapshots", "assertInlineSnapshot", "verifySnapshot")
    for name in matchers { rows[name] = eager }
    add(eager, "customDump", "withDependencies", "withSnapshotTesting", "describe", "context", "it")
    return rows
  }()

  /// Static functions, by the type and the name.
  static let staticFunctions: [String: LibraryFunction] = [
    "Issue.record": eager, "Attachment.record": eager, "Test.cancel": eager, "XCTContext.runActivity": eager,
    "MainActor.run": eager, "MainActor.assumeIsolated": eager, "JSONSerialization.data": eager,
    "JSONSerialization.jsonObject": eager, "Task.detached": eager, "Task.sleep": eager, "Result.success": eager,
    "Result.failure": eager, "Optional.some": eager, "String.init": eager,
  ]

  /// Methods that evaluate their arguments, whatever their receiver is. They belong to the standard library and Foundation.
  /// Methods of logs, such as `debug`, are not among them.
  static let eagerMethods: Set<String> = [
    "add", "addTeardownBlock", "advanced", "allSatisfy", "append", "appending", "appendingPathComponent", "assign",
    "caseInsensitiveCompare", "combine", "compactMap", "compare", "components", "contains", "data", "date", "decode",
    "difference", "distance", "drop", "dropFirst", "dropLast", "elementsEqual", "encode", "encodeIfPresent",
    "enumerated",
    "failure", "filter", "first", "firstIndex", "flatMap", "forEach", "formIntersection", "formUnion", "formatted",
    "fulfill",
    "hash", "hasPrefix", "hasSuffix", "index", "insert", "intersection", "isDisjoint", "isSubset", "isSuperset",
    "joined",
    "last", "lastIndex", "lexicographicallyPrecedes", "map", "mapValues", "max", "merge", "merging", "min", "partition",
    "popLast", "post", "prefix", "range", "ranges", "receive", "reduce", "remove", "removeAll", "removeFirst",
    "removeLast",
    "removeValue", "replace", "replaceSubrange", "replacing", "replacingOccurrences", "reserveCapacity", "resume",
    "reversed", "send", "setValue", "shuffled", "sink", "some", "sort", "sorted", "split", "starts", "string",
    "subtract",
    "subtracting", "success", "suffix", "symmetricDifference", "trimmingCharacters", "trimmingPrefix", "union",
    "update",
    "updateValue", "uppercased", "utf8", "value", "write", "yield",
  ]

  /// Members of test cases and specifications that do nothing with their stored properties.
  static let testCaseMembers: Set<String> = [
    "add", "addTeardownBlock", "continueAfterFailure", "executionTimeAllowance", "expectation", "fulfillment",
    "measure", "record", "wait", "waitForExpectations",
  ]

  /// Members that models have from their protocols. Like `==`, they read no missing fields.
  static let modelMembers: Set<String> = ["__data", "debugDescription", "description", "hash", "hashValue"]

  /// Nimble's methods between `expect` and a matcher.
  static let matching: Set<String> = ["to", "toNot", "notTo", "toEventually", "toEventuallyNot"]

  /// Matchers of Nimble that evaluate their arguments and the value of `expect`.
  static let matchers: Set<String> = [
    "be", "beCloseTo", "beEmpty", "beFalse", "beFalsy", "beGreaterThan", "beGreaterThanOrEqualTo", "beIdenticalTo",
    "beLessThan", "beLessThanOrEqualTo", "beNil", "beTrue", "beTruthy", "beginWith", "contain", "endWith", "equal",
    "haveCount", "match",
  ]
}
