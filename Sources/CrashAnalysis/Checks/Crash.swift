import ModelIR
import Source

/// Something that ends a test, or may do so.
struct Crash: Hashable {
  enum Kind: Hashable {
    case unsetRequiredField, fieldNotExecuted, wrongMockType
    /// The variables whose values the conversion does not have, with those that would include the selection.
    case missingVariables([InclusionCondition])
    /// A field was given nil, or a list with it.
    case nullForRequired(NilPlace)
    /// The custom scalar of a field that has a default which may not exist.
    case scalarDefault(scalar: Name)
  }

  let kind: Kind
  /// Whether it happens whenever the function runs.
  var isCertain: Bool
  /// The response key of the field that it is about.
  let key: Name?
  /// What selects that field.
  var field: FieldOrigin?
  /// The Swift name of the model; nil where it is about no model.
  var model: String?
  /// The name of the mock's type in the schema.
  let mockType: Name
  /// What is set on the mock, by response key.
  var setFields: [Name] = []
  var defaultOf: MockState.DefaultRole?
  /// Where something is read that is not there.
  var read: Location?
  /// Where the mock is turned into a model.
  var conversion: Location?
  /// Where a mock is stored in a field that cannot hold it.
  var storage: Location?
  /// Where the mock was made.
  let origin: Location
  /// Where the helper is called that the read stands in.
  var call: Location?
  /// What is not set on the mock, for fixes.
  var unset: UnsetFields?
  /// How the conversion is written, for fixes.
  var variablesPlace: VariablesPlace?
}
