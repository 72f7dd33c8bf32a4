import ModelIR
import Source

/// A crash that a test surely or possibly causes.
struct Crash: Hashable {
  /// The reason for a crash.
  enum Kind: Hashable {
    case unsetRequiredField, fieldNotExecuted, wrongMockType
    /// Variables without values in the conversion, as the conditions that would include the selection.
    case missingVariables([InclusionCondition])
    /// A field was set to nil, or to a list that contains nil.
    case nullForRequired(NilPlace)
    /// A field gets the default of its custom scalar, and that default may not exist.
    case scalarDefault(scalar: Name)
  }

  let kind: Kind
  /// Whether the crash happens whenever the function runs.
  var isCertain: Bool
  /// The response key of the affected field.
  let key: Name?
  /// The selection of that field.
  var field: FieldOrigin?
  /// The Swift name of the model; nil if no model is involved.
  var model: String?
  /// The name of the mock's type in the schema.
  let mockType: Name
  /// The response keys of the fields that are set on the mock.
  var setFields: [Name] = []
  var defaultOf: AbstractMock.DefaultRole?
  /// The place that reads the missing value.
  var read: Location?
  /// The place that converts the mock to a model.
  var conversion: Location?
  /// The place that stores a mock in a field that cannot hold it.
  var storage: Location?
  /// The place that made the mock.
  let origin: Location
  /// The call of the helper that contains the read.
  var call: Location?
  /// The call of the code under test that contains the read.
  var departure: Departure?
  /// The calls between that call and the read, the outermost first.
  var innerCalls: [Location] = []
  /// Whether the field is surely missing, wherever it is read.
  var isSurelyMissing = false
  /// The unset fields of the mock, for fixes.
  var unset: UnsetFields?
  /// How the conversion spells its variables, for fixes.
  var variablesPlace: VariablesPlace?
}
