import MockIR
import Source
import SwiftCode
import SwiftEmission
import Testing

struct EmittedNamesTests {
  // MARK: Types

  @Test(arguments: [
    ("Dog", "Dog", "Dog"), ("dog", "Dog", "Dog"), ("_dog", "_Dog", "_Dog"), ("Error", "Error_Object", "Error"),
    ("type", "Type_Object", "Type"),
  ])
  func objectsHaveSwiftNames(schemaName: Name, className: String, fileName: String) {
    let file = renderObjectMock(ObjectMock(typeName: schemaName), options: .sample())
    #expect(file.name == fileName + "+Mock.graphql.swift")
    #expect(file.line(with: "class ") == "nonisolated public final class \(className): MockObject {")
    #expect(file.line(with: "objectType") == "public static let objectType: ApolloAPI.Object = N.Objects.\(className)")
    #expect(file.line(with: "Array<")?.hasSuffix("= Array<Mock<\(className)>>") == true)
  }

  @Test(arguments: [("1.25", "Int32"), ("2.0", "Int32_Object"), ("2.4", "Int32_Object")])
  func int32IsReservedSinceApollo2(version: String, expected: String) {
    let file = renderObjectMock(ObjectMock(typeName: "Int32"), options: .exact(version))
    #expect(file.line(with: "class ")?.contains("class \(expected): ") == true)
  }

  @Test func customNamesAreUsedUnchanged() {
    let options = EmissionOptions.sample {
      $0.customTypes = [
        "Dog": TypeCustomization(.type, name: "hound"), "Human": TypeCustomization(.type, name: "Type"),
        "Pet": TypeCustomization(.type, name: "Friend"), "Size": TypeCustomization(.enumeration, name: "Format"),
        "Date": TypeCustomization(.type, name: "Day"), "Either": TypeCustomization(.type, name: "Actor"),
        "ID": TypeCustomization(.type, name: "Key"), "String": TypeCustomization(.type, name: "Text"),
      ]
    }
    let mock = CatalogText().mock("Dog:a Human,b Pet,c Size,d Date,e Either,f ID,g String")
    let file = renderObjectMock(mock, options: options)
    #expect(file.name == "Hound+Mock.graphql.swift")
    #expect(file.line(with: "class ")?.contains("class hound: ") == true)
    let types = file.lines.filter { $0.hasPrefix("@Field") }.map { String($0.dropFirst(7).prefix { $0 != "(" }) }
    #expect(
      types == ["Type>", "Friend>", "GraphQLEnum<N.Format>>", "N.Day>", "MockObject.Actor>", "N.Key>", "String>"])
    #expect(file.line(with: "a: ") == "a: Mock<Type>? = nil")
  }

  @Test(arguments: [
    ("Dog", TypeCustomization(.enumeration, name: "Hound"), "Dog"),
    ("Dog", TypeCustomization(.inputObject, name: "Hound"), "Dog"),
    ("Dog", TypeCustomization(.type, name: nil), "Dog"), ("Dog", TypeCustomization(.type, name: ""), "Dog"),
    ("Dog", TypeCustomization(.type, name: "Hound"), "Hound"),
  ])
  func customizationsApplyToTheirKind(name: Name, custom: TypeCustomization, expected: String) {
    let options = EmissionOptions.sample { $0.customTypes[name] = custom }
    let file = renderObjectMock(ObjectMock(typeName: name), options: options)
    #expect(file.line(with: "class ")?.contains("class \(expected): ") == true)
  }

  // MARK: Properties

  @Test(arguments: [
    ("name", "name"), ("Name", "Name"), ("first_name", "first_name"), ("class", "`class`"), ("Type", "`Type`"),
    ("Any", "`Any`"), ("_", "`_`"), ("__x", "__x"), ("type", "type"), ("URL", "URL"),
  ])
  func propertiesAreResponseKeys(key: String, property: String) {
    let file = renderObjectMock(CatalogText().mock("Dog:\(key) Int"), options: .sample())
    #expect(file.line(with: "@Field") == "@Field<Int>(\"\(key)\") public var \(property)")
    #expect(file.line(with: " = nil") == "\(property): Int? = nil")
    #expect(file.line(with: "_setScalar") == "_setScalar(\(property), for: \\.\(property))")
  }

  @Test(arguments: ["1.15", "2.4"])
  func selfHasAnInternalName(version: String) {
    let file = renderObjectMock(CatalogText().mock("Dog:self Int"), options: .exact(version))
    #expect(file.line(with: "@Field") == "@Field<Int>(\"self\") public var `self`")
    #expect(file.line(with: " = nil") == "`self` self_value: Int? = nil")
    #expect(file.line(with: "_setScalar") == "_setScalar(self_value, for: \\.`self`)")
  }

  @Test(arguments: [
    ("2.2", false, "userId", "userId: Int? = nil"), ("2.3.0", false, "userId", "userID: Int? = nil"),
    ("2.4", true, "userId", "userID: Int? = nil"), ("2.4", false, "me", "`self`: Int? = nil"),
    ("2.4", true, "me", "`self` self_value: Int? = nil"), ("2.4", true, "cls", "`class`: Int? = nil"),
  ])
  func capitalizationRulesApply(version: String, corrects: Bool, key: String, expected: String) {
    let options = EmissionOptions.exact(version) {
      $0.correctsKnownBugs = corrects
      $0.capitalizationRules = [
        CapitalizationRule(.word("id"), .upper), CapitalizationRule(.word("me"), .replace("self")),
        CapitalizationRule(.word("cls"), .replace("class")),
      ]
    }
    let file = renderObjectMock(CatalogText().mock("Dog:\(key) Int"), options: options)
    #expect(file.line(with: "@Field")?.contains("(\"\(key)\")") == true)
    #expect(file.line(with: " = nil") == expected)
  }
}
