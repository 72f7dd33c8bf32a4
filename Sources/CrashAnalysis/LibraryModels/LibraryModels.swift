import Source

/// The table of the library functions and names that the evaluator knows: Swift, Foundation and test frameworks.
///
/// Rows are found by the receiver and the name. A function that has no row is `LibraryModel.unknown`: it may evaluate
/// its arguments at any time and any number of times, and it may keep and change them.
struct LibraryModels {
  /// The receiver of a call.
  enum Receiver: Hashable {
    /// No receiver: a function or initializer.
    case none
    /// The function is a macro.
    case macro
    /// A static function of a type.
    case type(Name)
    /// A list whose elements are known.
    case list
    case text
    case model
    /// A test case or specification.
    case testCase
    /// The base class of test cases.
    case testCaseClass
    /// The class of a specification that is being run.
    case specification
    /// The result of Nimble's `expect`.
    case expectation
    /// A value of any other type.
    case any
  }

  struct Key: Hashable {
    let receiver: Receiver
    let name: Name
  }

  private var rows: [Key: LibraryModel] = [:]

  static let all = LibraryModels()

  /// Returns the row of a function.
  static func row(_ name: Name, of receiver: Receiver = .none) -> LibraryModel? {
    all.rows[Key(receiver: receiver, name: name)]
  }

  /// Whether a function is a matcher of Nimble, which evaluates its arguments and the value of `expect`.
  static func isMatcher(_ name: Name) -> Bool { matchers.contains(name) }

  private mutating func add(_ row: LibraryModel, to receiver: Receiver = .none, _ names: Name...) {
    add(row, to: receiver, names)
  }

  private mutating func add(_ row: LibraryModel, to receiver: Receiver = .none, _ names: [Name]) {
    for name in names {
      var row = row
      row.isXCTest = receiver == .none && name.text.hasPrefix("XCT")
      rows[Key(receiver: receiver, name: name)] = row
    }
  }

  private init() {
    addXCTest()
    addSwiftTesting()
    addStandardLibrary()
    addLists()
    addFoundation()
    addRuntime()
    addSpecifications()
    addOtherLibraries()
  }

  private mutating func addXCTest() {
    add(LibraryModel(values: 1, assertion: .condition(true)), "XCTAssert", "XCTAssertTrue")
    add(LibraryModel(values: 1, assertion: .condition(false)), "XCTAssertFalse")
    add(LibraryModel(values: 1), "XCTAssertNil", "XCTAssertNotNil", "XCTFail")
    add(LibraryModel(values: 2, labels: ["accuracy"], assertion: .equality), "XCTAssertEqual")
    add(
      LibraryModel(values: 2, labels: ["accuracy"]), "XCTAssertNotEqual", "XCTAssertIdentical",
      "XCTAssertNotIdentical", "XCTAssertLessThan", "XCTAssertGreaterThan", "XCTAssertLessThanOrEqual",
      "XCTAssertGreaterThanOrEqual")
    add(LibraryModel(values: 1, result: .unwrapped, ending: .throwsIfAbsent), "XCTUnwrap")
    add(
      LibraryModel(values: 1, catchesErrors: true, keeps: true, result: .unknown), "XCTAssertThrowsError",
      "XCTAssertNoThrow")
    add(LibraryModel(values: 1, ending: .throwsIf(true)), "XCTSkipIf")
    add(LibraryModel(values: 1, ending: .throwsIf(false)), "XCTSkipUnless")
    add(
      .eager, "XCTExpectFailure", "XCTSkip", "expectation", "wait", "fulfillment", "waitForExpectations", "measure",
      "add")
    add(.eager.using(.runsOnce), to: .type("XCTContext"), "runActivity")
    // Members that do nothing with the stored properties of a test.
    add(
      .eager, to: .testCase, "add", "addTeardownBlock", "continueAfterFailure", "executionTimeAllowance",
      "expectation", "fulfillment", "measure", "record", "wait", "waitForExpectations")
    add(LibraryModel(), to: .testCaseClass, "setUp", "setUpWithError", "tearDown", "tearDownWithError")
  }

  private mutating func addSwiftTesting() {
    add(LibraryModel(values: 1, assertion: .condition(true)), to: .macro, "expect")
    add(
      LibraryModel(values: 1, result: .unwrapped, ending: .throwsIfAbsent, assertion: .condition(true)), to: .macro,
      "require")
    add(.eager, "withKnownIssue", "Comment")
    add(.eager.using(.runsOnce), "confirmation")
    add(.eager, to: .type("Issue"), "record")
    add(.eager, to: .type("Attachment"), "record")
    add(.eager, to: .type("Test"), "cancel")
  }

  private mutating func addStandardLibrary() {
    add(LibraryModel(values: 1, ending: .throwsIf(false)), "precondition")
    add(LibraryModel(values: 0, ending: .never), "preconditionFailure")
    add(LibraryModel(values: 1, ending: .never), "fatalError")
    add(LibraryModel(values: 0), "assert", "assertionFailure")
    add(LibraryModel(), "print", "debugPrint", "dump")
    add(LibraryModel(values: 0, labels: ["of"]), "type")
    add(.eager.using(.runsOnce), "autoreleasepool", "withExtendedLifetime")
    add(
      .eagerWithLabels, "zip", "min", "max", "abs", "stride", "swap", "sequence", "repeatElement", "numericCast",
      "unsafeBitCast", "withUnsafePointer", "withUnsafeMutablePointer", "withoutActuallyEscaping",
      "withCheckedContinuation", "withCheckedThrowingContinuation", "withTaskGroup", "withThrowingTaskGroup")
    add(
      .initializer, "AnyHashable", "Array", "Bool", "Character", "ContiguousArray", "Dictionary", "Double", "Float",
      "Int", "Int32", "Int64", "KeyValuePairs", "Mirror", "ObjectIdentifier", "Set", "String", "Substring", "Task",
      "UInt", "AnySequence", "AnyIterator", "AsyncStream", "AsyncThrowingStream", "Duration", "Hasher", "Slice",
      "ArraySlice")
    add(.eager.using(.runsOnce), to: .type("MainActor"), "run", "assumeIsolated")
    add(.eager, to: .type("Task"), "detached", "sleep")
    add(.eager, to: .type("Result"), "success", "failure")
    add(.initializer, to: .type("Optional"), "some")
    add(.initializer, to: .type("String"), "init")
    add(.eager, to: .any, Self.eagerMethods)
  }

  private mutating func addLists() {
    func row(_ operation: ListOperation, values: Int, _ closure: LibraryModel.ClosureUse = .kept) -> LibraryModel {
      LibraryModel(values: values, closure: closure, result: .list(operation))
    }
    add(row(.append, values: 1), to: .list, "append")
    add(row(.removeAll, values: 0), to: .list, "removeAll")
    add(row(.reverse, values: 0), to: .list, "reversed")
    add(row(.enumerate, values: 0), to: .list, "enumerated")
    add(row(.map, values: 1, .runsForElements), to: .list, "map")
    add(row(.forEach, values: 1, .runsForElements), to: .list, "forEach")
    add(row(.filter, values: 1, .runsForElements), to: .list, "filter")
    add(row(.compactMap, values: 1, .runsForElements), to: .list, "compactMap")
  }

  /// Foundation, Combine and SwiftUI.
  private mutating func addFoundation() {
    add(LibraryModel(values: 0, result: .null), "NSNull")
    add(LibraryModel(values: 1, result: .text), "Data")
    add(LibraryModel(values: 0, labels: ["using"], result: .text), to: .text, "data")
    add(
      LibraryModel(values: 0, labels: ["with"], others: .once, result: .json), to: .type("JSONSerialization"),
      "jsonObject")
    add(.eager, to: .type("JSONSerialization"), "data")
    add(
      .initializer, "Calendar", "CharacterSet", "Date", "DateComponents", "DateInterval", "Decimal", "IndexPath",
      "IndexSet", "JSONDecoder", "JSONEncoder", "Locale", "Measurement", "NSArray", "NSDictionary", "NSError",
      "NSNumber", "NSPredicate", "NSString", "Notification", "PersonNameComponents", "TimeZone", "URL",
      "URLComponents", "URLQueryItem", "URLRequest", "UUID", "Just", "CurrentValueSubject", "PassthroughSubject",
      "Future", "Text", "Label", "Button", "Image")
    add(.eagerWithLabels, "AttributedString", "NSAttributedString", "NSLog")
  }

  /// The runtime of generated code.
  private mutating func addRuntime() {
    add(.initializer, "GraphQLEnum", "GraphQLNullable", "GraphQLResponse", "GraphQLResult")
    add(.initializer, to: .type("GraphQLEnum"), "case", "caseInsensitive", "init", "unknown")
    add(.initializer, to: .type("GraphQLNullable"), "init", "some")
  }

  /// Quick and Nimble.
  private mutating func addSpecifications() {
    add(.eager.using(.group), to: .specification, "describe", "context", "fdescribe", "fcontext")
    add(.eager.using(.group, isSkipped: true), to: .specification, "xdescribe", "xcontext")
    add(.eager.using(.example), to: .specification, "it", "fit")
    add(.eager.using(.example, isSkipped: true), to: .specification, "xit", "pending")
    add(.eager.using(.hook(.before)), to: .specification, "beforeEach")
    add(.eager.using(.hook(.justBefore)), to: .specification, "justBeforeEach")
    add(.eager.using(.hook(.after)), to: .specification, "afterEach")
    add(.eager, "describe", "context", "it")
    add(LibraryModel(), to: .expectation, "to", "toNot", "notTo", "toEventually", "toEventuallyNot")
    add(.eager, Array(Self.matchers))
  }

  private mutating func addOtherLibraries() {
    add(
      LibraryModel(values: 2, assertion: .equality), "XCTAssertNoDifference", "expectNoDifference",
      "XCTAssertEqualNoDiff")
    add(LibraryModel(values: 1, keeps: true, result: .unknown), "XCTAssertDifference", "expectDifference")
    add(
      LibraryModel(
        values: 0, labels: ["of", "matching", "as", "named", "record", "timeout", "snapshotDirectory"], keeps: true,
        result: .unknown),
      "assertSnapshot", "assertSnapshots", "assertInlineSnapshot", "verifySnapshot")
    add(.eager, "customDump", "withDependencies", "withSnapshotTesting")
    // Members that models have from their protocols. Like `==`, they read no missing fields.
    add(.eager, to: .model, "__data", "debugDescription", "description", "hash", "hashValue")
  }

  // MARK: Names

  /// Superclasses that do nothing with the stored properties of their subclasses.
  static let plainSuperclasses: Set<Name> = ["XCTestCase", "NSObject", "QuickSpec", "AsyncSpec"]

  /// Protocols and superclasses whose users call no members that read models.
  static let passiveProtocols: Set<Name> = [
    "NSObject", "ObservableObject", "AnyObject", "Sendable", "Equatable", "Hashable", "Comparable", "Identifiable",
    "Codable", "Decodable", "Encodable", "Error", "LocalizedError", "CaseIterable", "RawRepresentable",
  ]

  /// Members that libraries call by themselves.
  static let calledByLibraries: [Name] = [
    "==", "<", "~=", "hash", description, "debugDescription", "errorDescription", "customMirror", "encode",
  ]
  /// Members that libraries call only for types of a protocol.
  static let descriptions: Set<Name> = [description, "debugDescription"]
  static let description: Name = "description"
  static let describable: Name = "CustomStringConvertible"

  /// Properties of collections whose values hold no elements.
  static let measures: Set<Name> = [
    "capacity", "count", "debugDescription", "description", "endIndex", "hashValue", "indices", "isEmpty", "startIndex",
    "underestimatedCount",
  ]

  static let result: Name = "Result"

  /// Methods of mocks that set the field of a key path.
  static let fieldSetters: Set<Name> = ["_setScalar", "_setScalarList", "_setEntity", "_setList"]

  /// Structures of the standard library and Foundation, which are no protocols.
  static let plainTypes: Set<Name> = [
    "String", "Int", "Double", "Float", "Bool", "Character", "Data", "Date", "URL", "UUID", "Substring", "Decimal",
  ]

  /// The label of a macro that is an exit test.
  static let exitLabel: Name = "processExitsWith"

  /// The label of a macro that catches errors.
  static let errorLabel: Name = "throws"

  /// Nimble's function that an expectation begins with.
  static let expectation: Name = "expect"

  /// The word between an expectation of Nimble and a matcher that holds.
  static let positiveExpectation: Name = "to"

  /// Labels of subscripts that surely evaluate their arguments.
  static let eagerIndexLabels: Set<Name> = ["keyPath", "dynamicMember", "safe"]

  private static let matchers: Set<Name> = [
    "be", "beCloseTo", "beEmpty", "beFalse", "beFalsy", "beGreaterThan", "beGreaterThanOrEqualTo", "beIdenticalTo",
    "beLessThan", "beLessThanOrEqualTo", "beNil", "beTrue", "beTruthy", "beginWith", "contain", "endWith", "equal",
    "haveCount", "match",
  ]

  /// Methods that evaluate their arguments, whatever their receiver is. They belong to the standard library and
  /// Foundation. Methods of logs, such as `debug`, are not among them.
  private static let eagerMethods: [Name] = [
    "add", "addTeardownBlock", "advanced", "allSatisfy", "append", "appending", "appendingPathComponent", "assign",
    "caseInsensitiveCompare", "combine", "compactMap", "compare", "components", "contains", "data", "date", "decode",
    "difference", "distance", "drop", "dropFirst", "dropLast", "elementsEqual", "encode", "encodeIfPresent",
    "enumerated", "failure", "filter", "first", "firstIndex", "flatMap", "forEach", "formIntersection", "formUnion",
    "formatted", "fulfill", "hash", "hasPrefix", "hasSuffix", "index", "insert", "intersection", "isDisjoint",
    "isSubset", "isSuperset", "joined", "last", "lastIndex", "lexicographicallyPrecedes", "map", "mapValues", "max",
    "merge", "merging", "min", "partition", "popLast", "post", "prefix", "range", "ranges", "receive", "reduce",
    "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "replace", "replaceSubrange", "replacing",
    "replacingOccurrences", "reserveCapacity", "resume", "reversed", "send", "setValue", "shuffled", "sink", "some",
    "sort", "sorted", "split", "starts", "string", "subtract", "subtracting", "success", "suffix",
    "symmetricDifference", "trimmingCharacters", "trimmingPrefix", "union", "update", "updateValue", "uppercased",
    "utf8", "value", "write", "yield",
  ]
}
