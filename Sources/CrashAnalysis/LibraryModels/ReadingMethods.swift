import Source
import SwiftLowering

/// Methods of the standard library and Foundation that leave their receiver as it is.
extension LibraryModels {
  /// Whether no method of a name in these libraries is `mutating`.
  static func leavesReceiver(_ name: Name) -> Bool { readingMethods.contains(name) }

  /// The types and protocols of the standard library whose extensions have methods of a value.
  static func types(of value: AbstractValue) -> Set<Name> {
    switch value {
    case .boolean: ["Bool"]
    case .integer: ["BinaryInteger", "FixedWidthInteger", "Int", "Numeric", "SignedInteger"]
    case .number: ["BinaryFloatingPoint", "Double", "Float", "FloatingPoint", "Numeric"]
    case .string: ["BidirectionalCollection", "Collection", "Sequence", "String", "StringProtocol"]
    case .list: CollectionTypes.names
    case .dictionary: ["Collection", "Dictionary", "Sequence"]
    default: []
    }
  }

  static let bool: Name = "Bool"
  static let toggle: Name = "toggle"
  /// The method of `Optional` that leaves nil behind.
  static let take: Name = "take"

  private static let readingMethods: Set<Name> = [
    "adding", "addingPercentEncoding", "addingReportingOverflow", "addingTimeInterval", "advanced", "allSatisfy",
    "appending", "appendingPathComponent", "appendingPathExtension", "capitalized", "caseInsensitiveCompare",
    "compactMap", "compactMapValues", "compare", "components", "contains", "count", "data", "dateComponents",
    "deletingLastPathComponent", "deletingPathExtension", "difference", "distance", "dividedReportingOverflow", "drop",
    "dropFirst", "dropLast", "elementsEqual", "ends", "enumerated", "filter", "first", "firstIndex", "firstRange",
    "flatMap", "forEach", "formatted", "hasPrefix", "hasSuffix", "hash", "index", "indices", "intersection",
    "isDisjoint", "isEqual", "isLess", "isMultiple", "isStrictSubset", "isStrictSuperset", "isSubset", "isSuperset",
    "joined", "last", "lastIndex", "lexicographicallyPrecedes", "localizedCaseInsensitiveCompare",
    "localizedCaseInsensitiveContains", "localizedCompare", "localizedStandardCompare", "localizedStandardContains",
    "lowercased", "makeIterator", "map", "mapError", "mapValues", "max", "merging", "min",
    "multipliedReportingOverflow", "padding", "prefix", "quotientAndRemainder", "randomElement", "range", "ranges",
    "reduce", "remainder", "replacing", "replacingOccurrences", "reversed", "rounded",
    "shuffled", "signum", "sorted", "split", "squareRoot", "starts", "substring", "subtracting",
    "subtractingReportingOverflow", "suffix", "symmetricDifference", "timeIntervalSince", "trimmingCharacters",
    "trimmingPrefix", "truncatingRemainder", "union", "uppercased", "withCString", "withUnsafeBufferPointer",
    "withUnsafeBytes",
  ]
}
