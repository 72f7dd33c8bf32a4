import SwiftCode
import Testing

struct SchemaTypeNamesTests {
  @Test(arguments: [
    ("dog", SchemaTypeKind.object, "Dog"), ("_dog", .object, "_Dog"), ("Mock", .object, "Mock"),
    ("Type", .object, "Type_Object"), ("type", .interface, "Type_Interface"), ("error", .union, "Error_Union"),
    ("Schema", .enumeration, "Schema_Enum"), ("Any", .scalar, "Any_Scalar"), ("Self", .inputObject, "Self_InputObject"),
    ("ID", .scalar, "ID"), ("ID", .object, "ID_Object"), ("id", .scalar, "Id"), ("_", .object, "__Object"),
    ("Int32", .object, "Int32_Object"), ("Int64", .object, "Int64"), ("string", .object, "String_Object"),
  ])
  func typesHaveSwiftNames(schemaName: String, kind: SchemaTypeKind, expected: String) {
    #expect(swiftTypeName(schemaName, kind, reservesInt32: true) == expected)
  }

  @Test func int32IsAllowedIfNotReserved() {
    #expect(swiftTypeName("Int32", .enumeration, reservesInt32: false) == "Int32")
  }

  @Test(arguments: [
    "Any", "DataDict", "DocumentType", "Fragments", "FragmentContainer", "ParentType", "Protocol", "Schema",
    "Selection", "Self", "String", "Bool", "Int", "Int32", "Float", "Double", "ID", "Type", "Error", "_",
  ])
  func everyReservedNameGetsASuffix(name: String) {
    #expect(swiftTypeName(name, .object, reservesInt32: true) == name + "_Object")
  }
}
