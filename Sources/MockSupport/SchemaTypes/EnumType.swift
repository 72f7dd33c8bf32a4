/// An enum type of a schema. Fields hold its values as ``GraphQLEnum``, which can also hold unknown values.
public protocol EnumType:
  Sendable, RawRepresentable, CaseIterable, JSONEncodable, GraphQLOperationVariableValue,
  GraphQLOperationVariableListElement
where RawValue == String {}
