import Source

/// The names of Swift and of generated code that the analysis knows.
enum WellKnownNames {
  static let selfName: Name = "self"
  static let selfType: Name = "Self"
  static let anyType: Name = "Any"
  static let superName: Name = "super"
  /// The pattern that all values match, and the place that takes values that are not used.
  static let discard: Name = "_"
  static let initializer: Name = "init"
  static let map: Name = "map"
  static let newValue: Name = "newValue"
  static let oldValue: Name = "oldValue"
  static let flatMap: Name = "flatMap"
  static let wrappedValue: Name = "wrappedValue"
  static let projectedValue: Name = "projectedValue"
  /// The class of all mocks.
  static let mock: Name = "Mock"
  /// The function that makes a mock with defaults.
  static let mockFunction: Name = "mock"
  static let placeholder: Name = "placeholder"
  /// The function that converts a mock to a model, and the label of the initializer that does.
  static let from: Name = "from"
  static let withVariables: Name = "withVariables"
  /// The labels of the initializers that make a model of JSON: Apollo's, and the one that only `MockSupport` has.
  static let jsonLabels: [Name] = ["data", "json"]
  static let typename: Name = "__typename"
}

extension Name {
  var startsWithCapital: Bool { utf8.first.map { UInt8(ascii: "A") <= $0 && $0 <= UInt8(ascii: "Z") } ?? false }
}
