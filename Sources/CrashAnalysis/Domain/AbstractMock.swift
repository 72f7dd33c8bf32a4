import Source

/// The abstract state of a mock at some time.
struct AbstractMock: Hashable, Sendable {
  /// The name of its type in the schema.
  let type: Name
  /// The name that it has for a conversion, if a test changed that.
  var typename: Name?
  /// The place that made it.
  let origin: Location
  /// The field that it is the default of, with the type of that field's mock.
  let defaultOf: DefaultRole?
  /// The values of fields by response key. A missing field was never set.
  var fields: [Name: AbstractValue] = [:]
  /// Whether unknown code can change it at any time.
  var isShared = false
  /// The call that made it. The mock of a default has the call that made the mock around it.
  var creation: MockCreation?
  /// The places that set fields to nil.
  var nils: [Name: NilPlace] = [:]
  /// The place that stores it in a field of another type.
  var wrongPlace: Location?
  /// Whether other tests use it, too. They may have set more fields.
  var isCommon = false

  struct DefaultRole: Hashable, Sendable {
    let field: Name
    let type: Name
  }

  /// The name of the type that a conversion takes it for.
  var convertedType: Name { typename ?? type }

  /// Returns the value of a field.
  func content(of key: Name) -> AbstractValue {
    isShared ? .unknown : fields[key] ?? (isCommon ? .optional(.unknown) : .nothing)
  }

  func joined(with other: AbstractMock, _ lost: inout [AbstractValue]) -> AbstractMock {
    if self == other { return self }
    var result = self
    result.isShared = isShared || other.isShared
    result.isCommon = isCommon || other.isCommon
    if typename != other.typename { result.isShared = true }
    for key in Set(fields.keys).union(other.fields.keys).sorted() {
      let value = (fields[key] ?? .nothing).joined(with: other.fields[key] ?? .nothing, &lost)
      result.fields[key] = value == .nothing ? nil : value
    }
    for key in Set(nils.keys).union(other.nils.keys) where nils[key] != other.nils[key] {
      result.nils[key] = nils[key] ?? other.nils[key]
      result.nils[key]?.isOnOneWay = true
    }
    return result
  }
}
