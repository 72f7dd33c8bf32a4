import MockIR
import Source
import SwiftEmission

/// Reads catalogs from short texts, so that tests show only relevant parts.
struct CatalogText {
  /// The names of object types. Names in none of these lists are custom scalars.
  var objects: [String] = ["Dog", "Cat", "Human", "Height"]
  /// Interfaces with their object types. The first one is both the first possible and the first mocked type.
  var interfaces: [String: [String]] = ["Animal": ["Dog", "Cat"], "Pet": ["Dog"], "Actor": ["Human"]]
  var unions: [String: [String]] = ["Either": ["Cat", "Dog"]]
  var enums: [String: [String]] = ["Size": ["LARGE", "SMALL"]]

  /// Returns a mock such as `Dog: name String!, owner Human`.
  func mock(_ text: String) -> ObjectMock {
    let parts = text.split(separator: ":", maxSplits: 1)
    let fields = parts.count < 2 ? [] : parts[1].split(separator: ",").map { field($0) }
    return ObjectMock(
      typeName: Name(String(parts[0])), fields: fields.sorted { $0.responseKey < $1.responseKey })
  }

  private func field(_ text: Substring) -> MockField {
    let words = text.split(separator: " ")
    return MockField(responseKey: Name(String(words[0])), type: type(String(words[1])))
  }

  /// Returns a type such as `[[Int!]]!`.
  func type(_ text: String) -> MockType {
    let isNonNull = text.hasSuffix("!")
    let bare = isNonNull ? text.dropLast() : text[...]
    let nullability: MockType.Nullability = isNonNull ? .nonNull : .nullable
    guard bare.hasPrefix("[") else { return MockType(named(String(bare)), nullability) }
    var type = type(String(bare.dropFirst().dropLast()))
    type.lists.insert(nullability, at: 0)
    return type
  }

  private func named(_ text: String) -> MockNamedType {
    let name = Name(text)
    switch text {
    case "String": return .builtIn(.string)
    case "Int": return .builtIn(.int)
    case "Float": return .builtIn(.float)
    case "Boolean": return .builtIn(.boolean)
    case "ID": return .builtIn(.id)
    default: break
    }
    if objects.contains(text) { return .object(name) }
    if let values = enums[text]?.map({ Name($0) }) {
      return .enumeration(EnumReference(name: name, firstValue: values.first, firstCurrentValue: values.first))
    }
    if let types = interfaces[text]?.map({ Name($0) }) { return .interface(reference(name, types)) }
    if let types = unions[text]?.map({ Name($0) }) { return .union(reference(name, types)) }
    return .scalar(name)
  }

  private func reference(_ name: Name, _ types: [Name]) -> AbstractReference {
    AbstractReference(name: name, firstPossibleType: types.first, firstMockedType: types.first)
  }
}

extension EmissionOptions {
  /// Returns options with the namespace `N`, changed by `change`.
  static func sample(_ change: (inout EmissionOptions) -> Void = { _ in }) -> EmissionOptions {
    var options = EmissionOptions(namespace: "n")
    change(&options)
    return options
  }

  /// Returns the options for an exact version, including its bugs.
  static func exact(
    _ version: String, _ change: (inout EmissionOptions) -> Void = { _ in }
  ) -> EmissionOptions {
    sample {
      $0.version = ApolloVersion(text: version) ?? .latest
      $0.correctsKnownBugs = false
      change(&$0)
    }
  }
}

extension EmittedFile {
  var text: String { String(decoding: contents, as: UTF8.self) }

  /// The lines without their indentation.
  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0.drop { $0 == " " }) }
  }

  /// Returns the first line that contains `part`, without its indentation and a trailing comma.
  func line(with part: String) -> String? {
    lines.first { $0.contains(part) }.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
  }
}
