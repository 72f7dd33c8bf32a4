// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Generated code for Apollo uses these names.

/// A model: the fields that an operation or fragment selects on one object, with typed accessors.
///
/// Models are values. Two are equal if their selected fields are equal. An unset field equals a nil field.
public protocol SelectionSet: Sendable, Hashable, CustomDebugStringConvertible {
  /// The metadata of the schema.
  associatedtype Schema: SchemaMetadata
  /// The named fragments that the selection set spreads.
  associatedtype Fragments = NoFragments

  /// The selections of the definition itself, without merged ones.
  @_spi(Execution) static var __selections: [Selection] { get }

  /// The schema type of the selection set.
  @_spi(Execution) static var __parentType: any ParentType { get }

  /// The selection sets that an object fulfills if it fulfills this one.
  @_spi(Execution) static var __fulfilledFragments: [any SelectionSet.Type] { get }

  @_spi(Execution) static var __deferredFragments: [any Deferrable.Type] { get }

  @_spi(Unsafe) var __data: DataDict { get }

  @_spi(Unsafe) init(_dataDict: DataDict)
}

/// The model of an object: the data of an operation, a fragment, or a field. Mocks can be converted to it.
public protocol RootSelectionSet: SelectionSet, SelectionSetEntityValue, OutputTypeConvertible {}

/// The `Fragments` of a model without fragment spreads.
public enum NoFragments {}

extension SelectionSet {
  /// The name of the object's type.
  public var __typename: String? { __data["__typename"] }

  @_spi(Execution) public static var __selections: [Selection] { [] }

  @_spi(Execution) public static var __deferredFragments: [any Deferrable.Type] { [] }

  /// The object's type; nil if its name is unknown or has no generated type.
  @_spi(Execution) public var __objectType: Object? { __typename.flatMap(Schema.objectType) }

  /// Creates a model with the given fields and with all of its fragments fulfilled.
  @_spi(Unsafe) public init(unsafelyWithData data: [String: DataDict.FieldValue]) {
    let layout = ObjectLayout(
      keys: data.keys.sorted(), fulfilled: Set(Self.__fulfilledFragments.map { ObjectIdentifier($0) }),
      deferred: Set(Self.__deferredFragments.map { ObjectIdentifier($0) }))
    let values = layout.keys.map { key in data[key].map(content) ?? .absent }
    self.init(_dataDict: DataDict(ObjectContent(layout, values, origin: nil), for: Self.self))
  }
}

extension SelectionSet {
  /// Creates a model of an object with an interface or union as its declared type.
  ///
  /// - Parameters:
  ///   - data: the fields of the model, including `__typename`.
  ///   - type: an object type. `data` and `others` together have all fields selected on it, and all its unconditional
  ///     fragments are fulfilled.
  ///   - others: fields outside of the model. An object of another type gets only the fields selected on that type.
  @_spi(Unsafe) public init(
    unsafelyWithData data: [String: DataDict.FieldValue], of type: String,
    besides others: [String: DataDict.FieldValue] = [:]
  ) {
    let typename = data["__typename"] as? String ?? type
    var builder = SelectionPlanBuilder(typename: typename, variables: nil)
    builder.add(Self.self)
    let plan = builder.plan.layout
    let isWhole = typename == type
    let fitting = isWhole ? others : others.filter { plan.index(of: $0.key) != nil }
    self.init(unsafelyWithData: data.merging(fitting) { shown, _ in shown })
    guard isWhole else { return }
    let model = __data
    let object = ObjectContent(model.object.layout.adding(plan), model.object.values, origin: nil)
    self.init(_dataDict: DataDict(object, for: Self.self))
  }
}

private func content(of value: DataDict.FieldValue) -> FieldContent {
  if let entity = value as? EntityData { return entity.content }
  if let scalar = value as? any AnyScalarType { return scalar.fieldContent }
  return .scalar(value)
}
