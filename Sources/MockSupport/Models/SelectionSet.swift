// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Generated code for Apollo uses these names.

/// A model: the fields that an operation or fragment selects on one object, with accessors of their Swift types.
///
/// Models are values. Two are equal if the fields that they select are; a field that was not set is like one that is nil.
public protocol SelectionSet: Sendable, Hashable, CustomDebugStringConvertible {
  associatedtype Schema: SchemaMetadata
  /// The named fragments that the selection set spreads.
  associatedtype Fragments = NoFragments

  /// What the definition selects here; not what is merged in from elsewhere.
  @_spi(Execution) static var __selections: [Selection] { get }

  /// The type in the schema that it is on.
  @_spi(Execution) static var __parentType: any ParentType { get }

  /// The selection sets whose selections all stand in an object for which this one does.
  @_spi(Execution) static var __fulfilledFragments: [any SelectionSet.Type] { get }

  @_spi(Execution) static var __deferredFragments: [any Deferrable.Type] { get }

  @_spi(Unsafe) var __data: DataDict { get }

  @_spi(Unsafe) init(_dataDict: DataDict)
}

/// The model of an object: the data of an operation, a fragment, or a field. Mocks can be converted to it.
public protocol RootSelectionSet: SelectionSet, SelectionSetEntityValue, OutputTypeConvertible {}

/// The `Fragments` of a model that spreads none.
public enum NoFragments {}

extension SelectionSet {
  /// The name of the object's type.
  public var __typename: String? { __data["__typename"] }

  @_spi(Execution) public static var __selections: [Selection] { [] }

  @_spi(Execution) public static var __deferredFragments: [any Deferrable.Type] { [] }

  /// The object's type; nil if its name is not known or not one of the generated types.
  @_spi(Execution) public var __objectType: Object? { __typename.flatMap(Schema.objectType) }

  /// Makes a model of the given fields, for which all of its fragments are fulfilled.
  @_spi(Unsafe) public init(unsafelyWithData data: [String: DataDict.FieldValue]) {
    let layout = ObjectLayout(
      keys: data.keys.sorted(), fulfilled: Set(Self.__fulfilledFragments.map { ObjectIdentifier($0) }),
      deferred: Set(Self.__deferredFragments.map { ObjectIdentifier($0) }))
    let values = layout.keys.map { key in data[key].map(content) ?? .absent }
    self.init(_dataDict: DataDict(ObjectContent(layout, values, origin: nil), for: Self.self))
  }
}

extension SelectionSet {
  /// Makes a model of an object that is only known by an interface or a union here.
  ///
  /// - Parameters:
  ///   - data: the fields that the model shows, and the name of the object's type.
  ///   - type: the type of which `others` and `data` have all that is selected from one of it: every fragment for it that
  ///     no condition keeps away is fulfilled.
  ///   - others: what the model does not show. Of this, an object of another type has what is selected from it, too.
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
