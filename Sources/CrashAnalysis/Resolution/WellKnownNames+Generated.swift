import Source
import SwiftLowering

/// The names of the library and of generated code that the analysis knows.
extension WellKnownNames {
  static let map: Name = "map"
  static let flatMap: Name = "flatMap"
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
